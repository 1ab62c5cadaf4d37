import type { Condition, Self } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { damageSource } from '#shared/game/engine/influence'

/** This very card was dealt or turned faceup. */
export const faceupOf: Condition = (_g, { subject }, self) => subject === self.source

/** An immediate card, once resolved, lies facedown and counts as damage only. */
export function turnDown(tx: Change, self: Self): void {
  const slot = tx.state.ships[self.on]?.damage.find((card) => damageSource(self.on, card.slot) === self.source)?.slot
  if (slot !== undefined) tx.turnFacedown(self.on, slot)
}
