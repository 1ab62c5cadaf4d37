import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectsAt } from '#shared/game/engine/influence'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { type ShipTarget, shipAfter, shipOdds, squadronOdds, usualRedirect } from '#shared/game/odds/outcome'
import { atLeast, damageOdds, mean, type Pool } from '#shared/game/odds/pool-odds'
import { anyCounting, anyPool, count, everyRoll } from './brute-force'

const anyShip: fc.Arbitrary<ShipTarget> = fc.record(
  { shields: fc.nat(4), redirect: fc.nat(4), hull: fc.integer({ min: 1, max: 6 }) },
  { requiredKeys: ['shields', 'hull'] },
)

/** R9.1, R8.8 and R9.16 point by point. */
function suffer(damage: number, ship: ShipTarget, redirected: number) {
  let { shields, redirect = 0, hull } = ship
  let cards = 0
  for (let point = 0; point < damage && hull > 0; point += 1) {
    if (point < redirected) redirect -= 1
    else if (shields > 0) shields -= 1
    else {
      hull -= 1
      cards += 1
    }
  }
  return { shields, redirect, cards, destroyed: hull === 0 }
}

describe('a ship after so much damage', () => {
  test('the booklet: 5 braced to 3, one shield, two cards (R9.1, G1)', () => {
    expect(shipAfter(3, { shields: 1, hull: 8 })).toEqual({ shields: 0, redirect: 0, cards: 2, destroyed: false })
  })
  test('redirected damage takes the other shields and never reaches hull there (R8.8)', () => {
    const ship = { shields: 2, redirect: 3, hull: 4 }
    expect(shipAfter(4, ship)).toEqual({ shields: 0, redirect: 1, cards: 0, destroyed: false })
    expect(shipAfter(4, ship, 3)).toEqual({ shields: 1, redirect: 0, cards: 0, destroyed: false })
    expect(shipAfter(4, ship, 0)).toEqual({ shields: 0, redirect: 3, cards: 2, destroyed: false })
    expect(shipAfter(8, ship)).toEqual({ shields: 0, redirect: 0, cards: 3, destroyed: false })
  })
  test.each([-1, 4, 3])('a split of 2 damage with %i on three shields cannot be (R8.8)', (redirected) => {
    expect(() => shipAfter(2, { shields: 0, redirect: 3, hull: 4 }, redirected)).toThrow(RangeError)
  })
  test('it is destroyed at its hull value, and no card is dealt past it (R9.13, R9.16)', () => {
    expect(shipAfter(2, { shields: 0, hull: 2 })).toMatchObject({ cards: 2, destroyed: true })
    expect(shipAfter(9, { shields: 0, hull: 2 })).toMatchObject({ cards: 2, destroyed: true })
    expect(shipAfter(1, { shields: 0, hull: 2 })).toMatchObject({ cards: 1, destroyed: false })
  })
  test('every split ends as it does point by point (R9.1, R8.8)', () =>
    fc.assert(
      fc.property(fc.nat(14), anyShip, fc.nat(4), (damage, ship, wish) => {
        const redirected = Math.min(wish, damage, ship.redirect ?? 0)
        expect(shipAfter(damage, ship, redirected)).toEqual(suffer(damage, ship, redirected))
      }),
    ))
  test('no other split costs fewer cards than the usual one, nor does it touch the other zone without need (R8.8)', () =>
    fc.assert(
      fc.property(fc.nat(14), anyShip, (damage, ship) => {
        const usual = usualRedirect(damage, ship)
        const most = Math.min(damage, ship.redirect ?? 0)
        const cards = (redirected: number) => shipAfter(damage, ship, redirected).cards
        for (let other = 0; other <= most; other += 1) expect(cards(other)).toBeGreaterThanOrEqual(cards(usual))
        expect(usual === 0 || damage - usual >= ship.shields).toBe(true)
      }),
    ))
})

describe('what an attack does to a ship', () => {
  const pool: Pool = [{ color: 'black' }, { color: 'black' }]

  test('two black dice against one shield and two hull: all of it in sixteenths (R9.1, R9.13, R9.24)', () => {
    const odds = shipOdds(damageOdds(pool, 'ship'), { shields: 1, hull: 2 })
    expect(odds).toEqual({ destroyed: 5 / 16, cards: [5 / 16, 6 / 16, 5 / 16], faceup: 7 / 16 })
    expect(mean(odds.cards)).toBe(1)
  })
  test('contain keeps every card facedown (R8.12)', () => {
    const contained = afterTokens(pool, ['contain'], { effects: effectsAt({}, 'close'), counting: 'ship' })
    expect(shipOdds(contained, { shields: 1, hull: 2 })).toMatchObject({ faceup: 0, destroyed: 5 / 16 })
  })
  test('a squadron without Bomber deals no faceup card (R9.25)', () => {
    expect(shipOdds(damageOdds(pool, 'squadron'), { shields: 0, hull: 2 }).faceup).toBe(0)
  })
  test('the odds are those of all rolls suffered point by point (R9.1, R9.13, R9.24)', () =>
    fc.assert(
      fc.property(anyPool(3), anyCounting, anyShip, (dice, counting, ship) => {
        const ends = everyRoll(dice).map((roll) => {
          const { damage, critical } = count(roll, counting)
          return { ...suffer(damage, ship, usualRedirect(damage, ship)), critical }
        })
        const share = (those: (end: (typeof ends)[number]) => boolean) => ends.filter(those).length / ends.length
        const odds = shipOdds(damageOdds(dice, counting), ship)
        expect(odds.destroyed).toBe(share(({ destroyed }) => destroyed))
        expect(odds.faceup).toBe(share(({ cards, critical }) => cards > 0 && critical))
        expect(atLeast(odds.cards, 0)).toBe(1)
        expect(odds.cards).toEqual(odds.cards.map((_, n) => share(({ cards }) => cards === n)))
      }),
    ))
  test('a shield more never makes destruction likelier, a die more never rarer (R9.1)', () =>
    fc.assert(
      fc.property(anyPool(4), anyShip, (dice, ship) => {
        const doomed = (of: Pool, target: ShipTarget) => shipOdds(damageOdds(of, 'ship'), target).destroyed
        const now = doomed(dice, ship)
        expect(doomed(dice, { ...ship, shields: ship.shields + 1 })).toBeLessThanOrEqual(now)
        expect(doomed(dice, { ...ship, redirect: (ship.redirect ?? 0) + 1 })).toBeLessThanOrEqual(now)
        expect(doomed([...dice, { color: 'blue' }], ship)).toBeGreaterThanOrEqual(now)
      }),
    ))
})

describe('what an attack does to a squadron (R9.4, R9.14)', () => {
  test('two blue dice against one hull and against three', () => {
    const odds = damageOdds([{ color: 'blue' }, { color: 'blue' }], 'squadron')
    expect(squadronOdds(odds, 1)).toEqual({ destroyed: 3 / 4, hull: [3 / 4, 1 / 4] })
    expect(squadronOdds(odds, 3)).toEqual({ destroyed: 0, hull: [0, 1 / 4, 2 / 4, 1 / 4] })
  })
  test('what it may be left with adds up to 1, whatever the dice', () =>
    fc.assert(
      fc.property(anyPool(5), fc.integer({ min: 1, max: 8 }), (dice, hull) => {
        const odds = squadronOdds(damageOdds(dice, 'squadron'), hull)
        expect(atLeast(odds.hull, 0)).toBe(1)
        expect(odds.destroyed).toBe(odds.hull[0])
      }),
    ))
})
