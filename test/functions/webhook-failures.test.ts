import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { tick } from '#functions/use-cases/clock/tick'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { ANNE, HOUR, line, MINUTE, startTiny, submission, T, type World } from '#test/support/store-world'
import {
  change,
  DISCORD,
  down,
  gate,
  HOOK,
  hints,
  hookOf,
  OTHER,
  posted,
  run,
  settled,
  tickAt,
  told,
  troubles,
  webhooksOf,
  worldWith,
} from '#test/support/webhook-world'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what failed', () => {
  test('is tried again after growing pauses, each a little longer by luck, seven times in all', async () => {
    const w = await worldWith([HOOK])
    w.answering(down)
    const tries: number[] = []
    for (let now = T + MINUTE; now < T + 30 * HOUR; now += MINUTE) {
      const before = w.posts.length
      await tickAt(w, now)
      if (w.posts.length > before) tries.push((now - T) / MINUTE)
    }
    const pauses = tries.slice(1).map((at, i) => at - (tries[i] ?? 0))
    const least = [1, 5, 30, 120, 300, 600]
    expect(pauses).toHaveLength(least.length)
    for (const [i, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(least[i] ?? 0)
      // Up to a fifth, and up to the next minute.
      expect(pause).toBeLessThanOrEqual((least[i] ?? 0) * 1.2 + 1)
    }
    expect(new Set(w.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await settled(w)).toContain('anne webhook failed')
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('is noted with its webhook, the last three of it, and forgotten with the first success', async () => {
    const w = await worldWith([HOOK])
    const answers: WebhookAnswer[] = [{ status: 500 }, { code: 'timeout' }, { code: 'not-public' }, { status: 302 }]
    w.answering(() => answers.shift() ?? { status: 200 })
    await run(w, T + MINUTE, T + 60 * MINUTE)
    expect((await hookOf(w))?.failing).toMatchObject({
      since: T + MINUTE,
      count: 4,
      last: [{ code: 'timeout' }, { code: 'not-public' }, { code: 'status', status: 302 }],
    })
    await run(w, T + 61 * MINUTE, T + 4 * HOUR)
    expect(await hookOf(w)).toEqual(HOOK)
    expect(await settled(w)).toContain('anne webhook sent')
  })

  test('shows to nobody else', async () => {
    const failing = await worldWith([HOOK])
    failing.answering(() => ({ status: 410 }))
    const fine = await worldWith([HOOK])
    for (const w of [failing, fine]) await run(w, T + MINUTE, T + 10 * MINUTE)
    const ofBen = (w: World) => [
      w.games.rows.all().filter(([pk, sk]) => pk === 'USER#ben' || sk.startsWith('LOG#')),
      w.mails.filter(({ to }) => to === 'ben@example.org'),
    ]
    expect(ofBen(failing)).toEqual(ofBen(fine))
  })

  test('costs a healthy webhook no write', async () => {
    const w = await worldWith([HOOK])
    await tickAt(w, T + MINUTE)
    expect((await w.deps.players.load('anne'))?.revision).toBe(2)
  })

  test('leaves no hint behind once all is settled', async () => {
    const w = await worldWith([HOOK], { hours: 14 * 24, groups: [['a', 'b'], ['b']] })
    w.answering(() => ({ status: 410 }))
    const before = hints(w).length
    await run(w, T + MINUTE, T + 5 * MINUTE)
    expect(before).toBeGreaterThan(0)
    // The reminder of the two clocks, and when the game would have been withdrawn, had it not begun.
    expect(new Set(hints(w).map(([, sk]) => sk.slice(0, 10)))).toEqual(new Set(['2026-12-09', '2026-12-27']))
  })

  test('and the secrets of its webhook stand in no log', async () => {
    const w = await worldWith([{ ...HOOK, url: 'https://one.example/token-1234' }])
    w.failMails(99)
    w.answering(() => ({ status: 410 }))
    await run(w, T + MINUTE, T + 10 * MINUTE)
    const logged = JSON.stringify(vi.mocked(console.error).mock.calls.map((call) => call.map(String)))
    expect(logged).not.toMatch(/token-1234|one\.example|whsec_/)
  })
})

describe('a webhook is switched off', () => {
  /** New turns until the webhook of Anne has been down for so long. */
  async function downFor(w: World, hours: number): Promise<void> {
    w.answering(down)
    for (let now = T + MINUTE; now <= T + hours * HOUR; now += 10 * MINUTE) await tickAt(w, now)
  }

  test('after eight failures in a row over at least a day, with one word to its owner by mail', async () => {
    const w = await worldWith([HOOK], { hours: 31 })
    await downFor(w, 23)
    expect((await hookOf(w))?.failing?.count).toBe(7)
    expect((await hookOf(w))?.off).toBeUndefined()
    // The reminder of a question of 31 hours.
    for (let now = T + 23 * HOUR; now <= T + 40 * HOUR; now += 10 * MINUTE) await tickAt(w, now)
    const hook = await hookOf(w)
    expect(hook?.off).toMatchObject({ why: 'failing' })
    expect(hook?.off?.untold).toBeUndefined()
    expect(hook?.failing?.count).toBe(8)
    expect(troubles(w)).toEqual(['anne trouble'])
    const after = w.posts.length
    for (let now = T + 40 * HOUR; now <= T + 60 * HOUR; now += HOUR) await tickAt(w, now)
    expect(w.posts).toHaveLength(after)
    expect(troubles(w)).toEqual(['anne trouble'])
  })

  test('not while the failures are many but of one day', async () => {
    const w = await worldWith([HOOK])
    w.answering(down)
    for (let i = 0; i < 12; i++) await startTiny(w.deps, [['a']], 14 * 24, `a${i.toString(16)}`.repeat(16))
    await run(w, T + MINUTE, T + 10 * MINUTE)
    expect((await hookOf(w))?.failing?.count).toBeGreaterThan(20)
    expect((await hookOf(w))?.off).toBeUndefined()
  })

  test.each([
    ['at once if the receiver says that it is gone', HOOK, 410],
    ['at once if Discord knows it no more', DISCORD, 404],
  ])('%s', async (_, hook, status) => {
    const w = await worldWith([hook, OTHER])
    w.answering(({ url }) => ({ status: url === hook.url ? status : 200 }))
    await run(w, T + MINUTE, T + 10 * MINUTE)
    expect((await hookOf(w))?.off).toEqual({ why: 'gone', at: T + MINUTE })
    expect(posted(w)).toHaveLength(2)
    expect((await webhooksOf(w))[1]).toEqual(OTHER)
    expect(troubles(w)).toEqual(['anne trouble'])
  })

  test('not by 404 of any other receiver', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 404 }))
    await run(w, T + MINUTE, T + 10 * MINUTE)
    expect((await hookOf(w))?.off).toBeUndefined()
  })

  test('and its owner told once, though messages of several games fail at the same moment', async () => {
    const w = await worldWith([HOOK])
    for (let i = 1; i < 6; i++) await startTiny(w.deps, [['a']], 14 * 24, `0${i}`.repeat(16))
    w.answering(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { status: 410 }
    })
    await run(w, T + MINUTE, T + 20 * MINUTE)
    expect(posted(w).length).toBeGreaterThan(1)
    expect(troubles(w)).toEqual(['anne trouble'])
  })

  test('and its owner told once, though another message fails while the word is still being sent', async () => {
    const w = await worldWith([HOOK])
    const other = '04'.repeat(16)
    const asked = gate()
    const beginning = gate()
    let words = 0
    vi.spyOn(w.deps.mailer, 'send').mockImplementation(async ({ subject }) => {
      if (subject !== 'trouble') return
      words += 1
      beginning.open()
      await new Promise(() => {})
    })
    w.answering(async ({ headers }) => {
      const isOther = String(headers['webhook-id']).endsWith(other)
      if (isOther) asked.open()
      await (isOther ? beginning : asked).passed
      return { status: 410 }
    })
    await startTiny(w.deps, [['a']], 14 * 24, other)
    w.at(T + MINUTE)
    void tick(w.deps)
    await vi.waitFor(async () => {
      const rows = await w.games.notices(other, 2)
      expect(rows.map(({ status }) => status)).toEqual(['sent', 'dropped'])
    })
    expect(words).toBe(1)
  })

  test('and the word left to whoever switched it off', async () => {
    const w = await worldWith([HOOK])
    w.answering(down)
    await tickAt(w, T + MINUTE)
    const off = { why: 'gone' as const, at: T + MINUTE, untold: 'f9.0.a.your-turn.another' }
    await change(w, (anne) => ({ ...anne, webhooks: [{ ...HOOK, off }] }))
    await run(w, T + 2 * MINUTE, T + 5 * MINUTE)
    expect(troubles(w)).toEqual([])
    expect(await settled(w)).toContain('anne webhook dropped')
  })

  test('and the word tried again if the mail server is down', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 410 }))
    w.failMails(3)
    await tickAt(w, T + MINUTE)
    expect(troubles(w)).toEqual([])
    expect((await hookOf(w))?.off?.untold).toBeDefined()
    await run(w, T + 2 * MINUTE, T + 20 * MINUTE)
    expect(troubles(w)).toEqual(['anne trouble'])
    expect((await hookOf(w))?.off).toEqual({ why: 'gone', at: T + MINUTE })
  })

  test('and the word tried again though the question has been answered meanwhile', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 410 }))
    w.failMails(3)
    await tickAt(w, T + MINUTE)
    expect((await hookOf(w))?.off?.untold).toBeDefined()
    await submitDecisions(w.deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    await run(w, T + 2 * MINUTE, T + 20 * MINUTE)
    expect(troubles(w)).toEqual(['anne trouble'])
    expect((await hookOf(w))?.off).toEqual({ why: 'gone', at: T + MINUTE })
  })
})
