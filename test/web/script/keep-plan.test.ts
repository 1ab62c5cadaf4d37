import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import type { OrdersPage } from '#shared/play/protocol/responses'
import { prepared } from '#web/plans/plans-api'
import { keepPlan } from '#web/script/keep-plan'

const LINES: ScriptLine[] = [{ ask: 'ship.activate', subject: 'a', choose: { option: 'cr90-1' } }]

describe('a plan that is prepared', () => {
  let plans: Plan[]
  let answers: boolean
  const page = (): OrdersPage => ({ edition: 1, orders: { preset: 'ask', orders: [] }, plans, told: [] })
  beforeEach(() => {
    plans = []
    answers = true
    vi.spyOn(prepared, 'of').mockImplementation(async () => ({ ok: true, body: page() }))
    vi.spyOn(prepared, 'savePlans').mockImplementation(async (_game, _edition, wanted) => {
      plans = [...wanted]
      return answers ? { ok: true, body: page() } : { ok: false, failure: { code: 'unreachable' } }
    })
  })

  test('is kept beside another of the same lines', async () => {
    expect(await keepPlan('g1', LINES)).toBeUndefined()
    expect(await keepPlan('g1', LINES)).toBeUndefined()
    expect(plans.map(({ lines }) => lines)).toEqual([LINES, LINES])
    expect(new Set(plans.map(({ id }) => id)).size).toBe(2)
  })

  test('is kept once, though the first answer was lost', async () => {
    answers = false
    expect(await keepPlan('g1', LINES)).toBeDefined()
    answers = true
    expect(await keepPlan('g1', LINES)).toBeUndefined()
    expect(plans).toHaveLength(1)
  })
})
