import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { condition, ordersChange, plansChange, previewed } from '#shared/play/protocol/orders'
import { submission } from '#shared/play/protocol/request-bodies'

/** Things that count how often somebody looks for something in them. */
function counted(many: number) {
  const looks = { count: 0 }
  const each = () =>
    new Proxy(
      {},
      {
        get: () => {
          looks.count += 1
          return undefined
        },
      },
    )
  return { looks, things: Array.from({ length: many }, each) }
}

// A body of 64 kB holds some thousands of the shortest.
const MANY = 5_000
type Bodies = [what: string, schema: z.ZodMiniType<unknown>, body: (things: object[]) => unknown]

test.each<Bodies>([
  ['lines of a script', submission, (script) => ({ submissionId: 's', answers: 'f1.0.a', script })],
  ['lines of a preview', previewed, (script) => ({ script })],
  [
    'lines of a plan',
    plansChange,
    (lines) => ({ edition: 0, plans: [{ id: 'p', lines, unless: [], plays: 'itself' }] }),
  ],
  ['plans', plansChange, (plans) => ({ edition: 0, plans })],
  ['orders', ordersChange, (orders) => ({ edition: 0, orders: { preset: 'ask', orders } })],
])('is a body with too many %s refused without a look at them?', (_, schema, body) => {
  const { looks, things } = counted(MANY)
  expect(schema.safeParse(body(things)).success).toBe(false)
  expect(looks.count).toBe(0)
})

test('is a condition with too many parts refused by counting them, as far as there may be?', () => {
  const { looks, things } = counted(MANY)
  const nested = { all: Array.from({ length: 12 }, (_, i) => ({ any: things.slice(12 * i, 12 * i + 12) })) }
  expect(condition.safeParse(nested).success).toBe(false)
  expect(looks.count).toBeLessThan(500)
})
