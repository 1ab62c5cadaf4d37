import { describe, expect, test } from 'vitest'
import type { Command } from '#shared/game/engine/state'
import { cardTable, offered, shipOn } from '#test/support/card-table'

const LIAISON = 'weapons-liaison@cr90.0'

/** The CR90 is about to reveal its dial. */
const aboutToReveal = (tokens: Command[] = ['navigate']) =>
  cardTable({
    activating: { ship: 'cr90', step: 'reveal' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], dials: ['repair'], tokens, upgrades: ['weapons-liaison'] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180 },
    },
  })

describe('Weapons Liaison', () => {
  test('spends a command token for Squadron or Concentrate Fire on the dial that is about to be revealed', () => {
    const t = aboutToReveal()
    t.choose('a', LIAISON)
    // Its only token, navigate, is no choice.
    expect(t.options('a')).toEqual(['squadron', 'concentrate-fire'])
    const events = t.choose('a', 'concentrate-fire')
    expect(shipOn(t, 'cr90').commandTokens).toEqual([])
    expect(events.flatMap((e) => (e.type === 'dialRevealed' ? [e.command] : []))).toEqual(['concentrate-fire'])
  })

  test('may be left alone (R16.7)', () => {
    const t = aboutToReveal()
    t.choose('a', 'pass')
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'activation', dial: 'repair' })
    expect(shipOn(t, 'cr90').commandTokens).toEqual(['navigate'])
  })

  test('is not offered without a token to spend (R16.8)', () => {
    const t = aboutToReveal([])
    expect(offered(t)).not.toContain(LIAISON)
  })
})
