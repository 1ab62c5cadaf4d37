import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { tick } from '#functions/use-cases/clock/tick'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { beatAll } from '#test/support/passing-time'
import { ANNE, GAME, HOUR, line, MINUTE, startTiny, submission, T } from '#test/support/store-world'
import {
  change,
  down,
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
  worldWith,
} from '#test/support/webhook-world'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a player with webhooks', () => {
  test('is told over each of them and by mail, once, after the grace', async () => {
    const w = await worldWith([HOOK, OTHER])
    await tickAt(w, T + MINUTE - 1)
    expect([told(w), posted(w)]).toEqual([[], []])
    await run(w, T + MINUTE, T + 10 * MINUTE)
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
    expect(posted(w)).toEqual(['one.example', 'two.example'])
    expect(await settled(w)).toEqual(['anne email sent', 'anne webhook sent', 'anne webhook sent', 'ben email sent'])
  })

  test('of two ticks at once hears it from one', async () => {
    const w = await worldWith([HOOK])
    w.at(T + MINUTE)
    await Promise.all([tick(w.deps), tick(w.deps)])
    expect(posted(w)).toEqual(['one.example'])
  })

  test('hears over it also if no mail is wanted', async () => {
    const w = await worldWith([HOOK])
    await change(w, (anne) => ({ ...anne, mail: false }))
    await tickAt(w, T + MINUTE)
    expect(told(w)).toEqual(['ben your-turn'])
    expect(posted(w)).toEqual(['one.example'])
  })

  test('who has answered within the grace is told nothing', async () => {
    const w = await worldWith([HOOK])
    await submitDecisions(w.deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    await run(w, T + MINUTE, T + 5 * MINUTE)
    expect([told(w), posted(w)]).toEqual([['ben your-turn'], []])
    expect(await settled(w)).toEqual(['anne email dropped', 'ben email sent'])
  })

  test('who adds one later hears over it of what comes later', async () => {
    const w = await worldWith([])
    await tickAt(w, T + MINUTE)
    await change(w, (anne) => ({ ...anne, webhooks: [HOOK] }))
    await run(w, T + 2 * MINUTE, T + 10 * MINUTE)
    expect(posted(w)).toEqual([])
    await beatAll(w.games, T + 269 * HOUR)
    await run(w, T + 269 * HOUR, T + 269 * HOUR + MINUTE)
    expect(w.posts.map(({ headers }) => headers['webhook-id'])).toEqual([`f0.0.a.reminder.${GAME}`])
  })

  test('who adds one while the mail is tried again hears of that by mail alone', async () => {
    const w = await worldWith([])
    w.failMails(1)
    await tickAt(w, T + MINUTE)
    await change(w, (anne) => ({ ...anne, webhooks: [HOOK] }))
    await run(w, T + 2 * MINUTE, T + 10 * MINUTE)
    expect([told(w), posted(w)]).toEqual([['ben your-turn', 'anne your-turn'], []])
  })

  test('hears nothing over one that is off, or deleted before it was sent', async () => {
    const w = await worldWith([{ ...HOOK, off: { why: 'owner', at: T } }, OTHER])
    w.answering(down)
    await tickAt(w, T + MINUTE)
    expect(posted(w)).toEqual(['two.example'])
    await change(w, ({ webhooks: _, ...anne }) => anne)
    await run(w, T + 2 * MINUTE, T + 20 * MINUTE)
    expect(posted(w)).toEqual(['two.example'])
    expect(await settled(w)).toContain('anne webhook dropped')
    expect(await troubles(w)).toEqual([])
  })
})

describe('a webhook that does not answer', () => {
  test('delays no mail, and another webhook of its owner by no more than an attempt', async () => {
    const w = await worldWith([HOOK, OTHER])
    const hanging: ((answer: WebhookAnswer) => void)[] = []
    w.answering(({ url }) =>
      url === HOOK.url ? new Promise<WebhookAnswer>((resolve) => hanging.push(resolve)) : { status: 200 },
    )
    await startTiny(w.deps, [['a', 'b'], ['a'], ['b']], 14 * 24, 'ff'.repeat(16))
    w.at(T + MINUTE)
    const ticking = tick(w.deps)
    await vi.waitFor(() => expect(told(w)).toHaveLength(4))
    await vi.waitFor(() => expect(posted(w)).toEqual(['one.example', 'two.example', 'two.example', 'one.example']))
    expect(await settled(w)).toEqual(
      expect.arrayContaining(['anne email sent', 'anne webhook claimed', 'ben email sent']),
    )
    hanging[0]?.({ code: 'timeout' })
    hanging[1]?.({ code: 'timeout' })
    await ticking
    expect(await settled(w)).toContain('anne webhook waiting')
  })

  test('is not delayed by a mail server that does not', async () => {
    const w = await worldWith([HOOK])
    const send = vi.spyOn(w.deps.mailer, 'send').mockImplementation(() => new Promise(() => {}))
    w.at(T + MINUTE)
    void tick(w.deps)
    await vi.waitFor(() => expect(posted(w)).toEqual(['one.example']))
    expect(send).toHaveBeenCalledOnce()
  })

  test('is not begun any more when the time of a run is nearly over, but in the next', async () => {
    const w = await worldWith([HOOK])
    const start = T + MINUTE
    const clock = { at: start }
    const games = Object.assign(Object.create(w.games) as typeof w.games, {
      notices: async (...asked: Parameters<typeof w.games.notices>) => {
        clock.at = start + 41_000
        return w.games.notices(...asked)
      },
    })
    await tick({ ...w.deps, games, clock: { now: () => clock.at } })
    expect([told(w).length, posted(w)]).toEqual([2, []])
    await tickAt(w, T + 2 * MINUTE)
    expect([told(w).length, posted(w)]).toEqual([2, ['one.example']])
  })
})

describe('a receiver that asks for a pause', () => {
  test('gets one, for all messages, and is not counted as failing', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 429, retryAfter: 15 * MINUTE }))
    await tickAt(w, T + MINUTE)
    expect(posted(w)).toHaveLength(1)
    expect(await hookOf(w)).toEqual({ ...HOOK, quietUntil: T + 16 * MINUTE })
    await startTiny(w.deps, [['a']], 14 * 24, 'ee'.repeat(16))
    w.answering(() => ({ status: 200 }))
    await run(w, T + 2 * MINUTE, T + 15 * MINUTE)
    expect(posted(w)).toHaveLength(1)
    await run(w, T + 16 * MINUTE, T + 20 * MINUTE)
    expect(posted(w)).toHaveLength(3)
    expect(await hookOf(w)).toEqual(HOOK)
  })

  test('for ever gets one of a day', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 429, retryAfter: 1e12 }))
    await tickAt(w, T + MINUTE)
    expect((await hookOf(w))?.quietUntil).toBe(T + MINUTE + 24 * HOUR)
  })

  test('without saying how long is tried after the usual pause', async () => {
    const w = await worldWith([HOOK])
    w.answering(() => ({ status: 429 }))
    await run(w, T + MINUTE, T + 3 * MINUTE)
    expect(posted(w)).toHaveLength(2)
    expect(await hookOf(w)).toEqual(HOOK)
  })
})

describe('a sender that dies', () => {
  test('after sending and before marking sends it again with the same id', async () => {
    const w = await worldWith([HOOK])
    const dying = Object.assign(Object.create(w.games) as typeof w.games, {
      settleNotice: async () => {
        throw new Error('stopped')
      },
    })
    w.at(T + MINUTE)
    await tick({ ...w.deps, games: dying })
    await run(w, T + 2 * MINUTE, T + 10 * MINUTE)
    const ids = w.posts.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('before the rows of the webhooks were put loses none of them', async () => {
    const w = await worldWith([HOOK])
    const dying = Object.assign(Object.create(w.games) as typeof w.games, {
      putNotice: async () => {
        throw new Error('stopped')
      },
    })
    w.at(T + MINUTE)
    await tick({ ...w.deps, games: dying })
    expect(posted(w)).toEqual([])
    await run(w, T + 2 * MINUTE, T + 3 * MINUTE)
    expect(posted(w)).toEqual(['one.example'])
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('while stale rows are looked for leaves the hint, though the webhooks were sent', async () => {
    const w = await worldWith([HOOK])
    const dying = Object.assign(Object.create(w.games) as typeof w.games, {
      waiting: async () => {
        throw new Error('stopped')
      },
    })
    w.at(T + MINUTE)
    await tick({ ...w.deps, games: dying })
    expect(posted(w)).toEqual(['one.example'])
    expect(hints(w).some(([, sk]) => sk.startsWith('2026-11-27'))).toBe(true)
    await tickAt(w, T + 2 * MINUTE)
    expect(hints(w).some(([, sk]) => sk.startsWith('2026-12-09'))).toBe(true)
  })
})
