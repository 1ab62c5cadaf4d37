import { describe, expect, test } from 'vitest'
import type { HullZone } from '#shared/game/engine/state'
import type { ActionOf } from '#shared/play/orders/standing-order'
import { always, orderChoice, rearAttack } from '#test/support/order-table'

type Shields = Record<HullZone, number>

/** A Corvette does damage to the rear of a Victory (seat b), which spends a redirect. */
function redirecting(shields: Shields, dice = 4) {
  const t = rearAttack({ pool: Array.from({ length: dice }, () => 'red hit') }, { shields, defense: ['redirect'] })
  t.choose('b', 'redirect-1')
  return t
}
const split = (shields: Shields, zone: HullZone, dice = 4) => {
  const t = redirecting(shields, dice)
  t.choose('b', zone)
  return t
}
const answered = (t: ReturnType<typeof redirecting>, action: ActionOf['redirect']) =>
  orderChoice(t, 'b', always('redirect', action))

describe('an order for redirect (DP-E12, DP-E20, R8.8)', () => {
  test('names the neighbour with most shields', () => {
    expect(answered(redirecting({ front: 3, right: 2, rear: 1, left: 3 }), { take: 'all' })).toEqual({ option: 'left' })
    expect(answered(redirecting({ front: 3, right: 3, rear: 1, left: 2 }), { take: 'all' })).toEqual({
      option: 'right',
    })
  })

  test('or the first of its list that is beside the attacked zone and has shields', () => {
    const zones: HullZone[] = ['front', 'right', 'left']
    const shields = { front: 3, right: 1, rear: 1, left: 3 }
    expect(answered(redirecting(shields), { zones, take: 'all' })).toEqual({ option: 'right' })
    expect(answered(redirecting({ ...shields, right: 0 }), { zones, take: 'all' })).toEqual({ option: 'left' })
    expect(answered(redirecting(shields), { zones: ['front'], take: 'all' })).toEqual({ option: 'left' })
  })

  test('takes all that the zone can bear', () => {
    expect(answered(split({ front: 3, right: 3, rear: 1, left: 3 }, 'right'), { take: 'all' })).toEqual({ option: '3' })
    expect(answered(split({ front: 3, right: 3, rear: 1, left: 3 }, 'right', 2), { take: 'all' })).toEqual({
      option: '2',
    })
  })

  test('or only what would reach the hull', () => {
    const shields = { front: 3, right: 3, rear: 2, left: 3 }
    expect(answered(split(shields, 'right'), { take: 'reaching-hull' })).toEqual({ option: '2' })
    expect(answered(split(shields, 'right', 2), { take: 'reaching-hull' })).toEqual({ option: '0' })
  })

  test('or leaves so many shields', () => {
    const shields = { front: 3, right: 3, rear: 1, left: 3 }
    expect(answered(split(shields, 'right'), { take: { leave: 1 } })).toEqual({ option: '2' })
    expect(answered(split(shields, 'right'), { take: { leave: 5 } })).toEqual({ option: '0' })
    expect(answered(split(shields, 'right', 1), { take: { leave: 1 } })).toEqual({ option: '1' })
  })

  test('declining the split takes nothing; a zone must be named', () => {
    const declining = always('redirect', 'decline')
    const shields = { front: 3, right: 3, rear: 1, left: 3 }
    expect(orderChoice(split(shields, 'right'), 'b', declining)).toEqual({ option: '0' })
    expect(orderChoice(redirecting(shields), 'b', declining)).toBeUndefined()
  })
})
