import { squadronCard } from '#shared/cards/catalog/squadrons'
import { isNear } from '#shared/cards/measure'
import { at } from '#shared/engine/card-builder'
import type { Self } from '#shared/engine/card-rules'
import { isDoomed } from '#shared/engine/forces'
import type { PublicTable, UnitId } from '#shared/engine/state'

/** Friendly squadrons with Escort at distance 1 of him, himself among them. */
function escorts(g: PublicTable, self: Self): UnitId[] {
  const isEscort = (card: string) => 'escort' in squadronCard(card).keywords
  return Object.values(g.squadrons)
    .filter(({ id, seat, card }) => seat === self.seat && isEscort(card) && isNear(g, self.on, id, 1))
    .map(({ id }) => id)
}

/** When one of them is dealt damage by an attack, it may take one less, and another one of them takes one instead. */
export default [
  at('attack.damage')
    .may()
    .when((g, { attack }, self) => (attack.total ?? 0) > 0 && escorts(g, self).includes(attack.defender))
    .needs('bearer', (g, { attack }, _answers, self) =>
      escorts(g, self).filter((id) => id !== attack.defender && !isDoomed(g, id)),
    )
    .do((tx, { attack }, { bearer }) => {
      tx.changeTotal(attack, (attack.total ?? 0) - 1)
      tx.suffer(bearer, 1)
    }),
]
