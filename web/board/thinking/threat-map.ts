import { unitsOf } from '#shared/game/engine/forces'
import type { Pose, Seat, UnitId } from '#shared/game/engine/state'
import { otherSeat } from '#shared/game/engine/terms'
import { unitOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { type Threat, threatsAt, threatsFrom } from '#shared/play/view/threats'

/** What the layer of threats is asked for. */
export interface ThreatSubject {
  /** The unit that the reader looks at, or moves. */
  subject?: UnitId | undefined
  /** A ship counts as standing there: the end of a drafted course. */
  stands?: { ship: UnitId; pose: Pose } | undefined
}

/** How many attacks could hit a unit. */
export interface ThreatMark {
  unit: UnitId
  count: number
}

/** Who can hit whom in their next activations. */
export interface ThreatMap {
  /** The table, with the ship where it counts as standing. */
  view: GameView
  subject: UnitId | undefined
  /** Attacks on the subject; of an enemy: those that it could make. */
  threats: readonly Threat[]
  /** The units whose reach is hatched. */
  sources: readonly UnitId[]
}

function withGhost(view: GameView, stands: ThreatSubject['stands']): GameView {
  const ship = stands && view.ships[stands.ship]
  return stands && ship ? { ...view, ships: { ...view.ships, [ship.id]: { ...ship, pose: stands.pose } } } : view
}

/** A spectator looks with the eyes of the first player. */
const readerOf = (view: GameView): Seat => (view.viewer === 'spectator' ? view.firstPlayer : view.viewer)

/** The reader's own units. */
export const ownUnits = (view: GameView): UnitId[] => unitsOf(view, readerOf(view))

/** Nothing for a unit that nobody can hit. */
export function threatMark(view: GameView, unit: UnitId): ThreatMark[] {
  const threats = threatsAt(view, unit)
  return threats.length > 0 ? [{ unit, count: threats.length }] : []
}

export function threatMap(seen: GameView, { subject, stands }: ThreatSubject): ThreatMap {
  const view = withGhost(seen, stands)
  const own = readerOf(view)
  const seat = subject === undefined ? undefined : unitOf(view, subject)?.seat
  if (subject === undefined || seat === undefined) {
    return { view, subject: undefined, threats: [], sources: unitsOf(view, otherSeat(own)) }
  }
  const threats = seat === own ? threatsAt(view, subject) : threatsFrom(view, subject)
  const sources = seat === own ? [...new Set(threats.map(({ attacker }) => attacker))] : [subject]
  return { view, subject, threats, sources }
}
