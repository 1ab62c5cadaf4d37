import { expect, test } from 'vitest'
import type { HullZone } from '#shared/game/engine/state'
import type { ActionOf } from '#shared/play/orders/standing-order'
import { cardTable } from '#test/support/card-table'
import { always, orderChoice } from '#test/support/order-table'

/** A Victory (seat b) suffers two damage on a zone of its owner's choice, as on a debris field (R9.2, R13.3). */
function suffering(shields: Partial<Record<HullZone, number>>) {
  const none = { front: 0, right: 0, rear: 0, left: 0 }
  return cardTable(
    {
      activating: { ship: 'vic', step: 'end' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 100] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], shields: { ...none, ...shields } },
      },
    },
    (state) => {
      const suffer = { unit: 'vic', points: 2, redirected: [], firstFaceup: false }
      state.stack.push({ kind: 'suffer', id: state.nextFrame++, answered: { a: 0, b: 0 }, ...suffer })
    },
  )
}
const zoneFor = (shields: Partial<Record<HullZone, number>>, action: ActionOf['zone']) =>
  orderChoice(suffering(shields), 'b', always('zone', action))

test('damage goes to the zone with the most shields', () => {
  expect(zoneFor({ front: 1, right: 2, left: 3 }, { spare: false })).toEqual({ option: 'left' })
})

test('or to the first of its list that has any', () => {
  const zones: HullZone[] = ['rear', 'right', 'left']
  expect(zoneFor({ right: 1, left: 3 }, { zones, spare: false })).toEqual({ option: 'right' })
  expect(zoneFor({ front: 1 }, { zones, spare: false })).toEqual({ option: 'front' })
})

test('a zone is not brought to 0 if another one can take it', () => {
  const zones: HullZone[] = ['rear', 'right', 'left']
  expect(zoneFor({ rear: 2, right: 3, left: 3 }, { zones, spare: true })).toEqual({ option: 'right' })
  expect(zoneFor({ rear: 2, right: 3, left: 3 }, { zones, spare: false })).toEqual({ option: 'rear' })
})

test('where that cannot be avoided, the hull is spared first', () => {
  const zones: HullZone[] = ['rear', 'right']
  expect(zoneFor({ rear: 1, right: 2 }, { zones, spare: true })).toEqual({ option: 'right' })
  expect(zoneFor({ rear: 1, right: 1 }, { zones, spare: true })).toEqual({ option: 'rear' })
})
