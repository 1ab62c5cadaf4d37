import { basePlace } from '#shared/game/cards/catalog/models'
import type { FrameView } from '#shared/game/engine/frame-rules'
import { type Game, type PublicTable, shipOf, type UnitId } from '#shared/game/engine/state'
import type { BasePlace } from '#shared/game/geometry/base'
import type { ShipOnTable, SquadronOnTable, Surroundings } from '#shared/game/geometry/course'

/** The activation that a maneuver, an attack or a command belongs to. */
export const activationOf = (g: Game): FrameView<'activation'> | undefined =>
  g.stack.findLast((f): f is FrameView<'activation'> => f.kind === 'activation')

/** The ship whose command activates that squadron now. */
export const commanderOf = (g: Game, squadron: UnitId): UnitId | undefined =>
  g.stack.findLast(
    (f): f is FrameView<'squadron-activation'> => f.kind === 'squadron-activation' && f.squadron === squadron,
  )?.by

/** Where the base of a ship stands. */
export const placeOf = (g: PublicTable, id: UnitId): BasePlace => basePlace(shipOf(g, id))

/** All ships but one. */
export const otherShips = (g: PublicTable, id: UnitId): ShipOnTable[] =>
  Object.keys(g.ships)
    .filter((other) => other !== id)
    .map((other) => ({ id: other, place: placeOf(g, other) }))

/** All squadrons but those that are lifted. */
export const standingSquadrons = (g: PublicTable, lifted: readonly UnitId[] = []): SquadronOnTable[] =>
  Object.values(g.squadrons)
    .filter((squadron) => !lifted.includes(squadron.id))
    .map(({ id, at }) => ({ id, at }))

/** What a ship's maneuver may meet. */
export const surroundings = (g: PublicTable, id: UnitId): Surroundings => ({
  others: otherShips(g, id),
  squadrons: standingSquadrons(g),
  area: g.area,
})
