import { tokenInOption } from '#shared/game/engine/lent-token'
import type { DefenseToken, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** The defense token that a defender spends by that option, its own or that of another unit. */
export function tokenIn(view: GameView, defender: UnitId, option: string): DefenseToken | undefined {
  const { id, of = defender } = tokenInOption(option)
  return (view.ships[of] ?? view.squadrons[of])?.defense.find((each) => each.id === id)
}
