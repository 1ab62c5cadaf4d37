import { targets } from '#messages/targets'
import { terms } from '#messages/terms'
import type { FrameOf } from '#shared/game/engine/frame'
import type { Sight } from '#shared/game/geometry/sight'
import { type AttackEnd, sightBetween } from '#shared/play/view/attack-sight'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from '#web/words/attack'
import type { Pane } from '../camera'

/** The current attack, as everybody sees it. */
export interface Progress {
  frame: FrameOf<'attack'>
  from: AttackEnd
  to: AttackEnd
  sight: Sight
}

/** px of a letter of the label beside the line, and of its edge. */
const LETTER = 7.2
const EDGE = 8
const HALF_LINE = 12
/** px/mm below which a ship is no wider than a word. */
const NEAR = 0.75

/** What is written beside the line, and half of the room that it takes, in px: from afar the name of the range alone. */
export function rangeLabel({ frame, sight }: Progress, scale: number): { text: string; half: Pane } {
  const mm = Math.round(sight.range.length / 1000)
  const whole = frame.zone === undefined ? targets.mm(mm) : targets.measured(frame.range, mm)
  const text = scale < NEAR && frame.zone !== undefined ? terms.ranges[frame.range] : whole
  return { text, half: { width: (text.length * LETTER) / 2 + EDGE, height: HALF_LINE } }
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
