import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { COMMANDS } from '#shared/game/engine/state'

/**
 * After deploying a command is noted on the card; nobody is asked whether, for it does nothing by itself. Each time the ship
 * reveals it, it may gain a token of it, and it keeps the dial.
 */
export default [
  at('setup.after-deploying')
    .needs('command', () => COMMANDS)
    .do((tx, _moment, answers, self) => {
      const command = COMMANDS.find((each) => each === answers.command)
      if (command) tx.storeCommand(self.source, command)
    }),
  at('dial.revealed')
    .may()
    .when(aboutOwn)
    .when((g, { activation }, self) => activation.revealed === g.cards[self.source]?.command)
    .do((tx, { activation }, _answers, self) => {
      if (activation.revealed) tx.gainToken(self.on, activation.revealed)
    }),
]
