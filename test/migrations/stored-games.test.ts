import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyItem, N, zipped } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { NewerVersion, type StoredSnapshot } from '#functions/migrations/present'
import type { LogRow } from '#functions/ports/game-store'
import { logFault } from '#functions/use-cases/commit/log-chain'
import { exportGame } from '#functions/use-cases/read/export-game'
import { gamePage } from '#functions/use-cases/read/game-page'
import { replayIndex, replayPart } from '#functions/use-cases/read/replay'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { pending } from '#shared/game'
import { SCHEMA } from '#shared/game/engine/versions'
import { verdictOn } from '#test/play/replay/tampered'
import { testApp } from '#test/support/app'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { headOf, playedOn } from './played-on'
import { rowsOf, type Sample, sample, samples, storeOf } from './samples'

const ALL = samples()
/** Moments at which cards may act have numbers, too, and there are more of them since commit 108e628; dials come before all. */
const SAME_NUMBERS = /^108e628|dials-of-one-seat/

const appOn = (games: MemoryGameStore, { head }: Sample) => {
  const app = testApp({ games })
  app.clock.at = head.out.at + 60_000
  return app
}

/** A sample whose stored state says something else of itself. */
const sayingOtherwise = (name: string, says: { schema?: number; rulesVersion?: number }): Sample => {
  const { head, ...rest } = sample(name)
  return { ...rest, head: { ...head, state: { ...head.state, ...says } } as Sample['head'] }
}

describe.each(ALL.map((each) => [each.name, each] as const))('The game stored as %s', (_name, stored) => {
  const { id } = stored.head

  test('is shown to both seats and a spectator, with the questions that were open', async () => {
    const games = storeOf(stored)
    const app = appOn(games, stored)
    const head = (await games.load(id))?.head
    if (!head?.state) throw new Error('the game has begun')
    expect(head.state.schema).toBe(SCHEMA)
    const asked = head.out.awaited.after.map(({ request, ask, subject }) => ({ id: request, ask, subject }))
    expect(pending(head.state).map(({ id: request, ask, subject }) => ({ id: request, ask, subject }))).toEqual(asked)
    for (const viewer of ['a', 'b', 'spectator'] as const) {
      const page = await gamePage(app.deps, head, viewer, 0)
      expect(page.view?.requests.map((request) => request.id) ?? []).toEqual(
        head.out.awaited.after.filter(({ seat }) => seat === viewer).map(({ request }) => request),
      )
    }
  })

  test('can be looked at step by step, from snapshots of that time on', async () => {
    const app = appOn(storeOf(stored), stored)
    const index = await replayIndex(app.deps, undefined, id)
    if (index instanceof ServiceRefusal) throw new Error(index.code)
    for (const step of [index.first, Math.ceil((index.first + index.last) / 2), index.last])
      expect(await replayPart(app.deps, undefined, id, step)).toMatchObject({ view: { schema: SCHEMA } })
    expect(rowsOf<StoredSnapshot>(stored, keys.SNAPSHOT_PREFIX).map(({ state }) => state.schema)).toContain(1)
  })

  test('is played on to its end, and its whole log is chained', async () => {
    const games = storeOf(stored)
    const app = appOn(games, stored)
    expect(await playedOn(app, id)).toEqual([])
    const log = await games.wholeLog(id)
    expect(logFault(log, log.length)).toBeUndefined()
    const exported = await exportGame(app.deps, undefined, id)
    if (exported instanceof ServiceRefusal) throw new Error(exported.code)
    const { differences } = verdictOn(JSON.parse(JSON.stringify(exported)))
    // Seals, dials and log of every game hold; an older one is said to ask otherwise from a certain decision on.
    expect(differences).toEqual(
      SAME_NUMBERS.test(stored.name)
        ? {}
        : { replay: expect.objectContaining({ code: 'refused', why: 'question-gone' }) },
    )
  })
})

test('What was stored before is not written anew until the game goes on', async () => {
  const stored = sample('79613b3-squadron-command')
  const games = storeOf(stored)
  const before = JSON.stringify(games.rows.all())
  await games.load(stored.head.id)
  expect(JSON.stringify(games.rows.all())).toBe(before)
})

test('The next row of a log that was begun long ago names the one before it by the way of its own time', () => {
  const log = rowsOf<LogRow>(sample('907ae6b-over'), keys.LOG_PREFIX)
  expect(logFault(log, log.length)).toBeUndefined()
  expect(logFault(log.toSpliced(4, 1), log.length - 1)).toEqual({ revision: 5, what: 'missing' })
  const changed = log.map((row, i) => (i === 4 ? { ...row, at: row.at + 1 } : row))
  expect(logFault(changed, log.length)).toEqual({ revision: 6, what: 'not-chained' })
})

describe.each([
  ['shape', { schema: SCHEMA + 1 }, `schema ${SCHEMA + 1}`],
  ['rules', { schema: SCHEMA, rulesVersion: 99 }, 'rules 99'],
] as const)('A game of a %s that this code does not know', (_what, says, named) => {
  test('is refused in words, and nothing is written', async () => {
    const stored = sayingOtherwise('108e628-deploying', says)
    const games = storeOf(stored)
    const before = JSON.stringify(games.rows.all())
    const app = appOn(games, stored)
    await expect(games.load(stored.head.id)).rejects.toThrow(NewerVersion)
    await expect(games.load(stored.head.id)).rejects.toThrow(named)
    expect(await app.browser().get(`/games/${stored.head.id}`)).toMatchObject({
      status: 503,
      json: { code: 'stored-by-newer', message: expect.stringContaining('newer') },
    })
    expect(JSON.stringify(games.rows.all())).toBe(before)
  })
})

describe('The embedded store', () => {
  let embedded: EmbeddedTable
  beforeAll(async () => {
    embedded = await openEmbedded()
  })
  afterAll(() => embedded.close())

  test('reads HEAD and snapshots of an earlier schema like the store in memory', async () => {
    const stored = sample('6694a49-attack-to-redirect')
    const { head, rows } = stored
    const { table } = embedded
    for (const [sk, row] of rows) await table.put({ ...keyItem({ pk: keys.gameKey(head.id), sk }), body: zipped(row) })
    await table.put({ ...keyItem(keys.headKey(head.id)), revision: N(head.revision), body: zipped(head) })
    const { games } = storesOn(table)
    const memory = storeOf(stored)
    expect(await headOf(games, head.id)).toEqual(await headOf(memory, head.id))
    expect(await games.snapshots(head.id)).toEqual(await memory.snapshots(head.id))
    expect(await games.snapshotBy(head.id, head.revision)).toEqual(await memory.snapshotBy(head.id, head.revision))
    expect(await games.snapshotAfter(head.id, 0)).toEqual(await memory.snapshotAfter(head.id, 0))
  })
})
