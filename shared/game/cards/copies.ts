import type { Self } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import type { Band } from '#shared/game/engine/region'
import type { CardInstance, PublicTable, UnitId } from '#shared/game/engine/state'
import { isNear } from './card-measure'

/** The copy of the card that a friendly ship bears, if it is neither exhausted nor discarded. */
export const readiedCopyOn = (g: PublicTable, { card, seat }: Self, ship: UnitId): Readonly<CardInstance> | undefined =>
  Object.values(g.cards).find(
    (copy) => copy.card === card && copy.seat === seat && copy.on === ship && !copy.exhausted && !copy.discarded,
  )

export function exhaustCopy(tx: Change, self: Self, ship: UnitId): void {
  const copy = readiedCopyOn(tx.state, self, ship)
  if (copy) tx.exhaust(copy.id)
}

/** Other friendly ships at distance 1 to `most` that bear a readied copy of the card. */
export const shipsWithCopy = (g: PublicTable, self: Self, most: Band): UnitId[] =>
  Object.keys(g.ships).filter(
    (ship) => ship !== self.on && readiedCopyOn(g, self, ship) !== undefined && isNear(g, self.on, ship, most),
  )
