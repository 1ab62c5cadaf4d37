import { describe, expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { type Command, type GameState, shipOf } from '#shared/game/engine/state'
import { FixtureGame } from '#test/support/fixture-game'

/** The CR90, with these tokens, has revealed that dial. */
function revealed(command: Command, arrange: (ship: GameState['ships'][string]) => void): FixtureGame {
  const game = new FixtureGame({
    cards: CARD_RULES,
    arrange(state) {
      const ship = state.ships['cr90-1']
      if (ship) arrange(ship)
    },
  })
  game.setDials(command)
  game.choose('a', 'cr90-1')
  return game
}
const raidsOf = (game: FixtureGame) => shipOf(game.state, 'cr90-1').raidTokens

describe('R1.34 raid tokens', () => {
  test('a ship with one cannot resolve the command shown on it', () => {
    const game = revealed('repair', (ship) => {
      ship.raidTokens = ['repair']
      ship.shields.front = 0
    })
    game.choose('a', 'keep')
    expect(game.asked('a').ask).not.toBe('activation.command')
  })

  test('another command is not touched', () => {
    const game = revealed('repair', (ship) => {
      ship.raidTokens = ['squadron']
    })
    game.choose('a', 'keep')
    expect(game.options('a')).toContain('repair:dial')
  })

  test('the revealed dial is discarded to be rid of all of them', () => {
    const game = revealed('repair', (ship) => {
      ship.raidTokens = ['repair', 'navigate']
    })
    expect(game.options('a')).toEqual(['keep', 'token', 'raid'])
    game.choose('a', 'raid')
    expect(raidsOf(game)).toEqual([])
    expect(game.state.ships['cr90-1']).toMatchObject({ spentDials: ['repair'] })
    expect(game.open.map(({ ask }) => ask)).not.toContain('activation.command')
  })

  test('a command token is discarded for the matching one, and the dial is still to be used', () => {
    const game = revealed('repair', (ship) => {
      ship.raidTokens = ['repair', 'navigate']
      ship.commandTokens = ['navigate']
    })
    expect(game.options('a')).toEqual(['keep', 'token', 'raid', 'raid:navigate'])
    game.choose('a', 'raid:navigate')
    expect(raidsOf(game)).toEqual(['repair'])
    expect(game.state.ships['cr90-1']).toMatchObject({ commandTokens: [] })
    expect(game.options('a')).toEqual(['keep', 'token', 'raid'])
  })

  test('Navigate and Concentrate Fire cannot be resolved either', () => {
    const game = revealed('navigate', (ship) => {
      ship.raidTokens = ['navigate']
      ship.commandTokens = ['navigate']
    })
    game.choose('a', 'keep')
    expect(game.open.map(({ ask }) => ask)).not.toContain('maneuver.navigate')
  })
})
