import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'

const TARKIN = 'grand-moff-tarkin@vic.0'

/** The last dials are about to be set; then the Ship Phase begins. */
function atTheShipPhase(ships: CardTable['ships'] = {}): FixtureGame {
  const t = cardTable({
    phase: 'command',
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 200] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [300, 700], heading: 180, upgrades: ['grand-moff-tarkin'] },
      other: { card: 'victory-i-class-star-destroyer', at: [600, 700], heading: 180 },
      ...ships,
    },
  })
  t.setDials('repair')
  return t
}

describe('Grand Moff Tarkin', () => {
  test('gives every friendly ship a token of one command at the start of the Ship Phase (R5.1)', () => {
    const t = atTheShipPhase()
    expect(t.options('b')).toEqual([TARKIN, 'pass'])
    t.choose('b', TARKIN)
    expect(t.options('b')).toEqual(['navigate', 'squadron', 'repair', 'concentrate-fire'])
    t.choose('b', 'squadron')
    expect(['vic', 'other', 'cr90'].map((id) => shipOn(t, id).commandTokens)).toEqual([['squadron'], ['squadron'], []])
    expect(t.asked('a').ask).toBe('activation.dial')
  })

  test('may be left alone (R16.7)', () => {
    const t = atTheShipPhase()
    t.choose('b', 'pass')
    expect(shipOn(t, 'vic').commandTokens).toEqual([])
  })

  test('a ship that has that token already gains nothing, one over its limit gives one up (R5.14)', () => {
    const vic = {
      card: 'victory-ii-class-star-destroyer',
      at: [300, 700] as [number, number],
      heading: 180,
      upgrades: ['grand-moff-tarkin'],
      tokens: ['navigate' as const],
    }
    const other = {
      card: 'victory-i-class-star-destroyer',
      at: [600, 700] as [number, number],
      heading: 180,
      tokens: ['squadron' as const, 'repair' as const, 'concentrate-fire' as const],
    }
    const t = atTheShipPhase({ vic, other })
    t.choose('b', TARKIN)
    t.choose('b', 'navigate')
    expect(shipOn(t, 'vic').commandTokens).toEqual(['navigate'])
    expect(t.asked('b')).toMatchObject({ ask: 'tokens.discard', subject: 'other' })
    t.choose('b', 'repair')
    expect(shipOn(t, 'other').commandTokens).toEqual(['squadron', 'concentrate-fire', 'navigate'])
  })
})
