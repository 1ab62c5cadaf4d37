import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const SOURCE = 'g-8-experimental-projector@int'
const moving = (more: Partial<CardTable['ships'] & object> = {}, speed = 2, at: [number, number] = [457, 500]) =>
  cardTable({
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at, heading: 0, speed, tokens: ['navigate'], upgrades: ['engine-techs'] },
      int: {
        card: 'interdictor-suppression-refit',
        at: [800, 500],
        heading: 0,
        upgrades: ['g-8-experimental-projector'],
      },
      ...more,
    },
  })

describe('G-8 Experimental Projector', () => {
  test('before an enemy determines its course: one slower for that maneuver, its dial stays (R10.2)', () => {
    const t = moving()
    t.choose('b', `${SOURCE}.0`)
    t.choose('a', 'none')
    expect(t.asked('a')).toMatchObject({ ask: 'maneuver.course', speed: 1 })
    expect(shipOn(t, 'cr90').dialSpeed).toBe(2)
    expect(t.state.cards[SOURCE]).toMatchObject({ exhausted: true })
  })

  test('is optional and asks before the mover is asked anything', () => {
    const t = moving()
    expect(t.options('b')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('b', 'pass')
    t.choose('a', 'none')
    expect(t.asked('a')).toMatchObject({ speed: 2 })
  })

  test('if the dial is changed then, it counts from the new dial value', () => {
    const t = moving()
    t.choose('b', `${SOURCE}.0`)
    t.choose('a', 'token:+1')
    expect(t.asked('a')).toMatchObject({ speed: 2 })
    expect(shipOn(t, 'cr90').dialSpeed).toBe(3)
  })

  test('also for a maneuver by a card: the speed it names is lowered, never below 0', () => {
    const t = moving()
    t.choose('b', 'pass')
    t.choose('a', 'token:0')
    t.answer('a', { clicks: [0, 0], side: 'left' })
    t.choose('a', 'engine-techs@cr90.0')
    const { pose } = shipOn(t, 'cr90')
    t.choose('b', `${SOURCE}.0`)
    expect(shipOn(t, 'cr90').pose).toEqual(pose)
    expect(t.events.findLast(({ type }) => type === 'moved')).toMatchObject({ speed: 0 })
  })

  test('not beyond distance 5, nor for a friend', () => {
    const far = moving({}, 2, [100, 100])
    expect(offered(far)).not.toContain(`${SOURCE}.0`)
    const friend = cardTable({
      activating: { ship: 'vic', step: 'maneuver' },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [600, 500], heading: 0 },
        int: {
          card: 'interdictor-suppression-refit',
          at: [800, 500],
          heading: 0,
          upgrades: ['g-8-experimental-projector'],
        },
        cr90: { card: 'cr90-corvette-a', at: [100, 100] },
      },
    })
    expect(offered(friend)).not.toContain(`${SOURCE}.0`)
  })
})
