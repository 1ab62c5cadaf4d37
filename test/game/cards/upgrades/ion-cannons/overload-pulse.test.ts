import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const PULSE = 'overload-pulse@cr90.0'
type Attacking = Partial<NonNullable<CardTable['attacking']>>

/** The CR90 has rolled a blue critical against the Victory, which has spent its brace. */
const critical = (attacking: Attacking = {}) =>
  cardTable({
    attacking: {
      by: 'cr90',
      from: 'front',
      at: 'vic.rear',
      step: 'critical',
      pool: ['blue critical', 'red double hit'],
      spent: ['brace exhausted'],
      ...attacking,
    },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['overload-pulse'] },
      vic: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 550],
        defense: ['brace exhausted', 'redirect', 'redirect'],
      },
    },
  })
const tokens = (t: ReturnType<typeof critical>) =>
  shipOn(t, 'vic').defense.map(({ kind, exhausted }) => `${kind}${exhausted ? ' exhausted' : ''}`)

describe('Overload Pulse', () => {
  test('exhausts all readied defense tokens of the defender and discards none (R8.15)', () => {
    const t = critical()
    t.choose('a', PULSE)
    expect(tokens(t)).toEqual(['brace exhausted', 'redirect exhausted', 'redirect exhausted'])
  })

  test('leaves the effect of tokens spent in this attack: brace still halves (R6.29)', () => {
    const t = critical()
    t.choose('a', PULSE)
    const { shields, damage } = shipOn(t, 'vic')
    expect([shields.rear, damage.map(({ faceup }) => faceup)]).toEqual([0, [false]])
  })

  test('is one critical effect in place of the standard one, and may be left alone (R9.22)', () => {
    const t = critical()
    expect(t.options('a')).toEqual(['standard', PULSE, 'none'])
    t.choose('a', 'standard')
    expect(tokens(t)).toEqual(['brace exhausted', 'redirect', 'redirect'])
    expect(t.asked('a').ask).not.toBe('attack.critical')
  })

  test.each([['red critical'], ['blue hit'], ['blue accuracy']] as const)(
    'is not offered with %s alone: the critical icon must be on a blue die (R9.21)',
    (die) => {
      const t = critical({ pool: [die, 'red hit'] })
      expect(offered(t)).not.toContain(PULSE)
    },
  )
})
