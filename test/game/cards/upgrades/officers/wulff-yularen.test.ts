import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const WULFF = 'wulff-yularen@vic.0'
type Vic = Partial<NonNullable<CardTable['ships']>[string]>

/** The Victory, damaged, may resolve Repair or Squadron by token. */
const withTokens = (vic: Vic = {}, changes: Partial<CardTable> = {}) =>
  cardTable({
    activating: { ship: 'vic', step: 'commands' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        hull: 7,
        tokens: ['repair', 'navigate'],
        upgrades: ['wulff-yularen'],
        ...vic,
      },
    },
    ...changes,
  })

describe('Wulff Yularen', () => {
  test('is exhausted to gain the command token back that was spent', () => {
    const t = withTokens()
    t.choose('b', 'repair:token')
    expect(shipOn(t, 'vic').commandTokens).toEqual(['navigate'])
    t.choose('b', WULFF)
    expect(shipOn(t, 'vic').commandTokens).toEqual(['navigate', 'repair'])
    expect(t.state.cards['wulff-yularen@vic']).toMatchObject({ exhausted: true })
  })

  test('the token gained cannot serve the same command again in this round, by itself or with the dial (R7.3)', () => {
    const t = withTokens()
    t.choose('b', 'repair:token')
    t.choose('b', WULFF)
    if (t.asked('b').ask === 'repair.effect') t.choose('b', 'done')
    expect(offered(t)).not.toContain('repair:token')
    expect(t.asked('b').ask).toBe('maneuver.navigate')
  })

  test('a Concentrate Fire token gained back rerolls no second die in this round (R7.3)', () => {
    const t = withTokens(
      { tokens: ['concentrate-fire'], hull: 8 },
      {
        attacking: { by: 'vic', from: 'rear', at: 'cr90.front', pool: ['red blank', 'red hit'], range: 'medium' },
        ships: {
          cr90: { card: 'cr90-corvette-a', at: [457, 300], defense: [] },
          vic: {
            card: 'victory-ii-class-star-destroyer',
            at: [457, 550],
            tokens: ['concentrate-fire'],
            upgrades: ['wulff-yularen'],
          },
        },
        activating: { ship: 'vic', step: 'attacks' },
        luck: [{ dice: ['red double hit'] }],
      },
    )
    t.choose('b', 'fire:token:d1')
    t.choose('b', WULFF)
    expect(shipOn(t, 'vic').commandTokens).toEqual(['concentrate-fire'])
    expect(shipOn(t, 'cr90').damage.length + 2 - shipOn(t, 'cr90').shields.front).toBe(3)
    expect(offered(t)).not.toContain('fire:token:d2')
  })

  test('acts when the token is spent, before the command brings anything (R16.3)', () => {
    const repair = withTokens({ hull: 7, shields: { front: 0 } })
    repair.choose('b', 'repair:token')
    expect(repair.options('b')).toEqual([WULFF, 'pass'])
    const squadron = withTokens(
      { tokens: ['squadron'] },
      { squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, 450] } } },
    )
    squadron.choose('b', 'squadron:token')
    expect(squadron.options('b')).toEqual([WULFF, 'pass'])
    squadron.choose('b', WULFF)
    expect(squadron.asked('b').ask).toBe('squadron.command')
  })

  test('a token spent for an effect may be gained back and then resolve its command', () => {
    const t = withTokens(
      { upgrades: ['wulff-yularen', 'defense-liaison'], tokens: ['repair'], dials: ['squadron'] },
      { activating: { ship: 'vic', step: 'reveal' } },
    )
    t.choose('b', 'defense-liaison@vic.0')
    t.choose('b', 'navigate')
    t.choose('b', WULFF)
    t.choose('b', 'keep')
    expect(t.options('b')).toContain('repair:token')
  })

  test('may be left alone (R16.7)', () => {
    const t = withTokens()
    t.choose('b', 'repair:token')
    t.choose('b', 'pass')
    expect(shipOn(t, 'vic').commandTokens).toEqual(['navigate'])
  })

  test('does nothing when it is exhausted, or when a token is discarded instead of spent', () => {
    const t = withTokens({ upgrades: [{ card: 'wulff-yularen', state: 'exhausted' }] })
    t.choose('b', 'repair:token')
    expect(offered(t)).not.toContain(WULFF)
    const over = withTokens(
      { tokens: ['repair', 'navigate', 'concentrate-fire'], dials: [] },
      { activating: { ship: 'vic', step: 'convert', dial: 'squadron', revealed: 'squadron' } },
    )
    over.choose('b', 'token')
    over.choose('b', 'repair')
    expect(offered(over)).not.toContain(WULFF)
  })
})
