import { at } from '#shared/game/engine/card-builder'
import { COMMANDS } from '#shared/game/engine/state'
import { withCritical } from '../critical'

/** Blue critical effect: the defender loses a command token of the attacker's choice; without any, a shield of the defending zone. */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .ask('token', (g, { attack }) => g.ships[attack.defender]?.commandTokens ?? [])
    .do((tx, { attack: { defender, defendingZone } }, { token }) => {
      const command = COMMANDS.find((each) => each === token)
      if (command) tx.discardToken(defender, command, 'effect')
      else if (defendingZone) tx.loseShields(defender, defendingZone, 1)
    }),
]
