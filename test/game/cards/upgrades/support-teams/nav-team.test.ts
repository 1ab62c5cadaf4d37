import { describe, expect, test } from 'vitest'
import type { Command } from '#shared/game/engine/state'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

type Upgrades = NonNullable<CardTable['ships']>[string]['upgrades']

/** The Victory II at speed 2 (yaw 0, 1) is about to determine its course. */
const navigating = (dial?: Command, upgrades: Upgrades = ['nav-team'], tokens: Command[] = ['navigate']) =>
  cardTable({
    activating: { ship: 'vic', step: 'maneuver', ...(dial && { dial }) },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], tokens, upgrades },
    },
  })

describe('Nav Team', () => {
  test('lets a Navigate token raise one yaw value instead of changing the speed (R7.16)', () => {
    const t = navigating()
    expect(t.options('b')).toEqual(['none', 'token:-1', 'token:0', 'token:0:t1', 'token:0:t2'])
    t.choose('b', 'token:0:t1')
    expect(t.asked('b')).toMatchObject({ ask: 'maneuver.course', speed: 2, yaws: [1, 1] })
    expect(shipOn(t, 'vic').commandTokens).toEqual([])
  })

  test('the token still may change the speed, but not both', () => {
    const t = navigating()
    expect(t.options('b').filter((id) => id.includes('-1:t'))).toEqual([])
    t.choose('b', 'token:-1')
    expect(t.asked('b')).toMatchObject({ ask: 'maneuver.course', speed: 1, yaws: [1] })
  })

  test('with the dial, both may raise the same yaw value, though not above 2 (R7.18)', () => {
    const t = navigating('navigate')
    t.choose('b', 'both:0:y1:t1')
    expect(t.asked('b')).toMatchObject({ speed: 2, yaws: [2, 1] })
    const both = navigating('navigate')
    expect(both.options('b')).toContain('both:0:y2:t1')
    expect(both.options('b')).not.toContain('both:0:y2:t2')
  })

  test('without it, or without a token, no token raises a yaw value', () => {
    for (const t of [navigating(undefined, []), navigating('navigate', ['nav-team'], [])]) {
      expect(t.options('b').filter((id) => id.includes(':t'))).toEqual([])
      expect(offered(t)).not.toContain('token:0:t1')
    }
  })
})
