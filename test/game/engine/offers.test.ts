import { expect, test } from 'vitest'
import { at, forbid, modify } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import { FixtureGame, type FixtureSetup } from '#test/support/fixture-game'

const CARDS: CardRegistry = {
  signal: [
    at('ship-phase.start')
      .may()
      .do(() => {}),
  ],
  'jammed-helm': [forbid('resolve-command')],
  'short-staffed': [modify('command', (command) => command - 5)],
  'two-reserves': [
    at('ship-phase.start')
      .may()
      .oncePer('round')
      .do((tx, _moment, _answers, self) => tx.changeSpeed(self.on, 0, self.seat)),
    at('ship-phase.start')
      .may()
      .oncePer('round')
      .do((tx, _moment, _answers, self) => tx.changeSpeed(self.on, 1, self.seat)),
  ],
}

/** A game at the start of its first Ship Phase. */
function shipPhase(beside: FixtureSetup['beside'] = [], arrange?: FixtureSetup['arrange']): FixtureGame {
  const game = new FixtureGame({ cards: CARDS, beside, ...(arrange && { arrange }) })
  game.setDials()
  return game
}

test('R16.6 who has passed is not asked again after the other has passed as well', () => {
  const game = shipPhase([
    ['u1', 'signal', 'cr90-1'],
    ['u2', 'signal', 'victory-1'],
  ])
  game.choose('a', 'pass')
  game.choose('b', 'pass')
  expect(game.open.map(({ ask }) => ask)).toEqual(['ship.activate'])
})

test('R16.11 two effects of one card are counted apart', () => {
  const game = shipPhase([['u1', 'two-reserves', 'victory-1']])
  game.choose('b', 'u1.0')
  expect(game.options('b')).toEqual(['u1.1', 'pass'])
  game.choose('b', 'u1.1')
  expect(game.open.map(({ ask }) => ask)).toEqual(['ship.activate'])
})

test('R9.17 the cards of a ship that is gone are inactive', () => {
  const game = shipPhase([['u1', 'signal', 'cr90-1']], (state) => {
    delete state.ships['cr90-1']
  })
  expect(game.events.some(({ type }) => type === 'phaseBegan')).toBe(true)
  expect(game.open.map(({ ask }) => ask)).not.toContain('window.effect')
})

test('R0.2 a ship that cannot resolve commands is not asked about Navigate, whatever its dial', () => {
  const game = new FixtureGame({ cards: CARDS, beside: [['u1', 'jammed-helm', 'cr90-1']] })
  game.setDials('navigate')
  game.choose('a', 'cr90-1')
  game.choose('a', 'keep')
  expect(game.asked('a').ask).toBe('maneuver.course')
})

test('no number falls below 0', () => {
  const game = new FixtureGame({ cards: CARDS, beside: [['u1', 'short-staffed', 'victory-1']] })
  expect(game.engine.rules.valueOf(game.state, 'command', 'victory-1', {})).toBe(0)
  expect(game.open.map(({ seat }) => seat)).toEqual(['a'])
})

test('every event is a step, so that the step is the same for everybody', () => {
  const game = shipPhase()
  const { step } = game.state
  const events = game.choose('a', 'cr90-1')
  expect(events.length).toBeGreaterThan(1)
  expect(game.state.step).toBe(step + events.length)
})
