import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { type TestApp, testApp } from '#test/support/app'

let embedded: EmbeddedTable
let service: TestApp
beforeAll(async () => {
  embedded = await openEmbedded()
  service = testApp(storesOn(embedded.table))
})
afterAll(() => embedded.close())

/** Longer than a key of the table may be. */
const LONG = 'x'.repeat(3000)
const STRANGE = ['%00', '%E0%A4%A', '%ED%A0%80', '..%2f..%2fx', '__proto__', 'constructor', '%23', '~~', LONG]
const WISH = { wish: 'any', salt: '0'.repeat(32) }

describe('An address that cannot name anything is answered as one that names nothing', () => {
  test.each(STRANGE)('%.12s', async (strange) => {
    const logged = vi.spyOn(console, 'error')
    const browser = await service.signedIn(`s${STRANGE.indexOf(strange)}@example.org`)
    const answers = [
      [await browser.get(`/games/${strange}`), 'no-such-game'],
      [await browser.get(`/games/${strange}/log`), 'no-such-game'],
      [await browser.post(`/games/${strange}/resign`, { submissionId: 'x' }), 'no-such-game'],
      [await browser.post(`/games/${strange}/claim`, { submissionId: 'x' }), 'no-such-game'],
      [await browser.get(`/fleets/${strange}`), 'no-such-fleet'],
      [await browser.get(`/fleets/${strange}/versions/1`), 'no-such-fleet'],
      [await browser.get(`/invitations/${strange}`), 'no-such-invitation'],
      [await browser.post(`/invitations/${strange}`, WISH), 'no-such-invitation'],
      [await browser.post(`/mails/${strange}`, ''), 'no-such-page'],
    ] as const
    for (const [{ status, json }, code] of answers) {
      expect(json).toMatchObject({ code })
      expect(status).toBe(404)
    }
    expect(logged).not.toHaveBeenCalled()
  })

  test.each(STRANGE)('the list of games after %.12s', async (strange) => {
    const browser = await service.signedIn(`l${STRANGE.indexOf(strange)}@example.org`)
    const answer = await browser.get(`/games?after=${strange}`)
    expect(answer.json).toMatchObject({ code: 'malformed-request', subject: 'after' })
    expect(answer.status).toBe(400)
  })
})
