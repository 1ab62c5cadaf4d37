import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, squadronOn } from '#test/support/card-table'

const HOWLRUNNER = 'howl.0'
type Squadrons = NonNullable<CardTable['squadrons']>

/** A TIE fighter beside Howlrunner has rolled against an X-wing. */
const attack = (attacking: Partial<NonNullable<CardTable['attacking']>> = {}, squadrons: Partial<Squadrons> = {}) =>
  cardTable({
    phase: 'squadron',
    attacking: { by: 'tie', at: 'wing', pool: ['blue accuracy'], ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800], activated: true },
    },
    squadrons: {
      howl: { card: 'howlrunner', at: [400, 440], activated: true },
      tie: { card: 'tie-fighter-squadron', at: [450, 440] },
      wing: { card: 'x-wing-squadron', at: [530, 440] },
      ...(squadrons as Squadrons),
    },
    luck: [{ dice: ['blue hit'] }],
  })

const added = ({ events }: ReturnType<typeof attack>) =>
  events.flatMap((event) => (event.type === 'dieAdded' ? [`${event.die.color} ${event.die.face}`] : []))

describe('Howlrunner', () => {
  test('lets another friendly squadron with Swarm at distance 1 add a blue die against a squadron (R6.45)', () => {
    const t = attack()
    t.choose('b', HOWLRUNNER)
    expect(added(t)).toEqual(['blue hit'])
    expect(squadronOn(t, 'wing').hull).toBe(4)
  })

  test('may be left alone, and is used once an attack (R6.25)', () => {
    const t = attack()
    expect(t.options('b')).toContain('done')
    t.choose('b', HOWLRUNNER)
    expect(offered(t)).not.toContain(HOWLRUNNER)
  })

  test('in an attack by Counter, too (FAQ)', () => {
    const t = attack(
      { by: 'tie', at: 'wing', manner: 'counter', pool: ['blue hit'] },
      { tie: { card: 'tie-interceptor-squadron', at: [450, 440] } },
    )
    t.choose('b', HOWLRUNNER)
    expect(added(t)).toEqual(['blue hit'])
    expect(squadronOn(t, 'wing').hull).toBe(3)
  })

  test.each<[string, Partial<NonNullable<CardTable['attacking']>>, Partial<Squadrons>]>([
    ['to herself', { by: 'howl', at: 'wing' }, { wing: { card: 'x-wing-squadron', at: [450, 400] } }],
    ['without Swarm', {}, { tie: { card: 'tie-bomber-squadron', at: [450, 440] } }],
    ['beyond distance 1', {}, { howl: { card: 'howlrunner', at: [200, 440] } }],
    [
      'against a ship',
      { at: 'cr90.front' },
      { tie: { card: 'tie-fighter-squadron', at: [100, 210] }, howl: { card: 'howlrunner', at: [150, 210] } },
    ],
  ])('gives nothing %s', (_, attacking, squadrons) => {
    const t = attack(attacking, squadrons)
    expect(offered(t)).not.toContain(HOWLRUNNER)
  })
})
