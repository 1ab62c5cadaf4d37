import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable } from '#test/support/card-table'

/** The Nebulon-B of the first player has two enemies ahead; it has made its first attack from its front on the Victory's. */
const shots = (changes: Partial<CardTable> = {}) => {
  const t = cardTable({
    activating: { ship: 'nebulon', step: 'attacks' },
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [380, 520], heading: 180, defense: [] },
      gladiator: { card: 'gladiator-i-class-star-destroyer', at: [530, 520], heading: 180, defense: [] },
    },
    objective: { card: 'advanced-gunnery', ships: ['nebulon', 'victory'] },
    luck: [{ dice: ['red hit', 'red hit', 'red hit', 'red blank', 'red blank', 'red blank'] }],
    ...changes,
  })
  t.choose('a', 'front>victory.front')
  return t
}

describe('Advanced Gunnery (OB1)', () => {
  test('each player names one of his ships after all are deployed, the first player first (R3.20)', () => {
    const t = new BattleSetup('advanced-gunnery').until('effect.choose')
    expect(Object.keys(t.state.reserve?.ships ?? {})).toEqual([])
    expect(t.asked('a').subject).toBe('advanced-gunnery@a')
    expect(t.options('a')).toEqual(['cr90-1', 'nebulon-b-1'])
    t.choose('a', 'nebulon-b-1')
    expect(t.options('b')).toEqual(['victory-1', 'gladiator-1'])
    t.choose('b', 'gladiator-1')
    expect(t.state.objectiveShips).toEqual(['nebulon-b-1', 'gladiator-1'])
    expect(t.begun().state.round).toBe(1)
  })

  test('who has one ship is not asked', () => {
    const alone = { ships: ['victory-ii-class-star-destroyer'], squadrons: [] }
    const t = new BattleSetup('advanced-gunnery', {
      rebels: { ships: ['cr90-corvette-a'], squadrons: [] },
      empire: alone,
    })
    expect(t.begun().state.objectiveShips).toEqual(['cr90-1', 'victory-1'])
  })

  test('the first player’s attacks again from the same hull zone, but not the same hull zone (R5.19)', () => {
    const t = shots()
    const again = t.options('a')
    expect(again).toContain('front>gladiator.front')
    expect(again).not.toContain('front>victory.front')
    expect(t.asked('a')).toMatchObject({
      impossible: expect.arrayContaining([
        expect.objectContaining({ id: 'front>victory.front', code: 'forbidden-by-card' }),
      ]),
    })
    t.choose('a', 'front>gladiator.front')
    expect(t.events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(2)
  })

  test('nor the same squadron, in both attacks', () => {
    const t = cardTable({
      activating: { ship: 'nebulon', step: 'attacks' },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850], activated: true },
      },
      squadrons: {
        tie: { card: 'tie-fighter-squadron', at: [457, 430] },
        other: { card: 'tie-fighter-squadron', at: [520, 430] },
      },
      objective: { card: 'advanced-gunnery', ships: ['nebulon'] },
      luck: [{ dice: ['blue accuracy', 'blue accuracy'] }],
    })
    t.choose('a', 'front>tie')
    t.choose('a', 'none')
    expect(t.options('a').filter((id) => id.startsWith('front>'))).toEqual(['front>other'])
  })

  test('the second player’s attacks again, even the same hull zone', () => {
    const t = shots({ first: 'b' })
    expect(t.options('a')).toContain('front>victory.front')
  })

  test('with Gunnery Team it cannot attack the same ship again (001, Advanced Gunnery)', () => {
    const t = shots({
      first: 'b',
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], upgrades: ['gunnery-team'] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [380, 520], heading: 180, defense: [] },
        gladiator: { card: 'gladiator-i-class-star-destroyer', at: [530, 520], heading: 180, defense: [] },
      },
    })
    expect(t.options('a').filter((id) => id.startsWith('front>victory'))).toEqual([])
    expect(t.options('a')).toContain('front>gladiator.front')
  })

  test('any other ship attacks from different hull zones', () => {
    const t = shots({ objective: { card: 'advanced-gunnery', ships: ['victory'] } })
    expect(t.options('a').filter((id) => id.startsWith('front>'))).toEqual([])
  })

  test('a destroyed objective ship counts twice, its upgrades once (R15.10)', () => {
    const t = cardTable({
      ships: { nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300] } },
      objective: { card: 'advanced-gunnery', ships: ['nebulon', 'victory'] },
      lost: [
        { id: 'victory', card: 'victory-ii-class-star-destroyer', upgrades: ['gunnery-team'] },
        { id: 'gladiator', card: 'gladiator-i-class-star-destroyer' },
      ],
    })
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 2 * 85 + 7 + 56, b: 0 })
  })
})
