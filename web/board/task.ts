import type { Component } from 'svelte'
import type { Point, Pose, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { Box, Level, Mm, Projection } from './camera'
import type { Piece, ShipPiece, SquadronPiece } from './pieces'

/** The table as layers get it. */
export interface Stage {
  readonly view: GameView
  readonly table: Projection
  /** The pieces on the table; `all`: also those that a task has taken up. */
  readonly pieces: readonly Piece[]
  readonly all: readonly Piece[]
  readonly ships: readonly ShipPiece[]
  readonly squadrons: readonly SquadronPiece[]
  readonly level: Level
  /** CSS px per mm */
  readonly scale: number
  /** What of it is in sight. */
  readonly seen: Box
  /** The pane is so low that it shows no text that the page shows beside it. */
  readonly low: boolean
  /** For ids of this table's own. */
  readonly uid: string
  nameOf: (unit: UnitId) => string
  /** Where the pointer is. */
  toTable: (event: PointerEvent) => Mm
  /** Brings a place into sight. */
  reveal: (at: Mm) => void
}

/** A layer that a question draws on the table. */
export interface Drawing {
  Layer: Component<{ stage: Stage; of: never }>
  of: unknown
}

export const drawing = <T>(Layer: Component<{ stage: Stage; of: T }>, of: T): Drawing => ({ Layer, of })

/** Handles the pointer over elements with a `data-pick`, which are no pieces. */
export interface Pointer {
  hovered: string | undefined
  tap(key: string): void
  /** The key that a tap on that piece stands for, if it has one. */
  keyOf(unit: UnitId): string | undefined
  /** Closes the innermost thing. @returns whether there was one */
  escape(): boolean
}

/** The part of the table that the frame must show, with room around. */
export interface Sight {
  /** When it changes, the frame brings back what has gone out of sight. */
  of: string
  /** When it changes, the frame opens on it anew. */
  opens?: string
  units?: readonly UnitId[]
  places?: (stage: Pick<Stage, 'all' | 'table'>) => readonly Mm[]
  /** The whole frame, instead of units and places. */
  box?: (stage: Pick<Stage, 'view' | 'table'>) => Box
  /** px/mm below which its handles lie too close: what is around then stays out of the frame, but of a low table, whose form has them all. */
  least?: number
  /** Beyond the edge of the table, too. */
  beyond?: boolean
}

/** Takes taps on places of the table where no piece stands. */
export interface Ground {
  /** Whether a tap there means the place, however near a piece is. */
  takes: (at: Point) => boolean
  /** A piece may rest there on obstacles and tokens. */
  onThings: boolean
  put: (at: Point) => void
}

/** What the player does on the table for the question. The table draws it and reports it; it asks nothing. */
export interface TableTask {
  /** Beneath the pieces, and above them. */
  under?: readonly Drawing[]
  above?: readonly Drawing[]
  /** The caption below the table, and whether its room stays free without it. */
  caption?: Drawing | undefined
  captioned?: boolean
  /** Pieces that it draws itself. */
  holds?: readonly UnitId[]
  /** Where a ship counts as standing. */
  stands?: { ship: UnitId; pose: Pose }
  sight?: Sight
  ground?: Ground
  pointing?: Pointer | undefined
  /** The table does not draw the current attack meanwhile. */
  replacesAttack?: boolean
  /** The page tells the current attack beside the table, which needs no caption for it. */
  tellsAttack?: boolean
  /** The table draws who is engaged with whom. */
  engaged?: boolean
}
