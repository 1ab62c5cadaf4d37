import { type Day, dayOf } from '#functions/ports/clock'
import { type DueHint, type GameStore, type Heartbeats, SHARDS } from '#functions/ports/game-store'
import { Lane } from '#functions/use-cases/notices/lane'
import { MailChannel } from '#functions/use-cases/notices/mail-channel'
import { actOn, fail, type Run, type TickParts, type TickReport } from './act-on-hint'
import type { HeldTurn } from './held-turn'
import { beatOf, outagesOf, outagesOfShards, silencesNow } from './silence'

export type { TickParts, TickReport } from './act-on-hint'

const MINUTE = 60_000
const DAY = 86_400_000
/** Hints read at a time. */
const PAGE = 50
/** A day is swept until this long after its end, for hints that were put in its last moments. */
const LINGER_MS = 60 * MINUTE
/** Where a shard without a cursor begins. */
const FIRST_LOOK_BACK_MS = 30 * DAY
/** Each webhook may take seconds, and none may keep a mail waiting. */
const WEBHOOKS_AT_ONCE = 16
/** Of those for one person: however many games somebody plays, and wherever they are told, all others get through. */
const WEBHOOKS_AT_ONCE_OF_ONE = 2
/** Nothing is begun later in a run: a mail may take twelve seconds, and after 75 the function is cut off. */
const LAST_BEGIN_MS = 40_000
/** Hints that are acted on at once: each waits for the store and for mails most of its time. */
export const HINTS_AT_ONCE = 32
/** Of those of one shard, so that one with much to do keeps none of the others waiting. */
const HINTS_AT_ONCE_OF_ONE = 16

/**
 * What happens every minute: everything that is due, and a heartbeat for each shard of which all was looked at. Each sweeps
 * its days from a cursor up to now, so that hints are found however late they are or however long the tick stood still
 * (design 9). Silence that was an outage is written down before any deadline is looked at (design 19). One failing game
 * or shard stops no other, and every minute begins with another shard, so that none goes without while mails take all
 * the time a run has. Webhooks go out beside all that: strangers' servers may take their time. Runs may overlap.
 * @param giveLater sees to an answer in disguise at its moment; one that nobody sees to is found again
 */
export async function tick(deps: TickParts, giveLater: (held: HeldTurn) => void = () => {}): Promise<TickReport> {
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
    isOver: () => deps.clock.now() - now > LAST_BEGIN_MS,
    hints: new Lane(HINTS_AT_ONCE, HINTS_AT_ONCE_OF_ONE),
    mails: new MailChannel(deps, beats.mail),
    outages: (game) => [...outagesOf(known, game), ...silencesNow(beats, game, now)],
    webhooks,
    giveLater,
    sends: [],
  }
  const first = Math.floor(now / MINUTE)
  const shards = Array.from({ length: SHARDS }, (_, i) => (first + i) % SHARDS)
  const swept = await Promise.all(shards.map((shard) => sweptShard(deps, beats, shard, run)))
  const upTo = Math.min(now, ...swept.filter((one) => one !== undefined))
  if (run.failedShards === 0 && (beats.all ?? 0) < upTo) await deps.games.putHeartbeat('all', upTo)
  await Promise.all(run.sends)
  const { acted, failed, failedShards, overdue } = run
  return { acted, failed, failedShards, overdue, behind: now - upTo }
}

/** @returns until when all that is due was looked at; undefined: the shard could not be swept */
async function sweptShard(deps: TickParts, beats: Heartbeats, shard: number, run: Run): Promise<number | undefined> {
  try {
    const upTo = await sweepShard(deps, shard, run)
    await beat(deps.games, beats, shard, upTo)
    return upTo
  } catch (error) {
    run.failedShards += 1
    console.error(`tick: shard ${shard}`, error)
    return undefined
  }
}

/** No beat is taken back when a clock lags: that would make a silence of time in which the service was there. */
async function beat(games: GameStore, beats: Heartbeats, shard: number, upTo: number): Promise<void> {
  const before = beatOf(beats, shard)
  if (before === undefined || before < upTo || beats.shards[shard] === undefined) await games.putHeartbeat(shard, upTo)
}

/** @returns until when all that is due was looked at */
async function sweepShard(deps: TickParts, shard: number, run: Run): Promise<number> {
  const { now } = run
  const cursor = await deps.games.cursor(shard)
  const settled = dayOf(now - LINGER_MS)
  let keep: Day | undefined
  // Never later than a day that may still get hints: a clock that ran ahead may have moved the cursor beyond them.
  const isAhead = cursor !== undefined && cursor > settled
  const from = isAhead ? settled : (cursor ?? dayOf(now - FIRST_LOOK_BACK_MS))
  let left: number | undefined
  for (let day = from; day <= dayOf(now) && left === undefined; day = dayAfter(day)) {
    const swept = await sweepDay(deps, shard, day, run)
    left = swept.left
    if (!swept.isClean && keep === undefined) keep = day
  }
  const next = keep !== undefined && keep < settled ? keep : settled
  if (cursor === undefined || next > cursor) await deps.games.putCursor(shard, next)
  return left ?? now
}

const dayAfter = (day: Day): Day => dayOf(Date.parse(`${day}T00:00:00Z`) + DAY)

interface SweepResult {
  /** No hint up to now is kept. */
  isClean: boolean
  /** Since when the oldest one has been due that there was no time for; absent: there was for all. */
  left?: number
}

/** The hints of a page side by side, those of one game one after the other. */
async function sweepDay(deps: TickParts, shard: number, day: Day, run: Run): Promise<SweepResult> {
  let isClean = true
  let last: DueHint | undefined
  for (;;) {
    const page = await deps.games.due(shard, day, run.now, PAGE, last)
    last = page.at(-1)
    const turn = { person: String(shard), channel: 'sweep', due: last?.at ?? 0 }
    const swept = await Promise.all(byGame(page).map((hints) => run.hints.add(turn, () => actOnAll(deps, hints, run))))
    if (swept.some((one) => !one.isClean)) isClean = false
    const left = swept.flatMap((one) => one.left ?? [])
    if (left.length > 0) return { isClean, left: Math.min(...left) }
    if (page.length < PAGE) return { isClean }
  }
}

function byGame(hints: readonly DueHint[]): DueHint[][] {
  const games = new Map<string, DueHint[]>()
  for (const hint of hints) games.set(hint.game, [...(games.get(hint.game) ?? []), hint])
  return [...games.values()]
}

async function actOnAll(deps: TickParts, hints: readonly DueHint[], run: Run): Promise<SweepResult> {
  let isClean = true
  for (const hint of hints) {
    if (run.isOver()) return { isClean: false, left: hint.at }
    try {
      if (await actOn(deps, hint, run)) run.acted += 1
      else isClean = false
    } catch (error) {
      isClean = false
      fail(run, hint, error)
    }
  }
  return { isClean }
}
