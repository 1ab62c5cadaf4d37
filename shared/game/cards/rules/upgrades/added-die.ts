import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { DIE_COLORS } from '#shared/game/engine/state'

/** A die of the color that was chosen, at any range (R6.12). */
export function addChosenDie(tx: Change, { attack }: { readonly attack: Attack }, chosen: { color: string }): void {
  const color = DIE_COLORS.find((each) => each === chosen.color)
  if (color) tx.addDie(attack, color)
}
