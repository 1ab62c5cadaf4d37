import type { Snippet } from 'svelte'
import type { Option, Place, Side } from '#shared/engine/decision'
import type { Piece as PutPiece, Region } from '#shared/engine/region'
import type { DeepReadonly, Point, Pose, UnitId } from '#shared/engine/state'
import type { Tone } from '#shared/preview/foretold'
import type { GameView } from '#shared/view/game-view'
import type { Projection } from './camera'
import type { Piece } from './pieces'

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
  /** Where the ship comes to rest, after overlaps (solid ghost). */
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

/** Displaced squadrons being put down (R10.23-25). */
export interface PlacementDraft {
  ship: UnitId
  places: Place[]
  /** Squadrons whose present place is not legal, with the code of the reason. */
  faults: Record<UnitId, string>
}

/** A piece of set-up being put down: where it is held, and where it may lie. */
export interface PlacingDraft {
  piece: DeepReadonly<PutPiece>
  name: string
  region: DeepReadonly<Region>
  pose: Pose
  speed: number | undefined
  /** Why it cannot lie there. */
  fault: string | undefined
}

/** What a drawing on the table needs to know of it. */
export interface Drawn {
  table: Projection
  pieces: readonly Piece[]
  /** CSS px per mm */
  scale: number
}

/** A squadron being moved: where it stands and how far its centre may come, in µm (R11.9-12). */
export interface FlightDraft {
  squadron: UnitId
  around: Point
  reach: number
  to: Point
  /** The legal place nearest to where it is put down. */
  drop: (to: Point) => Point
}

export interface BoardProps {
  view: GameView
  /** Pieces that answer the open question when chosen. */
  choosable: readonly UnitId[]
  /** Which pieces they are is not known yet: any that is tapped is told to `onChoose`. */
  coming?: boolean
  chosen?: UnitId | undefined
  /**
   * What can be chosen by pointing at targets or hull zones, where the draft has gone on from the open question; absent:
   * the options of that question.
   */
  options?: readonly Option[] | undefined
  /** Those of them that the draft holds. */
  chosenOptions: readonly string[]
  /** Of a possible or impossible answer that is being read about beside the table. */
  pointed?: string | undefined
  selected?: UnitId | undefined
  /** Named in the log entry under focus or pointer. */
  lit: readonly UnitId[]
  maneuver?: ManeuverDraft | undefined
  placement?: PlacementDraft | undefined
  placing?: PlacingDraft | undefined
  flight?: FlightDraft | undefined
  /** A ship that commands squadrons: how far it can. */
  commands?: UnitId | undefined
  /** What the question is about: the frame opens on these, with 40 mm around. Empty: the whole table. */
  focusOn: readonly UnitId[]
  /** The table lies on its side. */
  quarter?: boolean
  layers: { arcs: boolean; ranges: boolean; zones: boolean; engaged?: boolean }
  /** Drawn over the pieces; nothing of it can be touched. */
  over?: Snippet<[Drawn]> | undefined
  /** The spoken name of a piece: its line at glance depth. */
  nameOf: (unit: UnitId) => string
  /** The ruler has been laid from one unit to another. */
  onMeasured?: (from: UnitId, to: UnitId) => void
  onSelect: (unit: UnitId | undefined) => void
  onChoose: (unit: UnitId) => void
  /** A target or a hull zone that answers the open question was chosen, by the id of its option. */
  onOption: (option: string) => void
  onClicks: (clicks: number[]) => void
  onSide: (side: Side) => void
  /** Absent where no squadron is moved. */
  onFly?: (to: Point) => void
  onPlace: (squadron: UnitId, to: Point) => void
  /** Absent where nothing is put down. */
  onPose?: (to: Pose) => void
}
