import type { Component } from 'svelte'
import type { Point, Pose, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { Box, Level, Mm, Projection } from './camera'
import type { Piece, ShipPiece, SquadronPiece } from './pieces'

/** The table as the code that draws on it gets it. */
export interface Stage {
  readonly view: GameView
  readonly table: Projection
  /** What stands on it; `all`: what has been taken up as well. */
  readonly pieces: readonly Piece[]
  readonly all: readonly Piece[]
  readonly ships: readonly ShipPiece[]
  readonly squadrons: readonly SquadronPiece[]
  readonly level: Level
  /** CSS px per mm */
  readonly scale: number
  /** What of it is in sight. */
  readonly seen: Box
  /** A pane so low that only what the page beside it does not tell is written on it. */
  readonly low: boolean
  /** For ids of this table's own. */
  readonly uid: string
  nameOf: (unit: UnitId) => string
  /** Where the pointer is. */
  toTable: (event: PointerEvent) => Mm
  /** Brings a place into sight. */
  reveal: (at: Mm) => void
}

/** Something that others than the table draw on it. */
export interface Drawing {
  Layer: Component<{ stage: Stage; of: never }>
  of: unknown
}

export const drawing = <T>(Layer: Component<{ stage: Stage; of: T }>, of: T): Drawing => ({ Layer, of })

/** What can be pointed at besides pieces: whatever is drawn with a `data-pick`. */
export interface Pointer {
  hovered: string | undefined
  tap(key: string): void
  /** What a tap on that piece means, if it is to be pointed at. */
  keyOf(unit: UnitId): string | undefined
  /** Ends the innermost thing. @returns whether there was one */
  escape(): boolean
}

/** What has to be in sight, with room around. */
export interface Sight {
  /** When it changes, what has gone out of sight is brought back. */
  of: string
  /** When it changes, the frame opens on it anew. */
  opens?: string
  units?: readonly UnitId[]
  places?: (stage: Pick<Stage, 'all' | 'table'>) => readonly Mm[]
  /** All that has to be seen, instead of units and places. */
  box?: (stage: Pick<Stage, 'view' | 'table'>) => Box
  /** Beyond the edge of the table, too. */
  beyond?: boolean
}

/** A place of the table that can be tapped where no piece is. */
export interface Ground {
  /** Such a tap is for the place, however near the pieces are. */
  takes: (at: Point) => boolean
  /** What is put there may rest on obstacles and tokens. */
  onThings: boolean
  put: (at: Point) => void
}

/** What is being done on the table besides looking at it. The table draws it and tells what was done; it asks nothing. */
export interface TableTask {
  /** Beneath the pieces, and above them. */
  under?: readonly Drawing[]
  above?: readonly Drawing[]
  /** Written below the table, and whether its room is kept free. */
  caption?: Drawing | undefined
  captioned?: boolean
  /** Pieces that it draws itself. */
  holds?: readonly UnitId[]
  /** Where a ship counts as standing. */
  stands?: { ship: UnitId; pose: Pose }
  sight?: Sight
  ground?: Ground
  pointing?: Pointer | undefined
  /** The attack that goes on is not drawn meanwhile. */
  replacesAttack?: boolean
  /** Who is engaged with whom is drawn. */
  engaged?: boolean
}
