import { describe, expect, test } from 'vitest'
import { logFor, viewFor } from '#shared/game'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const LIAISON = 'defense-liaison@vic.0'
type Vic = Partial<NonNullable<CardTable['ships']>[string]>

/** The Victory is about to reveal its top dial. */
const aboutToReveal = (vic: Vic = {}) =>
  cardTable({
    activating: { ship: 'vic', step: 'reveal' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        dials: ['squadron', 'concentrate-fire'],
        tokens: ['navigate', 'squadron'],
        upgrades: ['defense-liaison'],
        ...vic,
      },
    },
  })

describe('Defense Liaison', () => {
  test('spends any command token for Navigate or Repair on the dial that is about to be revealed', () => {
    const t = aboutToReveal()
    t.choose('b', LIAISON)
    expect(t.options('b')).toEqual(['navigate', 'squadron'])
    t.choose('b', 'navigate')
    expect(t.options('b')).toEqual(['navigate', 'repair'])
    const events = t.choose('b', 'repair')
    expect(shipOn(t, 'vic').commandTokens).toEqual(['squadron'])
    expect(events.flatMap((e) => (e.type === 'dialRevealed' ? [e.command] : []))).toEqual(['repair'])
    expect(t.asked('b').ask).toBe('activation.dial')
  })

  test('may be left alone (R16.7)', () => {
    const t = aboutToReveal()
    t.choose('b', 'pass')
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'activation', dial: 'squadron' })
  })

  test('is not offered without a token to spend (R16.8)', () => {
    const t = aboutToReveal({ tokens: [] })
    expect(t.asked('b').ask).toBe('activation.dial')
    expect(offered(t)).not.toContain(LIAISON)
  })

  test('spends the token without resolving its command: with a Repair token the dial may become Repair and be resolved', () => {
    const t = aboutToReveal({ tokens: ['repair'], hull: 7 })
    t.choose('b', LIAISON)
    t.choose('b', 'repair')
    t.choose('b', 'keep')
    t.choose('b', 'repair:dial')
    expect(t.asked('b').ask).toBe('repair.effect')
  })

  test('changes nothing when Crew Panic has taken the dial: the next one stays as it is (DC6)', () => {
    const t = aboutToReveal({ damage: [{ faceup: 'crew-panic' }] })
    t.choose('b', 'vic#1.0')
    t.choose('b', 'dial')
    expect(shipOn(t, 'vic').dials.map(({ command }) => command)).toEqual(['concentrate-fire'])
    expect(offered(t)).not.toContain(LIAISON)
  })

  test('tells everybody the new command, and nobody the old one until the end (R17.7f)', () => {
    const t = aboutToReveal({ dials: ['concentrate-fire', 'concentrate-fire'], tokens: ['navigate'] })
    t.choose('b', LIAISON)
    const events = t.choose('b', 'repair')
    for (const viewer of ['a', 'spectator'] as const) {
      const log = logFor(events, viewer)
      expect(log.find(({ type }) => type === 'dialChanged')).toMatchObject({ ship: 'vic', command: 'repair', n: 3 })
      expect(JSON.stringify([viewFor(t.state, viewer), log])).not.toContain('concentrate-fire')
    }
    expect(t.state.unopened.map(({ n, command }) => [n, command])).toEqual([[1, 'concentrate-fire']])
  })
})
