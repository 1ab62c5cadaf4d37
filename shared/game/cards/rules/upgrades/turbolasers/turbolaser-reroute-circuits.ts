import { attacks, canTurnTo, diceOf } from '#shared/game/cards/attacks'
import { spendableTokens } from '#shared/game/cards/spendable'
import { at } from '#shared/game/engine/card-builder'

const FACES = ['critical', 'double-hit'] as const

/** Attacking: for one of the ship's evade tokens, spent without its effect (R8.6), a red die is turned to critical or double hit. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((_g, { attack }) => attack.pool.some(({ color }) => color === 'red'))
    .exhausts()
    .needs('token', (g, { attack }, _answers, self, valueNow) => spendableTokens(g, attack, self.on, valueNow, 'evade'))
    .tokensOf((_moment, self) => self.on)
    .needs('die', (_g, { attack }) => diceOf(attack, ({ color }) => color === 'red'))
    .needs('face', (_g, { attack }, { die }) => FACES.filter((face) => diceOf(attack, canTurnTo(face)).includes(die)))
    .pays((tx, _moment, { token }, self) => tx.useUpDefense(self.on, token))
    .do((tx, { attack }, { die, face }) => {
      const to = FACES.find((each) => each === face)
      if (to) tx.changeDie(attack, die, to)
    }),
]
