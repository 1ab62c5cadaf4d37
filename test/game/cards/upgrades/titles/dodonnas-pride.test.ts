import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const PRIDE = 'dodonnas-pride@cr90.0'
type Attacking = Partial<NonNullable<CardTable['attacking']>>

/** The CR90 has rolled against the Victory's shielded front. */
const critical = (attacking: Attacking = {}, upgrades = ['dodonnas-pride']) =>
  cardTable({
    attacking: {
      by: 'cr90',
      from: 'front',
      at: 'vic.front',
      step: 'critical',
      pool: ['blue critical', 'red double hit'],
      ...attacking,
    },
    ships: {
      cr90: { card: 'cr90-corvette-b', at: [457, 300], upgrades },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    },
    deck: ['power-failure', 'ruptured-engine'],
  })

describe("Dodonna's Pride", () => {
  test('cancels all dice and deals the defender one faceup card, in spite of its shields', () => {
    const t = critical()
    t.choose('a', PRIDE)
    expect(shipOn(t, 'vic').damage).toEqual([{ slot: 1, card: 'power-failure', faceup: true }])
    expect(shipOn(t, 'vic').shields.front).toBe(3)
    expect(t.events.find(({ type }) => type === 'diceCanceled')).toMatchObject({ dice: [{ id: 'd1' }, { id: 'd2' }] })
    expect(t.events.find(({ type }) => type === 'damageDetermined')).toMatchObject({ total: 0 })
  })

  test('is one critical effect in place of the standard one, and may be left alone (R9.22)', () => {
    const t = critical()
    expect(t.options('a')).toEqual(['standard', PRIDE, 'none'])
    t.choose('a', 'none')
    expect([shipOn(t, 'vic').shields.front, shipOn(t, 'vic').damage]).toEqual([0, []])
  })

  test.each([['red critical'], ['blue accuracy']] as const)('is not offered with %s alone (R9.21)', (die) => {
    const t = critical({ pool: [die, 'red hit'] })
    expect(offered(t)).not.toContain(PRIDE)
  })

  test('General Dodonna chooses the card that it deals', () => {
    const t = critical({}, ['dodonnas-pride', 'general-dodonna'])
    t.choose('a', PRIDE)
    t.choose('a', 'general-dodonna@cr90.0')
    t.choose('a', '1')
    expect(shipOn(t, 'vic').damage[0]?.card).toBe('ruptured-engine')
  })
})
