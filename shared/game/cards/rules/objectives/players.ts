import type { Moment, Self } from '#shared/game/engine/card-rules'
import type { PublicTable, Seat, UnitId } from '#shared/game/engine/state'

/** An objective has an instance for each player (R3.6): whether this one is the first player's. */
export const isFirst = (g: Pick<PublicTable, 'firstPlayer'>, { seat }: Pick<Self, 'seat'>): boolean =>
  seat === g.firstPlayer

/** The other player's instance, or this one. */
export const instanceOf = (self: Self, seat: Seat): Self => ({ ...self, seat, source: `${self.card}@${seat}` })

/** What only the first, or only the second player does. */
export const ofFirst = (g: PublicTable, _moment: Moment, self: Self): boolean => isFirst(g, self)
export const ofSecond = (g: PublicTable, _moment: Moment, self: Self): boolean => !isFirst(g, self)

/** The attack is one of this player's. */
export const attacks = (_g: PublicTable, { attack }: Moment, self: Self): boolean => attack?.seat === self.seat

/** Whose unit it is, or was. */
export const seatOf = (g: Pick<PublicTable, 'ships' | 'squadrons' | 'lost'>, unit: UnitId): Seat | undefined =>
  (g.ships[unit] ?? g.squadrons[unit] ?? g.lost.find(({ id }) => id === unit))?.seat

/** The unit that the moment is about is one of this player's ships. */
export const ownShip = (g: PublicTable, { subject }: Moment, self: Self): boolean =>
  g.ships[subject]?.seat === self.seat
