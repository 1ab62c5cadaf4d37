import { hashOf } from '#functions/use-cases/token'
import type { SavedFleet } from '#shared/play/protocol/fleets'
import type { GamePage, WebhookWithSecret } from '#shared/play/protocol/responses'
import { ORIGIN, type TestApp, testApp } from '#test/support/app'
import { EMPIRE, joinBattle, makeBattle, REBELS } from '#test/support/battle'
import type { Answer } from '#test/support/browser'
import { duel, questionOf } from '#test/support/duel'
import { APPLICATION } from '#test/support/fake-discord'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { MemoryRows } from '#test/support/memory/rows'

/** Whoever may call: four who are not signed in, one with nothing, one with the same kinds of things, both seats. */
export const CALLERS = ['nobody', 'forged', 'expired', 'ended', 'stranger', 'owner', 'a', 'b'] as const
export type Caller = (typeof CALLERS)[number]

/** All rows of all three stores, so that a call can be tried on a copy. */
class Stores {
  private readonly rows = { games: new MemoryRows(), players: new MemoryRows(), fleets: new MemoryRows() }

  copy(): Stores {
    const copy = new Stores()
    this.rows.games.copyInto(copy.rows.games)
    this.rows.players.copyInto(copy.rows.players)
    this.rows.fleets.copyInto(copy.rows.fleets)
    return copy
  }

  open() {
    const { games, players, fleets } = this.rows
    return {
      games: new MemoryGameStore(games),
      players: new MemoryPlayerStore(players),
      fleets: new MemoryFleetStore(fleets),
    }
  }

  /** Every row but the counters of attempts, which refused calls leave behind. */
  all(): string[] {
    const { games, players, fleets } = this.rows
    return [games, players, fleets].flatMap((rows) => rows.all().map((row) => row.join(' '))).filter(isNoCounter)
  }
}
const isNoCounter = (row: string): boolean => !row.startsWith('COUNT#')

/** What the requests are about: all of it is seat a's, or b's as well where it is a game. */
export interface Things {
  /** Running; `asked`: the open question of seat a, its answer, and a plan that could be played. */
  game: string
  asked: { id: string; ask: string; subject: string }
  over: string
  /** Waits for its second player. */
  open: string
  code: string
  /** Waits for fleets. */
  battle: string
  fleet: string
  webhook: string
  player: string
  /** In the address that stops the mails of seat a. */
  mailsKey: string
  /** Of a link that nobody has used. */
  token: string
}

export interface World {
  things: Things
  /** Texts that nobody but seat a may ever be told. */
  secrets: string[]
  /** Sends one request as somebody to the world as it was first; `changed`: rows that are not as they were. */
  call(caller: Caller, request: WorldCall): Promise<Answer & { changed: string[] }>
}

export interface WorldCall {
  method: string
  path: string
  body?: unknown
  /** Beside those of our own pages; undefined takes one of them away. */
  headers?: Record<string, string | undefined>
}

const EMAIL = { a: 'a@example.org', b: 'b@example.org', stranger: 'c@example.org', owner: 'd@example.org' }
const FLEET = 'Only anne knows'
const HOOK = 'https://hooks.example.org/nobody-else-knows'
const DAY = 24 * 3_600_000
const cookieOf = (caller: Caller): string => `__Host-session=${caller.padEnd(43, '_')}`

/** A world with two players at several games, and others who are none of their business. */
export async function world(): Promise<World> {
  const stores = new Stores()
  const webhooks = { accepts: async (url: string) => URL.canParse(url), post: async () => ({ status: 204 }) }
  const service = testApp({ ...stores.open(), webhooks })
  const things = await furnished(service)
  await openSessions(service)
  const { clock } = service
  const before = stores.all()
  return {
    things,
    secrets: [EMAIL.a, FLEET, HOOK, things.player, things.mailsKey],
    async call(caller, { method, path, body, headers }) {
      const tried = stores.copy()
      const { app } = testApp({
        ...tried.open(),
        webhooks,
        clock: { now: () => clock.at },
        settings: { discord: APPLICATION },
      })
      const answer = await app.request(`${ORIGIN}${path}`, {
        method,
        headers: sent({
          origin: ORIGIN,
          ...(caller === 'nobody' ? {} : { cookie: cookieOf(caller) }),
          ...headers,
        }),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const after = new Set(tried.all())
      const known = new Set(before)
      const changed = [...before.filter((row) => !after.has(row)), ...[...after].filter((row) => !known.has(row))]
      return { status: answer.status, headers: answer.headers, text: async () => text, changed }
    },
  }
}

const sent = (headers: Record<string, string | undefined>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

async function furnished(service: TestApp): Promise<Things> {
  const { id: game, a, b } = await duel(service)
  const owner = await service.signedIn(EMAIL.owner)
  await service.signedIn(EMAIL.stranger)
  const { id, ask, subject } = await questionOf(a, game)
  const over = await makeBattle(a, { submissionId: 'over', kind: 'learning', wish: 'any', options: undefined })
  await joinBattle(b, over)
  await a.post(`/games/${over.id}/resign`, { submissionId: 'r' })
  const open = await makeBattle(a, { submissionId: 'open' })
  const battle = await makeBattle(a, { submissionId: 'battle' })
  await joinBattle(b, battle)
  const saved = (await a.post('/fleets', { submissionId: 'f', name: FLEET, fleet: REBELS })).json as SavedFleet
  await owner.post('/fleets', { submissionId: 'f', name: 'Another', fleet: EMPIRE })
  const added = (await a.post('/players/me/webhooks', { url: HOOK })).json as WebhookWithSecret
  await owner.post('/players/me/webhooks', { url: 'https://hooks.example.org/another' })
  await makeBattle(owner, { submissionId: 'theirs' })
  const player = (await a.get('/players/me')).json as { id: string }
  await service.browser().post('/sign-in-links', { email: 'new@example.org' })
  return {
    game,
    asked: { id, ask, subject },
    over: over.id,
    open: open.id,
    code: codeOf(open),
    battle: battle.id,
    fleet: saved.id,
    webhook: added.webhook.id,
    player: player.id,
    mailsKey: (await service.deps.players.load(player.id))?.mailsKey ?? '',
    token: service.mails.tokenFor('new@example.org'),
  }
}

const codeOf = ({ invitation = '' }: GamePage): string => invitation.replace('/i/', '')

/** Sessions with tokens that the callers are known by; one has passed, one was ended, one never was. */
async function openSessions({ app, clock, deps: { players } }: TestApp): Promise<void> {
  const put = async (caller: Caller, email: string, expiresAt: number) => {
    const player = await players.playerOfEmail(hashOf(email))
    if (player === undefined) throw new Error(`nobody has signed in as ${email}`)
    const [, token = ''] = cookieOf(caller).split('=')
    await players.putSession(hashOf(token), { player, created: clock.at - 100 * DAY, expiresAt })
  }
  for (const caller of ['a', 'b', 'owner', 'stranger'] as const) await put(caller, EMAIL[caller], clock.at + DAY)
  await put('expired', EMAIL.a, clock.at)
  await put('ended', EMAIL.a, clock.at + DAY)
  await app.request(`${ORIGIN}/sessions`, { method: 'DELETE', headers: { cookie: cookieOf('ended') } })
}
