import type { Place, Side } from '#shared/game/engine/decision'
import type { Point, Pose, UnitId } from '#shared/game/engine/state'
import type { Tone } from '#shared/play/preview/consequences'

/** A maneuver being tried on the table; everything in it is private until sent. */
export interface ManeuverDraft {
  ship: UnitId
  speed: number
  /** Yaw limit of each joint up to `speed`. */
  yaws: number[]
  clicks: number[]
  side: Side
  /** Sides on which the ship would not lie over the tool. */
  sides: Side[]
  /** Where the ship ends its move, after overlaps (solid ghost). */
  rest: Pose
  /** Poses that would overlap another ship (dotted), outermost first. */
  tried: Pose[]
  /** Ships it would overlap, and squadrons it would lift at `rest`. */
  overlaps: UnitId[]
  lifts: UnitId[]
  /** Part of the base would be outside the play area at `rest`. */
  leaves: boolean
  /** Where something acts upon it as it ends there: obstacles, tokens, or itself. */
  marks?: readonly { id: string; at: Point; tone: Exclude<Tone, 'none'> }[]
  /** What another course at that speed would lead to, as a sign for its end. */
  toneAt?: (clicks: number[], side: Side) => Tone
}

export interface TriedManeuver {
  draft: ManeuverDraft
  onClicks: (clicks: number[]) => void
  onSide: (side: Side) => void
}

/** Displaced squadrons being put down (R10.23-25). */
export interface PlacementDraft {
  ship: UnitId
  places: Place[]
  /** Squadrons whose present place is not legal, with the code of the reason. */
  faults: Record<UnitId, string>
}

export interface TriedPlacement {
  draft: PlacementDraft
  onPlace: (squadron: UnitId, to: Point) => void
}
