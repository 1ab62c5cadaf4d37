import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable } from '#test/support/card-table'

type At = [number, number]
const VICTORY = { card: 'victory-ii-class-star-destroyer', at: [100, 850] as At, heading: 90 }

/** The end of a round with one token in the middle. */
const roundEnd = (changes: Partial<CardTable>) =>
  cardTable({
    phase: 'end',
    objective: { card: 'fire-lanes', tokens: { 'token-1': [457, 457] } },
    ...changes,
  }).state.victoryTokens

describe('Fire Lanes (OB10)', () => {
  test('after the obstacles the second player places three tokens, then the first may move each of them', () => {
    const t = new BattleSetup('fire-lanes').until('objective.place')
    expect(Object.keys(t.state.obstacles)).toHaveLength(6)
    expect(t.asked('b').subject).toBe('token-1')
    t.put('b', 700, 457)
    t.put('b', 914, 457)
    t.put('b', 1100, 457)
    expect(t.asked('a').subject).toBe('token-1')
    t.put('a', 700, 457)
    t.put('a', 914, 500)
    t.put('a', 1100, 457)
    expect(t.state.objectiveTokens?.map(({ at }) => [at.x / 1000, at.y / 1000])).toEqual([
      [700, 457],
      [1100, 457],
      [914, 500],
    ])
    // Those that stay are not moved.
    expect(t.told('objectiveTokenPlaced').filter(({ from }) => from)).toHaveLength(1)
    expect(t.begun().state.round).toBe(1)
  })

  test('in the setup area beyond distance 4 of the player edges; moved by distance 2 at most, to its end (R13.8)', () => {
    const t = new BattleSetup('fire-lanes').until('objective.place')
    expect(t.refusal('b', 914, 250)).toBe('too-close')
    expect(t.refusal('b', 200, 457)).toBe('place-outside')
    t.put('b', 700, 300)
    // On another one, too (RL.15).
    expect(t.refusal('b', 710, 300)).toBeUndefined()
    t.put('b', 914, 457)
    t.put('b', 1100, 457)
    expect(t.refusal('a', 700, 175)).toBe('too-far')
    // All of it lies within 124.5 mm of the edge of where it lay.
    t.put('a', 700, 176)
    expect(t.state.objectiveTokens?.find(({ id }) => id === 'token-1')?.at.y).toBe(176_000)
  })

  test('whoever would gather more dice against a token gains one, worth 15 (R14.5, R15.9)', () => {
    const t = cardTable({
      phase: 'end',
      ships: { nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 250] }, victory: VICTORY },
      objective: { card: 'fire-lanes', tokens: { 'token-1': [457, 457], 'token-2': [300, 850] } },
    })
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 1 })
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 15, b: 15 })
  })

  test('only dice in range and arc count (001, Fire Lanes)', () => {
    // At long range two red dice of the CR90's front against three of the Victory's.
    const ships = {
      cr90: { card: 'cr90-corvette-a', at: [457, 200] as At },
      victory: { ...VICTORY, at: [457, 740] as At, heading: 180 },
    }
    expect(roundEnd({ ships })).toEqual({ a: 0, b: 1 })
    // Turned away: the Victory's rear has two red dice, as many as the CR90's front.
    expect(roundEnd({ ships: { ...ships, victory: { ...ships.victory, heading: 0 } } })).toEqual({ a: 0, b: 0 })
    // At medium range a blue one is added.
    const nearer = { ...ships, cr90: { ...ships.cr90, at: [457, 290] as At } }
    expect(roundEnd({ ships: { ...nearer, victory: { ...ships.victory, heading: 0 } } })).toEqual({ a: 1, b: 0 })
  })

  test('the armament as it is now: Enhanced Armament counts (001, Fire Lanes)', () => {
    const shot = (upgrades: string[]) =>
      roundEnd({
        ships: {
          nebulon: { card: 'nebulon-b-escort-frigate', at: [330, 457], heading: 0 },
          victory: { ...VICTORY, at: [620, 457], heading: 0, upgrades },
        },
      })
    // Each by a side: one red and one blue die against two red and one blue.
    expect(shot([])).toEqual({ a: 0, b: 1 })
    const cr90 = (upgrades: string[]) =>
      roundEnd({
        ships: {
          nebulon: { card: 'nebulon-b-escort-frigate', at: [330, 457], heading: 0, upgrades },
          cr90: { card: 'cr90-corvette-a', at: [100, 100], heading: 180 },
          victory: { ...VICTORY, at: [620, 457], heading: 0 },
        },
      })
    expect(cr90(['enhanced-armament'])).toEqual({ a: 0, b: 0 })
  })

  test('an obstructed line of sight takes one die (R6.13)', () => {
    const ships = {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 200] as At },
      victory: { ...VICTORY, at: [457, 740] as At, heading: 180 },
    }
    expect(roundEnd({ ships })).toEqual({ a: 0, b: 0 })
    expect(roundEnd({ ships, obstacles: { 'asteroid-1': { at: [457, 570] } } })).toEqual({ a: 1, b: 0 })
  })

  test('a unit on the token leaves it to the opponent; units of both to nobody', () => {
    const ships = { nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 250] as At }, victory: VICTORY }
    const x = { card: 'x-wing-squadron', at: [457, 460] as At }
    expect(roundEnd({ ships, squadrons: { x } })).toEqual({ a: 0, b: 1 })
    const tie = { card: 'tie-fighter-squadron', at: [480, 457] as At }
    expect(roundEnd({ ships, squadrons: { tie } })).toEqual({ a: 1, b: 0 })
    expect(roundEnd({ ships, squadrons: { x: { ...x, at: [440, 457] }, tie } })).toEqual({ a: 0, b: 0 })
  })
})
