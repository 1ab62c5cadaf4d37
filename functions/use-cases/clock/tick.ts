import { type Day, dayOf } from '#functions/ports/clock'
import type { Deps } from '#functions/ports/deps'
import { type DueHint, type GameStore, type Heartbeats, type NoticeRow, SHARDS } from '#functions/ports/game-store'
import type { GameId } from '#functions/ports/head'
import { project } from '#functions/use-cases/commit/project'
import { Lane } from '#functions/use-cases/notices/lane'
import { MailChannel } from '#functions/use-cases/notices/mail-channel'
import { isWanted, type SenderParts, sendNotices } from '#functions/use-cases/notices/send-notices'
import { spreadNotices } from '#functions/use-cases/notices/spread-notices'
import type { Outage } from '#shared/play/clock/time-control'
import { answerHeld, heldTimes } from './answer-held'
import { goOnWithBots } from './go-on-with-bots'
import { beatOf, outagesOf, outagesOfShards, silencesNow } from './silence'
import { tidyWaiting } from './tidy-waiting'
import { watchClocks } from './watch-clocks'
import { beginWhenTold, isLateWord } from './word-of-turn'

export type TickParts = SenderParts & Pick<Deps, 'clock' | 'rules' | 'settings'>

const MINUTE = 60_000
const DAY = 86_400_000
/** Hints read at a time. */
const PAGE = 50
/** A hint whose revision never came is given up: that commit failed. */
const GIVE_UP_MS = 15 * MINUTE
/** A day is swept until this long after its end, for hints that were put in its last moments. */
const LINGER_MS = 60 * MINUTE
/** Where a shard without a cursor begins. */
const FIRST_LOOK_BACK_MS = 30 * DAY
/** Each webhook may take seconds, and none may keep a mail waiting. */
const WEBHOOKS_AT_ONCE = 16
/** Of those for one person: however many games somebody plays, and wherever they are told, all others get through. */
const WEBHOOKS_AT_ONCE_OF_ONE = 2
/** No webhook is begun later in a run; what is left then waits for the next. */
const LAST_WEBHOOK_MS = 40_000
/** A mail that is still to be sent this long after it could have been is stuck. */
const OVERDUE_MS = 10 * MINUTE

/** What a run did, for those who watch over the service. */
export interface TickReport {
  /** Hints that were settled. */
  acted: number
  /** Hints that were not, because something about their game failed. */
  failed: number
  /** Shards that could not be swept. */
  failedShards: number
  /** Mails found that had been due for long: earlier attempts failed, or nobody came to them. Webhooks have their own books. */
  overdue: number
}

/** One run of the tick. */
interface Run extends TickReport {
  now: number
  mails: MailChannel
  /** That the clocks of a game count as later. */
  outages(game: GameId): Outage[]
  webhooks: Lane
  /** What goes out beside the sweep; they see to their own failures. */
  sends: Promise<void>[]
}

/**
 * What happens every minute: everything that is due, and a heartbeat for each shard of which all was looked at. Each sweeps
 * its days from a cursor up to now, so that hints are found however late they are or however long the tick stood still
 * (design 9). Silence that was an outage is written down before any deadline is looked at (design 19). One failing game
 * or shard stops no other, and every minute begins with another shard, so that none goes without while mails take all
 * the time a run has. Webhooks go out beside all that: strangers' servers may take their time. Runs may overlap.
 */
export async function tick(deps: TickParts): Promise<TickReport> {
  const now = deps.clock.now()
  const webhooks = new Lane(WEBHOOKS_AT_ONCE, WEBHOOKS_AT_ONCE_OF_ONE)
  const beats = await deps.games.heartbeats()
  for (const outage of outagesOfShards(beats, SHARDS, now)) await deps.games.putOutage(outage)
  const known = await deps.games.outages()
  const run: Run = {
    acted: 0,
    failed: 0,
    failedShards: 0,
    overdue: 0,
    now,
    mails: new MailChannel(deps, beats.mail),
    outages: (game) => [...outagesOf(known, game), ...silencesNow(beats, game, now)],
    webhooks,
    sends: [],
  }
  const first = Math.floor(now / MINUTE)
  for (let i = 0; i < SHARDS; i++) {
    const shard = (first + i) % SHARDS
    try {
      await sweepShard(deps, shard, run)
      await beat(deps.games, beats, shard, now)
    } catch (error) {
      run.failedShards += 1
      console.error(`tick: shard ${shard}`, error)
    }
  }
  if (run.failedShards === 0 && (beats.all ?? 0) < now) await deps.games.putHeartbeat('all', now)
  await Promise.all(run.sends)
  const { acted, failed, failedShards, overdue } = run
  return { acted, failed, failedShards, overdue }
}

/** No beat is taken back when a clock lags: that would make a silence of time in which the service was there. */
async function beat(games: GameStore, beats: Heartbeats, shard: number, now: number): Promise<void> {
  const before = beatOf(beats, shard)
  if (before === undefined || before < now || beats.shards[shard] === undefined) await games.putHeartbeat(shard, now)
}

async function sweepShard(deps: TickParts, shard: number, run: Run): Promise<void> {
  const { now } = run
  const cursor = await deps.games.cursor(shard)
  const settled = dayOf(now - LINGER_MS)
  let keep: Day | undefined
  // Never later than a day that may still get hints: a clock that ran ahead may have moved the cursor beyond them.
  const isAhead = cursor !== undefined && cursor > settled
  const from = isAhead ? settled : (cursor ?? dayOf(now - FIRST_LOOK_BACK_MS))
  for (let day = from; day <= dayOf(now); day = dayAfter(day)) {
    const clean = await sweepDay(deps, shard, day, run)
    if (!clean && keep === undefined) keep = day
  }
  const next = keep !== undefined && keep < settled ? keep : settled
  if (cursor === undefined || next > cursor) await deps.games.putCursor(shard, next)
}

const dayAfter = (day: Day): Day => dayOf(Date.parse(`${day}T00:00:00Z`) + DAY)

/** True if no hint up to now is left. */
async function sweepDay(deps: TickParts, shard: number, day: Day, run: Run): Promise<boolean> {
  let clean = true
  let last: DueHint | undefined
  for (;;) {
    const page = await deps.games.due(shard, day, run.now, PAGE, last)
    for (const hint of page) {
      last = hint
      try {
        if (await actOn(deps, hint, run)) run.acted += 1
        else clean = false
      } catch (error) {
        clean = false
        fail(run, hint, error)
      }
    }
    if (page.length < PAGE) return clean
  }
}

function fail(run: Run, hint: DueHint, error: unknown): void {
  run.failed += 1
  console.error(`tick: game ${hint.game} at revision ${hint.revision}`, error)
}

/**
 * Reads HEAD first and does what HEAD says, whatever the hint was for: writes the newest revision out, sends notices,
 * lets bots and held answers go on, obeys the clocks, takes stale waiting rows away. Deletes the hint only when HEAD has reached its revision and is written out, and
 * after putting the next one; or when it has waited too long. False: kept, if only until its webhooks are sent.
 */
async function actOn(deps: TickParts, hint: DueHint, run: Run): Promise<boolean> {
  const { games } = deps
  const { now } = run
  const loaded = await games.load(hint.game)
  if (!loaded || loaded.head.revision < hint.revision) {
    if (now < hint.at + GIVE_UP_MS) return false
    await games.endDue(hint)
    return true
  }
  const newest = await project(loaded, games, now)
  const notices = await games.notices(hint.game, hint.revision)
  const webhooks = (await spreadNotices(deps, notices, loaded.head, now)).filter(isOpen)
  const mails = notices.filter(({ channel }) => channel === 'email')
  const late = now - deps.settings.noticeGraceMs - OVERDUE_MS
  run.overdue += mails.filter((row) => isOpen(row) && row.at <= late && isWanted(row, loaded.head)).length
  const due = webhooks.some((row) => row.due <= now)
  let parts = due ? 2 : 1
  const partDone = async () => {
    parts -= 1
    if (parts === 0) await games.endDue(hint)
    return parts === 0
  }
  // Before the mails: neither waits for the other.
  if (due) run.sends.push(sendWebhooks(deps, hint, webhooks, run, partDone))
  const again = [await sendNotices(deps, run.mails, mails, now), ...(due ? [] : webhooks.map((row) => row.due))]
  if (loaded.head.revision === hint.revision) {
    const current = { head: loaded.head, newest }
    await goOnWithBots(deps, current, now)
    const isHeld = await answerHeld(deps, current, now)
    if (!isHeld) again.push(await watchClocks(deps, current, run.outages(hint.game), now), ...heldTimes(current.head))
  }
  if (mails.some((row) => isLateWord(row, now))) await beginWhenTold(deps, hint.game, now)
  await lookAgain(games, hint, again, now)
  await tidyWaiting(games, loaded.head)
  return partDone()
}

const isOpen = ({ status }: NoticeRow): boolean => status === 'waiting' || status === 'claimed'

/** Of one revision, each when it is its turn. What did not get one keeps the hint for the next run. */
async function sendWebhooks(
  deps: TickParts,
  hint: DueHint,
  rows: readonly NoticeRow[],
  run: Run,
  partDone: () => Promise<boolean>,
): Promise<void> {
  const sends = rows.map((row) => run.webhooks.add(row, () => sendWebhook(deps, row, run)))
  await Promise.allSettled(sends)
  try {
    const sent = await Promise.all(sends)
    const again = sent.filter((one) => one !== 'no-time')
    if (again.length < sent.length) return
    await lookAgain(deps.games, hint, again, run.now)
    if (await partDone()) run.acted += 1
  } catch (error) {
    fail(run, hint, error)
  }
}

/** When to try this one again; undefined if it is settled. */
async function sendWebhook(deps: TickParts, row: NoticeRow, run: Run): Promise<number | undefined | 'no-time'> {
  if (deps.clock.now() - run.now > LAST_WEBHOOK_MS) return 'no-time'
  return sendNotices(deps, run.mails, [row], run.now)
}

/** Puts the next hint of this revision, if there is a time at which something will be due. */
async function lookAgain(
  games: GameStore,
  { game, revision }: DueHint,
  again: readonly (number | undefined)[],
  now: number,
): Promise<void> {
  const times = again.filter((at) => at !== undefined)
  if (times.length === 0) return
  // Later than now, or a hint would meet itself again in this sweep.
  const at = Math.max(Math.min(...times), now + 1)
  await games.writeHints({ due: [{ at, game, revision }] })
}
