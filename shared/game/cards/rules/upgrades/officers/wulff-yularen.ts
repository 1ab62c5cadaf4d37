import { at } from '#shared/game/engine/card-builder'
import { tokenSubject } from '#shared/game/engine/once'
import { COMMANDS } from '#shared/game/engine/state'

/**
 * When the ship spends a command token it gains one of the same command. Spent for that command, the new one cannot serve it
 * again in this round (R7.3).
 */
export default [
  at('token.spent')
    .may()
    .when((_g, { subject }, self) => COMMANDS.some((command) => subject === tokenSubject(self.on, command)))
    .exhausts()
    .do((tx, { subject }, _answers, self) => {
      const command = COMMANDS.find((each) => subject === tokenSubject(self.on, each))
      if (command) tx.gainToken(self.on, command)
    }),
]
