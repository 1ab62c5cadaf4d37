import { describe, expect, test } from 'vitest'
import { attacked } from '#test/programs/gallery/targets'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { progressOf, rangeLabel } from '#web/board/attack/progress'

const battle = withUnits(learningView('a', { round: 2 }), {
  ships: { 'nebulon-b-1': { pose: pose(430, 330, 20) }, 'victory-1': { pose: pose(520, 560, 200) } },
})

describe('the label beside the line of an attack', () => {
  const labelled = (scale: number) => {
    const progress = progressOf(
      attacked(battle, { unit: 'victory-1', zone: 'front' }, { unit: 'nebulon-b-1', zone: 'front' }),
    )
    if (progress === undefined) throw new Error('nobody attacks')
    return rangeLabel(progress, scale)
  }

  test('R6.10 says the range and the mm, and from afar, where it would be as wide as a ship, the range alone', () => {
    expect(labelled(1).text).toBe('medium · 161 mm')
    expect(labelled(0.5).text).toBe('medium')
  })

  test('is as wide as its words', () => {
    expect(labelled(0.5).half.width).toBeLessThan(labelled(1).half.width / 1.7)
    // A small base at the scale of a phone
    expect(2 * labelled(0.5).half.width).toBeLessThan(71 * 0.5 + 30)
  })
})
