import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, poolOf, shipOn } from '#test/support/card-table'

const USE = 'precision-strike@a.1'
/** The CR90 attacks the Victory, which has two facedown cards. */
const shot = (changes: Partial<CardTable> = {}) =>
  cardTable({
    attacking: { by: 'cr90', from: 'front', at: 'victory.front', pool: ['red double hit', 'blue hit', 'red critical'] },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      victory: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        heading: 180,
        shields: { front: 0 },
        defense: [],
        damage: [{ facedown: 'power-failure' }, { facedown: 'ruptured-engine' }],
      },
    },
    objective: { card: 'precision-strike' },
    luck: [{ pick: 2 }],
    deck: ['compartment-fire'],
    ...changes,
  })

describe('Precision Strike (OB4)', () => {
  test('ships of the second player get a Concentrate Fire token after all are deployed (R3.20)', () => {
    const { ships } = new BattleSetup('precision-strike').begun().state
    expect(Object.values(ships).map(({ id, commandTokens }) => [id, commandTokens])).toEqual(
      expect.arrayContaining([
        ['cr90-1', []],
        ['nebulon-b-1', []],
        ['victory-1', ['concentrate-fire']],
        ['gladiator-1', ['concentrate-fire']],
      ]),
    )
  })

  test('a ship may spend a die with a hit to turn one facedown card of the defender faceup, at random (R17.8f)', () => {
    const t = shot()
    t.choose('a', USE)
    expect(t.options('a')).toEqual(['d1', 'd2'])
    t.choose('a', 'd2')
    expect(poolOf(t)).toEqual(['red double hit', 'red critical'])
    expect(shipOn(t, 'victory').damage).toMatchObject([
      { card: 'power-failure', faceup: false },
      { card: 'ruptured-engine', faceup: true },
    ])
  })

  test('after the attack there is a victory token for each card turned or dealt faceup in it (R15.9)', () => {
    const t = shot()
    t.choose('a', USE)
    t.choose('a', 'd2')
    t.choose('a', 'standard')
    expect(
      shipOn(t, 'victory')
        .damage.filter(({ faceup }) => faceup)
        .map(({ card }) => card),
    ).toEqual(['ruptured-engine', 'compartment-fire'])
    expect(t.state.victoryTokens).toEqual({ a: 2, b: 0 })
    expect(scoreOf(t.state, t.engine.rules).a).toBe(30)
  })

  test('it may leave that; cards dealt facedown bring nothing', () => {
    const t = shot({ luck: [] })
    expect(t.options('a')).toEqual([USE, 'done'])
    t.choose('a', 'done')
    t.choose('a', 'none')
    expect(shipOn(t, 'victory').damage.every(({ faceup }) => !faceup)).toBe(true)
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test('without a facedown card, or without a hit, there is nothing to spend', () => {
    const none = shot({ attacking: { by: 'cr90', from: 'front', at: 'victory.front', pool: ['red critical'] } })
    expect(none.asked('a').ask).toBe('attack.critical')
    const t = shot()
    const victory = { card: 'victory-ii-class-star-destroyer', at: [457, 550] as [number, number], heading: 180 }
    const faceup = shot({ ships: { cr90: { card: 'cr90-corvette-a', at: [457, 300] }, victory } })
    expect([t.asked('a').ask, faceup.asked('b').ask]).toEqual(['attack.modify', 'defense.spend'])
  })

  test.each([
    ['x-wing-squadron', 'attack.modify'],
    ['a-wing-squadron', 'squadron.activate'],
  ])('%s: only squadrons with Bomber may', (card, ask) => {
    const t = shot({
      phase: 'squadron',
      attacking: { by: 'fighter', at: 'victory.front', pool: ['red hit'] },
      squadrons: {
        fighter: { card, at: [457, 470] },
        second: { card, at: [100, 100] },
        third: { card, at: [100, 200] },
      },
    })
    expect(t.asked('a').ask).toBe(ask)
  })
})
