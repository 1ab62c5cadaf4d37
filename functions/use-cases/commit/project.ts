import {
  type Hints,
  type ListRow,
  type LoadedGame,
  NOTICE_KEPT_MS,
  type NoticeRow,
  type RowWriter,
  type WaitHint,
} from '#functions/ports/game-store'
import {
  type Head,
  isBotAsked,
  isPractice,
  type NoticeKind,
  type NoticeOrder,
  type PlayerId,
  type SeatClock,
} from '#functions/ports/head'
import { heldLooks } from '#functions/use-cases/clock/held-turn'
import { nominalDue, timesOf } from '#functions/use-cases/clock/seat-clock'
import { battleInBrief, lacksFleet } from '#functions/use-cases/lobby/battle'
import { lobbyEnd } from '#functions/use-cases/lobby/lobby-end'
import { ASKS, type AskRecord } from '#shared/game/engine/asks'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { deadline, LATE_AFTER_MS, type Outage, reminderTime } from '#shared/play/clock/time-control'
import { logRowOf } from './log-row'

/**
 * Writes out what the newest commit produced, the log row last: its presence means that this revision is written out
 * (design 9), and then this returns at once. Safe to run twice, late or in parallel: records and notices are put if
 * absent, values if newer, hints may be doubled. `now` keeps a hint of a late run from being put into a day that the
 * tick has left behind.
 */
export async function project({ head, newest = 0 }: LoadedGame, rows: RowWriter, now: number): Promise<void> {
  if (newest >= head.revision) return
  await Promise.all(rowsBeside(head, rows, now))
  await rows.putLog(logRowOf(head))
}

/** Each stands for itself, so they are put side by side: only the log row must come after all of them. */
function rowsBeside(head: Head, rows: RowWriter, now: number): Promise<void>[] {
  const notices = head.out.notices.flatMap((order) => noticeRow(head, order) ?? [])
  const invitation = invitationChange(head)
  const hints = hintsOf(head, now)
  const { id: game, revision, state } = head
  return [
    ...notices.map((row) => rows.putNotice(row)),
    ...listRows(head).map((row) => rows.putListRow(row)),
    ...(invitation ? [rows.putInvitation({ code: head.invitation, game, revision, ...invitation })] : []),
    ...(hints ? [rows.writeHints(hints)] : []),
    ...(state && isBeginning(head) ? [rows.putSnapshot({ game, revision, state })] : []),
  ]
}

/** Of these a game may have any number, each by a commit of its own. */
const MAY_RECUR: ReadonlySet<NoticeKind> = new Set(['pause-offered', 'paused', 'pause-ended', 'time-given', 'nudged'])

function noticeRow(head: Head, order: NoticeOrder): NoticeRow | undefined {
  const person = head.seats[order.seat]?.player
  if (person === undefined) return undefined
  const { kind, seat, request, owes, due } = order
  return {
    game: head.id,
    revision: head.revision,
    person,
    channel: 'email',
    kind,
    seat,
    ...(request === undefined ? {} : { request }),
    messageId: `${owes ?? (MAY_RECUR.has(kind) ? `${seat}-${head.revision}` : seat)}.${kind}.${head.id}`,
    status: 'waiting',
    due,
    from: due,
    attempts: 0,
    at: head.out.at,
    expiresAt: head.out.at + NOTICE_KEPT_MS,
  }
}

/** The row of each player's list that follows from HEAD, and of who has just left. */
export function listRows(head: Head): ListRow[] {
  const { left } = head.out
  return [...memberRows(head), ...(left === undefined ? [] : [goneRow(head, left)])]
}

const statusOf = ({ state, withdrawn }: Head): ListRow['status'] =>
  state !== undefined ? (state.result === undefined ? 'running' : 'over') : withdrawn ? 'withdrawn' : 'open'

const goneRow = ({ id: game, revision, created }: Head, player: PlayerId): ListRow => ({
  player,
  game,
  revision,
  status: 'withdrawn',
  seat: 'b',
  round: 0,
  waits: false,
  updated: created,
})

function memberRows(head: Head): ListRow[] {
  const { state } = head
  return SEATS.flatMap((seat) => {
    const player = head.seats[seat]?.player
    if (player === undefined) return []
    const clock = head.desk.clocks[seat]
    const other = head.seats[otherSeat(seat)]
    const asked = clock && head.out.awaited.after.find((open) => open.seat === seat)?.ask
    const row: ListRow = {
      player,
      game: head.id,
      revision: head.revision,
      status: statusOf(head),
      seat,
      ...(other === undefined ? {} : { opponent: other.name }),
      ...(other?.bot === undefined ? {} : { against: other.bot }),
      ...(state === undefined ? {} : { faction: state.factions[seat] }),
      ...(head.battle === undefined ? {} : { battle: battleInBrief(head.battle) }),
      round: state?.round ?? 0,
      ...(asked === undefined ? {} : { asked }),
      ...(state === undefined ? {} : { score: state.result?.score ?? head.out.score ?? { a: 0, b: 0 } }),
      waits: clock !== undefined || (lacksFleet(head, seat) && !head.withdrawn),
      ...(clock === undefined || isPractice(head) ? {} : { due: nominalDue(head, clock) }),
      ...(state?.result === undefined ? {} : { outcome: state.result.winner === seat ? 'won' : 'lost' }),
      // When somebody brings or changes a fleet is nobody else's business (R17.6a).
      updated: state === undefined ? head.created : head.out.at,
    }
    return [row]
  })
}

/**
 * The link opens with the game's first commit, and again when somebody leaves; it ends with the commit that fills seat
 * `b`, before the game has begun or as it begins, or that withdraws the game.
 */
function invitationChange(head: Head): { gone: boolean } | undefined {
  const hasBegunBefore = head.state !== undefined && head.revision > 1 && head.out.steps.after > 0
  return hasBegunBefore ? undefined : { gone: head.seats.b !== undefined || head.withdrawn !== undefined }
}

function hintsOf(head: Head, now: number): Hints | undefined {
  const at = nextDue(head)
  const isNew = (seat: Seat) => head.out.stopped.some((one) => one.seat === seat)
  const begun = SEATS.filter((seat) => head.desk.clocks[seat]?.since === head.out.at || isNew(seat))
  const wait = begun.flatMap((seat) => waitHint(head, seat, head.desk.clocks[seat]))
  const endWait = head.out.stopped.flatMap(({ seat, clock }) => waitHint(head, seat, clock))
  const due = at === undefined ? [] : [{ at: Math.max(at, now), game: head.id, revision: head.revision }]
  return due.length + wait.length + endWait.length === 0 ? undefined : { due, wait, endWait }
}

/** The waiting row of a clock of this seat. */
export function waitHint(head: Head, seat: Seat, clock: SeatClock | undefined): WaitHint[] {
  const player = head.seats[seat]?.player
  return clock === undefined || player === undefined ? [] : [{ player, due: nominalDue(head, clock), game: head.id }]
}

/** When the tick must look at this revision next. Each look puts the hint for the one after it. */
export function nextDue(head: Head): number | undefined {
  const notices = head.out.notices.map((order) => order.due)
  const clocks = clockTimes(head).map(({ at }) => at)
  const bots = isBotAsked(head) ? [head.out.at] : []
  const held = heldLooks(head)
  const lobby = lobbyEnd(head) ?? []
  const all = [...notices, ...clocks, ...bots, ...held].concat(lobby)
  return all.length === 0 ? undefined : Math.min(...all)
}

/** What the clocks will demand and when, outages apart. */
export function clockTimes(head: Head, outages: readonly Outage[] = []): ClockTime[] {
  const times = timesOf(head, outages)
  return SEATS.flatMap((seat): ClockTime[] => {
    const clock = head.desk.clocks[seat]
    const time = times[seat]
    if (!clock || !time || clock.expired) return []
    const end: ClockTime = { seat, kind: 'expired', at: deadline(time, outages) + LATE_AFTER_MS }
    return clock.reminded ? [end] : [{ seat, kind: 'reminded', at: reminderTime(time, outages) }, end]
  })
}
export interface ClockTime {
  seat: Seat
  kind: 'reminded' | 'expired'
  at: number
}

/** The table lies as it does at the start of set-up, of an activation or of a round. */
function isBeginning({ out }: Head): boolean {
  const was = new Set(out.awaited.before.map((open) => open.request))
  return out.awaited.after.some((open) => begins(ASKS[open.ask]) && !was.has(open.request))
}

const begins = ({ begins: what, activates }: AskRecord): boolean =>
  activates !== undefined || what === 'set-up' || what === 'round'
