import type { Deps } from '#functions/ports/deps'
import type { GameStore, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Mail } from '#functions/ports/mailer'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import type { PlayerStore } from '#functions/ports/player-store'
import type { WebhookAnswer, WebhookPost, WebhookSender } from '#functions/ports/webhook-sender'
import { firstHead, nextHead } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import type { RequestId } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { BankRule } from '#shared/play/clock/bank'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { TINY_RULES, tinyState } from './store-tiny-game'

export const GAME = '00'.repeat(16)
/** A Friday evening, UTC. */
export const T = Date.UTC(2026, 10, 27, 20)
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const ANNE = { player: 'anne' }
export const BEN = { player: 'ben' }
export const actorOf = (seat: Seat) => (seat === 'a' ? ANNE : BEN)

export interface World {
  deps: Deps
  games: MemoryGameStore
  /** Sets the clock; it stands still otherwise. */
  at(now: number): void
  mails: Mail[]
  /** Makes the next `n` mails fail. */
  failMails(n: number): void
  /** Webhooks that were posted. */
  posts: WebhookPost[]
  /** How receivers answer from now on; 204 at first. */
  answering(answer: (message: WebhookPost) => WebhookAnswer | Promise<WebhookAnswer>): void
}

/** The whole service around a small game, with a clock that stands still and mails that are kept. */
export async function world(
  options: { groups?: Seat[][]; hours?: number; bank?: BankRule; games?: MemoryGameStore } = {},
): Promise<World> {
  const games = options.games ?? new MemoryGameStore()
  const players = new MemoryPlayerStore()
  await givePlayers(players)
  let now = T
  let failures = 0
  let entropy = 0
  const mails: Mail[] = []
  const posts: WebhookPost[] = []
  let answer: Parameters<World['answering']>[0] = () => ({ status: 204 })
  const deps: Deps = {
    games,
    players,
    fleets: new MemoryFleetStore(),
    clock: { now: () => now },
    entropy: { bytes: (count) => new Uint8Array(count).fill(entropy++ % 256) },
    mailer: {
      async send(mail) {
        if (failures > 0) {
          failures -= 1
          throw new Error('no connection')
        }
        mails.push(mail)
      },
    },
    webhooks: {
      accepts: async () => true,
      async post(message) {
        posts.push(message)
        return answer(message)
      },
    },
    noticeWriter: tersely,
    rules: async () => TINY_RULES,
    settings: { build: 'test', origin: 'https://armada.example', noticeGraceMs: MINUTE },
  }
  await startTiny(deps, options.groups ?? [['a', 'b'], ['a'], ['b']], options.hours ?? 24, GAME, options.bank)
  return {
    deps,
    games,
    mails,
    posts,
    answering(next) {
      answer = next
    },
    at(later) {
      now = later
    },
    failMails(n) {
      failures = n
    },
  }
}

const mailOf = (notice: Pick<NoticeRow, 'messageId' | 'kind'>, to: string): Mail => ({
  messageId: notice.messageId,
  to,
  subject: notice.kind,
  text: '',
  html: '',
  headers: {},
})

/** Messages of a few words that name what they are about, so that they can be counted. */
export const tersely: NoticeWriter = {
  mail: async (notice, _game, player) => mailOf(notice, player.email),
  webhook: async ({ messageId }, _game, { url }) => ({ url, headers: { 'webhook-id': messageId }, body: '' }),
  test: async ({ url }, id) => ({ url, headers: { 'webhook-id': id }, body: '' }),
  trouble: async (player, { id }) => ({
    ...mailOf({ messageId: `webhook.${id}`, kind: 'your-turn' }, player.email),
    subject: 'trouble',
  }),
}

export const noWebhooks: WebhookSender = {
  accepts: async () => false,
  post: async () => ({ code: 'not-public' }),
}

/** Commits and writes out the two first revisions of a game: made by one, joined by the other. */
export async function startTiny(
  deps: Pick<Deps, 'games' | 'rules' | 'settings' | 'clock'>,
  groups: Seat[][],
  hours: number,
  id = GAME,
  bank?: BankRule,
): Promise<void> {
  const now = deps.clock.now()
  const salt = '0'.repeat(32)
  const a = { player: ANNE.player, name: 'Anne', wish: 'any' as const, salt }
  const b = { player: BEN.player, name: 'Ben', wish: 'any' as const, salt }
  const lobby = {
    id,
    created: now,
    seats: { a },
    hoursPerHandOff: hours,
    ...(bank && { bank }),
    invitation: `inv-${id}`,
  }
  const open = firstHead({ ...lobby, chance: { secret: '00', commitment: '11' } }, deps.settings)
  await deps.games.commit(open, 0)
  await project({ head: open }, deps.games, now)
  const state = tinyState(groups)
  const happened = { state, decisions: [], draws: [], events: [], open: (await deps.rules()).pending(state) }
  const joined = nextHead({ ...open, seats: { a, b } }, happened, deps.settings, now)
  await deps.games.commit(joined, 1)
  await project({ head: joined }, deps.games, now)
}

/** The mails about one revision have gone out. */
export async function handOver(games: GameStore, revision = 2, handed = T + MINUTE): Promise<void> {
  for (const row of await games.notices(GAME, revision)) {
    await games.claimNotice(row, 'sender', handed, handed)
    await games.settleNotice(row, 'sender', { status: 'sent', handed })
  }
}

export async function headOf(deps: Pick<Deps, 'games'>, id = GAME): Promise<Head> {
  const loaded = await deps.games.load(id)
  if (!loaded) throw new Error('there is no game')
  return loaded.head
}

export async function givePlayers(players: PlayerStore): Promise<void> {
  for (const { player: id } of [ANNE, BEN]) {
    const person = { id, revision: 1, created: T, name: id, email: `${id}@example.org`, zone: 'UTC', mail: true }
    await players.commit(person, 0)
  }
}

/** The line of a script that answers the question of one group of the tiny game; group 0 chooses dials. */
export const line = (group: number, option = 'ok') => ({
  ask: group === 0 ? 'command.dials' : 'activation.dial',
  subject: `s${group}`,
  choose: { option },
})

export const submission = (submissionId: string, answers: RequestId, ...script: ReturnType<typeof line>[]) => ({
  game: GAME,
  submissionId,
  answers,
  script,
})
