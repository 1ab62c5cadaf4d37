import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'

type Ships = NonNullable<CardTable['ships']>

/** Who resolves Repair by a dial, and how many points that gives; the Redemption is a Nebulon-B (engineering 3). */
function points(ship: string, ships: Partial<Ships> = {}): number | undefined {
  const hurt = { hull: 3, shields: { front: 0 } }
  const t = cardTable({
    activating: { ship, step: 'commands', dial: 'repair' },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [300, 300], upgrades: ['redemption'], ...hurt },
      cr90: { card: 'cr90-corvette-a', at: [400, 300], ...hurt },
      vic: { card: 'victory-ii-class-star-destroyer', at: [300, 600], heading: 180, ...hurt },
      ...(ships as Ships),
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

describe('Redemption', () => {
  test('gives a friendly ship at distance 1-5 one engineering point more (R7.9)', () => {
    expect(points('cr90')).toBe(3)
  })

  test('itself, too: it is at distance 1 of itself (R12.21)', () => {
    expect(points('nebulon')).toBe(4)
  })

  test('not one beyond distance 5, nor an enemy', () => {
    expect(points('cr90', { cr90: { card: 'cr90-corvette-a', at: [800, 800], hull: 3, shields: { front: 0 } } })).toBe(
      2,
    )
    expect(points('vic')).toBe(4)
  })

  test('besides Engineering Team', () => {
    const cr90 = {
      card: 'cr90-corvette-a',
      at: [400, 300] as [number, number],
      hull: 3,
      shields: { front: 0 },
      upgrades: ['engineering-team'],
    }
    expect(points('cr90', { cr90 })).toBe(4)
  })

  test('does nothing when discarded (R16.12)', () => {
    const nebulon = {
      card: 'nebulon-b-escort-frigate',
      at: [300, 300] as [number, number],
      upgrades: [{ card: 'redemption', state: 'discarded' as const }],
    }
    expect(points('cr90', { nebulon })).toBe(2)
  })
})
