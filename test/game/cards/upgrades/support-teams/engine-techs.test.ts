import { describe, expect, test } from 'vitest'
import { cardTable, offered, shipOn } from '#test/support/card-table'

const SOURCE = 'engine-techs@cr90'
const moving = (tokens: 'navigate'[] = ['navigate'], exhausted = false) =>
  cardTable({
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: {
        card: 'cr90-corvette-a',
        at: [457, 300],
        heading: 0,
        speed: 2,
        tokens,
        upgrades: [exhausted ? { card: 'engine-techs', state: 'exhausted' } : 'engine-techs'],
      },
      vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
    },
  })

describe('Engine Techs', () => {
  test('after the maneuver in which Navigate was resolved: a further one at speed 1, with the yaw of its first joint (R10.14)', () => {
    const t = moving()
    t.choose('a', 'token:0')
    t.answer('a', { clicks: [0, 0], side: 'left' })
    t.choose('a', `${SOURCE}.0`)
    expect(t.asked('a')).toMatchObject({ ask: 'maneuver.course', speed: 1, yaws: [2] })
    const before = shipOn(t, 'cr90').pose.y
    t.answer('a', { clicks: [0], side: 'left' })
    expect(shipOn(t, 'cr90').pose.y - before).toBe(68_000)
    expect(shipOn(t, 'cr90').dialSpeed).toBe(2)
    expect(t.state.cards[SOURCE]).toMatchObject({ exhausted: true })
  })

  test('is optional', () => {
    const t = moving()
    t.choose('a', 'token:0')
    t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(t.options('a')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('a', 'pass')
    expect(t.state.cards[SOURCE]).toMatchObject({ exhausted: false })
  })

  test('does nothing without Navigate', () => {
    const t = moving([])
    t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
  })

  test('nor while it is exhausted (R16.10)', () => {
    const t = moving(['navigate'], true)
    t.choose('a', 'token:0')
    t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
  })
})
