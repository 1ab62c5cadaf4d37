import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable } from '#test/support/card-table'

/** The CR90 is about to reveal its dial; two tokens lie beside it, one farther off. */
const revealed = (changes: Partial<CardTable> = {}) => {
  const t = cardTable({
    activating: { ship: 'cr90', step: 'reveal' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 457], dials: ['navigate'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
    },
    objective: {
      card: 'intel-sweep',
      ships: ['cr90', 'victory'],
      tokens: { 'token-1': [400, 457], 'token-2': [520, 457], 'token-3': [700, 457] },
    },
    ...changes,
  })
  t.choose('a', 'keep')
  return t
}

describe('Intel Sweep (OB18)', () => {
  test('after the obstacles the players place five tokens in turn, the second begins (R3.12)', () => {
    const t = new BattleSetup('intel-sweep').begun()
    expect(t.told('objectiveTokenPlaced').map(({ seat, token }) => [seat, token])).toEqual([
      ['b', 'token-1'],
      ['a', 'token-2'],
      ['b', 'token-3'],
      ['a', 'token-4'],
      ['b', 'token-5'],
    ])
  })

  test('in the setup area, beyond distance 5 of the player edges and distance 3 of each other', () => {
    const t = new BattleSetup('intel-sweep').until('objective.place')
    expect(t.refusal('b', 914, 310)).toBe('too-close')
    expect(t.refusal('b', 200, 457)).toBe('place-outside')
    t.put('b', 914, 457)
    expect(t.refusal('a', 1110, 457)).toBe('too-close')
    expect(t.refusal('a', 1120, 457)).toBeUndefined()
  })

  test('then each player names one of his ships, the first player first, before anybody deploys (R3.12)', () => {
    const t = new BattleSetup('intel-sweep').until('effect.choose')
    expect(t.options('a')).toEqual(['cr90-1', 'nebulon-b-1'])
    t.choose('a', 'nebulon-b-1')
    t.choose('b', 'gladiator-1')
    expect(t.state.objectiveShips).toEqual(['nebulon-b-1', 'gladiator-1'])
  })

  test('when it reveals a dial it may take one token at distance 1', () => {
    const t = revealed()
    expect(t.options('a')).toEqual(['intel-sweep@a.2', 'pass'])
    t.choose('a', 'intel-sweep@a.2')
    expect(t.options('a')).toEqual(['token-1', 'token-2'])
    t.choose('a', 'token-2')
    expect(t.state.objectiveTokens?.map(({ id }) => id)).toEqual(['token-1', 'token-3'])
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 0 })
    expect(t.asked('a').ask).not.toBe('window.effect')
  })

  test('no other ship may, and none that has no token near', () => {
    const other = revealed({
      objective: { card: 'intel-sweep', ships: ['victory'], tokens: { 'token-1': [400, 457] } },
    })
    const far = revealed({ objective: { card: 'intel-sweep', ships: ['cr90'], tokens: { 'token-3': [700, 457] } } })
    expect([other.asked('a').ask, far.asked('a').ask]).not.toContain('window.effect')
  })

  test('more tokens than the opponent score 75 together; as many, nothing', () => {
    const scored = (a: number, b: number) => {
      const t = revealed({ victoryTokens: { a, b } })
      return scoreOf(t.state, t.engine.rules)
    }
    expect([scored(3, 2), scored(0, 1), scored(2, 2)]).toEqual([
      { a: 75, b: 0 },
      { a: 0, b: 75 },
      { a: 0, b: 0 },
    ])
  })
})
