import { glance as words } from '#messages/glance'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { glanceOf, unitName } from '#shared/play/view/glance'

/** What sentences call a unit. */
export const nameOf = (view: GameView, unit: UnitId): string => unitName(view, unit, words)

/** The spoken name of a piece on the table: its line at glance depth. */
export const glance = (view: GameView, unit: UnitId): string => glanceOf(view, unit, words)
