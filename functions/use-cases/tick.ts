import { type Day, dayOf } from '#functions/ports/clock'
import type { Deps } from '#functions/ports/deps'
import { type DueHint, type GameStore, SHARDS } from '#functions/ports/game-store'
import { outageBetween } from '#shared/clock/time-control'
import { project } from './project'
import { type SenderParts, sendNotices } from './send-notices'
import { watchClocks } from './watch-clocks'

export type TickParts = SenderParts & Pick<Deps, 'clock' | 'settings'>

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

export interface TickReport {
  acted: number
  failed: number
}

/**
 * What happens every minute: the heartbeat, then everything that is due. Each shard sweeps its days from a cursor up to
 * now, so that hints are found however late they are or however long the tick stood still (design 9). One failing game
 * or shard stops no other, and every minute begins with another shard, so that none goes without while mails take all
 * the time a run has. Runs may overlap.
 */
export async function tick(deps: TickParts): Promise<TickReport> {
  const now = deps.clock.now()
  const report: TickReport = { acted: 0, failed: 0 }
  await beat(deps.games, now)
  const first = Math.floor(now / MINUTE)
  for (let i = 0; i < SHARDS; i++) {
    const shard = (first + i) % SHARDS
    try {
      await sweepShard(deps, shard, now, report)
    } catch (error) {
      report.failed += 1
      console.error(`tick: shard ${shard}`, error)
    }
  }
  return report
}

/** Silence that was an outage is written down before the beat that ends it, and before any deadline is looked at. */
async function beat(games: GameStore, now: number): Promise<void> {
  const before = await games.heartbeat()
  const outage = before === undefined ? undefined : outageBetween(before, now)
  if (outage) await games.putOutage(outage)
  if (before === undefined || before < now) await games.putHeartbeat(now)
}

async function sweepShard(deps: TickParts, shard: number, now: number, report: TickReport): Promise<void> {
  const cursor = await deps.games.cursor(shard)
  const settled = dayOf(now - LINGER_MS)
  let keep: Day | undefined
  // Never later than a day that may still get hints: a clock that ran ahead may have moved the cursor beyond them.
  const isAhead = cursor !== undefined && cursor > settled
  const from = isAhead ? settled : (cursor ?? dayOf(now - FIRST_LOOK_BACK_MS))
  for (let day = from; day <= dayOf(now); day = dayAfter(day)) {
    const clean = await sweepDay(deps, shard, day, now, report)
    if (!clean && keep === undefined) keep = day
  }
  const next = keep !== undefined && keep < settled ? keep : settled
  if (cursor === undefined || next > cursor) await deps.games.putCursor(shard, next)
}

const dayAfter = (day: Day): Day => dayOf(Date.parse(`${day}T00:00:00Z`) + DAY)

/** True if no hint up to now is left. */
async function sweepDay(deps: TickParts, shard: number, day: Day, now: number, report: TickReport): Promise<boolean> {
  let clean = true
  let last: DueHint | undefined
  for (;;) {
    const page = await deps.games.due(shard, day, now, PAGE, last)
    for (const hint of page) {
      last = hint
      try {
        if (await actOn(deps, hint, now)) report.acted += 1
        else clean = false
      } catch (error) {
        report.failed += 1
        clean = false
        console.error(`tick: game ${hint.game} at revision ${hint.revision}`, error)
      }
    }
    if (page.length < PAGE) return clean
  }
}

/**
 * Reads HEAD first and does what HEAD says, whatever the hint was for: writes the newest revision out, sends notices,
 * obeys the clocks. Deletes the hint only when HEAD has reached its revision and is written out, and after putting the
 * next one; or when it has waited too long. False: kept.
 */
async function actOn(deps: TickParts, hint: DueHint, now: number): Promise<boolean> {
  const { games } = deps
  const loaded = await games.load(hint.game)
  if (!loaded || loaded.head.revision < hint.revision) {
    if (now < hint.at + GIVE_UP_MS) return false
    await games.endDue(hint)
    return true
  }
  const newest = await project(loaded, games, now)
  const again = [await sendNotices(deps, hint.game, hint.revision, now)]
  if (loaded.head.revision === hint.revision) {
    again.push(await watchClocks(deps, { head: loaded.head, newest }, now))
  }
  const times = again.filter((at) => at !== undefined)
  if (times.length > 0) {
    // Later than now, or a hint would meet itself again in this sweep.
    const at = Math.max(Math.min(...times), now + 1)
    await games.writeHints({ due: [{ at, game: hint.game, revision: hint.revision }] })
  }
  await games.endDue(hint)
  return true
}
