import { expect, test } from 'vitest'
import { cardTable } from '#test/support/card-table'
import { findUse, type Means, raisesOf } from '#web/questions/course/course'

/** What the form of Navigate offers when these joints are raised by the dial at the same speed. */
function offered(upgrades: string[], raised: number[], means: Means = 'dial') {
  const t = cardTable({
    activating: { ship: 'neb', step: 'maneuver', dial: 'navigate' },
    ships: {
      neb: { card: 'nebulon-b-escort-frigate', at: [457, 300], speed: 2, tokens: ['navigate'], upgrades },
      vic: { card: 'victory-ii-class-star-destroyer', at: [800, 800], activated: true },
    },
  })
  const [request] = t.open
  const uses = request?.kind === 'option' ? request.options : []
  const use = findUse(uses, means, 0, raised)?.navigate
  return use && raisesOf({ uses, use })
}

test('a dial raises one joint, and by a card a second one, which may be the same (R7.16, R7.18)', () => {
  expect(offered([], [])).toEqual([[1, 2]])
  expect(offered([], [2])).toEqual([[1, 2]])
  expect(offered(['general-madine'], [])).toEqual([[1, 2]])
  expect(offered(['general-madine'], [2])).toEqual([[1, 2], [1]])
  expect(offered(['general-madine'], [1, 2])).toEqual([[1, 2], [2]])
})

test('a token that raises a joint is offered after the dial (R7.16)', () => {
  expect(offered(['nav-team'], [], 'token')).toEqual([[1, 2]])
  expect(offered([], [], 'token')).toEqual([])
  expect(offered(['nav-team'], [1], 'both')).toEqual([[1, 2], [2]])
})
