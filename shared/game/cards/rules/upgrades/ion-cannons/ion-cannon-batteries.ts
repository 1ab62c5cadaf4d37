import { at } from '#shared/game/engine/card-builder'
import { COMMANDS } from '#shared/game/engine/state'
import { withCritical } from '../critical'

/**
 * Blue critical effect: the defender loses a command token of the attacker's choice; without any, a shield of the defending
 * zone. Where it has neither, nothing is offered.
 */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .when((g, { attack: { defender, defendingZone } }) => {
      const { commandTokens = [], shields } = g.ships[defender] ?? {}
      return commandTokens.length > 0 || (defendingZone !== undefined && (shields?.[defendingZone] ?? 0) > 0)
    })
    .ask('token', (g, { attack }) => g.ships[attack.defender]?.commandTokens ?? [])
    .do((tx, { attack: { defender, defendingZone } }, { token }) => {
      const command = COMMANDS.find((each) => each === token)
      if (command) tx.discardToken(defender, command, 'effect')
      else if (defendingZone) tx.loseShields(defender, defendingZone, 1)
    }),
]
