import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { Point, Pose, UnitId } from '#shared/game/engine/state'
import type { TableSnapshot } from '#shared/play/view/after-events'
import { centreline } from '#web/motion/along'
import { scenesOf } from '#web/motion/scenes-of'

/** Where a piece stood before it was moved. */
export interface Way {
  unit: UnitId
  from: Pose | Point
  /** Poses at which a ship would have overlapped another. */
  tried: readonly Pose[]
}

export function goingFrom(event: GameEvent, { squadrons }: Pick<TableSnapshot, 'squadrons'>): Way[] {
  switch (event.type) {
    case 'moved':
      return [{ unit: event.ship, from: event.from, tried: event.tried }]
    case 'squadronMoved':
      return [{ unit: event.squadron, from: event.from, tried: [] }]
    case 'squadronsPlaced':
    case 'squadronsReturned':
      return event.places.flatMap(({ squadron }) => {
        const stood = squadrons[squadron]
        return stood ? [{ unit: squadron, from: stood.at, tried: [] }] : []
      })
    default:
      return []
  }
}

/** The places that a ship passed on its way along the tool; none if the step moved no ship. */
export function wayOf(event: GameEvent, before: TableSnapshot, course: EventOf<'courseSet'> | undefined): Pose[] {
  const happened = [...(course ? [course] : []), event].map((each) => ({ step: before.step, event: each }))
  const ran = scenesOf(before, happened).at(-1)
  return ran?.kind === 'course' ? centreline(ran.poses) : []
}

/** What a unit lost or gained in one step. */
export function badgeOf(event: GameEvent): { unit: UnitId; text: string; loss: boolean } | undefined {
  switch (event.type) {
    case 'shieldsLost':
      return { unit: event.ship, text: `−${event.points}`, loss: true }
    case 'hullLost':
      return { unit: event.squadron, text: `−${event.points}`, loss: true }
    case 'damageDealt':
    case 'damageWithoutCard':
      return { unit: event.ship, text: '−1', loss: true }
    case 'shieldRecovered':
    case 'damageDiscarded':
      return { unit: event.ship, text: '+1', loss: false }
    default:
      return undefined
  }
}

/** The units that a step is about, in the order of its sentence. */
export function unitsIn(event: GameEvent): UnitId[] {
  const named = event as Partial<Record<(typeof NAMING)[number], unknown>>
  return NAMING.flatMap((field) => {
    const unit = named[field]
    return typeof unit === 'string' ? [unit] : []
  })
}
const NAMING = ['attacker', 'defender', 'ship', 'squadron', 'unit', 'closest'] as const
