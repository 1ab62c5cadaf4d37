import { fleets as words } from '#messages/game-more'
import { terms } from '#messages/terms'
import type { Seat, UnitId } from '#shared/game/engine/state'
import type { Keyword, Keywords } from '#shared/game/engine/terms'
import type { GameView, ShipView, SquadronView, StoredDialView } from '#shared/play/view/game-view'
import { hullLeft } from '#shared/play/view/unit'

export interface Hull {
  left: number
  max: number
}

/** A ship on the table or beside it. */
export const shipIn = ({ ships, reserve }: GameView, unit: UnitId): ShipView | undefined =>
  ships[unit] ?? reserve?.ships[unit]

/** A squadron on the table or beside it. */
export const squadronIn = ({ squadrons, reserve }: GameView, unit: UnitId): SquadronView | undefined =>
  squadrons[unit] ?? reserve?.squadrons[unit]

export function hullOf(view: GameView, unit: UnitId): Hull | undefined {
  const ship = shipIn(view, unit)
  if (ship !== undefined) return { left: hullLeft(ship), max: ship.values.hull }
  const squadron = squadronIn(view, unit)
  return squadron === undefined ? undefined : { left: squadron.hull, max: squadron.values.hull }
}

/** Units that do not stand on the table: those to be deployed, and those that a card holds back (R3.24). */
export interface UnitsOffTable {
  waiting: UnitId[]
  setAside: UnitId[]
}

/** One side's units in the order of its fleet: ships, then squadrons. */
export function fleetOf(
  view: GameView,
  seat: Seat,
): { ships: UnitId[]; squadrons: UnitId[]; beside: UnitsOffTable; lost: GameView['lost'] } {
  const own = <T extends { id: UnitId; seat: Seat }>(units: Record<UnitId, T>) =>
    Object.values(units)
      .filter((unit) => unit.seat === seat)
      .map(({ id }) => id)
  const { ships = {}, squadrons = {}, setAside = {} } = view.reserve ?? {}
  const beside = [...own<{ id: UnitId; seat: Seat }>(ships), ...own(squadrons)]
  return {
    beside: {
      waiting: beside.filter((unit) => setAside[unit] === undefined),
      setAside: beside.filter((unit) => setAside[unit] !== undefined),
    },
    ships: own(view.ships),
    squadrons: own(view.squadrons),
    lost: view.lost.filter((unit) => unit.seat === seat),
  }
}

/** Own dials by name, the others' by number. */
export function dialsOf({ dials }: ShipView): string {
  const known = dials.map(({ command }) => command).filter((command) => command !== 'unknown')
  return known.length === dials.length ? words.ownDials(known) : words.hiddenDials(dials.length)
}

/** Those on one of its cards. */
export const storedDialsOf = (ship: ShipView | undefined, source: string): StoredDialView['command'][] =>
  (ship?.storedDials ?? []).flatMap((dial) => (dial.source === source ? [dial.command] : []))

const isKeyword = (word: string): word is Keyword => Object.hasOwn(terms.keywords, word)

/** Each keyword with its number. */
export const keywordsOf = (keywords: Keywords): { keyword: Keyword; n: number }[] =>
  Object.entries(keywords).flatMap(([keyword, n]) => (isKeyword(keyword) ? [{ keyword, n }] : []))
