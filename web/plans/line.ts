import type { UnitId } from '#shared/game/engine/state'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GameView } from '#shared/play/view/game-view'

/** The option that a line chooses, where it chooses exactly one. */
export const optionOf = ({ choose }: ScriptLine): string | undefined =>
  choose !== undefined && 'option' in choose ? choose.option : undefined

export const isOnTable = ({ ships, squadrons }: GameView, id: UnitId): boolean =>
  ships[id] !== undefined || squadrons[id] !== undefined
