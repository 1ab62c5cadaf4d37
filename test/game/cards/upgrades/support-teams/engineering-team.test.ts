import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'

/** The CR90 (engineering 2) resolves Repair by dial, token, or both; it is damaged enough to spend every point. */
function repairing(use: string, upgrades: NonNullable<CardTable['ships']>[string]['upgrades'] = ['engineering-team']) {
  const t = cardTable({
    activating: { ship: 'cr90', step: 'commands', dial: 'repair' },
    ships: {
      cr90: {
        card: 'cr90-corvette-a',
        at: [200, 100],
        shields: { front: 0, left: 0 },
        hull: 2,
        tokens: ['repair'],
        upgrades,
      },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180 },
    },
  })
  t.choose('a', use)
  return t
}
const points = (t: ReturnType<typeof repairing>) =>
  viewFor(t.state, 'a').now.flatMap((f) => (f.kind === 'repair' ? [f.points] : []))

describe('Engineering Team', () => {
  test.each([
    ['repair:dial', 3],
    ['repair:token', 2],
    ['repair:both', 4],
  ])('adds one engineering point, once: %s (R7.9)', (use, expected) => {
    expect(points(repairing(use))).toEqual([expected])
    expect(points(repairing(use, []))).toEqual([expected - 1])
  })

  test('is not halved with the engineering value that a token gives, and buys a discard with the dial (R7.10)', () => {
    const t = repairing('repair:dial')
    t.choose('a', 'discard:1')
    expect(shipOn(t, 'cr90').damage).toHaveLength(1)
  })

  test('does nothing when discarded (R16.12)', () => {
    expect(points(repairing('repair:dial', [{ card: 'engineering-team', state: 'discarded' }]))).toEqual([2])
  })
})
