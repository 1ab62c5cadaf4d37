import type { RefusalCode } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { GameView } from '#shared/play/view/game-view'

export type Attack = FrameOf<'attack'>

/** The attack that goes on before everybody's eyes; none while the next squadron is being chosen. */
export function attackIn(view: GameView): Attack | undefined {
  const attack = view.now.findLast((frame): frame is Attack => frame.kind === 'attack')
  return attack?.step === 'next' ? undefined : attack
}

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
