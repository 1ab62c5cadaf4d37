import type { Snippet } from 'svelte'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { Projection } from './camera'
import type { Piece } from './pieces'
import type { TableTask } from './task'

/** What a drawing needs to know of the table. */
export interface TableContext {
  table: Projection
  pieces: readonly Piece[]
  /** CSS px per mm */
  scale: number
}

export interface BoardProps {
  view: GameView
  /** Pieces that can be chosen. */
  choosable: readonly UnitId[]
  /** Nobody knows yet which pieces they are: `onChoose` gets every piece that the player taps. */
  coming?: boolean
  chosen?: UnitId | undefined
  selected?: UnitId | undefined
  /** Named in the log entry under focus or pointer. */
  lit: readonly UnitId[]
  task?: TableTask | undefined
  /** The frame opens on these, with 40 mm around. Empty: the whole table. */
  focusOn: readonly UnitId[]
  /** Belongs into the frame, too, unless the reader has chosen another view. */
  around?: readonly UnitId[]
  /** The table lies on its side. */
  quarter?: boolean
  layers: { arcs: boolean; ranges: boolean; zones: boolean; engaged?: boolean }
  /** Drawn over the pieces; nothing of it can be touched. */
  over?: Snippet<[TableContext]> | undefined
  /** The spoken name of a piece: its line at glance depth. */
  nameOf: (unit: UnitId) => string
  /** The ruler has been laid from one unit to another. */
  onMeasured?: (from: UnitId, to: UnitId) => void
  /** The pointer is on a piece, or on none. */
  onHover?: (unit: UnitId | undefined) => void
  onSelect: (unit: UnitId | undefined) => void
  /** The reader looks at a piece without choosing it; without it, it is selected. */
  onLook?: (unit: UnitId) => void
  onChoose: (unit: UnitId) => void
}
