import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answering, pageOf, questionOf } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'
import { playOne } from '#test/support/prepared-duel'

const HOUR = 3_600_000
const MINUTE = 60_000
const DAY = 24 * HOUR

/** Anne answers at once; Ben never does, unless the test says so. */
async function game(whenTimeIsUp: 'claim' | 'play-on') {
  const service = testApp()
  const [a, b] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
  for (const player of [a, b]) await player.patch('/players/me', { askAlways: true })
  const wanted = { submissionId: 'n', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 24, whenTimeIsUp }
  const { id, invitation } = (await a.post('/games', wanted)).json as GamePage
  await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'imperial', salt: 'b'.repeat(32) })
  const wait = async (ms: number) => {
    const set = (at: number) => {
      service.clock.at = at
    }
    await timePasses(service.deps, set, ms)
    await tick(service.deps)
  }
  const post = async (player: Browser, what: string, body?: object) => {
    const { status, json } = await player.post(`/games/${id}/${what}`, body)
    return status === 200 ? 'done' : (json as { code: string }).code
  }
  const head = async () => (await service.deps.games.load(id))?.head ?? expect.fail('there is no game')
  const missed = async () => (await head()).desk.times?.b?.missed ?? 0
  /** Until Ben is asked again, by what Anne answers. */
  const untilBen = async () => {
    for (let n = 0; n < 40; n += 1) {
      if ((await pageOf(b, id)).view?.requests.length) return
      if (!(await playOne(a, id))) return
    }
  }
  const timeOfBen = async () => (await pageOf(b, id)).deadlines.find(({ seat }) => seat === 'b')?.time
  return { service, a, b, id, wait, post, head, missed, untilBen, timeOfBen }
}
const LATE = DAY + MINUTE

describe('somebody who always misses, in a game that may be claimed (design 8)', () => {
  test('has a quarter of the time after the second missed deadline in a row, and all of it after an answer in time', async () => {
    const { b, id, wait, missed, untilBen, timeOfBen } = await game('claim')
    await untilBen()
    for (const times of [1, 2]) {
      await wait(LATE)
      expect(await missed()).toBe(times)
      await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), `late${times}`))
      while (await playOne(b, id));
      await untilBen()
    }
    expect(await timeOfBen()).toBe(6 * HOUR)
    while (await playOne(b, id));
    await untilBen()
    expect([await missed(), await timeOfBen()]).toEqual([0, DAY])
  })

  test('is played for to the end, if the waiting player wishes that instead of claiming', async () => {
    const { a, b, id, wait, post, head, untilBen } = await game('claim')
    await untilBen()
    await wait(LATE)
    expect((await pageOf(a, id)).mayFinish).toBeUndefined()
    expect(await post(a, 'autopilot')).toBe('time-not-up')
    await b.post(`/games/${id}/decisions`, answering(await questionOf(b, id), 'late'))
    while (await playOne(b, id));
    await untilBen()
    await wait(LATE)
    const page = await pageOf(a, id)
    expect(page).toMatchObject({ mayClaim: true, mayFinish: true })
    expect(await post(b, 'autopilot')).toBe('time-not-up')
    expect(await post(a, 'autopilot')).toBe('done')
    expect(await post(a, 'autopilot')).toBe('done')
    const { revision } = await head()
    await wait(2 * MINUTE)
    expect((await head()).revision).toBeGreaterThan(revision)
    expect((await head()).desk.autopilot).toBe('b')
    // They come back, and play for themselves again.
    await untilBen()
    await playOne(b, id)
    expect((await head()).desk.autopilot).toBeUndefined()
    expect((await pageOf(a, id)).autopilot).toBeUndefined()
  })
})

describe('somebody who always misses, where the service plays on', () => {
  test('may be claimed of after the second time in a row, and not once they have answered', async () => {
    const { a, b, id, wait, post, missed, untilBen, timeOfBen } = await game('play-on')
    await untilBen()
    await wait(LATE)
    expect([await missed(), (await pageOf(a, id)).mayClaim]).toEqual([1, false])
    await untilBen()
    await wait(LATE)
    await untilBen()
    expect([await missed(), await timeOfBen()]).toEqual([2, 6 * HOUR])
    expect((await pageOf(a, id)).mayFinish).toBe(true)
    await playOne(b, id)
    while (await playOne(b, id));
    await untilBen()
    expect(await missed()).toBe(0)
    expect(await post(a, 'claim', { submissionId: 'c1' })).toBe('plays-on')
  })

  test('loses it by the claim', async () => {
    const { a, id, wait, post, untilBen } = await game('play-on')
    for (let n = 0; n < 2; n += 1) {
      await untilBen()
      await wait(LATE)
    }
    await untilBen()
    expect(await post(a, 'claim', { submissionId: 'c2' })).toBe('done')
    expect((await pageOf(a, id)).status).toBe('over')
  })
})
