import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, poolOf } from '#test/support/card-table'

const TOKENS = { 'token-1': { on: 'cr90' }, 'token-2': { on: 'victory' } }
/** The CR90 attacks the Victory, its dice rolled. */
const shot = (changes: Partial<CardTable> = {}) =>
  cardTable({
    attacking: { by: 'cr90', from: 'front', at: 'victory.front', pool: ['red hit', 'blue hit'] },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    },
    objective: { card: 'opening-salvo', tokens: TOKENS },
    luck: [{ dice: ['red double hit', 'red blank'] }],
    ...changes,
  })

describe('Opening Salvo (OB3)', () => {
  test('every ship gets a token after all are deployed; nobody is asked (R3.20)', () => {
    const t = new BattleSetup('opening-salvo').begun()
    expect(t.state.objectiveTokens?.map(({ on }) => on).sort()).toEqual([
      'cr90-1',
      'gladiator-1',
      'nebulon-b-1',
      'victory-1',
    ])
  })

  test('in its first attack on a ship the first player’s must give it up for two red dice, after the roll (001, Opening Salvo)', () => {
    const t = shot()
    expect(t.options('a')).toEqual(['opening-salvo@a.1'])
    t.choose('a', 'opening-salvo@a.1')
    expect(poolOf(t)).toEqual(['red hit', 'blue hit', 'red double hit', 'red blank'])
    expect(t.state.objectiveTokens?.map(({ id }) => id)).toEqual(['token-2'])
  })

  test('the second player’s adds two of any colors, whatever the range (001, Opening Salvo)', () => {
    const t = shot({ first: 'b', luck: [{ dice: ['black hit', 'blue accuracy'] }] })
    t.choose('a', 'opening-salvo@a.2')
    expect(t.options('a')).toEqual(['red', 'blue', 'black'])
    t.choose('a', 'black')
    t.choose('a', 'blue')
    expect(poolOf(t)).toEqual(['red hit', 'blue hit', 'black hit', 'blue accuracy'])
  })

  test('a ship without its token adds nothing, nor does one that attacks a squadron', () => {
    const without = shot({ objective: { card: 'opening-salvo', tokens: { 'token-2': { on: 'victory' } } } })
    expect(without.asked('b').ask).toBe('defense.spend')
    const t = shot({
      attacking: { by: 'cr90', from: 'front', at: 'tie', pool: ['blue accuracy'] },
      squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, 420] } },
    })
    expect(t.state.objectiveTokens).toHaveLength(2)
    expect(t.events.some(({ type }) => type === 'dieAdded')).toBe(false)
  })

  test('each enemy ship that is left with damage cards scores half of its cost, upgrades included, rounded up (R15.12)', () => {
    const t = cardTable({
      ships: {
        cr90: { card: 'cr90-corvette-b', at: [200, 300], damage: [{ facedown: 'crew-panic' }] },
        nebulon: { card: 'nebulon-b-escort-frigate', at: [400, 300] },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [457, 550],
          damage: [{ facedown: 'power-failure' }, { faceup: 'comm-noise' }],
          upgrades: ['gunnery-team'],
        },
      },
      objective: { card: 'opening-salvo' },
    })
    // The upgrades of this table cost 5 each: 39 and 85 + 5.
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 45, b: 20 })
  })
})
