import { gameKey, noticePrefix } from '#functions/adapters/dynamodb/keys'
import type { Deps } from '#functions/ports/deps'
import type { Hints } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'
import { watchClocks } from '#functions/use-cases/clock/watch-clocks'
import { announce } from '#functions/use-cases/commit/announce'
import { project } from '#functions/use-cases/commit/project'
import { MailChannel } from '#functions/use-cases/notices/mail-channel'
import { sendNotices } from '#functions/use-cases/notices/send-notices'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import type { Seat } from '#shared/game/engine/state'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import type { MemoryRows } from '#test/support/memory/rows'
import { TINY_RULES } from '#test/support/store-tiny-game'
import {
  actorOf,
  GAME,
  givePlayers,
  line,
  MINUTE,
  noWebhooks,
  startTiny,
  submission,
  T,
  tersely,
} from '#test/support/store-world'
import type { Call, Io, Model, ModelState, Program } from './store'
import { FingerprintedRows } from './store-fingerprint'
import { checkEnd, checkStep } from './store-invariants'

/** What a mutant does to the store as its programs see it, or to the one that executes their calls. */
export interface Mutant {
  seenBy?(io: Io): Io
  opened?(rows: MemoryRows): MemoryGameStore
  /** A call whose order makes a difference to this mutant alone. */
  orderMatters?: Call['method']
}

const SUBMITTED_AT = T + 2 * MINUTE
const SWEPT_AT = T + 5 * MINUTE
/** After everything has come to rest: past the lapse of a claim, and past the patience with a watch hint. */
const RECOVERY_AT = [11, 12, 20, 21].map((minutes) => T + minutes * MINUTE)

const players = new MemoryPlayerStore()

/** The service as one program sees it. Claims are named after the program, so that they are the same in every run. */
function service(io: Io, now: number, name: string): Deps {
  let claims = 0
  return {
    games: io,
    fleets: new MemoryFleetStore(),
    players,
    clock: { now: () => now },
    entropy: { bytes: (count) => Buffer.from(`${name}${claims++}`.padEnd(count, '.')) },
    mailer: { send: (mail) => io.sendMail(mail.messageId) },
    webhooks: noWebhooks,
    noticeWriter: tersely,
    rules: async () => TINY_RULES,
    settings: { build: 'model', origin: 'https://armada.example', noticeGraceMs: MINUTE },
  }
}

/** A store to be used outside the exploration, with the mails that leave it. */
function direct(rows: MemoryRows, mails: string[]): Io {
  const sendMail = async (id: string) => void mails.push(id)
  return Object.assign(new MemoryGameStore(rows), { sendMail })
}

const submitter = (seat: Seat): Program => ({
  name: `submitter ${seat}`,
  run: (io) =>
    submitDecisions(service(io, SUBMITTED_AT, seat), actorOf(seat), submission(`s-${seat}`, `f0.0.${seat}`, line(0))),
})

/** A record of the stream: it exists after a commit, and may be late or lost; a double of it comes after it. */
const record = (name: string, begins: (state: ModelState) => boolean): Program => ({
  name,
  optional: true,
  begins,
  run: (io) => announce(service(io, SUBMITTED_AT, name), GAME),
})

const FIRST_RECORD = record('record', ({ commits }) => commits.length > 0)

/** Sends the notices of one revision beside the tick, which does the same. */
const sender = (revision: number): Program => ({
  name: 'sender',
  optional: true,
  begins: ({ rows }) => rows.range(gameKey(GAME), noticePrefix(revision), noticePrefix(revision + 1)).length > 0,
  run: async (io) => {
    const parts = service(io, SWEPT_AT, 'sender')
    return sendNotices(parts, new MailChannel(parts, undefined), await io.notices(GAME, revision), SWEPT_AT)
  },
})

const ticker: Program = { name: 'tick', run: (io) => tick(service(io, SWEPT_AT, 'tick')) }

/** The part of the tick that commits what the clocks demand. */
const watcher = (name: string): Program => ({
  name,
  async run(io) {
    const loaded = await io.load(GAME)
    if (!loaded) return
    await project(loaded, io, SWEPT_AT)
    await watchClocks(service(io, SWEPT_AT, name), loaded.head, [], SWEPT_AT)
  },
})

/**
 * Both seats have been asked and told. Now both answer at the same moment; after that seat `a` is asked alone, which is
 * a hand-off if `b` was the last to answer. Revision 4 is the second answer.
 */
export const handOff = (mutant: Mutant = {}, records = [FIRST_RECORD]): Promise<Model> =>
  modelOf(mutant, 24, ['a', 'b'], [...records, sender(4), ticker])

/** The record of the stream comes twice besides, which makes several times as many states. */
export const doubledHandOff = (): Promise<Model> =>
  handOff({}, [FIRST_RECORD, record('its double', ({ nodes }) => nodes[2]?.next.kind === 'ended')])

/** The time of both seats is all but over: the clocks are looked at twice at once, while one seat answers. */
export const reminder = (mutant: Mutant = {}): Promise<Model> =>
  modelOf(mutant, 5 / 60, ['b'], [watcher('watcher'), watcher('another watcher')])

async function modelOf(
  mutant: Mutant,
  hours: number,
  submitters: readonly Seat[],
  others: readonly Program[],
): Promise<Model> {
  await givePlayers(players)
  const start = new FingerprintedRows()
  const mails: string[] = []
  const io = direct(start, mails)
  await startTiny(service(io, T, 'start'), [['a', 'b'], ['a'], ['b']], hours)
  await tick(service(io, T + MINUTE, 'start'))
  if (mails.length !== 2) throw new Error('the model begins with both seats told')
  const { seenBy, opened, orderMatters } = mutant
  const programs = [...submitters.map(submitter), ...others]
  return {
    programs: seenBy ? programs.map((one) => ({ ...one, run: (calls: Io) => one.run(seenBy(calls)) })) : programs,
    start,
    open: opened ?? ((rows) => new MemoryGameStore(rows)),
    isPrivate: (call) => call.method !== orderMatters && isPrivate(call),
    checkStep,
    checkEnd: (state) => checkEnd(state, submitters, { recover, repeat: (store) => repeat(submitters, store) }),
  }
}

async function recover(rows: MemoryRows, mails: string[]): Promise<MemoryGameStore> {
  const io = direct(rows, mails)
  for (const now of RECOVERY_AT) await tick(service(io, now, `recovery ${now}`))
  return new MemoryGameStore(rows)
}

async function repeat(submitters: readonly Seat[], store: MemoryGameStore): Promise<void> {
  for (const seat of submitters) await submitter(seat).run(direct(store.rows, []))
}

/**
 * Rows that no other program of the model reads (who waits is looked at to tidy up, with HEAD read after it), and rows that all write in the same way whatever the order is: of
 * values the newest stays, a snapshot is put once. Due rows count if the tick may read them.
 */
function isPrivate({ method, args }: Call): boolean {
  switch (method) {
    case 'cursor':
    case 'putCursor':
    case 'heartbeats':
    case 'putHeartbeat':
    case 'outages':
    case 'waiting':
    case 'putSnapshot':
    case 'putListRow':
      return true
    case 'due':
      return args[0] !== 0
    case 'writeHints':
      return (args[0] as Hints).due?.every(({ at }) => at > SWEPT_AT) ?? true
    default:
      return false
  }
}
