import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, poolOf } from '#test/support/card-table'

const USE = 'most-wanted@a.1'

/** The CR90 attacks the Victory, its dice rolled. */
const shot = (changes: Partial<CardTable> = {}) =>
  cardTable({
    attacking: { by: 'cr90', from: 'front', at: 'victory.front', pool: ['red hit', 'blue hit'] },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    },
    objective: { card: 'most-wanted', ships: ['victory'] },
    luck: [{ dice: ['blue critical'] }],
    ...changes,
  })

describe('Most Wanted (OB2)', () => {
  test('the second player names one ship of each side after all are deployed (R3.20)', () => {
    const t = new BattleSetup('most-wanted').until('effect.choose')
    expect(t.options('b')).toEqual(['victory-1', 'gladiator-1'])
    t.choose('b', 'gladiator-1')
    expect(t.options('b')).toEqual(['cr90-1', 'nebulon-b-1'])
    t.choose('b', 'nebulon-b-1')
    expect(t.state.objectiveShips).toEqual(['gladiator-1', 'nebulon-b-1'])
    expect(
      t
        .begun()
        .told('objectiveShipNamed')
        .map(({ by }) => by),
    ).toEqual(['b', 'b'])
  })

  test('a ship that is set aside is not in play and cannot be named (R3.25)', () => {
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'after-deploying' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [300, 100] },
        nebulon: { card: 'nebulon-b-escort-frigate', at: [500, 100] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 800] },
      },
      reserve: { ships: { gladiator: { card: 'gladiator-i-class-star-destroyer', setAside: 'a-card' } } },
      objective: { card: 'most-wanted' },
    })
    // Of one ship of his own there is nothing to choose.
    expect(t.options('b')).toEqual(['cr90', 'nebulon'])
    t.choose('b', 'nebulon')
    expect(t.state.objectiveShips).toEqual(['victory', 'nebulon'])
  })

  test('a ship that attacks one of them may add a die of a color in its pool, whatever the range (R6.12)', () => {
    const t = shot()
    t.choose('a', USE)
    expect(t.options('a')).toEqual(['red', 'blue'])
    t.choose('a', 'blue')
    expect(poolOf(t)).toEqual(['red hit', 'blue hit', 'blue critical'])
    // Once an attack (R6.25).
    expect(t.open.some((request) => 'options' in request && request.options.some(({ id }) => id === USE))).toBe(false)
  })

  test('it may leave that (R16.7)', () => {
    const t = shot({ luck: [] })
    expect(t.options('a')).toEqual([USE, 'done'])
    t.choose('a', 'done')
    expect(t.asked('b').ask).toBe('defense.spend')
  })

  test('not against other ships, and not a squadron', () => {
    expect(shot({ objective: { card: 'most-wanted', ships: ['cr90'] } }).asked('b').ask).toBe('defense.spend')
    const bomber = shot({
      phase: 'squadron',
      attacking: { by: 'x-wing', at: 'victory.front', pool: ['red hit'] },
      squadrons: { 'x-wing': { card: 'x-wing-squadron', at: [457, 470] } },
    })
    expect(bomber.asked('b').ask).toBe('defense.spend')
  })

  test('a destroyed objective ship counts twice, its upgrades once (R15.10)', () => {
    const t = cardTable({
      ships: { cr90: { card: 'cr90-corvette-a', at: [457, 300] } },
      objective: { card: 'most-wanted', ships: ['nebulon', 'victory'] },
      lost: [
        { id: 'victory', card: 'victory-ii-class-star-destroyer', upgrades: ['gunnery-team'] },
        { id: 'nebulon', card: 'nebulon-b-escort-frigate' },
      ],
    })
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 2 * 85 + 7, b: 2 * 57 })
  })
})
