import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, poolOf } from '#test/support/card-table'

const H9 = 'h9-turbolasers@vic.0'
type Attacking = Partial<NonNullable<CardTable['attacking']>>

/** The Victory has rolled against the CR90. */
const rolled = (pool: NonNullable<Attacking['pool']>, attacking: Attacking = {}) =>
  cardTable({
    attacking: { by: 'vic', from: 'front', at: 'cr90.front', pool, ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180, upgrades: ['h9-turbolasers'] },
    },
    squadrons: { x: { card: 'x-wing-squadron', at: [500, 400] } },
  })

describe('H9 Turbolasers', () => {
  test('turns a die with a hit or critical icon to accuracy, which may then be spent (R6.21)', () => {
    const t = rolled(['red double hit', 'red critical', 'red blank', 'blue hit'])
    t.choose('b', H9)
    expect(t.options('b')).toEqual(['d1', 'd2', 'd4'])
    t.choose('b', 'd2')
    expect(poolOf(t)).toEqual(['red double hit', 'red accuracy', 'red blank', 'blue hit'])
    t.choose('b', 'accuracy:d2:redirect-3')
    expect(poolOf(t)).toEqual(['red double hit', 'red blank', 'blue hit'])
  })

  test('never a black die, which has no such face, nor one without icons (R6.21)', () => {
    const t = rolled(['black hit critical', 'black hit', 'red blank'])
    expect(offered(t)).not.toContain(H9)
  })

  test('one die an attack (R6.25), and none if the player likes (R16.7)', () => {
    const t = rolled(['red hit', 'red hit'])
    t.choose('b', H9)
    t.choose('b', 'd1')
    expect(offered(t)).not.toContain(H9)
    const alone = rolled(['red hit', 'red hit'])
    alone.choose('b', 'done')
    expect(poolOf(alone)).toEqual(['red hit', 'red hit'])
  })

  test('against squadrons, too', () => {
    const t = rolled(['blue hit'], { at: 'x' })
    t.choose('b', H9)
    expect(t.events.find(({ type }) => type === 'dieChanged')).toMatchObject({ to: 'accuracy' })
  })

  test('only when its own ship attacks', () => {
    const t = rolled(['red hit'], { by: 'cr90', at: 'vic.front' })
    expect(offered(t)).not.toContain(H9)
  })
})
