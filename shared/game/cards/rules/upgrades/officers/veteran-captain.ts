import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { COMMANDS } from '#shared/game/engine/state'

/** When the ship reveals a dial the card may be discarded for any command token. */
export default [
  at('dial.revealed')
    .may()
    .discards()
    .when(aboutOwn)
    .needs('command', () => COMMANDS)
    .do((tx, _moment, answers, self) => {
      const command = COMMANDS.find((each) => each === answers.command)
      if (command) tx.gainToken(self.on, command)
    }),
]
