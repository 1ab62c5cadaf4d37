import { expect, test } from 'vitest'
import type { FrameOf } from '#shared/game/engine/frame'
import { nowFor } from '#shared/play/view/now'

test('what cards may do after a faceup card of an obstacle is told: previews, plans and bots play on from there (R13.2)', () => {
  const then = 'obstacle.damaged' as const
  const next = { then }
  const dealing: FrameOf<'faceup-card'> = {
    id: 7,
    answered: { a: 0, b: 0 },
    kind: 'faceup-card',
    ship: 'cr90',
    step: 'deal',
    ...next,
  }
  for (const viewer of ['a', 'b', 'spectator'] as const) expect(nowFor([dealing], viewer)).toEqual([dealing])
})
