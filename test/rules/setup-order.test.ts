import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'

/** The obstacles lie on the table; the first player's Raddus may set a ship aside. */
const obstaclesPlaced = (objective: string) =>
  cardTable({
    phase: 'setup',
    options: 'casual-400',
    setup: { step: 'obstacles' },
    first: 'a',
    objective: { card: objective },
    ships: {},
    obstacles: { 'asteroid-1': { at: [700, 400] } },
    reserve: {
      ships: {
        flag: { card: 'mc80-battle-cruiser', upgrades: ['admiral-raddus'] },
        cr90: { card: 'cr90-corvette-a' },
        neb: { card: 'nebulon-b-escort-frigate' },
        vic: { card: 'victory-ii-class-star-destroyer' },
        glad: { card: 'gladiator-i-class-star-destroyer' },
      },
    },
  } as unknown as CardTable)
type Table = ReturnType<typeof cardTable>
const put = (t: Table, seat: 'a' | 'b', x: number, y: number) =>
  t.answer(seat, { pose: { x: x * 1000, y: y * 1000, heading: 0 } })

describe('what an objective puts on the table after the obstacles comes before forces are set aside (R3.12)', () => {
  test.each(['fire-lanes', 'minefields', 'intel-sweep'])('%s: tokens first, then Raddus', (objective) => {
    const t = obstaclesPlaced(objective)
    expect(t.asked('b').ask).toBe('objective.place')
  })

  test('what an objective does before fleets are deployed comes among the other effects, the first player’s first (R16.6)', () => {
    const t = obstaclesPlaced('hyperspace-assault')
    expect(t.options('a')).toEqual(['admiral-raddus@flag.0', 'pass'])
  })

  test('Intel Sweep: a ship may be named and then set aside; it stays the objective ship (R3.25)', () => {
    const t = obstaclesPlaced('intel-sweep')
    for (const [seat, x] of [
      ['b', 400],
      ['a', 630],
      ['b', 860],
      ['a', 1090],
      ['b', 1320],
    ] as const)
      put(t, seat, x, 457)
    expect(t.options('a')).toEqual(['flag', 'cr90', 'neb'])
    t.choose('a', 'neb')
    expect(t.options('b')).toEqual(['vic', 'glad'])
    t.choose('b', 'vic')
    t.choose('a', 'admiral-raddus@flag.0')
    t.choose('a', 'neb')
    expect(t.state.objectiveShips).toEqual(['neb', 'vic'])
    expect(t.state.reserve?.setAside).toEqual({ neb: 'admiral-raddus@flag' })
  })
})
