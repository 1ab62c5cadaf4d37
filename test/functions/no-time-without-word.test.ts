import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutageRow } from '#functions/ports/game-store'
import { type Mail, MailRefusal } from '#functions/ports/mailer'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { HINTS_AT_ONCE, tick } from '#functions/use-cases/clock/tick'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { beatAll } from '#test/support/passing-time'
import {
  ANNE,
  GAME,
  HOUR,
  headOf,
  line,
  MINUTE,
  startTiny,
  submission,
  T,
  type World,
  world,
} from '#test/support/store-world'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Ticks every minute from … up to …, and once more at the end of each. */
async function run(w: World, from: number, to: number) {
  for (let now = from; now <= to; now += MINUTE) {
    w.at(now)
    await tick(w.deps)
  }
}

/** Ben is asked, by a game of 6 hours a hand-off; Anne waits. */
const waiting = async (groups: ('a' | 'b')[][] = [['b'], ['a']]) => world({ groups, hours: 6 })

const claimed = async ({ deps }: World) => {
  const answer = await claimGame(deps, ANNE, { game: GAME, submissionId: 'c1' })
  return answer instanceof ServiceRefusal ? answer.code : 'claimed'
}

/** When Anne may claim, by ticks every minute and a look at each. */
async function mayClaimFrom(w: World, from: number, upTo: number): Promise<number | undefined> {
  for (let now = from; now <= upTo; now += MINUTE) {
    w.at(now)
    await tick(w.deps)
    if ((await readClocks(w.deps, await headOf(w.deps), now)).mayClaim.a) return now
  }
  return undefined
}

const toldBen = ({ mails }: World) => mails.filter(({ to }) => to.startsWith('ben')).map(({ subject }) => subject)

/** The same mailer, which takes no mail of these while `refuses` holds. */
function refusing(w: World, refuses: (mail: Mail) => Error | undefined): World {
  const { mailer } = w.deps
  w.deps.mailer = {
    async send(mail) {
      const error = refuses(mail)
      if (error) throw error
      await mailer.send(mail)
    },
  }
  return w
}

describe('sweeps that fail (design 19)', () => {
  test('are silence, though the tick begins every minute: nobody may claim what nobody was told', async () => {
    const w = await waiting()
    const due = w.games.due.bind(w.games)
    const throttled = async () => {
      throw new Error('throttled')
    }
    await run(w, T, T)
    w.games.due = throttled
    await run(w, T + MINUTE, T + 362 * MINUTE)
    expect(w.mails).toEqual([])
    expect(await claimed(w)).toBe('time-not-up')
    w.games.due = due
    const told = T + 363 * MINUTE
    await run(w, told, told)
    expect(toldBen(w)).toEqual(['your-turn'])
    expect(await w.games.outages()).toEqual([{ from: T, to: told }])
    expect(await mayClaimFrom(w, told + MINUTE, told + 7 * HOUR)).toBe(told + 6 * HOUR + MINUTE)
  })

  test('of one shard are an outage for the games of that shard alone', async () => {
    const w = await waiting()
    const other = `01${'0'.repeat(30)}`
    await startTiny(w.deps, [['b'], ['a']], 6, other)
    await run(w, T, T + 2 * MINUTE)
    const due = w.games.due.bind(w.games)
    w.games.due = async (shard, ...asked) => {
      if (shard === 1) throw new Error('throttled')
      return due(shard, ...asked)
    }
    await run(w, T + 3 * MINUTE, T + 6 * HOUR + MINUTE)
    const now = T + 6 * HOUR + MINUTE
    const mayClaim = async (id: string) => (await readClocks(w.deps, await headOf(w.deps, id), now)).mayClaim.a
    expect([await mayClaim(GAME), await mayClaim(other)]).toEqual([true, false])
    const shards = new Set((await w.games.outages()).map(({ shard }) => `${shard?.number} of ${shard?.of}`))
    expect([...shards]).toEqual(['1 of 4'])
  })

  test('leave the beat of their shard where it was', async () => {
    const w = await waiting()
    await run(w, T, T)
    const broken = Object.assign(Object.create(w.games) as MemoryGameStore, {
      cursor: async (shard: number) => {
        if (shard === 2) throw new Error('throttled')
        return w.games.cursor(shard)
      },
    })
    w.at(T + MINUTE)
    await tick({ ...w.deps, games: broken })
    const { all, shards } = await w.games.heartbeats()
    expect(Object.values(shards)).toEqual([0, 1, 2, 3].map((n) => (n === 2 ? T : T + MINUTE)))
    expect(all).toBe(T)
  })
})

describe('a mail server that takes nothing (design 19)', () => {
  test.each([1, 6, 9])('for %i hours is an outage, which the first mail ends', async (hours) => {
    const w = await waiting()
    const back = T + hours * HOUR
    refusing(w, () => (w.deps.clock.now() < back ? new Error('paused') : undefined))
    const from = await mayClaimFrom(w, T, T + 24 * HOUR)
    const [outage, ...more] = await w.games.outages()
    expect(more).toEqual([])
    const told = outage?.to ?? 0
    expect(outage?.from).toBe(T + MINUTE)
    expect(told - back).toBeLessThan(16 * MINUTE)
    expect(from).toBe(told + 6 * HOUR + MINUTE)
    await run(w, told + 6 * HOUR + 2 * MINUTE, told + 6 * HOUR + 3 * MINUTE)
    expect(toldBen(w)).toEqual(['your-turn', 'reminder', 'time-over'])
  })

  test('is one for those, too, who had been told before', async () => {
    const w = await waiting([['b'], ['a']])
    await run(w, T, T + HOUR - MINUTE)
    expect(toldBen(w)).toEqual(['your-turn'])
    const other = `01${'0'.repeat(30)}`
    w.at(T + HOUR)
    await startTiny(w.deps, [['a'], ['b']], 6, other)
    refusing(w, () => (w.deps.clock.now() < T + 4 * HOUR ? new Error('paused') : undefined))
    const from = await mayClaimFrom(w, T + HOUR, T + 24 * HOUR)
    const [outage] = await w.games.outages()
    expect(from).toBe(T + 6 * HOUR + MINUTE + lengthOf(outage))
    expect(lengthOf(outage)).toBeGreaterThan(2.9 * HOUR)
  })

  test('counts up to now while it goes on, whenever it was last tried', async () => {
    const w = await waiting()
    await run(w, T, T + 2 * MINUTE)
    await w.games.putMailTrouble({ since: T + 5 * HOUR, last: T + 6 * HOUR - 10 * MINUTE })
    w.at(T + 6 * HOUR + 2 * MINUTE)
    await beatAll(w.games, T + 6 * HOUR + MINUTE)
    expect(await claimed(w)).toBe('time-not-up')
    await tick(w.deps)
    expect((await headOf(w.deps)).desk.clocks.b).toMatchObject({ expired: false })
  })

  test('is not one when mails fail now and then', async () => {
    const w = await waiting()
    let tries = 0
    refusing(w, () => {
      tries += 1
      return tries % 3 === 0 ? undefined : new Error('timeout')
    })
    for (let n = 1; n < 9; n++) {
      w.at(T + n * 5 * MINUTE)
      await startTiny(w.deps, [['a'], ['b']], 6, `0${n}${'0'.repeat(30)}`)
    }
    await run(w, T, T + HOUR)
    expect(await w.games.outages()).toEqual([])
  })

  test('is left alone for the rest of a run after three failures, and tried again in the next', async () => {
    const w = await waiting()
    for (let n = 1; n < 90; n++)
      await startTiny(w.deps, [['b'], ['a']], 6, `${String(n).padStart(2, '0')}${'0'.repeat(30)}`)
    let tries = 0
    refusing(w, () => {
      tries += 1
      return new Error('paused')
    })
    await run(w, T + MINUTE, T + MINUTE)
    expect(tries).toBeLessThanOrEqual(HINTS_AT_ONCE)
    await run(w, T + 2 * MINUTE, T + 2 * MINUTE)
    expect(tries).toBeGreaterThan(HINTS_AT_ONCE)
  })
})

const lengthOf = (outage: OutageRow | undefined) => (outage ? outage.to - outage.from : 0)

describe('a person whose mail is not taken (design 19)', () => {
  test('has all of the time from when it is; others are charged, and it is no outage', async () => {
    const w = await waiting()
    const other = `01${'0'.repeat(30)}`
    await startTiny(w.deps, [['a'], ['b']], 6, other)
    refusing(w, ({ to }) =>
      to.startsWith('ben') && w.deps.clock.now() < T + 8 * HOUR ? new MailRefusal('no such address') : undefined,
    )
    await run(w, T, T + 6 * HOUR + 2 * MINUTE)
    expect(await w.games.outages()).toEqual([])
    expect((await headOf(w.deps, other)).desk.clocks.a).toMatchObject({ expired: true })
    expect((await headOf(w.deps)).desk.clocks.b).toMatchObject({ since: T, reminded: false, expired: false })
    expect(await claimed(w)).toBe('time-not-up')
    const from = await mayClaimFrom(w, T + 6 * HOUR + 3 * MINUTE, T + 48 * HOUR)
    const handed = (await w.games.notices(GAME, 2)).find(({ seat }) => seat === 'b')?.handed ?? 0
    expect(handed).toBeGreaterThanOrEqual(T + 8 * HOUR)
    expect(from).toBe(handed + 6 * HOUR + MINUTE)
  })

  test('sees the new deadline as soon as they are told, and their list is sorted by it', async () => {
    const w = await waiting()
    refusing(w, () => (w.deps.clock.now() < T + HOUR ? new MailRefusal('mailbox full') : undefined))
    await run(w, T, T + 4 * HOUR)
    const handed = (await w.games.notices(GAME, 2)).find(({ seat }) => seat === 'b')?.handed ?? 0
    const { deadlines } = await readClocks(w.deps, await headOf(w.deps), T + 4 * HOUR)
    expect(deadlines).toEqual([{ seat: 'b', due: handed + 6 * HOUR, time: 6 * HOUR }])
    expect(await w.games.waiting('ben', 9)).toEqual([{ player: 'ben', game: GAME, due: handed + 6 * HOUR }])
    expect(await w.games.listRowsOf('ben', [GAME])).toMatchObject([{ due: handed + 6 * HOUR }])
  })

  test('is not played for', async () => {
    const w = await waiting()
    const loaded = await w.games.load(GAME)
    if (!loaded) throw new Error('no game')
    const agreed = { ...loaded.head, revision: 3, whenTimeIsUp: 'play-on' as const }
    await w.games.commit(agreed, 2)
    refusing(w, () => new MailRefusal('no such address'))
    await run(w, T, T + 12 * HOUR)
    expect((await w.games.wholeLog(GAME)).flatMap(({ decisions }) => decisions)).toEqual([])
  })

  test('is charged if they want no mails', async () => {
    const w = await waiting()
    const ben = await w.deps.players.load('ben')
    if (ben) await w.deps.players.commit({ ...ben, revision: 2, mail: false }, 1)
    expect(await mayClaimFrom(w, T, T + 24 * HOUR)).toBe(T + 6 * HOUR + MINUTE)
  })

  test('is charged if a webhook of theirs was told in time', async () => {
    const w = await waiting()
    const ben = await w.deps.players.load('ben')
    const webhooks = [{ id: '00', url: 'https://one.example/', created: T }]
    if (ben) await w.deps.players.commit({ ...ben, revision: 2, webhooks }, 1)
    refusing(w, () => new MailRefusal('no such address'))
    expect(await mayClaimFrom(w, T, T + 24 * HOUR)).toBe(T + 6 * HOUR + MINUTE)
  })

  test('is charged where only a webhook of theirs fails: the receiver is their own', async () => {
    const w = await waiting()
    const ben = await w.deps.players.load('ben')
    const webhooks = [{ id: '00', url: 'https://one.example/', created: T }]
    if (ben) await w.deps.players.commit({ ...ben, revision: 2, webhooks }, 1)
    w.answering(() => ({ status: 500 }))
    expect(await mayClaimFrom(w, T, T + 24 * HOUR)).toBe(T + 6 * HOUR + MINUTE)
  })

  test('goes on being told as long as they are asked', async () => {
    const w = await world({ groups: [['b'], ['a']], hours: 72 })
    let tries = 0
    refusing(w, () => {
      tries += 1
      return tries < 12 ? new MailRefusal('mailbox full') : undefined
    })
    await run(w, T, T + 40 * HOUR)
    expect(toldBen(w)).toEqual([])
    await run(w, T + 40 * HOUR + MINUTE, T + 72 * HOUR)
    expect(toldBen(w)).toEqual(['your-turn'])
  })

  test('who comes by unasked has all of the time from when that is found', async () => {
    const w = await world({ groups: [['b'], ['b'], ['a']], hours: 6 })
    refusing(w, () => new MailRefusal('no such address'))
    await run(w, T, T + 2 * HOUR)
    await submitDecisions(w.deps, { player: 'ben' }, submission('s1', 'f0.0.b', { ...line(0), ask: 'activation.dial' }))
    await run(w, T + 2 * HOUR, T + 9 * HOUR)
    const { owes, since = 0 } = (await headOf(w.deps)).desk.clocks.b ?? {}
    expect(owes).toBe('f0.0.b')
    expect(since).toBeGreaterThan(T + 2 * HOUR)
    expect(since).toBeLessThan(T + 8 * HOUR)
  })
})
