import { friendlySquadronsNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import { isDoomed } from '#shared/game/engine/forces'
import { type ValueNow, valuesIn } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

/** Friendly squadrons with Escort at distance 1 of him, himself among them. */
function escorts(g: PublicTable, self: Self, valueNow: ValueNow): UnitId[] {
  const isEscort = (id: UnitId) => valueNow('keywords', id, {}).escort !== undefined
  return friendlySquadronsNear(g, self, 1).filter(isEscort)
}

/** When one of them is dealt damage by an attack, it may take one less, and another one of them takes one instead. */
export default [
  at('attack.damage')
    .may()
    .byOrder({ use: 'destroyed', first: ['most-hull', 'any'] })
    .when((_g, { attack }) => (attack.total ?? 0) > 0)
    .allowed((rules, g, { attack }, self) => escorts(g, self, valuesIn(rules, g)).includes(attack.defender))
    .needs('bearer', (g, { attack }, _answers, self, valueNow) =>
      escorts(g, self, valueNow).filter((id) => id !== attack.defender && !isDoomed(g, id)),
    )
    .do((tx, { attack }, { bearer }) => {
      tx.changeTotal(attack, (attack.total ?? 0) - 1)
      tx.suffer(bearer, 1)
    }),
]
