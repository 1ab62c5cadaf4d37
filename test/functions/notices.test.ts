import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MailChannel } from '#functions/use-cases/notices/mail-channel'
import { type SenderParts, sendNotices } from '#functions/use-cases/notices/send-notices'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { ANNE, BEN, GAME, HOUR, line, MINUTE, submission, T, world } from '#test/support/store-world'

const subjects = (mails: readonly { to: string; subject: string }[]) => mails.map(({ to, subject }) => [to, subject])

const sendNow = async (deps: SenderParts, now: number) =>
  sendNotices(deps, new MailChannel(deps, undefined), await deps.games.notices(GAME, 2), now)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('sending notices (design 9)', () => {
  test('waits for the grace', async () => {
    const { deps, mails } = await world()
    expect(await sendNow(deps, T + MINUTE - 1)).toBe(T + MINUTE)
    expect(mails).toEqual([])
  })

  test('tells each awaited seat once', async () => {
    const { deps, mails, games } = await world()
    expect(await sendNow(deps, T + MINUTE)).toBeUndefined()
    expect(await sendNow(deps, T + HOUR)).toBeUndefined()
    expect(subjects(mails)).toEqual([
      ['anne@example.org', 'your-turn'],
      ['ben@example.org', 'your-turn'],
    ])
    expect((await games.notices(GAME, 2)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  test('drops what is answered already', async () => {
    const { deps, mails, games } = await world()
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    await sendNow(deps, T + MINUTE)
    expect(subjects(mails)).toEqual([['ben@example.org', 'your-turn']])
    expect((await games.notices(GAME, 2)).map(({ status }) => status)).toEqual(['dropped', 'sent'])
  })

  test('of two senders at once gives each notice to one', async () => {
    const { deps, mails } = await world()
    const again = await Promise.all([1, 2].map(() => sendNow(deps, T + MINUTE)))
    expect(mails).toHaveLength(2)
    expect(again.filter((at) => at === undefined).length).toBeLessThan(2)
  })

  test('a sender that died before it marked: the mail comes again with the same id', async () => {
    const { deps, mails, games } = await world()
    const dying = Object.assign(Object.create(games) as typeof games, {
      settleNotice: async () => {
        throw new Error('stopped')
      },
    })
    await expect(sendNow({ ...deps, games: dying }, T + MINUTE)).rejects.toThrow('stopped')
    const lapses = await sendNow(deps, T + MINUTE)
    expect(lapses).toBe(T + 6 * MINUTE)
    expect(mails.map(({ to }) => to)).toEqual(['anne@example.org', 'ben@example.org'])
    await sendNow(deps, lapses ?? 0)
    expect(mails.map(({ to }) => to)).toEqual(['anne@example.org', 'ben@example.org', 'anne@example.org'])
    expect(mails[2]?.messageId).toBe(mails[0]?.messageId)
  })

  test('tries again with growing pauses as long as the question is open', async () => {
    const { deps, mails, games, failMails } = await world()
    await submitDecisions(deps, BEN, submission('s1', 'f0.0.b', line(0)))
    failMails(6)
    let at: number | undefined = T + MINUTE
    const pauses: number[] = []
    while (at !== undefined) {
      const next: number | undefined = await sendNow(deps, at)
      if (next !== undefined) pauses.push((next - at) / MINUTE)
      at = next
    }
    expect(pauses).toEqual([1, 5, 15, 15, 15, 15])
    expect(subjects(mails)).toEqual([['anne@example.org', 'your-turn']])
    expect((await games.notices(GAME, 2))[0]).toMatchObject({ status: 'sent', attempts: 7 })
  })

  test('one that fails delays no other', async () => {
    const { deps, mails, failMails } = await world()
    failMails(1)
    expect(await sendNow(deps, T + MINUTE)).toBe(T + 2 * MINUTE)
    expect(subjects(mails)).toEqual([['ben@example.org', 'your-turn']])
    await sendNow(deps, T + 2 * MINUTE)
    expect(subjects(mails)).toContainEqual(['anne@example.org', 'your-turn'])
  })

  test('a player who wants no mail gets none', async () => {
    const { deps, mails, games } = await world()
    const anne = await deps.players.load('anne')
    if (anne) await deps.players.commit({ ...anne, revision: 2, mail: false }, 1)
    await sendNow(deps, T + MINUTE)
    expect(subjects(mails)).toEqual([['ben@example.org', 'your-turn']])
    expect((await games.notices(GAME, 2))[0]?.status).toBe('dropped')
  })

  test('a notice older than 30 days counts as gone', async () => {
    const { deps, mails } = await world()
    expect(await sendNow(deps, T + 30 * 24 * HOUR)).toBeUndefined()
    expect(mails).toEqual([])
  })
})
