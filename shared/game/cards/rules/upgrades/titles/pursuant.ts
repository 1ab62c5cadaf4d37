import { hasSquadronsLeft } from '#shared/game/cards/squadrons-near'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { mayResolve } from '#shared/game/engine/commands'

/** When it reveals another dial it may resolve Squadron as if by a dial, with a token or without (R7.2, RL.25). Discarded. */
export default [
  at('dial.revealed')
    .may()
    .discards()
    .when((g, moment, self) => aboutOwn(g, moment, self) && moment.activation.revealed !== 'squadron')
    .when((g, _moment, { seat }) => hasSquadronsLeft(g, seat))
    .allowed((rules, g, _moment, self) => mayResolve(g, self.on, 'squadron', rules))
    .do((tx, _moment, _answers, self) => tx.grantCommand(self.on, 'squadron', { asDial: true })),
]
