import type { RangeBand } from '#shared/engine/terms'

/** What evade does with one die of the attack; at close range, or without dice, nothing (R8.9). */
export function evadeDoes(range: RangeBand, dice: number): 'cancels' | 'rerolls' | undefined {
  if (range === 'close' || dice === 0) return undefined
  return range === 'long' ? 'cancels' : 'rerolls'
}
