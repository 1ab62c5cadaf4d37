import type { Change } from '#shared/game/engine/change'
import type { ValueNow } from '#shared/game/engine/influence'
import { type PublicTable, type Seat, shipOf, type UnitId } from '#shared/game/engine/state'

/** Whether a card may make that ship faster or slower by one, never below `least`. */
export function stepsOf(g: PublicTable, ship: UnitId, valueNow: ValueNow, least = 0): string[] {
  const { dialSpeed } = shipOf(g, ship)
  const faster = dialSpeed < valueNow('maxSpeed', ship, {}) ? ['faster'] : []
  return dialSpeed > least ? [...faster, 'slower'] : faster
}

export function takeStep(tx: Change, ship: UnitId, step: string, by: Seat): void {
  tx.changeSpeed(ship, shipOf(tx.state, ship).dialSpeed + (step === 'faster' ? 1 : -1), by)
}
