import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const MISSILES = 'assault-concussion-missiles@vic.0'
type Attacking = Partial<NonNullable<CardTable['attacking']>>
type Cr90 = Partial<NonNullable<CardTable['ships']>[string]>

/** The Victory I has rolled a black critical against the front of the CR90. */
const critical = (attacking: Attacking = {}, cr90: Cr90 = {}) =>
  cardTable({
    attacking: {
      by: 'vic',
      from: 'front',
      at: 'cr90.front',
      step: 'critical',
      range: 'close',
      pool: ['black hit critical'],
      ...attacking,
    },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], defense: ['brace'], ...cr90 },
      vic: {
        card: 'victory-i-class-star-destroyer',
        at: [457, 500],
        heading: 180,
        upgrades: ['assault-concussion-missiles'],
      },
    },
  })

describe('Assault Concussion Missiles', () => {
  test('one damage to each hull zone adjacent to the defending one, before the damage of the attack', () => {
    const t = critical()
    t.choose('b', MISSILES)
    expect(shipOn(t, 'cr90').shields).toEqual({ front: 0, left: 1, right: 1, rear: 1 })
    expect(shipOn(t, 'cr90').damage).toEqual([])
    const told = t.events.map(({ type }) => type)
    expect(told.indexOf('shieldsLost')).toBeLessThan(told.indexOf('damageDetermined'))
  })

  test('a bare zone deals the ship a facedown card', () => {
    const t = critical({}, { shields: { left: 0 } })
    t.choose('b', MISSILES)
    expect(shipOn(t, 'cr90').damage.map(({ faceup }) => faceup)).toEqual([false])
  })

  test('brace lowers only the damage of the attack (R6.33)', () => {
    const t = critical(
      { pool: ['black hit critical', 'black hit'], spent: ['brace exhausted'] },
      { defense: ['brace exhausted'] },
    )
    t.choose('b', MISSILES)
    expect(shipOn(t, 'cr90').shields).toEqual({ front: 0, left: 1, right: 1, rear: 1 })
    expect(t.events.find(({ type }) => type === 'damageDetermined')).toMatchObject({ icons: 3, total: 2 })
  })

  test('may destroy the defender; nothing more is resolved then (R9.16)', () => {
    const t = critical({}, { hull: 1, shields: { left: 0, right: 0 } })
    t.choose('b', MISSILES)
    expect(t.state.ships.cr90).toBeUndefined()
    expect(t.events.some(({ type }) => type === 'damageDetermined')).toBe(false)
  })

  test('may be left alone (R9.22)', () => {
    const t = critical()
    t.choose('b', 'none')
    expect(shipOn(t, 'cr90').shields).toEqual({ front: 0, left: 2, right: 2, rear: 1 })
  })

  test.each([['red critical'], ['black hit']] as const)('is not offered with %s alone (R9.21)', (die) => {
    const t = critical({ pool: [die, 'black blank'] })
    expect(offered(t)).not.toContain(MISSILES)
  })
})
