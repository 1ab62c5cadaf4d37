import { describe, expect, test, vi } from 'vitest'
import { SHARDS } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { beatAll } from '#test/support/passing-time'
import {
  ANNE,
  BEN,
  GAME,
  HOUR,
  headOf,
  line,
  MINUTE,
  submission,
  T,
  type World,
  world,
} from '#test/support/store-world'

const answerOfA = submission('s1', 'f0.0.a', line(0))
const answerOfB = submission('s2', 'f0.0.b', line(0))
const DAY = 24 * HOUR

const inOrder = (texts: readonly string[]) => [...texts].sort((x, y) => x.localeCompare(y))
const told = ({ mails }: World) => mails.map(({ to, subject }) => `${to.split('@')[0]} ${subject}`)
const hints = ({ games }: World) => games.rows.all().filter(([pk]) => pk.startsWith('DUE#'))

/** Ticks every minute from … up to …. */
async function run(w: World, from: number, to: number, every = MINUTE) {
  for (let now = from; now <= to; now += every) {
    w.at(now)
    await tick(w.deps)
  }
}

describe('the minute tick (design 9)', () => {
  test('sends notices after their grace, once', async () => {
    const w = await world()
    w.at(T + MINUTE - 1)
    await tick(w.deps)
    expect(told(w)).toEqual([])
    await run(w, T + MINUTE, T + 10 * MINUTE)
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('two at once do not tell anybody twice', async () => {
    const w = await world()
    w.at(T + MINUTE)
    await Promise.all([tick(w.deps), tick(w.deps)])
    expect(inOrder(told(w))).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('finds every hint after a week of standstill', async () => {
    const w = await world({ hours: 14 * 24 })
    await run(w, T, T)
    w.at(T + 7 * DAY)
    await tick(w.deps)
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('finds a hint that was put late into a day gone by', async () => {
    const w = await world()
    await run(w, T, T + 5 * MINUTE)
    w.mails.length = 0
    const midnight = Date.UTC(2026, 10, 28)
    await run(w, midnight, midnight + 30 * MINUTE)
    await w.games.writeHints({ due: [{ at: midnight - 1, game: GAME, revision: 2 }] })
    await run(w, midnight + 31 * MINUTE, midnight + 31 * MINUTE)
    expect(hints(w).filter(([pk]) => pk.endsWith('2026-11-27'))).toEqual([])
  })

  test('finds every hint though a clock that ran ahead has moved the cursors into days to come', async () => {
    const w = await world()
    for (let shard = 0; shard < SHARDS; shard++) await w.games.putCursor(shard, '2027-01-01')
    await run(w, T + MINUTE, T + MINUTE)
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
  })

  test('takes no beat back when a clock lags: that would make a silence of time in which it was heard', async () => {
    const w = await world()
    await run(w, T + HOUR, T + HOUR)
    await run(w, T, T)
    expect(Object.values((await w.games.heartbeats()).shards)).toEqual([0, 1, 2, 3].map(() => T + HOUR))
    await run(w, T + HOUR + MINUTE, T + HOUR + MINUTE)
    expect(await w.games.outages()).toEqual([])
  })

  test('looks after every shard though one fails or takes all the time there is', async () => {
    const w = await world()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const begun: number[] = []
    for (let minute = 0; minute < SHARDS; minute++) {
      let first: number | undefined
      const games = Object.assign(Object.create(w.games) as MemoryGameStore, {
        cursor: async (shard: number) => {
          first ??= shard
          if (shard === first) throw new Error('no answer')
          return w.games.cursor(shard)
        },
      })
      w.at(T + MINUTE * (1 + minute))
      expect(await tick({ ...w.deps, games })).toMatchObject({ failed: 0, failedShards: 1 })
      begun.push(first ?? -1)
    }
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
    expect(new Set(begun)).toEqual(new Set([0, 1, 2, 3]))
    expect(logged).toHaveBeenCalledTimes(SHARDS)
    logged.mockRestore()
  })

  test('counts the mails that are still to be sent ten minutes after they could have been', async () => {
    const w = await world()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    w.failMails(5)
    const overdue: number[] = []
    // Both are tried after 1, 2 and 7 minutes; Ben gets his then, Anne hers after 22.
    for (let minute = 1; minute <= 22; minute++) {
      w.at(T + minute * MINUTE)
      overdue.push((await tick(w.deps)).overdue)
    }
    expect(overdue.flatMap((count, i) => (count > 0 ? [[i + 1, count]] : []))).toEqual([[22, 1]])
    logged.mockRestore()
  })

  test('does not count a mail that nobody needs any more', async () => {
    const w = await world()
    await submitDecisions(w.deps, ANNE, answerOfA)
    w.at(T + 11 * MINUTE)
    expect((await tick(w.deps)).overdue).toBe(1)
    expect(told(w)).toEqual(['ben your-turn'])
  })

  test('leaves one hint a game, for the next thing that its clocks demand', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + 5 * MINUTE)
    expect(hints(w).map(([, sk]) => sk)).toEqual([
      `2026-11-28T04:00:00.000Z#${GAME}#0000000002`,
      // That it would have been withdrawn, had it not begun: whoever looks then finds it under way.
      `2026-12-27T20:00:00.000Z#${GAME}#0000000001`,
    ])
  })

  test('writes out a commit that was stopped right after its put, two minutes later', async () => {
    const w = await world()
    // Nothing else is due of this game then
    await run(w, T, T + 5 * MINUTE)
    const dying = Object.assign(Object.create(w.games) as MemoryGameStore, {
      putListRow: async () => {
        throw new Error('stopped')
      },
    })
    await expect(submitDecisions({ ...w.deps, games: dying }, ANNE, answerOfA)).rejects.toThrow('stopped')
    const written = async () => (await w.games.wholeLog(GAME)).map((row) => row.revision)
    await run(w, T + 6 * MINUTE, T + 6 * MINUTE)
    expect(await written()).toEqual([1, 2])
    await run(w, T + 7 * MINUTE, T + 7 * MINUTE)
    expect(await written()).toEqual([1, 2, 3])
  })

  test('keeps the watch hint of a commit under way, and gives it up after 15 minutes', async () => {
    const w = await world()
    await run(w, T, T + 5 * MINUTE)
    const at = T + 6 * MINUTE
    await w.games.writeHints({ due: [{ at, game: GAME, revision: 3 }] })
    const kept = () => hints(w).filter(([, sk]) => sk.endsWith('#0000000003')).length
    await run(w, at, at + 15 * MINUTE - 1)
    expect(kept()).toBe(1)
    await run(w, at + 15 * MINUTE, at + 15 * MINUTE)
    expect(kept()).toBe(0)
  })

  test('one failing game stops no other', async () => {
    const w = await world()
    const broken = `00ff${'0'.repeat(28)}`
    await w.games.writeHints({ due: [{ at: T - 1, game: broken, revision: 1 }] })
    const failing = Object.create(w.games) as MemoryGameStore
    failing.load = async (id) => {
      if (id === broken) throw new Error('unreadable')
      return w.games.load(id)
    }
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    w.at(T + MINUTE)
    expect(await tick({ ...w.deps, games: failing })).toEqual({
      acted: 1,
      failed: 1,
      failedShards: 0,
      overdue: 0,
      behind: 0,
    })
    expect(complaints).toHaveBeenCalledOnce()
    complaints.mockRestore()
    expect(told(w)).toEqual(['anne your-turn', 'ben your-turn'])
    expect(hints(w).some(([, sk]) => sk.includes(broken))).toBe(true)
  })

  test('goes through more hints than it reads at a time', async () => {
    const w = await world()
    const due = Array.from({ length: 120 }, (_, i) => ({ at: T - 20 * MINUTE + i, game: `00${i}`, revision: 1 }))
    await w.games.writeHints({ due })
    await run(w, T, T)
    expect(hints(w).filter(([, sk]) => sk.includes('#00') && !sk.includes(GAME))).toEqual([])
  })
})

describe('reminder and expiry (design 8)', () => {
  test('a reminder comes once, when a fifth of the time is left', async () => {
    const w = await world({ hours: 10 })
    await submitDecisions(w.deps, ANNE, answerOfA)
    await run(w, T, T + 8 * HOUR - MINUTE)
    expect(told(w)).toEqual(['ben your-turn'])
    await run(w, T + 8 * HOUR, T + 9 * HOUR)
    expect(told(w)).toEqual(['ben your-turn', 'ben reminder'])
    expect((await headOf(w.deps)).desk.clocks.b).toMatchObject({ reminded: true, expired: false })
    expect(w.mails[1]?.messageId).toBe(`f0.0.b.reminder.${GAME}`)
  })

  test('at expiry both are told, once; the waiting seat may claim', async () => {
    const w = await world({ hours: 10 })
    await submitDecisions(w.deps, ANNE, answerOfA)
    await run(w, T, T + 10 * HOUR)
    w.mails.length = 0
    await run(w, T + 10 * HOUR + MINUTE, T + 30 * HOUR)
    expect(inOrder(told(w))).toEqual(['anne may-claim', 'ben time-over'])
    await claimGame(w.deps, ANNE, { game: GAME, submissionId: 'c1' })
    expect((await headOf(w.deps)).state?.result?.winner).toBe('a')
  })

  test('a seat that answered in time hears nothing of it', async () => {
    const w = await world({ hours: 10, groups: [['a', 'b'], ['a']] })
    await submitDecisions(w.deps, ANNE, answerOfA)
    await run(w, T, T + 5 * HOUR)
    await submitDecisions(w.deps, BEN, answerOfB)
    w.mails.length = 0
    await run(w, T + 5 * HOUR + MINUTE, T + 12 * HOUR)
    expect(told(w)).toEqual(['anne your-turn'])
  })

  test('of two late seats neither is told that it may claim', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + 11 * HOUR)
    expect(inOrder(told(w).filter((mail) => !/your-turn|reminder/.test(mail)))).toEqual([
      'anne time-over',
      'ben time-over',
    ])
  })

  test('two ticks at once commit a reminder once', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + 2 * MINUTE)
    const { revision } = await headOf(w.deps)
    w.at(T + 8 * HOUR)
    await beatAll(w.games, T + 8 * HOUR - MINUTE)
    await Promise.all([tick(w.deps), tick(w.deps)])
    expect((await headOf(w.deps)).revision).toBe(revision + 1)
  })

  test('the log says that the clock did it, in a row without steps', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + 8 * HOUR)
    const rows = await w.games.wholeLog(GAME)
    expect(rows.at(-1)).toMatchObject({ decisions: [], events: [], steps: { after: 1, upTo: 1 } })
  })
})

describe('outages (design 8)', () => {
  test('silence of more than ten minutes is written down before deadlines are looked at', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + HOUR)
    w.at(T + 11 * HOUR)
    await tick(w.deps)
    expect(await w.games.outages()).toEqual([{ from: T + HOUR, to: T + 11 * HOUR }])
    expect((await headOf(w.deps)).desk.clocks.a).toMatchObject({ reminded: false, expired: false })
  })

  test('the time lost comes on top', async () => {
    const w = await world({ hours: 10 })
    await submitDecisions(w.deps, ANNE, answerOfA)
    await run(w, T, T + HOUR)
    await run(w, T + 5 * HOUR, T + 14 * HOUR)
    expect((await headOf(w.deps)).desk.clocks.b?.expired).toBe(false)
    await run(w, T + 14 * HOUR + MINUTE, T + 14 * HOUR + MINUTE)
    expect((await headOf(w.deps)).desk.clocks.b?.expired).toBe(true)
  })

  test('goes on until a beat that was really written, however many ticks died before it', async () => {
    const w = await world({ hours: 10 })
    await run(w, T, T + HOUR)
    const dying = Object.assign(Object.create(w.games) as MemoryGameStore, {
      putHeartbeat: async () => {
        throw new Error('the process stops')
      },
    })
    w.at(T + 2 * HOUR)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await tick({ ...w.deps, games: dying })).toMatchObject({ failedShards: SHARDS })
    logged.mockRestore()
    w.at(T + 11 * HOUR)
    await tick(w.deps)
    expect(await w.games.outages()).toEqual([{ from: T + HOUR, to: T + 11 * HOUR }])
    expect((await headOf(w.deps)).desk.clocks.a).toMatchObject({ reminded: false, expired: false })
  })

  test('the first beat ever ends no outage', async () => {
    const w = await world()
    await run(w, T, T)
    expect(await w.games.outages()).toEqual([])
    expect((await w.games.heartbeats()).all).toBe(T)
  })
})
