import type { Deps } from '#functions/ports/deps'
import type { DueHint, GameStore, NoticeRow } from '#functions/ports/game-store'
import type { GameId } from '#functions/ports/head'
import { project } from '#functions/use-cases/commit/project'
import { lobbyEnd } from '#functions/use-cases/lobby/lobby-end'
import { withdrawInTime } from '#functions/use-cases/lobby/withdraw-game'
import type { Lane } from '#functions/use-cases/notices/lane'
import type { MailChannel } from '#functions/use-cases/notices/mail-channel'
import { isWanted, type SenderParts, sendNotices } from '#functions/use-cases/notices/send-notices'
import { spreadNotices } from '#functions/use-cases/notices/spread-notices'
import type { Outage } from '#shared/play/clock/time-control'
import { goOnWithBots } from './go-on'
import { type HeldTurn, heldLooks, heldSoon } from './held-turn'
import { tidyWaiting } from './tidy-waiting'
import { watchClocks } from './watch-clocks'
import { beginWhenTold, isLateWord } from './word-of-turn'

export type TickParts = SenderParts & Pick<Deps, 'clock' | 'rules' | 'settings'>

const MINUTE = 60_000
/** A hint whose revision never came is given up: that commit failed. */
const GIVE_UP_MS = 15 * MINUTE
/** A mail that is still to be sent this long after it could have been is stuck. */
const OVERDUE_MS = 10 * MINUTE

/** An answer in disguise that was not given after all is looked for again. */
const HELD_AGAIN_MS = 2 * MINUTE

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
  /** How long the oldest hint has been due that the run had no time for, ms; 0: none is left. */
  behind: number
}

/** One run of the tick. */
export interface Run extends Omit<TickReport, 'behind'> {
  now: number
  /** What is left waits for the next run: one that is cut off may have sent what it has not marked. */
  isOver(): boolean
  /** Hints, side by side. */
  hints: Lane
  mails: MailChannel
  /** That the clocks of a game count as later. */
  outages(game: GameId): Outage[]
  webhooks: Lane
  /** Answers in disguise come at moments of their own. */
  giveLater(held: HeldTurn): void
  /** What goes out beside the sweep; they see to their own failures. */
  sends: Promise<void>[]
}

export function fail(run: Run, hint: DueHint, error: unknown): void {
  run.failed += 1
  console.error(`tick: game ${hint.game} at revision ${hint.revision}`, error)
}

/**
 * Reads HEAD first and does what HEAD says, whether or not the hint was for it: writes the newest revision out, sends notices,
 * lets bots and held answers go on, obeys the clocks, takes stale waiting rows away. Deletes the hint only when HEAD has
 * reached its revision and is written out, and after putting the next one; or when it has waited too long. False: kept, if
 * only until its webhooks are sent.
 */
export async function actOn(deps: TickParts, hint: DueHint, run: Run): Promise<boolean> {
  const { games } = deps
  const { now } = run
  const loaded = await games.load(hint.game)
  if (!loaded || loaded.head.revision < hint.revision) {
    if (now < hint.at + GIVE_UP_MS) return false
    await games.endDue(hint)
    return true
  }
  await project(loaded, games, now)
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
    const { head } = loaded
    if (await withdrawInTime(deps, head, now)) return partDone()
    await goOnWithBots(deps, head, now)
    const soon = heldSoon(head, now)
    for (const held of soon) run.giveLater(held)
    if (soon.length > 0) again.push(now + HELD_AGAIN_MS)
    else again.push(await watchClocks(deps, head, run.outages(hint.game), now), ...heldLooks(head), lobbyEnd(head))
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
  if (run.isOver()) return 'no-time'
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
