import { describe, expect, test } from 'vitest'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { claimGame } from '#functions/use-cases/submit/claim-game'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import type { SubmissionOutcome } from '#functions/use-cases/submit/submission'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { beatAll } from '#test/support/passing-time'
import {
  ANNE,
  actorOf,
  BEN,
  GAME,
  HOUR,
  handOver,
  headOf,
  line,
  MINUTE,
  submission,
  T,
  world,
} from '#test/support/store-world'

function done<T extends SubmissionOutcome>(result: T | ServiceRefusal): T {
  if (result instanceof ServiceRefusal) throw new Error(`refused: ${result.code}`)
  return result
}
const code = (result: object) => (result instanceof ServiceRefusal ? result.code : undefined)

describe('a submission (design 11)', () => {
  test('is one commit, and its answer names its own steps', async () => {
    const { deps } = await world()
    const answer = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0))))
    expect(answer).toMatchObject({ seat: 'a', used: 1, rest: [], steps: { after: 1, upTo: 2 } })
    expect(answer.head).toEqual(await headOf(deps))
    expect(answer.head.revision).toBe(3)
  })

  test('of several lines applies them all', async () => {
    const { deps } = await world({ groups: [['a'], ['a'], ['b']] })
    const answer = done(
      await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', { ...line(0), ask: 'activation.dial' }, line(1))),
    )
    expect(answer).toMatchObject({ used: 2, rest: [], steps: { after: 1, upTo: 3 } })
    expect(answer.stopped).toBeUndefined()
  })

  test('stops at a line that answers no open question of this member; the rest comes back with the reason', async () => {
    const { deps } = await world()
    const script = [line(0), line(1), line(2)]
    const answer = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', ...script)))
    expect(answer).toMatchObject({ used: 1, stopped: { code: 'waits-for-other' } })
    expect(answer.rest).toEqual(script.slice(1))
  })

  test('stops at a choice that is not legal', async () => {
    const { deps } = await world({ groups: [['a', 'b'], ['b'], ['b']] })
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    const answer = done(await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0), line(1, 'bad'), line(2))))
    expect(answer).toMatchObject({ used: 1, stopped: { code: 'no-such-option', subject: 's1' } })
    expect(answer.rest).toHaveLength(2)
  })

  test('stops after a draw: the rest waits for another look', async () => {
    const { deps } = await world({ groups: [['a', 'b'], ['b'], ['b']] })
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    const answer = done(await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0, 'roll'), line(1))))
    expect(answer).toMatchObject({ used: 1, rest: [line(1)], stopped: { code: 'luck-between' } })
    expect(answer.head.out.draws).toEqual([{ n: 0, purpose: 'dice', ranges: [8], numbers: [0] }])
  })

  test.each([
    ['an earlier question', submission('s', 'f9.0.a', line(0)), 'question-gone'],
    ['the question of the other seat', submission('s', 'f0.0.b', line(0)), 'question-gone'],
    ['another question than its first line', submission('s', 'f0.0.a', line(1)), 'question-gone'],
    ['an illegal first choice', submission('s', 'f0.0.a', line(0, 'bad')), 'no-such-option'],
    ['a game that is not there', { ...submission('s', 'f0.0.a', line(0)), game: 'ff'.repeat(16) }, 'no-such-game'],
  ])('naming %s is refused and writes nothing', async (_, command, reason) => {
    const { deps, games } = await world()
    const before = games.rows.all()
    expect(code(await submitDecisions(deps, ANNE, command))).toBe(reason)
    expect(games.rows.all()).toEqual(before)
  })

  test('of somebody who is not in the game is refused', async () => {
    const { deps } = await world()
    const result = await submitDecisions(deps, { player: 'eve' }, submission('s1', 'f0.0.a', line(0)))
    expect(code(result)).toBe('not-a-member')
  })

  test('that would make HEAD too large is refused, and HEAD stays', async () => {
    const { deps, games } = await world()
    const refusing = Object.assign(Object.create(games) as typeof games, { commit: async () => 'too-large' as const })
    const result = await submitDecisions({ ...deps, games: refusing }, ANNE, submission('s1', 'f0.0.a', line(0)))
    expect(code(result)).toBe('game-too-large')
    expect((await headOf(deps)).revision).toBe(2)
  })
})

describe('a repeated submission (design 9)', () => {
  test('gets its first answer again and changes nothing, also after the game went on', async () => {
    const { deps } = await world()
    const first = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0), line(2))))
    await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0)))
    const again = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0), line(2))))
    const { head: _, view, ...answer } = first
    expect(again).toMatchObject(answer)
    // What came before is read again, whether or not there is more by now.
    expect([typeof view, again.view]).toEqual(['function', undefined])
    expect((await headOf(deps)).revision).toBe(4)
  })

  test.each([
    ['other lines', submission('s1', 'f0.0.a', line(0, 'roll'), line(2))],
    ['more lines', submission('s1', 'f0.0.a', line(0), line(2), line(2))],
    ['another question', submission('s1', 'f1.0.a', line(0), line(2))],
  ])('that has the same id but %s is refused: what was not done is not said to be', async (_, other) => {
    const { deps, games } = await world()
    done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0), line(2))))
    const before = games.rows.all()
    expect(code(await submitDecisions(deps, ANNE, other))).toBe('submission-known')
    expect(games.rows.all()).toEqual(before)
  })

  test('of which only the id was remembered gets its first answer again', async () => {
    const { deps, games } = await world()
    const script = [line(0), line(2)]
    const first = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', ...script)))
    const { head, view: _, ...answer } = first
    const a = head.desk.remembered.a.map(({ content: __, ...one }) => one)
    const older = { ...head, revision: 4, desk: { ...head.desk, remembered: { ...head.desk.remembered, a } } }
    await games.commit(older, 3)
    const again = done(await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', ...script)))
    expect(again).toEqual({ ...answer, head: older })
  })

  test('is known among the last eight of its seat', async () => {
    const { deps } = await world({
      groups: Array.from({ length: 12 }, () => ['a'] as const).map((group) => [...group]),
    })
    for (let i = 0; i < 9; i++) {
      done(await submitDecisions(deps, ANNE, submission(`s${i}`, `f${i}.0.a`, { ...line(i), ask: 'activation.dial' })))
    }
    const again = (i: number) =>
      submitDecisions(deps, ANNE, submission(`s${i}`, `f${i}.0.a`, { ...line(i), ask: 'activation.dial' }))
    expect(done(await again(1)).steps).toEqual({ after: 2, upTo: 3 })
    expect(code(await again(0))).toBe('question-gone')
  })

  test('whose first put had won behind a failure of the network is found to have won', async () => {
    const { deps, games } = await world()
    const flaky = Object.create(games) as typeof games
    let lost = false
    flaky.commit = async (next, expected) => {
      const outcome = await games.commit(next, expected)
      if (lost) return outcome
      lost = true
      return 'stale'
    }
    const answer = done(await submitDecisions({ ...deps, games: flaky }, ANNE, submission('s1', 'f0.0.a', line(0))))
    expect(answer).toMatchObject({ used: 1, steps: { after: 1, upTo: 2 } })
    expect((await games.wholeLog(GAME)).map((row) => row.revision)).toEqual([1, 2, 3])
  })
})

describe('two submissions at once', () => {
  test('are both applied when each seat has its own question', async () => {
    const { deps, games } = await world()
    const [a, b] = await Promise.all([
      submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0))),
      submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0))),
    ])
    expect([done(a).used, done(b).used]).toEqual([1, 1])
    expect((await headOf(deps)).out.awaited.after).toMatchObject([{ seat: 'a', request: 'f1.0.a' }])
    expect((await games.wholeLog(GAME)).map((row) => row.decisions.length)).toEqual([0, 0, 1, 1])
  })

  test('are both applied when the one comes in right before the put of the other', async () => {
    const { deps, games } = await world()
    let isFirst = true
    const slow = Object.assign(Object.create(games) as typeof games, {
      async writeHints(hints: Parameters<typeof games.writeHints>[0]) {
        if (isFirst) {
          isFirst = false
          done(await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0))))
        }
        await games.writeHints(hints)
      },
    })
    done(await submitDecisions({ ...deps, games: slow }, ANNE, submission('s1', 'f0.0.a', line(0))))
    expect((await headOf(deps)).out.awaited.after).toMatchObject([{ seat: 'a', request: 'f1.0.a' }])
    const log = await games.wholeLog(GAME)
    expect(log.flatMap(({ decisions }) => decisions.map(({ seat }) => seat))).toEqual(['b', 'a'])
  })

  test('of one seat to one question: the later one finds the question gone', async () => {
    const { deps } = await world()
    const results = await Promise.all(
      ['s1', 's2'].map((id) => submitDecisions(deps, ANNE, submission(id, 'f0.0.a', line(0)))),
    )
    expect(results.map(code).sort()).toEqual(['question-gone', undefined])
  })

  test('that never win are answered as too busy', async () => {
    const { deps, games } = await world()
    const hopeless = Object.assign(Object.create(games) as typeof games, { commit: async () => 'stale' as const })
    const result = await submitDecisions({ ...deps, games: hopeless }, ANNE, submission('s1', 'f0.0.a', line(0)))
    expect(code(result)).toBe('too-busy')
  })
})

describe('resigning (R15.14)', () => {
  test('ends the game for the other seat, and a repeat is harmless', async () => {
    const { deps } = await world()
    const command = { game: GAME, submissionId: 'r1' }
    done(await resignGame(deps, ANNE, command))
    expect((await headOf(deps)).state?.result).toMatchObject({ winner: 'b', reason: 'resigned' })
    expect(done(await resignGame(deps, ANNE, command)).head.revision).toBe(3)
    expect(code(await resignGame(deps, BEN, { game: GAME, submissionId: 'r2' }))).toBe('game-over')
    expect(code(await submitDecisions(deps, BEN, submission('s1', 'f0.0.b', line(0))))).toBe('game-over')
  })
})

describe('a submission id', () => {
  test('of an answer names no resignation: what was not done is not said to be', async () => {
    const { deps } = await world()
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    const resigned = done(await resignGame(deps, ANNE, { game: GAME, submissionId: 's1' }))
    expect(resigned.head.state?.result).toMatchObject({ winner: 'b', reason: 'resigned' })
    const { view: _, ...answer } = resigned
    expect(done(await resignGame(deps, ANNE, { game: GAME, submissionId: 's1' }))).toEqual(answer)
    expect(code(await claimGame(deps, ANNE, { game: GAME, submissionId: 's1' }))).toBe('game-over')
  })
})

describe('claiming the game (design 8)', () => {
  const claim = { game: GAME, submissionId: 'c1' }

  test('is refused until the other time is over by 60 s', async () => {
    const { deps, at, games } = await world()
    await handOver(games)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    at(T + 24 * HOUR + MINUTE - 1)
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
    at(T + 24 * HOUR + MINUTE)
    done(await claimGame(deps, ANNE, claim))
    expect((await headOf(deps)).state?.result).toMatchObject({ winner: 'a', reason: 'time' })
  })

  test('counts outages that the time met', async () => {
    const { deps, at, games } = await world()
    await handOver(games)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    await games.putOutage({ from: T + HOUR, to: T + 3 * HOUR })
    at(T + 25 * HOUR)
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
    at(T + 26 * HOUR + MINUTE)
    expect(code(await claimGame(deps, ANNE, claim))).toBeUndefined()
  })

  test('counts the silence of the tick that still goes on', async () => {
    const { deps, at, games } = await world()
    await handOver(games)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    await beatAll(games, T + HOUR)
    at(T + 30 * HOUR)
    expect(await readClocks(deps, await headOf(deps), T + 30 * HOUR)).toMatchObject({ mayClaim: { a: false } })
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
    await beatAll(games, T + 30 * HOUR - 10 * MINUTE)
    expect(code(await claimGame(deps, ANNE, claim))).toBeUndefined()
  })

  test('a late answer still counts until then', async () => {
    const { deps, at, games } = await world()
    await handOver(games)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    at(T + 30 * HOUR)
    done(await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0))))
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
  })

  test('of two late seats the one that answers first may claim', async () => {
    const { deps, at, games } = await world()
    await handOver(games)
    at(T + 30 * HOUR)
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
    expect(code(await claimGame(deps, BEN, claim))).toBe('time-not-up')
    done(await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0))))
    expect(code(await claimGame(deps, ANNE, claim))).toBe('time-not-up')
    expect(code(await claimGame(deps, BEN, claim))).toBeUndefined()
  })
})

describe('time of a hand-off (design 8, Words)', () => {
  test('goes on while a seat answers one question after the other', async () => {
    const { deps, at } = await world({ groups: [['a', 'b'], ['a'], ['a'], ['b']] })
    await submitDecisions(deps, BEN, submission('s1', 'f0.0.b', line(0)))
    at(T + HOUR)
    await submitDecisions(deps, ANNE, submission('s2', 'f0.0.a', line(0)))
    expect((await headOf(deps)).desk.clocks).toEqual({
      a: { since: T, owes: 'f0.0.a', reminded: false, expired: false, told: 2 },
    })
  })

  test('begins anew for a seat that enters the awaited set', async () => {
    const { deps, at } = await world()
    at(T + HOUR)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', line(0)))
    at(T + 2 * HOUR)
    await submitDecisions(deps, BEN, submission('s2', 'f0.0.b', line(0)))
    expect((await headOf(deps)).desk.clocks).toEqual({
      a: { since: T + 2 * HOUR, owes: 'f1.0.a', reminded: false, expired: false, told: 4 },
    })
  })

  test('begins anew for a seat that itself makes the hand-off and is asked again', async () => {
    const { deps, at } = await world({ groups: [['a'], ['a', 'b'], ['a']] })
    at(T + HOUR)
    await submitDecisions(deps, ANNE, submission('s1', 'f0.0.a', { ...line(0), ask: 'activation.dial' }))
    const { clocks } = (await headOf(deps)).desk
    expect(clocks.a).toMatchObject({ since: T + HOUR, owes: 'f1.0.a' })
    expect(clocks.b).toMatchObject({ since: T + HOUR, owes: 'f1.0.b' })
    expect((await headOf(deps)).out.notices.map(({ seat }) => seat)).toEqual(['b'])
  })

  test('of each awaited seat is its own', async () => {
    const { deps, at } = await world()
    at(T + HOUR)
    await submitDecisions(deps, actorOf('b'), submission('s1', 'f0.0.b', line(0)))
    expect((await headOf(deps)).desk.clocks).toMatchObject({ a: { since: T } })
  })
})
