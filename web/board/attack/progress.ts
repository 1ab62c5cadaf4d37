import type { FrameOf } from '#shared/game/engine/frame'
import type { Sight } from '#shared/game/geometry/sight'
import { type AttackEnd, sightBetween } from '#shared/play/view/attack-sight'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from '#web/words/attack'

/** The current attack, as everybody sees it. */
export interface Progress {
  frame: FrameOf<'attack'>
  from: AttackEnd
  to: AttackEnd
  sight: Sight
}

/** The current attack; undefined if one of the two units is gone. */
export function progressOf(view: GameView): Progress | undefined {
  const frame = attackIn(view)
  if (!frame) return undefined
  const from = { unit: frame.attacker, zone: frame.zone }
  const to = { unit: frame.defender, zone: frame.defendingZone }
  const sight = sightBetween(view, from, to)
  return sight && { frame, from, to, sight }
}
