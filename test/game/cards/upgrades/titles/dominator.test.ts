import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, poolOf, shipOn } from '#test/support/card-table'

const DOMINATOR = 'dominator@vic.0'
type Vic = Partial<NonNullable<CardTable['ships']>[string]>

/** The Victory has rolled one red blank at medium range. */
const rolled = (attacking: Partial<NonNullable<CardTable['attacking']>> = {}, vic: Vic = {}, faces = 2) =>
  cardTable({
    attacking: { by: 'vic', from: 'front', at: 'cr90.front', range: 'medium', pool: ['red blank'], ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        heading: 180,
        upgrades: ['dominator'],
        ...vic,
      },
    },
    squadrons: { x: { card: 'x-wing-squadron', at: [500, 400] } },
    luck: [{ dice: (['blue hit', 'blue accuracy'] as const).slice(0, faces) }],
  })
const shields = (t: ReturnType<typeof rolled>) => shipOn(t, 'vic').shields

describe('Dominator', () => {
  test('spends two shields of one hull zone for two blue dice (FAQ)', () => {
    const t = rolled()
    t.choose('b', DOMINATOR)
    t.choose('b', 'rear')
    expect(t.options('b')).toEqual(['none', 'front', 'right', 'left'])
    t.choose('b', 'none')
    expect([shields(t).rear, poolOf(t)]).toEqual([0, ['red blank', 'blue hit']])
    const both = rolled()
    both.choose('b', DOMINATOR)
    both.choose('b', 'front')
    both.choose('b', 'front')
    expect([shields(both), poolOf(both)]).toEqual([
      { front: 1, right: 3, left: 3, rear: 1 },
      ['red blank', 'blue hit', 'blue accuracy'],
    ])
  })

  test('or of two hull zones (FAQ)', () => {
    const t = rolled()
    t.choose('b', DOMINATOR)
    t.choose('b', 'left')
    t.choose('b', 'rear')
    expect([shields(t), poolOf(t).length]).toEqual([{ front: 3, right: 3, left: 2, rear: 0 }, 3])
  })

  test('at close or medium range, against squadrons, too', () => {
    const t = rolled({ at: 'x', range: 'close', pool: ['blue hit'] })
    expect(t.options('b')).toContain(DOMINATOR)
    const far = rolled({ range: 'long' }, {}, 0)
    expect(offered(far)).not.toContain(DOMINATOR)
  })

  test('once an attack (R6.25), and not at all if the player likes (R16.7)', () => {
    const t = rolled()
    t.choose('b', DOMINATOR)
    t.choose('b', 'left')
    t.choose('b', 'none')
    expect(offered(t)).not.toContain(DOMINATOR)
    const alone = rolled()
    alone.choose('b', 'done')
    expect(shields(alone)).toEqual({ front: 3, right: 3, left: 3, rear: 1 })
  })

  test('is not offered without shields (R16.8)', () => {
    const t = rolled({}, { shields: { front: 0, right: 0, left: 0, rear: 0 } })
    expect(offered(t)).not.toContain(DOMINATOR)
  })
})
