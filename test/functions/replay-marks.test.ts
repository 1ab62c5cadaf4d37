import { beforeAll, expect, test } from 'vitest'
import type { GameStore, LoadedGame } from '#functions/ports/game-store'
import { replayIndex, replayPart } from '#functions/use-cases/read/replay'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { playBoth, playOne, type Twin, twin } from '#test/support/prepared-duel'

let game: Twin
/** As the game stood in the middle of its second round; it has gone on to the fourth since. */
let earlier: LoadedGame

beforeAll(async () => {
  game = await twin()
  const { a, b, id, service } = game
  await playBoth([a, b], id, ({ page }) => page.view?.round === 2 && page.view.phase === 'squadron')
  const loaded = await service.deps.games.load(id)
  if (!loaded) throw new Error('there is no game')
  earlier = loaded
  await playBoth([a, b], id, ({ page }) => page.view?.round === 4)
})

/** The same store, but for some of its answers. */
const storeWith = (answers: Partial<GameStore>): GameStore =>
  Object.assign(Object.create(game.service.deps.games) as GameStore, answers)

test('a squadron that a command activates has no mark of its own: it is part of what the ship does', async () => {
  const { service, id } = game
  const log = (await service.deps.games.wholeLog(id)).flatMap(({ events }) => events)
  const commanded = log.filter((event) => event.type === 'squadronActivated' && event.by !== undefined)
  expect(commanded.length).toBeGreaterThan(0)
  const index = await replayIndex(service.deps, undefined, id)
  if (index instanceof ServiceRefusal) throw new Error(index.code)
  const marked = index.marks.flatMap((mark) => (mark.kind === 'activation' ? [mark.unit] : []))
  const own = log.filter((event) => event.type === 'squadronActivated' && event.by === undefined)
  const ships = log.filter(({ type }) => type === 'shipActivated')
  expect(marked).toHaveLength(own.length + ships.length)
})

test('a game that goes on while it is shown is shown as it was when it was looked up', async () => {
  const { service, id } = game
  const { deps } = service
  const games = storeWith({ load: async () => earlier })
  const last = earlier.head.state?.step ?? 0
  const part = await replayPart({ ...deps, games }, undefined, id, last)
  expect(part).toMatchObject({ until: last, closed: false })
})

test('a step at which a snapshot was made is shown by that one', async () => {
  const { service, id } = game
  const snapshots = await service.deps.games.snapshots(id)
  expect(snapshots.length).toBeGreaterThan(10)
  for (const { state } of snapshots)
    expect(await replayPart(service.deps, undefined, id, state.step)).toMatchObject({ view: { step: state.step } })
})

test('the store is asked for no rows that end before they begin, also where the newest commit made a snapshot', async () => {
  const { service, a, b, id } = game
  const { deps } = service
  const asked: number[] = []
  const games = storeWith({
    logRows: async (of, from, to) => {
      asked.push(to - from)
      return deps.games.logRows(of, from, to)
    },
  })
  const newest = async () => {
    const { head } = (await deps.games.load(id)) ?? earlier
    const snapshot = await deps.games.snapshotBy(id, head.revision)
    return snapshot?.revision === head.revision ? snapshot : undefined
  }
  while (!(await newest())) for (const player of [a, b]) if (!(await newest())) await playOne(player, id)
  await replayPart({ ...deps, games }, undefined, id, (await newest())?.state.step ?? 0)
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(0)
})

test('a step is found however many commits there are', async () => {
  const { deps } = game.service
  const commits = 150_000
  const looked: number[] = []
  const [row] = await deps.games.logRows(game.id, 1, 1)
  if (!row) throw new Error('there is no log')
  const games = storeWith({
    load: async () => ({
      ...earlier,
      head: {
        ...earlier.head,
        revision: commits,
        out: { ...earlier.head.out, steps: { after: commits - 1, upTo: commits } },
      },
    }),
    logRows: async (_id, from) => [{ ...row, revision: from, steps: { after: from - 1, upTo: from } }],
    snapshotBy: async (id, revision) => {
      looked.push(revision)
      return deps.games.snapshotBy(id, revision)
    },
  })
  for (const step of [1, 70_000, commits - 1, commits]) await replayPart({ ...deps, games }, undefined, game.id, step)
  expect(looked).toEqual([1, 70_000, commits - 1, commits])
})
