import { expect, test } from 'vitest'
import { cardTable, poolOf } from '#test/support/card-table'

test('of a lasting effect on several ships each has its own, also when one of them is gone (R9.18)', () => {
  const lasting = (id: string, on: string) =>
    ({ id, card: 'admiral-ackbar', source: 'admiral-ackbar@home', on, seat: 'a', until: 'round' }) as const
  const t = cardTable(
    {
      attacking: { by: 'cr90', from: 'left', at: 'victory.front', range: 'medium', pool: ['red blank'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [300, 300], heading: 90, activated: true },
      },
      luck: [{ dice: ['red hit', 'red blank'] }],
    },
    (state) => state.lasting.push(lasting('l1', 'gone'), lasting('l2', 'cr90')),
  )
  t.choose('a', 'admiral-ackbar@home.2')
  expect(poolOf(t)).toEqual(['red blank', 'red hit', 'red blank'])
})
