import type { FrameOf } from '#shared/game/engine/frame'
import type { GameView } from '#shared/play/view/game-view'

export type Attack = FrameOf<'attack'>

/** The attack that goes on before everybody's eyes; none while the next squadron is being chosen. */
export function attackIn(view: GameView): Attack | undefined {
  const attack = view.now.findLast((frame): frame is Attack => frame.kind === 'attack')
  return attack?.step === 'next' ? undefined : attack
}
