import { basePlace } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { carriedTokens, lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Obstacle, Point, Seat, UnitId } from '#shared/game/engine/state'
import { gapBetween } from '#shared/game/geometry/footprint'
import { baseFootprint, outlineFootprint, shipOverlapsObstacle } from '#shared/game/geometry/obstacle'
import type { TableMessages } from '#shared/messages/en/table'
import { cardIn, numberIn } from '#shared/messages/piece-ids'
import type { GameView, ShipView } from './game-view'
import { ownerOf, setAside, undeployed, unitName } from './glance'
import { UNKNOWN_CARD } from './objective-cards'
import { hullOf } from './unit'

/** One foot: the side of a square, and the length of the ruler. */
const FOOT = 304_800
const CENTIMETRE = 10_000

/** Squares of one foot: columns A… from the west, rows 1… from the south. */
export function placeWords({ x, y }: Point): { square: string; x: number; y: number } {
  const column = String.fromCharCode(65 + Math.max(0, Math.floor(x / FOOT)))
  const row = 1 + Math.max(0, Math.floor(y / FOOT))
  return { square: `${column}${row}`, x: Math.round(x / CENTIMETRE), y: Math.round(y / CENTIMETRE) }
}

/** What waits beside the table, and, until one is chosen, the objective cards that the reader knows. */
export function besideLines(view: GameView, seats: readonly Seat[], messages: TableMessages): string[] {
  const names = (ids: readonly UnitId[]) => ids.map((id) => unitName(view, id, messages))
  return seats.flatMap((seat) => {
    const owner = ownerOf(view, seat)
    const waiting = names(undeployed(view, seat))
    const objectives = (view.objectiveCards?.[seat] ?? []).filter((card) => card !== UNKNOWN_CARD)
    return [
      ...(waiting.length > 0 ? [messages.undeployed(owner, waiting)] : []),
      ...setAsideLines(view, seat, messages),
      ...(view.objective === undefined && objectives.length > 0
        ? [messages.objectiveCards(owner, objectives.map(messages.cardTitle))]
        : []),
    ]
  })
}

const setAsideLines = (view: GameView, seat: Seat, messages: TableMessages): string[] =>
  setAside(view, seat).map((id) =>
    messages.heldBack(unitName(view, id, messages), messages.cardTitle(cardIn(view.reserve?.setAside[id] ?? ''))),
  )

/** Obstacles and objective tokens on the table, each with its place; a token that a unit carries is told with that. */
export function thingLines(view: GameView, messages: TableMessages): string[] {
  const obstacles = Object.values(view.obstacles).map(({ id, pose, inert }) =>
    messages.lies({
      name: unitName(view, id, messages),
      place: placeWords(pose),
      turned: pose.heading / 1000,
      on: undefined,
      inert: inert ?? false,
      hull: hullOf(view, id),
    }),
  )
  const tokens = lyingTokens(view).map(({ id, at, on }) =>
    messages.lies({
      name: messages.objectiveToken(numberIn(id)),
      place: placeWords(at),
      turned: undefined,
      on: on === undefined ? undefined : unitName(view, on, messages),
      inert: false,
      hull: undefined,
    }),
  )
  const markers = Object.values(view.cards).flatMap(({ card, marker }) =>
    marker
      ? [
          messages.lies({
            name: messages.marker(card),
            place: placeWords(marker),
            turned: undefined,
            on: undefined,
            inert: false,
            hull: undefined,
          }),
        ]
      : [],
  )
  return [...obstacles, ...tokens, ...markers]
}

/** By their names: the objective tokens that a unit carries. */
export const carriedWords = (view: GameView, unit: UnitId, messages: TableMessages): string[] =>
  carriedTokens(view, unit).map(({ id }) => messages.objectiveToken(numberIn(id)))

/** An obstacle as it lies to a ship: µm from the base, and whether the ship is on it (R10.15, R12.18). */
export function toObstacle(ship: ShipView, obstacle: Obstacle): { gap: number; overlaps: boolean } {
  const { outline } = outlinedObstacle(obstacle)
  const place = basePlace(ship)
  return {
    gap: gapBetween(baseFootprint(place), outlineFootprint(outline)),
    overlaps: shipOverlapsObstacle(place, outline),
  }
}
