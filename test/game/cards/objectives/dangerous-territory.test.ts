import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'

type At = [number, number]
/** The CR90 has moved at speed 0 where an asteroid field lies. */
const moved = (changes: Partial<CardTable> = {}) =>
  cardTable({
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 457], speed: 0 },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
    },
    obstacles: { 'asteroid-1': { at: [457, 500] } },
    objective: { card: 'dangerous-territory', tokens: { 'token-1': { on: 'asteroid-1' } } },
    deck: ['power-failure'],
    ...changes,
  })
describe('Dangerous Territory (OB17)', () => {
  test('all obstacles lie beyond distance 5 of the player edges, beside what always holds (R3.9)', () => {
    const t = new BattleSetup('dangerous-territory').until('obstacle.place')
    expect(t.refusal('b', 914, 330)).toBe('too-close')
    expect(t.refusal('b', 914, 600)).toBe('too-close')
    expect(t.refusal('b', 250, 457)).toBe('place-outside')
    expect(t.refusal('b', 914, 457)).toBeUndefined()
  })

  test('a token lies on each obstacle before anybody deploys; nobody is asked (R3.12)', () => {
    const t = new BattleSetup('dangerous-territory').begun()
    const { obstacles, objectiveTokens = [] } = t.state
    expect(new Set(objectiveTokens.map(({ on }) => on))).toEqual(new Set(Object.keys(obstacles)))
    for (const { at, on = '' } of objectiveTokens) expect(obstacles[on]?.pose).toMatchObject(at)
  })

  test('who overlaps an obstacle with a ship may take its token, worth 15, before the obstacle acts (R10.28, R13.6)', () => {
    const t = moved()
    expect(t.asked('a').ask).toBe('window.effect')
    expect(shipOn(t, 'cr90').damage).toEqual([])
    const [take = ''] = t.options('a')
    expect(t.options('a')).toEqual([take, 'pass'])
    t.choose('a', take)
    expect(t.state.objectiveTokens).toEqual([])
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 0 })
    expect(scoreOf(t.state, t.engine.rules).a).toBe(15)
    expect(shipOn(t, 'cr90').damage).toMatchObject([{ card: 'power-failure', faceup: true }])
  })

  test('it may leave it there (R16.7)', () => {
    const t = moved()
    t.choose('a', 'pass')
    expect(t.state.objectiveTokens).toHaveLength(1)
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test('one token for each obstacle that it overlaps (001, Dangerous Territory)', () => {
    const t = moved({
      obstacles: { 'asteroid-1': { at: [457, 505] }, 'asteroid-2': { at: [457, 405] } },
      objective: {
        card: 'dangerous-territory',
        tokens: { 'token-1': [457, 500], 'token-2': [457, 515], 'token-3': { on: 'asteroid-2' } },
      },
      first: 'b',
    })
    expect(t.options('a')).toHaveLength(3)
    t.choose('a', t.options('a')[0] ?? '')
    t.choose('a', t.options('a')[0] ?? '')
    expect(t.state.objectiveTokens?.map(({ id }) => id)).toEqual(['token-2'])
    expect(t.state.victoryTokens).toEqual({ a: 2, b: 0 })
  })

  test('a token that was moved off its obstacle brings nothing (001, Dangerous Territory)', () => {
    const t = moved({ objective: { card: 'dangerous-territory', tokens: { 'token-1': [457, 580] } } })
    expect(t.open.some(({ ask }) => ask === 'window.effect')).toBe(false)
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test.each([
    ['asteroid-1', 0],
    ['debris-1', 0],
    ['station', 1],
  ] as const)('asteroids and debris do nothing to ships of the second player: %s', (id, asked) => {
    const at: At = [457, 480]
    const t = moved({
      first: 'b',
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 457], speed: 0, damage: ['facedown'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
      },
      obstacles: { [id]: { at } },
      objective: { card: 'dangerous-territory' },
    })
    expect(t.open.filter(({ seat, ask }) => seat === 'a' && ask === 'window.effect')).toHaveLength(asked)
    expect(shipOn(t, 'cr90').damage).toHaveLength(1)
    expect(Object.values(shipOn(t, 'cr90').shields)).toEqual([2, 2, 1, 2])
  })

  test('a squadron with Strategic moves tokens that lie on obstacles, and they no longer lie there (R11.38)', () => {
    const t = cardTable({
      phase: 'squadron',
      squadronPhase: { turn: 'b' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
      },
      squadrons: { lambda: { card: 'lambda-class-shuttle', at: [457, 400] } },
      obstacles: { 'asteroid-1': { at: [457, 470] } },
      objective: { card: 'dangerous-territory', tokens: { 'token-1': { on: 'asteroid-1' } } },
    })
    for (let i = 0; i < 6 && t.asked('b').ask !== 'squadron.strategic'; i += 1) {
      const request = t.asked('b')
      if (request.kind === 'destination') t.answer('b', { to: request.around })
      else t.choose('b', t.options('b').find((id) => id === 'move') ?? t.options('b')[0] ?? '')
    }
    expect(t.options('b')).toEqual(['token-1', 'none'])
    t.choose('b', 'token-1')
    t.answer('b', { to: { x: 400_000, y: 360_000 } })
    expect(t.state.objectiveTokens).toEqual([{ id: 'token-1', at: { x: 400_000, y: 360_000 } }])
  })
})
