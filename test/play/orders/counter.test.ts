import { describe, expect, test } from 'vitest'
import type { Condition } from '#shared/play/orders/condition'
import type { OrderOf } from '#shared/play/orders/standing-order'
import { type CardTable, cardTable } from '#test/support/card-table'
import { always, orderChoice } from '#test/support/order-table'

const ships = {
  cr90: { card: 'cr90-corvette-a', at: [100, 60], activated: true },
  vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800], activated: true },
} satisfies CardTable['ships']

/** A TIE has been attacked by an X-wing with so much hull, and may answer (R11.27). */
const answering = (hull = 5) =>
  cardTable({
    phase: 'squadron',
    attacking: { by: 'x', at: 'tie', step: 'total', pool: ['blue accuracy'] },
    ships,
    squadrons: {
      x: { card: 'x-wing-squadron', at: [457, 400], hull },
      tie: { card: 'tie-fighter-squadron', at: [457, 460], keywords: { counter: 2 } },
    },
  })
const when = (condition: Condition): OrderOf<'counter'> => ({
  ...always('counter', { attack: false }),
  rules: [{ when: condition, do: { attack: true } }],
})

describe('an order for Counter (DP-E26, R11.27-28)', () => {
  test('attacks back, or does not', () => {
    const t = answering()
    expect(t.asked('b').ask).toBe('attack.counter')
    expect(orderChoice(t, 'b', always('counter', { attack: true }))).toEqual({ option: 'counter' })
    expect(orderChoice(t, 'b', always('counter', { attack: false }))).toEqual({ option: 'none' })
    expect(orderChoice(t, 'b', always('counter', 'decline'))).toEqual({ option: 'none' })
  })

  test('or does only if the attacker has so little hull left', () => {
    const weak = when({ amount: 'hull', of: 'attacker', max: 2 })
    expect(orderChoice(answering(2), 'b', weak)).toEqual({ option: 'counter' })
    expect(orderChoice(answering(3), 'b', weak)).toEqual({ option: 'none' })
  })

  test('or not against named units or cards', () => {
    const others = when({ not: { word: 'attacker', in: ['x-wing-squadron'] } })
    expect(orderChoice(answering(), 'b', others)).toEqual({ option: 'none' })
  })

  test('or by what its own dice are worth: two blue dice make one hit', () => {
    expect(orderChoice(answering(), 'b', when({ amount: 'expected-damage', min: 1 }))).toEqual({ option: 'counter' })
    expect(orderChoice(answering(), 'b', when({ amount: 'expected-damage', min: 1.1 }))).toEqual({ option: 'none' })
  })

  test('covers what else an attack provokes: a ship answers from a hull zone that can', () => {
    const t = cardTable({
      phase: 'squadron',
      attacking: { by: 'tie', at: 'neb.front', step: 'total', pool: ['blue accuracy'] },
      ships: {
        neb: { card: 'nebulon-b-escort-frigate', at: [457, 300], heading: 0, upgrades: ['quad-laser-turrets'] },
        other: { card: 'cr90-corvette-a', at: [100, 100] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
      },
      squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, 370] } },
    })
    expect(orderChoice(t, 'a', always('counter', { attack: true }))).toEqual({ option: 'counter:front' })
    expect(orderChoice(t, 'a', always('counter', { attack: false }))).toEqual({ option: 'none' })
  })
})
