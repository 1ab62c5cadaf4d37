import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Player, Webhook } from '#functions/ports/player-store'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { submitDecisions } from '#functions/use-cases/submit-decisions'
import { tick } from '#functions/use-cases/tick'
import { ANNE, GAME, HOUR, line, MINUTE, startTiny, submission, T, type World, world } from '#test/support/store-world'

const HOOK: Webhook = { id: 'aaaaaaaaaaaaaaaa', url: 'https://one.example/', created: T, secret: 'whsec_AAAA' }
const OTHER: Webhook = { ...HOOK, id: 'bbbbbbbbbbbbbbbb', url: 'https://two.example/' }
const DISCORD: Webhook = { id: 'dddddddddddddddd', url: 'https://discord.com/api/webhooks/1/x', created: T }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A world in which Anne has these webhooks. */
async function worldWith(
  webhooks: Webhook[],
  options: Parameters<typeof world>[0] = { hours: 14 * 24 },
): Promise<World> {
  const w = await world(options)
  await change(w, (anne) => ({ ...anne, webhooks }))
  return w
}
async function change({ deps }: World, how: (anne: Player) => Player): Promise<void> {
  const anne = await deps.players.load('anne')
  if (!anne) throw new Error('there is no Anne')
  await deps.players.commit({ ...how(anne), revision: anne.revision + 1 }, anne.revision)
}
const webhooksOf = async ({ deps }: World): Promise<Webhook[]> => (await deps.players.load('anne'))?.webhooks ?? []
const hookOf = async (w: World): Promise<Webhook | undefined> => (await webhooksOf(w))[0]

async function tickAt(w: World, now: number): Promise<void> {
  w.at(now)
  await tick(w.deps)
}
/** Something that is waited for until it is opened. */
function gate(): { passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}
/** Ticks every minute from … up to …, both included. */
async function run(w: World, from: number, to: number): Promise<void> {
  for (let now = from; now <= to; now += MINUTE) await tickAt(w, now)
}
const told = ({ mails }: World) => mails.map(({ to, subject }) => `${to.split('@')[0]} ${subject}`)
const posted = ({ posts }: World) => posts.map(({ url }) => new URL(url).host)
const settled = async ({ games }: World) =>
  (await games.notices(GAME, 2)).map(({ person, channel, status }) => `${person} ${channel.split(':')[0]} ${status}`)
const troubles = (w: World) => told(w).filter((mail) => mail.endsWith('trouble'))
const hints = ({ games }: World) => games.rows.all().filter(([pk]) => pk.startsWith('DUE#'))
const down = (): WebhookAnswer => ({ status: 500 })

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
    await w.games.putHeartbeat(T + 269 * HOUR)
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
  test('delays no mail and no other webhook', async () => {
    const w = await worldWith([HOOK, OTHER])
    const hanging: ((answer: WebhookAnswer) => void)[] = []
    w.answering(({ url }) =>
      url === HOOK.url ? new Promise<WebhookAnswer>((resolve) => hanging.push(resolve)) : { status: 200 },
    )
    await startTiny(w.deps, [['a', 'b'], ['a'], ['b']], 14 * 24, 'ff'.repeat(16))
    w.at(T + MINUTE)
    const ticking = tick(w.deps)
    await vi.waitFor(() => expect(told(w)).toHaveLength(4))
    await vi.waitFor(() => expect(posted(w).filter((host) => host === 'two.example')).toHaveLength(2))
    expect(hanging).toHaveLength(2)
    expect(await settled(w)).toEqual(['anne email sent', 'anne webhook claimed', 'anne webhook sent', 'ben email sent'])
    for (const answer of hanging) answer({ code: 'timeout' })
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
    const times = [start, start + 41_000]
    const slow = { ...w.deps, clock: { now: () => times.shift() ?? start + 41_000 } }
    await tick(slow)
    expect([told(w).length, posted(w)]).toEqual([2, []])
    await tickAt(w, T + 2 * MINUTE)
    expect([told(w).length, posted(w)]).toEqual([2, ['one.example']])
  })
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
    // The reminder of the two clocks alone.
    expect(new Set(hints(w).map(([, sk]) => sk.slice(0, 10)))).toEqual(new Set(['2026-12-09']))
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

  test('while the clocks are looked at leaves the hint, though the webhooks were sent', async () => {
    const w = await worldWith([HOOK])
    const dying = Object.assign(Object.create(w.games) as typeof w.games, {
      outages: async () => {
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
