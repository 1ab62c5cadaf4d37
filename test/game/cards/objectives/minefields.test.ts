import { describe, expect, test } from 'vitest'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'

/** The CR90 has ended its movement, at speed 0, beside a mine. */
const moved = (dice: string[], changes: Partial<CardTable> = {}) =>
  cardTable({
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 457], speed: 0 },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] },
    },
    objective: { card: 'minefields', tokens: { 'token-1': [457, 560], 'token-2': [457, 700] } },
    deck: ['power-failure', 'ruptured-engine', 'thruster-fissure', 'compartment-fire'],
    luck: dice.length > 0 ? [{ dice }] : [],
    ...changes,
  })
const cards = (t: ReturnType<typeof moved>) => shipOn(t, 'cr90').damage.map(({ card, faceup }) => [card, faceup])

describe('Minefields (OB19)', () => {
  test('the second player places all obstacles, anywhere in the setup area, beyond distance 5 of each other', () => {
    const t = new BattleSetup('minefields').until('obstacle.place')
    const { subject } = t.asked('b')
    expect(t.refusal('b', 200, 457)).toBe('place-outside')
    t.put('b', 400, 60)
    expect(t.state.obstacles[subject]).toBeDefined()
    t.until('obstacle.place')
    expect(t.refusal('b', 700, 60)).toBe('too-close')
    t.put('b', 914, 60)
    t.until('objective.place')
    expect(t.told('obstaclePlaced').map(({ seat }) => seat)).toEqual(['b', 'b', 'b', 'b', 'b', 'b'])
  })

  test('then six mines, each at distance 1 of an obstacle and beyond distance 1 of the others (R3.12)', () => {
    const t = new BattleSetup('minefields').until('objective.place')
    const [obstacle] = Object.values(t.state.obstacles)
    const [x, y] = [(obstacle?.pose.x ?? 0) / 1000, (obstacle?.pose.y ?? 0) / 1000]
    expect(t.refusal('b', x, y + 200)).toBe('too-far')
    t.put('b', x, y)
    expect(t.refusal('b', x + 90, y)).toBe('too-close')
    t.put('b', x + 99, y)
    t.until('deploy.choose')
    expect(t.state.objectiveTokens).toHaveLength(6)
    expect(t.begun().state.round).toBe(1)
  })

  test('a ship that ends its movement at distance 1 of a mine removes it and is dealt a facedown card for each hit (R10.28)', () => {
    const t = moved(['blue hit', 'blue hit'])
    expect(cards(t)).toEqual([
      ['power-failure', false],
      ['ruptured-engine', false],
    ])
    expect(t.state.objectiveTokens?.map(({ id }) => id)).toEqual(['token-2'])
  })

  test.each([
    [['blue critical', 'blue accuracy'], [true]],
    [
      ['blue hit', 'blue critical'],
      [true, false],
    ],
    [
      ['blue critical', 'blue critical'],
      [true, false],
    ],
    [['blue accuracy', 'blue accuracy'], []],
  ])('%j: the first card is faceup if there is a critical', (dice, faceup) => {
    expect(cards(moved(dice)).map(([, up]) => up)).toEqual(faceup)
  })

  test('of several mines the owner of the ship chooses the first; each has dice of its own', () => {
    const tokens: Record<string, [number, number]> = {
      'token-1': [457, 560],
      'token-2': [560, 457],
      'token-3': [457, 340],
    }
    const t = moved(['blue hit', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue critical', 'blue hit'], {
      objective: { card: 'minefields', tokens },
    })
    expect(t.options('a')).toEqual(['token-1', 'token-2', 'token-3'])
    t.choose('a', 'token-2')
    expect(t.options('a')).toEqual(['token-1', 'token-3'])
    t.choose('a', 'token-3')
    expect(t.state.objectiveTokens).toEqual([])
    expect(cards(t).map(([, faceup]) => faceup)).toEqual([false, true, false])
  })

  test('a ship that is destroyed by a mine leaves the others', () => {
    const ships = {
      cr90: { card: 'cr90-corvette-a', at: [457, 457] as [number, number], speed: 0, hull: 1 },
      nebulon: { card: 'nebulon-b-escort-frigate', at: [800, 100] as [number, number] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850] as [number, number] },
    }
    const t = moved(['blue hit', 'blue hit'], {
      ships,
      objective: { card: 'minefields', tokens: { 'token-1': [457, 560], 'token-2': [560, 457] } },
    })
    t.choose('a', 'token-1')
    expect(t.state.ships.cr90).toBeUndefined()
    expect(t.state.objectiveTokens?.map(({ id }) => id)).toEqual(['token-2'])
  })

  test('a mine farther away stays', () => {
    const t = moved([], { objective: { card: 'minefields', tokens: { 'token-1': [457, 590] } } })
    expect(t.state.objectiveTokens).toHaveLength(1)
    expect(cards(t)).toEqual([])
  })
})
