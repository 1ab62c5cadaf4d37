import { describe, expect, test } from 'vitest'
import { fight } from '#test/support/squadron-fight'

/** An X-wing with Assault at distance 1 of the Victory's front. */
const raid = (dice: readonly string[]) => {
  const game = fight({
    xWings: [{ at: [450, 450], keywords: { assault: 1 } }],
    dice,
    arrange(state) {
      const victory = state.ships['victory-1']
      if (victory) victory.pose = { x: 450_000, y: 560_000, heading: 180_000 }
    },
  })
  game.choose('a', 'victory-1.front')
  return game
}

describe('R11.39 Assault', () => {
  test('a die with a hit icon is spent for a raid token of the attacker’s choice', () => {
    const game = raid(['red hit'])
    expect(game.options('a')).toEqual([
      'assault:d1:navigate',
      'assault:d1:squadron',
      'assault:d1:repair',
      'assault:d1:concentrate-fire',
      'done',
    ])
    game.choose('a', 'assault:d1:repair')
    expect(game.state.ships['victory-1']).toMatchObject({ raidTokens: ['repair'] })
    expect(game.events.some((event) => event.type === 'dieSpent')).toBe(true)
  })

  test('a critical icon alone does not do', () => {
    const game = raid(['red critical'])
    expect(game.events.some((event) => event.type === 'keywordUsed')).toBe(false)
    expect(game.open.flatMap((r) => ('options' in r ? r.options : [])).some(({ id }) => id.startsWith('assault'))).toBe(
      false,
    )
  })
})
