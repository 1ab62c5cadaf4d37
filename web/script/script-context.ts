import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** What a script needs of the page around it. */
export interface ScriptContext {
  /** Names game and reader on this device. */
  key: string
  /** The table from which it starts; with the open question, or the one that is supposed for a plan. */
  table: () => GameView
  opponent: () => string
  nameOf: (unit: UnitId) => string
  /** The label of the button, where it sends nothing. */
  label?: string
  /** The script is empty. */
  onempty: () => void
}
