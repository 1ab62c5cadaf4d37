import { at } from '#shared/game/engine/card-builder'
import { COMMANDS } from '#shared/game/engine/state'

/** At the start of each Ship Phase every friendly ship gains a token of one and the same command (R5.1, R5.14). */
export default [
  at('ship-phase.start')
    .may()
    .needs('command', () => COMMANDS)
    .do((tx, _moment, answers, self) => {
      const command = COMMANDS.find((each) => each === answers.command)
      const ships = Object.values(tx.state.ships).filter(({ seat }) => seat === self.seat)
      if (command) for (const { id } of ships) tx.gainToken(id, command)
    }),
]
