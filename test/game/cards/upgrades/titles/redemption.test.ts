import { expect, test } from 'vitest'
import { cardTable } from '#test/support/card-table'

/** Who resolves Repair by a dial, and how many points that gives; the Redemption is a Nebulon-B (engineering 3). */
function points(ship: string): number | undefined {
  const hurt = { hull: 3, shields: { front: 0 } }
  const t = cardTable({
    activating: { ship, step: 'commands', dial: 'repair' },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [300, 300], upgrades: ['redemption'], ...hurt },
      cr90: { card: 'cr90-corvette-a', at: [400, 300], ...hurt },
      vic: { card: 'victory-ii-class-star-destroyer', at: [300, 600], heading: 180, ...hurt },
    },
  })
  const seat = ship === 'vic' ? 'b' : 'a'
  const asked = t.asked(seat)
  const offered = asked.kind === 'option' ? asked.options.find(({ id }) => id === 'repair:dial')?.points : undefined
  t.choose(seat, 'repair:dial')
  // What the page is told beforehand is what the ship then has.
  expect(t.state.stack.flatMap((f) => (f.kind === 'repair' ? [f.points] : []))).toEqual([offered])
  return t.state.stack.flatMap((f) => (f.kind === 'repair' ? [f.points] : []))[0]
}

test('Redemption is counted in the points that the page is told beforehand (R7.9)', () => {
  expect([points('cr90'), points('nebulon'), points('vic')]).toEqual([3, 4, 4])
})
