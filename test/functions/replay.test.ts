import { beforeAll, describe, expect, test } from 'vitest'
import type { Head } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { pending, viewFor } from '#shared/game'
import type { Seat } from '#shared/game/engine/state'
import type { ReplayIndex, ReplayPart } from '#shared/play/protocol/responses'
import { SHOWN, tableAfter, tableAfterStep, tableOf } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { type TestApp, testApp } from '#test/support/app'
import { type Duel, duel } from '#test/support/duel'
import { statesInterfere } from '#test/support/non-interference'
import { eagerChoice, seeded } from '#test/support/random-choice'

let service: TestApp
let game: Duel
/** What a spectator saw after each commit, by its last step. */
const seen = new Map<number, GameView>()

async function headOf(): Promise<Head> {
  const loaded = await service.deps.games.load(game.id)
  if (!loaded) throw new Error('no game')
  return loaded.head
}

/** Plays on at random until `until`, keeping what a spectator sees on the way. */
async function playOn(below: (k: number) => number, until: (head: Head) => boolean): Promise<Head> {
  for (let n = 0; n < 1_000; n += 1) {
    const head = await headOf()
    const { state } = head
    if (!state) throw new Error('not begun')
    seen.set(state.step, viewFor(state, 'spectator'))
    if (state.result || until(head)) return head
    const open = pending(state)
    const request = open[below(open.length)]
    if (!request) throw new Error('nobody is asked')
    const { id: answers, ask, subject, seat } = request
    const player = head.seats[seat]?.player ?? ''
    const script = [{ ask, subject, choose: eagerChoice(state, request, below) }]
    const done = await submitDecisions(
      service.deps,
      { player },
      { game: game.id, submissionId: `n${n}`, answers, script },
    )
    if (done instanceof ServiceRefusal) throw new Error(done.code)
  }
  throw new Error('the game does not end')
}

const index = async (browser = service.browser()) => (await browser.get(`/games/${game.id}/at`)).json as ReplayIndex
const partAt = async (step: number, browser = service.browser()) =>
  (await browser.get(`/games/${game.id}/at/${step}`)).json as ReplayPart

const shown = (of: Partial<GameView>) => JSON.parse(JSON.stringify(SHOWN.map((field) => of[field])))

describe('the replay of a game', () => {
  beforeAll(async () => {
    service = testApp()
    game = await duel(service)
    await playOn(seeded(3), ({ state }) => state?.round === 3 && state.phase === 'squadron')
  })

  test('has its rounds and activations in the order of play', async () => {
    const { first, last, over, marks } = await index()
    expect(over).toBe(false)
    expect(last).toBe((await headOf()).state?.step)
    expect(marks.filter(({ kind }) => kind === 'round').map(({ round }) => round)).toEqual([1, 2, 3])
    expect(marks.map(({ step }) => step)).toEqual(marks.map(({ step }) => step).toSorted((p, q) => p - q))
    expect(marks[0]?.step).toBe(first)
    expect(marks.some((mark) => mark.kind === 'activation' && mark.unit.startsWith('victory'))).toBe(true)
  })

  test('shows at every step what a spectator saw then, dials and facedown cards hidden', async () => {
    const { first, last } = await index()
    for (let step = first; step <= last; step += 1) {
      const { view, log, values, until } = await partAt(step)
      expect(view.step).toBeLessThanOrEqual(step)
      expect(until).toBeGreaterThanOrEqual(step)
      const entries = log.filter((entry) => entry.step <= step)
      expect(entries).toHaveLength(step - view.step)
      const then = seen.get(step)
      const table = entries.reduce((before, entry) => tableAfterStep(before, entry, values), tableOf(view))
      if (then) expect(shown(table)).toEqual(shown(then))
    }
    expect(seen.size).toBeGreaterThan(60)
  })

  test('is the same for both players and whoever looks on', async () => {
    const { last } = await index()
    for (const step of [1, 40, 90, last]) {
      const watched = await service.browser().get(`/games/${game.id}/at/${step}`)
      for (const player of [game.a, game.b])
        expect((await player.get(`/games/${game.id}/at/${step}`)).text).toBe(watched.text)
      expect(watched.text).not.toContain('"secret"')
    }
  })

  test('tells nothing that was hidden (R17.11)', async () => {
    const { state } = await headOf()
    if (!state) throw new Error('not begun')
    const show = (g: typeof state) => viewFor({ ...g, stack: [] }, 'spectator', [])
    expect(statesInterfere(state, seeded(4), { show: (g) => show(g as typeof state) })).toEqual([])
  })

  test('may be kept where it never changes, and is asked for anew where the game goes on', async () => {
    const { last } = await index()
    const browser = service.browser()
    const past = await browser.get(`/games/${game.id}/at/60`)
    expect(past.headers.get('cache-control')).toBe('private, max-age=86400')
    const now = await browser.get(`/games/${game.id}/at/${last}`)
    expect(now.headers.get('cache-control')).toBe('private, no-cache')
    const etag = now.headers.get('etag') ?? ''
    expect((await browser.get(`/games/${game.id}/at/${last}`, { 'if-none-match': etag })).status).toBe(304)
  })

  test('a step before the forces stood is the first one, and one to come is not there', async () => {
    const { first, last } = await index()
    expect((await partAt(0)).view.step).toBe(first)
    expect((await partAt(last)).until).toBe(last)
    const refused = await service.browser().get(`/games/${game.id}/at/${last + 1}`)
    expect([refused.status, refused.json]).toMatchObject([404, { code: 'no-such-step' }])
  })

  test('reads few rows, however long the game', async () => {
    const { games } = service.deps
    let rows = 0
    const counting = new Proxy(games, {
      get(target, name: keyof typeof games) {
        const method = target[name]
        return async (...args: never[]) => {
          const found: unknown = await (method as (...a: never[]) => unknown).apply(target, args)
          rows += Array.isArray(found) ? found.length : found === undefined ? 0 : 1
          return found
        }
      },
    })
    const { replayPart } = await import('#functions/use-cases/read/replay')
    const { revision } = await headOf()
    await replayPart({ ...service.deps, games: counting }, undefined, game.id, 50)
    expect(revision).toBeGreaterThan(60)
    expect(rows).toBeLessThan(40)
  })

  test('a step that is none is refused', async () => {
    const answer = await service.browser().get(`/games/${game.id}/at/soon`)
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed-request', subject: 'step' } })
  })

  test('there is none before the second player came, and none of a game that others are told nothing of', async () => {
    const maker = await service.signedIn('maker@example.org')
    const wanted = { submissionId: 'lobby', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48 }
    const { id } = (await maker.post('/games', wanted)).json as { id: string }
    for (const path of [`/games/${id}/at`, `/games/${id}/at/1`]) {
      expect((await maker.get(path)).json).toMatchObject({ code: 'game-not-started' })
      expect((await service.browser().get(path)).json).toMatchObject({ code: 'no-such-game' })
    }
  })

  test('goes to the last step while the newest commit is not written out yet', async () => {
    const head = await headOf()
    const request = pending(head.state ?? never())[0] ?? never()
    const seat: Seat = request.seat
    const { games } = service.deps
    const broken: typeof games = new Proxy(games, {
      get(target, name: keyof typeof games) {
        if (name === 'putLog') return () => Promise.reject(new Error('the power failed'))
        const method = target[name]
        return (method as (...a: never[]) => unknown).bind(target)
      },
    })
    const script = [
      { ask: request.ask, subject: request.subject, choose: eagerChoice(head.state ?? never(), request, seeded(8)) },
    ]
    const command = { game: game.id, submissionId: 'torn', answers: request.id, script }
    const actor = { player: head.seats[seat]?.player ?? '' }
    await expect(submitDecisions({ ...service.deps, games: broken }, actor, command)).rejects.toThrow(
      'the power failed',
    )
    const after = (await headOf()).state ?? never()
    expect(after.step).toBeGreaterThan(head.state?.step ?? 0)
    const { view, log, until } = await partAt(after.step)
    expect(until).toBe(after.step)
    const events = log.map(({ event }) => event)
    expect(shown(events.reduce(tableAfter, tableOf(view)))).toEqual(shown(viewFor(after, 'spectator')))
  })

  test('leads to the end of a game that is over, its dials open (R17.16)', async () => {
    await playOn(seeded(5), () => false)
    const { last, over } = await index()
    expect(over).toBe(true)
    const { view, log, until } = await partAt(last)
    expect(until).toBe(last)
    const table = log.map(({ event }) => event).reduce(tableAfter, tableOf(view))
    expect(shown(table)).toEqual(shown(seen.get(last) ?? never()))
    expect(table.result).toBeDefined()
  })
})

function never(): never {
  throw new Error('not there')
}
