import { describe, expect, test, vi } from 'vitest'
import { announceAll } from '#functions/entry/head-changes'
import type { GameStore, Hints } from '#functions/ports/game-store'
import { logRowHash } from '#functions/use-cases/commit/log-row'
import { project } from '#functions/use-cases/commit/project'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { ANNE, BEN, GAME, HOUR, headOf, line, MINUTE, submission, T, world } from '#test/support/store-world'

/** The store with a note of every call, and a stop at the call of a given name. */
function noted(games: MemoryGameStore, stopAt?: string) {
  const calls: string[] = []
  const store = new Proxy(games, {
    get(target, name: keyof MemoryGameStore & string) {
      const member = target[name]
      if (typeof member !== 'function') return member
      return (...args: never[]) => {
        if (name === stopAt) throw new Error(`stopped at ${name}`)
        calls.push(name)
        return (member as (...a: never[]) => unknown).apply(target, args)
      }
    },
  })
  return { calls, store: store as GameStore }
}

const answerOfA = submission('s1', 'f0.0.a', line(0))
const answerOfB = submission('s2', 'f0.0.b', line(0))

describe('the order of a submission (design 9)', () => {
  test('is load, watch hint, one put of HEAD, then everything else with the log row last', async () => {
    const { deps, games } = await world()
    await submitDecisions(deps, ANNE, answerOfA)
    const { calls, store } = noted(games)
    await submitDecisions({ ...deps, games: store }, BEN, answerOfB)
    expect(calls).toEqual([
      'load',
      'writeHints',
      'commit',
      'putNotice',
      'putListRow',
      'putListRow',
      'writeHints',
      'putLog',
    ])
  })

  test('a revision that nobody has written out is written out before the next one', async () => {
    const { deps, games } = await world()
    const { store } = noted(games, 'putListRow')
    await expect(submitDecisions({ ...deps, games: store }, ANNE, answerOfA)).rejects.toThrow('stopped')
    expect((await games.wholeLog(GAME)).map((row) => row.revision)).toEqual([1, 2])
    await submitDecisions(deps, BEN, answerOfB)
    expect((await games.wholeLog(GAME)).map((row) => row.revision)).toEqual([1, 2, 3, 4])
  })

  test('also by a submission that is refused', async () => {
    const { deps, games } = await world()
    const { store } = noted(games, 'putLog')
    await expect(submitDecisions({ ...deps, games: store }, ANNE, answerOfA)).rejects.toThrow('stopped')
    await submitDecisions(deps, BEN, submission('s3', 'f7.0.b', line(7)))
    expect((await games.wholeLog(GAME)).map((row) => row.revision)).toEqual([1, 2, 3])
  })
})

describe('writing a revision out', () => {
  test('returns at once if its log row is there', async () => {
    const { deps, games } = await world()
    await submitDecisions(deps, ANNE, answerOfA)
    const loaded = await games.load(GAME)
    const { calls, store } = noted(games)
    if (loaded) await project(loaded, store, T)
    expect(calls).toEqual([])
  })

  test('twice leaves the same rows as once', async () => {
    const { deps, games } = await world()
    await submitDecisions(deps, ANNE, answerOfA)
    const once = games.rows.all()
    await project({ head: await headOf(deps) }, games, T)
    expect(games.rows.all()).toEqual(once)
  })

  test('late takes no value back', async () => {
    const { deps, games } = await world()
    await submitDecisions(deps, ANNE, answerOfA)
    const late = await headOf(deps)
    await submitDecisions(deps, BEN, answerOfB)
    const lists = await Promise.all(['anne', 'ben'].map((player) => games.listRowsOf(player, [GAME])))
    await project({ head: late }, games, T)
    expect(await Promise.all(['anne', 'ben'].map((player) => games.listRowsOf(player, [GAME])))).toEqual(lists)
  })

  test('late puts no hint into a day that the tick has left behind', async () => {
    const { deps, games } = await world()
    const weekLater = T + 7 * 24 * HOUR
    const hints: Hints[] = []
    const store = Object.assign(Object.create(games) as typeof games, {
      writeHints: async (some: Hints) => void hints.push(some),
    })
    await project({ head: await headOf(deps) }, store, weekLater)
    expect(hints.flatMap(({ due = [] }) => due)).toEqual([{ at: weekLater, game: GAME, revision: 2 }])
  })

  test('chains every log row to the one before', async () => {
    const { deps, games } = await world()
    await submitDecisions(deps, ANNE, answerOfA)
    await submitDecisions(deps, BEN, answerOfB)
    const rows = await games.wholeLog(GAME)
    expect(rows.map((row) => row.previousHash)).toEqual(['', ...rows.slice(0, -1).map(logRowHash)])
    expect(rows.at(-1)).toMatchObject({
      build: 'test',
      steps: { after: 2, upTo: 3 },
      decisions: [{ kind: 'answer', seat: 'b', request: 'f0.0.b', by: 'player' }],
      events: [{ type: 'passed', seat: 'b' }],
    })
  })

  test('keeps the state at the start of a round', async () => {
    const { games } = await world()
    const snapshots = games.rows.all().filter(([, sk]) => sk.startsWith('SNAP#'))
    expect(snapshots.map(([, sk]) => sk)).toEqual(['SNAP#0000000002'])
    expect(JSON.parse(snapshots[0]?.[2] ?? '')).toMatchObject({ revision: 2, state: { round: 1 } })
  })

  test('opens the invitation with the first commit and ends it when the second seat is taken', async () => {
    const { games } = await world()
    const code = `inv-${GAME}`
    expect(await games.invitation(code)).toEqual({ code, game: GAME, revision: 2, gone: true })
  })
})

describe('who is told', () => {
  test('a seat that enters the awaited set, once, whatever it is asked meanwhile', async () => {
    const { deps, games } = await world({ groups: [['a', 'b'], ['a'], ['a'], ['b']] })
    expect((await games.notices(GAME, 2)).map(({ person, kind }) => [person, kind])).toEqual([
      ['anne', 'your-turn'],
      ['ben', 'your-turn'],
    ])
    await submitDecisions(deps, ANNE, answerOfA)
    expect(await games.notices(GAME, 3)).toEqual([])
    await submitDecisions(deps, BEN, answerOfB)
    expect((await games.notices(GAME, 4)).map(({ person, request }) => [person, request])).toEqual([['anne', 'f1.0.a']])
    await submitDecisions(deps, ANNE, submission('s3', 'f1.0.a', line(1)))
    expect(await games.notices(GAME, 5)).toEqual([])
  })

  test('both, when the game is over', async () => {
    const { deps, games } = await world({ groups: [['a', 'b']] })
    await submitDecisions(deps, ANNE, answerOfA)
    await submitDecisions(deps, BEN, answerOfB)
    const rows = await games.notices(GAME, 4)
    expect(rows.map(({ person, kind }) => [person, kind])).toEqual([
      ['anne', 'game-over'],
      ['ben', 'game-over'],
    ])
    expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(2)
  })

  test('under an id made from what is owed, not from the revision, and without a secret', async () => {
    const { games } = await world()
    const [notice] = await games.notices(GAME, 2)
    expect(notice).toEqual({
      game: GAME,
      revision: 2,
      person: 'anne',
      channel: 'email',
      kind: 'your-turn',
      seat: 'a',
      request: 'f0.0.a',
      messageId: `f0.0.a.your-turn.${GAME}`,
      status: 'waiting',
      due: T + MINUTE,
      from: T + MINUTE,
      attempts: 0,
      at: T,
      expiresAt: T + 30 * 24 * HOUR,
    })
  })
})

describe('lists', () => {
  test('say for each player whether the game waits, and until when', async () => {
    const { deps, games, at } = await world()
    at(T + HOUR)
    await submitDecisions(deps, ANNE, answerOfA)
    expect(await games.listRowsOf('anne', [GAME])).toEqual([
      {
        player: 'anne',
        game: GAME,
        revision: 3,
        status: 'running',
        seat: 'a',
        opponent: 'Ben',
        faction: 'rebel',
        round: 1,
        waits: false,
        score: { a: 3, b: 0 },
        updated: T + HOUR,
      },
    ])
    expect(await games.listRowsOf('ben', [GAME])).toMatchObject([
      { waits: true, asked: expect.stringMatching(/^[a-z]+\./), score: { a: 3, b: 0 }, due: T + 24 * HOUR },
    ])
  })

  test('of waiting games hold a game while it waits', async () => {
    const { deps, games, at } = await world()
    const waiting = async (player: string) => (await games.waiting(player, 9)).map(({ due }) => due)
    expect([await waiting('anne'), await waiting('ben')]).toEqual([[T + 24 * HOUR], [T + 24 * HOUR]])
    at(T + HOUR)
    await submitDecisions(deps, ANNE, answerOfA)
    expect([await waiting('anne'), await waiting('ben')]).toEqual([[], [T + 24 * HOUR]])
    at(T + 2 * HOUR)
    await submitDecisions(deps, BEN, answerOfB)
    expect([await waiting('anne'), await waiting('ben')]).toEqual([[T + 26 * HOUR], []])
  })
})

describe("the table's stream", () => {
  const record = (n: number, pk = `GAME#${GAME}`) => ({
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'LOG#~HEAD' } }, SequenceNumber: String(n) },
  })

  test('writes out what a stopped submission left', async () => {
    const { deps, games } = await world()
    const { store } = noted(games, 'putListRow')
    await expect(submitDecisions({ ...deps, games: store }, ANNE, answerOfA)).rejects.toThrow('stopped')
    expect(await announceAll(deps, { Records: [record(1), record(2)] })).toEqual({ batchItemFailures: [] })
    expect((await games.wholeLog(GAME)).map((row) => row.revision)).toEqual([1, 2, 3])
  })

  test('reports each record that failed alone and goes on with the others', async () => {
    const { deps, games } = await world()
    const failing = Object.create(games) as MemoryGameStore
    failing.load = async (id) => {
      if (id !== GAME) throw new Error('throttled')
      return games.load(id)
    }
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Records = [record(7, 'GAME#other'), record(8), record(9, 'USER#anne')]
    expect(await announceAll({ ...deps, games: failing }, { Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: '7' }],
    })
    expect(complaints).toHaveBeenCalledOnce()
    complaints.mockRestore()
  })

  test('a record of a game that is gone is done with', async () => {
    const { deps } = await world()
    expect(await announceAll(deps, { Records: [record(1, 'GAME#gone')] })).toEqual({ batchItemFailures: [] })
  })
})
