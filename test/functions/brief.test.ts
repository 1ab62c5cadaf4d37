import { describe, expect, test } from 'vitest'
import type { Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { answerOne, duel, pageOf } from '#test/support/duel'

describe('the page tells its reader where their own last decision was', () => {
  test('nowhere, before they have decided anything', async () => {
    const { id, a, b } = await duel(testApp())
    expect((await pageOf(a, id)).decided).toBe(0)
    expect((await pageOf(b, id)).decided).toBe(0)
  })

  test('not to anybody who watches, and not where that of the other player was', async () => {
    const service = testApp()
    const { id, a, b } = await duel(service)
    await answerOne(a, id)
    expect(await pageOf(service.browser(), id)).not.toHaveProperty('decided')
    expect((await pageOf(b, id)).decided).toBe(0)
  })

  test('at the last step that it led to, however many submissions came before', async () => {
    const { id, a, b } = await duel(testApp())
    const own: Record<Seat, number> = { a: 0, b: 0 }
    const counts: Record<Seat, number> = { a: 0, b: 0 }
    for (let n = 0; n < 60; n += 1) {
      for (const [seat, browser] of [
        ['a', a],
        ['b', b],
      ] as const) {
        const answered = await answerOne(browser, id)
        if (!answered) continue
        counts[seat] += 1
        own[seat] = answered.page.view?.step ?? 0
      }
      expect((await pageOf(a, id)).decided).toBe(own.a)
      expect((await pageOf(b, id)).decided).toBe(own.b)
    }
    expect(Math.min(counts.a, counts.b)).toBeGreaterThan(8)
  })

  test('before what a bot has answered in the same commit: that is news', async () => {
    const service = testApp()
    const me = await service.signedIn('a@example.org')
    const wanted = { submissionId: 'p', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48, against: 'practice' }
    const { id } = (await me.post('/games', wanted)).json as GamePage
    let news = 0
    for (let n = 0; n < 40; n += 1) {
      const page = (await answerOne(me, id))?.page
      const since = page?.log.filter(({ step }) => step > (page.decided ?? 0)) ?? []
      if (since.some(({ event }) => event.type === 'moved' && event.ship.startsWith('victory'))) news += 1
      const own = page?.log.filter(({ step }) => step <= (page.decided ?? 0)) ?? []
      expect(own.some(({ event }) => event.type === 'moved' && event.ship.startsWith('victory'))).toBe(false)
    }
    expect(news).toBeGreaterThan(0)
  })
})
