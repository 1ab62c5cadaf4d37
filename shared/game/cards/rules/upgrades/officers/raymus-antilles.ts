import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When the ship reveals a dial it gains a token of the same command, and keeps the dial (R5.11). */
export default [
  at('dial.revealed')
    .may()
    .when(aboutOwn)
    .do((tx, { activation }, _answers, self) => {
      if (activation.revealed) tx.gainToken(self.on, activation.revealed)
    }),
]
