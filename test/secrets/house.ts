import type { Hono } from 'hono'
import { assemble } from '#functions/entry/assemble'
import { RULES } from '#functions/entry/rules'
import { createApp } from '#functions/http/app'
import type { Deps, Rules } from '#functions/ports/deps'
import type { GameStore } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Mail } from '#functions/ports/mailer'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import type { WebhookPost } from '#functions/ports/webhook-sender'
import { ORIGIN } from '#test/support/app'
import { Browser } from '#test/support/browser'
import { MailBox } from '#test/support/mail-box'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { MemoryRows } from '#test/support/memory/rows'

/** A fault that lets something slip, put between the parts of the service; the audit must find each. */
export interface Leak {
  name: string
  /** Only houses that differ in this can tell. */
  pair?: 'hidden' | 'decided' | 'disguised'
  rules?(rules: Rules, known: Known): Rules
  games?(games: GameStore, known: Known): GameStore
  writer?(writer: NoticeWriter): NoticeWriter
  answer?(response: Response, method: string, path: string, known: Known): Promise<Response>
}
/** What a part of the service could know of the game that was last loaded. */
export interface Known {
  head?: Head
  now(): number
}

/** The whole service, in memory, that counts what it does; of two that were forked each goes on by itself. */
export interface House {
  deps: Deps
  app: Hono
  games: MemoryGameStore
  clock: { at: number }
  mails: Mail[]
  posts: WebhookPost[]
  /** Calls of the stores with the number of rows they answered, and of the rules, since it was last emptied. */
  work: string[]
  /** What the functions wrote to their log. */
  said: string[]
  /** `leak`: one that this house has not had so far. */
  fork(leak?: Leak): House
}
interface Parts {
  games: MemoryRows
  players: MemoryRows
  fleets: MemoryFleetStore
  at: number
  drawn: number
}

/** Notes each call of a part by its name, and of a list how long it is. */
function counted<T extends object>(part: T, name: string, work: string[]): T {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const at = work.push(`${name}.${String(key)}`) - 1
        const result: unknown = Reflect.apply(value, target, args)
        if (!(result instanceof Promise)) return result
        return result.then((found: unknown) => {
          if (Array.isArray(found)) work[at] += ` ${found.length}`
          return found
        })
      }
    },
  })
}

/** The game whose HEAD was loaded last is what a leak can tell of. */
function remembering(games: GameStore, known: Known): GameStore {
  return new Proxy(games, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key !== 'load' || typeof value !== 'function') return value
      return async (id: string) => {
        const loaded = await target.load(id)
        if (loaded) known.head = loaded.head
        return loaded
      }
    },
  })
}

export const newHouse = (leak?: Leak): House =>
  houseOf(
    {
      games: new MemoryRows(),
      players: new MemoryRows(),
      fleets: new MemoryFleetStore(),
      at: Date.UTC(2026, 10, 26, 12),
      drawn: 0,
    },
    leak,
  )

function houseOf(parts: Parts, leak: Leak | undefined): House {
  const clock = { at: parts.at }
  const work: string[] = []
  const box = new MailBox()
  const posts: WebhookPost[] = []
  const known: Known = { now: () => clock.at }
  const games = new MemoryGameStore(parts.games)
  let { drawn } = parts
  let counting: GameStore = remembering(counted<GameStore>(games, 'games', work), known)
  if (leak?.games) counting = leak.games(counting, known)
  const stores = {
    games: counting,
    players: counted(new MemoryPlayerStore(parts.players), 'players', work),
    fleets: counted(parts.fleets, 'fleets', work),
  }
  const evaluated = counted<Rules>(RULES, 'rules', work)
  const rules = leak?.rules?.(evaluated, known) ?? evaluated
  const made = assemble(
    stores,
    box,
    { build: 'test', origin: ORIGIN, noticeGraceMs: 60_000 },
    {
      clock: { now: () => clock.at },
      entropy: {
        bytes: (count) => {
          drawn += 1
          return Uint8Array.from({ length: count }, (_, i) => (drawn >> (8 * (i % 3))) & 255)
        },
      },
      webhooks: {
        accepts: async () => true,
        async post(message) {
          posts.push(message)
          return { status: 204 }
        },
      },
      rules: async () => rules,
    },
  )
  const deps: Deps = leak?.writer ? { ...made, noticeWriter: leak.writer(made.noticeWriter) } : made
  return {
    deps,
    app: answering(createApp(deps), leak, known),
    games,
    clock,
    mails: box.mails,
    posts,
    work,
    said: [],
    fork: (other = leak) =>
      houseOf(
        {
          games: parts.games.copyInto(new MemoryRows()),
          players: parts.players.copyInto(new MemoryRows()),
          fleets: parts.fleets,
          at: clock.at,
          drawn,
        },
        other,
      ),
  }
}

/** With a leak that changes what is answered on its way out. */
function answering(app: Hono, leak: Leak | undefined, known: Known): Hono {
  const { answer } = leak ?? {}
  if (!answer) return app
  const { request } = app
  app.request = async (url, init, ...rest) => {
    const response = await request(url, init, ...rest)
    return answer(response, init?.method ?? 'GET', new URL(String(url)).pathname, known)
  }
  return app
}

/** Through which the same people come to either house. */
export interface Door {
  house: House
}
export const browserAt = (door: Door): Browser => new Browser((url, init) => door.house.app.request(url, init), ORIGIN)
