import type { Piece, Region } from '#shared/game/engine/region'
import type { DeepReadonly, Pose } from '#shared/game/engine/state'

/** A piece of set-up being put down: where it is held, and where it may lie. */
export interface PlacingDraft {
  piece: DeepReadonly<Piece>
  name: string
  region: DeepReadonly<Region>
  pose: Pose
  speed: number | undefined
  /** Why it cannot lie there. */
  fault: string | undefined
}

export interface TriedPlacing {
  draft: PlacingDraft
  onPose: (to: Pose) => void
}
