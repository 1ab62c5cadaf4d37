import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { answering, duel, pageOf, questionOf } from '#test/support/duel'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Seat a has set its dials and waits for seat b, who has 48 hours. */
async function waiting(rest: object = {}) {
  const service = testApp()
  const game = await duel(service)
  const { a, b, id } = game
  await b.patch('/players/me', rest)
  await a.post(`/games/${id}/decisions`, answering(await questionOf(a, id), 'a1'))
  const nudge = async (player = a) => {
    const answer = await player.post(`/games/${id}/nudge`)
    return answer.status === 200 ? 'done' : (answer.json as { code: string }).code
  }
  const wait = async (hours: number) => {
    const until = service.clock.at + hours * HOUR
    for (; service.clock.at < until; service.clock.at += 5 * MINUTE) await tick(service.deps)
    service.clock.at = until
    await tick(service.deps)
  }
  const subjects = () =>
    service.mails.mails.flatMap(({ to, text }) => (to === 'b@example.org' ? (text.split('\n')[0] ?? '') : []))
  const may = async (player = a) => ((await pageOf(player, id)) as GamePage).mayNudge
  return {
    ...game,
    service,
    nudge,
    wait,
    subjects,
    may,
    nudges: () => subjects().filter((one) => /asks you/.test(one)),
  }
}

describe('asking the other player to answer', () => {
  test('may be done from half of the way to the deadline on, and once', async () => {
    const { nudge, wait, may, nudges } = await waiting()
    await wait(23)
    expect([await nudge(), await may()]).toEqual(['no-nudge', undefined])
    await wait(2)
    expect([await may(), await nudge(), await nudge(), await may()]).toEqual([true, 'done', 'done', undefined])
    await wait(1)
    expect(nudges()).toEqual([expect.stringMatching(/^Admiral \d+ asks you to answer\.$/)])
  })

  test('is for the waiting player alone', async () => {
    const { a, b, id, nudge, wait, service } = await waiting()
    await wait(25)
    expect(await nudge(b)).toBe('no-nudge')
    expect((await service.browser().post(`/games/${id}/nudge`)).status).toBe(401)
    await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), 'b1'))
    expect([await nudge(a), await nudge(b)]).toEqual(['no-nudge', 'no-nudge'])
  })

  test('is not done in a pause', async () => {
    const { a, b, id, nudge, wait } = await waiting()
    await wait(25)
    for (const player of [a, b]) await player.post(`/games/${id}/pause`, { do: 'offer' })
    expect(await nudge()).toBe('no-nudge')
  })

  test('tells nobody who has answered within the grace', async () => {
    const { b, id, nudge, wait, nudges } = await waiting()
    await wait(25)
    await nudge()
    await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), 'b1'))
    await wait(1)
    expect(nudges()).toEqual([])
  })

  test('comes in the morning if it is night there', async () => {
    // 12:00 UTC is 23:00 in Sydney
    const { nudge, wait, nudges } = await waiting({ zone: 'Australia/Sydney' })
    await wait(24)
    expect(await nudge()).toBe('done')
    await wait(8.5)
    expect(nudges()).toEqual([])
    await wait(0.75)
    expect(nudges()).toHaveLength(1)
  })
})
