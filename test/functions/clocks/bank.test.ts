import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MailRefusal } from '#functions/ports/mailer'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { settledBanks } from '#functions/use-cases/clock/settle-banks'
import { tick } from '#functions/use-cases/clock/tick'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { actorOf, GAME, HOUR, headOf, line, MINUTE, submission, T, type World, world } from '#test/support/store-world'

const DAY = 24 * HOUR

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A bank of two days and 6 hours a hand-off; Anne and Ben are asked in turn, twenty times each. */
const inTurn = () =>
  world({ groups: Array.from({ length: 40 }, (_, n) => [n % 2 === 0 ? 'a' : 'b']), hours: 6, bank: { hours: 48 } })

/** Ticks every minute from … up to …, so that the service has never stood still. */
async function ticked(w: World, from: number, to: number) {
  for (let now = from; now <= to; now += MINUTE) {
    w.at(now)
    await tick(w.deps)
  }
}

async function answered({ at, deps }: World, group: number, now: number) {
  at(now)
  const seat = group % 2 === 0 ? 'a' : 'b'
  await submitDecisions(
    deps,
    actorOf(seat),
    submission(`s${group}`, `f${group}.0.${seat}`, { ...line(group), ask: 'activation.dial' }),
  )
}

const dueAt = async ({ deps }: World, now: number) => (await readClocks(deps, await headOf(deps), now)).deadlines

describe('a bank of time (design 8)', () => {
  test('gives the next hand-off what this one leaves, to the millisecond, and to each seat its own', async () => {
    const w = await inTurn()
    expect(await dueAt(w, T)).toEqual([{ seat: 'a', due: T + 54 * HOUR, time: 54 * HOUR }])
    const first = T + 10 * HOUR + 1
    await answered(w, 0, first)
    expect(await dueAt(w, first)).toEqual([{ seat: 'b', due: first + 54 * HOUR, time: 54 * HOUR }])
    const second = first + HOUR
    await answered(w, 1, second)
    expect(await dueAt(w, second)).toEqual([{ seat: 'a', due: second + 50 * HOUR - 1, time: 50 * HOUR - 1 }])
  })

  test('sorts the list of its player by the time that this hand-off has', async () => {
    const w = await inTurn()
    await answered(w, 0, T + 10 * HOUR)
    await answered(w, 1, T + 11 * HOUR)
    const due = T + 61 * HOUR
    expect(await w.games.waiting('anne', 9)).toEqual([{ player: 'anne', game: GAME, due }])
    expect(await w.games.listRowsOf('anne', [GAME])).toMatchObject([{ due }])
  })

  test('is empty after a hand-off that was late: the next one has what it adds', async () => {
    const w = await inTurn()
    await answered(w, 0, T + 3 * DAY)
    await answered(w, 1, T + 3 * DAY)
    expect(await dueAt(w, T + 3 * DAY)).toMatchObject([{ seat: 'a', time: 6 * HOUR }])
  })

  test('gets back what an outage took of a hand-off that was answered before the outage was known (design 19)', async () => {
    const w = await inTurn()
    await ticked(w, T, T + 10 * MINUTE)
    // The service stands still for three hours; at their end Anne answers before the first tick, and Ben at once.
    const back = T + 190 * MINUTE
    await answered(w, 0, back)
    await answered(w, 1, back)
    await ticked(w, back, back + 2 * MINUTE)
    expect(await dueAt(w, back + 2 * MINUTE)).toMatchObject([{ seat: 'a', time: 60 * HOUR - 10 * MINUTE }])
  })

  test('gets back the time before a word of the turn that came late, before anybody is reminded (design 19)', async () => {
    const w = await inTurn()
    await answered(w, 0, T)
    const { mailer } = w.deps
    w.deps.mailer = {
      async send(mail) {
        if (mail.to.startsWith('ben') && w.deps.clock.now() < T + 5 * HOUR) throw new MailRefusal('greylisted')
        await mailer.send(mail)
      },
    }
    await ticked(w, T, T + 4 * HOUR)
    await answered(w, 1, T + 4 * HOUR)
    await ticked(w, T + 4 * HOUR, T + 5 * HOUR)
    await answered(w, 2, T + 5 * HOUR)
    const head = await headOf(w.deps)
    expect(await w.games.outages()).toEqual([])
    expect(head.desk.clocks.b?.time).toBe(56 * HOUR)
    expect((await settledBanks(w.games, head, []))?.desk.clocks.b?.time).toBe(60 * HOUR)
  })

  test('settles its books after some hand-offs, so that HEAD does not grow', async () => {
    const w = await inTurn()
    for (let group = 0; group < 36; group += 1) {
      await answered(w, group, T + group * 3 * MINUTE)
      await ticked(w, T + group * 3 * MINUTE, T + (group * 3 + 2) * MINUTE)
      const { times } = (await headOf(w.deps)).desk
      for (const own of Object.values(times ?? {})) expect(own.spent?.length ?? 0).toBeLessThan(10)
    }
    // 18 answers, each without delay: nothing of the bank is gone, and each added 6 hours.
    const spent = 18 * 3 * MINUTE
    expect((await dueAt(w, T + 2 * HOUR))[0]?.time).toBeGreaterThan(48 * HOUR + 18 * 6 * HOUR - spent)
  })
})

describe('a game with a bank', () => {
  const wanted = { submissionId: 'n', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 12 }
  const bank = { hours: 14 * 24, most: 20 * 24 }

  test('says so to whoever is invited, and how much is left to both', async () => {
    const service = testApp()
    const a = await service.signedIn('a@example.org')
    const b = await service.signedIn('b@example.org')
    const made = (await a.post('/games', { ...wanted, bank })).json as GamePage
    expect(made.bank).toEqual({ ...bank, left: { a: 14 * DAY, b: 14 * DAY } })
    const invited = (await b.get(`/invitations/${made.invitation?.slice(3)}`)).json as InvitationPage
    expect(invited.bank).toEqual(bank)
    const page = (await b.post(`/invitations/${made.invitation?.slice(3)}`, { salt: 'b'.repeat(32) })).json as GamePage
    expect(page.deadlines.map(({ time }) => time)).toEqual(page.deadlines.map(() => 14 * DAY + 12 * HOUR))
  })

  test('is another one than a game without, under the same id', async () => {
    const a = await testApp().signedIn('a@example.org')
    await a.post('/games', wanted)
    expect((await a.post('/games', { ...wanted, bank })).json).toMatchObject({ code: 'submission-known' })
  })

  test.each([{ hours: 0 }, { hours: 24 * 61 }, { hours: 48, most: 24 }, { hours: 1.5 }, { hours: 24, more: 1 }])(
    'is refused with %j',
    async (wrong) => {
      const a = await testApp().signedIn('a@example.org')
      expect((await a.post('/games', { ...wanted, bank: wrong })).status).toBe(400)
    },
  )
})
