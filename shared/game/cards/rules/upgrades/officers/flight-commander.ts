import { hasSquadronsLeft } from '#shared/game/cards/squadrons-near'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { mayResolve, meansFor } from '#shared/game/engine/commands'

/** The ship may resolve its Squadron command after its maneuver instead, if it has revealed a dial (R5.18, R5.23). */
export default [
  at('maneuver.after')
    .may()
    .when(aboutOwn)
    .when((g, { activation }, { seat }) => activation?.revealed !== undefined && hasSquadronsLeft(g, seat))
    .allowed((rules, g, _moment, { on }) => {
      const { dial, token } = meansFor(g, on, 'squadron', rules)
      return (dial || token) && mayResolve(g, on, 'squadron', rules)
    })
    .do((tx, _moment, _answers, self) => tx.grantCommand(self.on, 'squadron')),
]
