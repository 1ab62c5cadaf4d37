import type { RefusalCode } from '#shared/game/engine/decision'

/** Targets that are nearly possible come first, those in no arc last. */
const TELLING: readonly RefusalCode[] = [
  'forbidden-by-card',
  'escorted',
  'engaged',
  'line-through-zone',
  'range-through-zone',
  'on-target',
  'no-dice',
  'out-of-range',
  'zone-has-attacked',
  'out-of-arc',
]
/** Of two impossible targets the one that says more first. */
export const byTelling = (p: RefusalCode, q: RefusalCode): number => TELLING.indexOf(p) - TELLING.indexOf(q)
