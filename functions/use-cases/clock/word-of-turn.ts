import type { Deps, Settings } from '#functions/ports/deps'
import type { GameStore, NoticeRow } from '#functions/ports/game-store'
import type { Desk, GameId, Head } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock, WORD_OF_TURN } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { outageBetween } from '#shared/play/clock/time-control'

/** Clocks as they count once it is known who was told of them. */
interface ToldClocks {
  clocks: Desk['clocks']
  /** Seats whose word came late: HEAD does not say yet that their time began with it. */
  late: Seat[]
  /** Seats that were still not told; their time has not begun. */
  untold: Seat[]
}

/**
 * Nobody pays for silence (design 19): the time of a seat whose word of its turn was more than ten minutes on the way
 * begins when that is handed over. Looked at before anybody is charged or reminded; every other read does without.
 */
export async function toldClocks(games: Pick<GameStore, 'notices'>, head: Head, now: number): Promise<ToldClocks> {
  const told: ToldClocks = { clocks: { ...head.desk.clocks }, late: [], untold: [] }
  await Promise.all(
    SEATS.map(async (seat) => {
      const clock = head.desk.clocks[seat]
      if (clock?.told === undefined) return
      const rows = (await games.notices(head.id, clock.told)).filter((row) => row.seat === seat)
      const word = wordOf(rows, now)
      if (word === undefined || word.arrived <= clock.since) return
      told.clocks[seat] = { ...clock, since: word.arrived, reminded: false, expired: false }
      told[word.isThere ? 'late' : 'untold'].push(seat)
    }),
  )
  return told
}

/**
 * When the word of a turn was handed over, or would be if it were now; undefined: soon enough. Who wants no mails needs
 * none, and a player who looked without being asked knows it from then on. A webhook that took it makes up for a mail that did not go, but
 * not the other way round: a receiver is its owner's, who could stop the clock by it. A row is tried for a month; later it
 * counts as told.
 */
export function wordOf(rows: readonly NoticeRow[], now: number): { arrived: number; isThere: boolean } | undefined {
  const words = rows.filter(({ kind, expiresAt }) => WORD_OF_TURN.has(kind) && expiresAt > now)
  const mail = words.find(({ channel }) => channel === 'email')
  const isUnwanted = mail?.status === 'dropped' && mail.handed === undefined
  if (mail === undefined || isUnwanted) return undefined
  const handed = words.flatMap((row) => (row.status === 'sent' ? [row.handed ?? row.from] : (row.handed ?? [])))
  const arrived = handed.length > 0 ? Math.min(...handed) : now
  return outageBetween(mail.from, arrived) && { arrived, isThere: handed.length > 0 }
}

/** Whether a row is such a word, late and not handed over when it was read. */
export const isLateWord = ({ kind, status, from }: NoticeRow, now: number): boolean =>
  WORD_OF_TURN.has(kind) && status !== 'sent' && status !== 'dropped' && outageBetween(from, now) !== undefined

/** Commits that the time of seats began when they were told, if that was late: then all see the new deadline. */
export async function beginWhenTold(deps: Pick<Deps, 'games' | 'settings'>, game: GameId, now: number): Promise<void> {
  const loaded = await deps.games.load(game)
  if (!loaded) return
  const told = await toldClocks(deps.games, loaded.head, now)
  if (told.late.length === 0) return
  await project(loaded, deps.games, now)
  await commitGame(deps.games, begunWhenTold(loaded.head, told, deps.settings, now), now)
}

/** HEAD after that. */
export function begunWhenTold(
  head: Head,
  { late, clocks }: ToldClocks,
  settings: Pick<Settings, 'build'>,
  now: number,
): Head {
  const begun = Object.fromEntries(late.map((seat) => [seat, clocks[seat]]))
  return nextHeadOfClock(head, { clocks: { ...head.desk.clocks, ...begun }, notices: [] }, settings, now)
}
