import type { Actor, Deps, Rules } from '#functions/ports/deps'
import { type CommitOutput, type Head, type SeatAnswerNote, type SeatHolder, seatOf } from '#functions/ports/head'
import { type Clocks, readClocks } from '#functions/use-cases/clock/game-clocks'
import { mayNudge } from '#functions/use-cases/clock/may-nudge'
import { pauseAt } from '#functions/use-cases/clock/pause'
import { isGoneIn } from '#functions/use-cases/clock/seat-clock'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { battlePage } from '#functions/use-cases/lobby/battle'
import { lobbyEnd } from '#functions/use-cases/lobby/lobby-end'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { Deadline, GamePage, LogEntry } from '#shared/play/protocol/responses'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { decidedBy } from './decided-by'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules'>

const HOUR = 3_600_000

export const viewerOf = (head: Head, actor: Actor | undefined): Viewer => seatOf(head, actor?.player) ?? 'spectator'

export const statusOf = ({ state }: Head): GamePage['status'] =>
  state === undefined ? 'open' : state.result === undefined ? 'running' : 'over'

function bankOf({ bank, desk }: Head): Pick<GamePage, 'bank'> {
  if (!bank) return {}
  const leftOf = (seat: Seat) => desk.times?.[seat]?.left ?? bank.hours * HOUR
  return { bank: { ...bank, left: { a: leftOf('a'), b: leftOf('b') } } }
}

/** Others see when the time ends, and not why then. */
function deadlineShown({ desk }: Head, { seat, due, time }: Clocks['deadlines'][number], viewer: Viewer): Deadline {
  const { rest, stops } = (seat === viewer ? desk.clocks[seat] : undefined) ?? {}
  const own = { ...(rest && { rest }), ...(stops && { stops: stops.map(({ from, to }) => ({ from, to })) }) }
  return { seat, due: iso(due), time, ...own }
}

function autopilotShown(head: Head, viewer: Viewer, { mayClaim }: Clocks): Pick<GamePage, 'autopilot' | 'mayFinish'> {
  const { autopilot } = head.desk
  if (autopilot) return { autopilot }
  const may = viewer !== 'spectator' && mayClaim[viewer] && isGoneIn(head, otherSeat(viewer))
  return may ? { mayFinish: true } : {}
}

function pauseShown({ desk }: Head, now: number): Pick<GamePage, 'pause'> {
  const { offer } = desk.pause ?? {}
  const on = pauseAt(desk, now)
  const until = offer?.until === undefined ? {} : { until: iso(offer.until) }
  const shown = {
    ...(offer && { offer: { by: offer.by, ...until } }),
    ...(on && { on: { until: iso(on.to), ...(on.open && { open: on.open }) } }),
  }
  return offer || on ? { pause: shown } : {}
}

const iso = (at: number): string => new Date(at).toISOString()

/** Of a game that has not begun: why it never will, or until when it may. */
function lobbyFacts(head: Head): Pick<GamePage, 'withdrawn' | 'opensUntil'> {
  const { withdrawn } = head
  const end = lobbyEnd(head)
  if (withdrawn) return { withdrawn: { by: withdrawn.by, at: iso(withdrawn.at) } }
  return end === undefined ? {} : { opensUntil: iso(end) }
}

/** Tells that no mail reaches the opponent, so that nobody wonders. */
function reachShown({ seats: { a, b } }: Head): Pick<GamePage, 'unreachable'> {
  const [ofA, ofB] = [a.unreachable, b?.unreachable]
  if (ofA === undefined && ofB === undefined) return {}
  return { unreachable: { ...(ofA !== undefined && { a: iso(ofA) }), ...(ofB !== undefined && { b: iso(ofB) }) } }
}

const seatShown = ({ name, bot }: SeatHolder) => ({ name, ...(bot === undefined ? {} : { bot }) })

/**
 * The page of one game for one viewer as of `now`; built up from what that viewer may know. `view`: if HEAD is what
 * this seat has just committed, having seen all before; then nothing is read or worked out again.
 */
export async function gamePage(
  deps: Parts,
  head: Head,
  viewer: Viewer,
  since: number,
  now = deps.clock.now(),
  view?: () => GameView,
): Promise<GamePage> {
  const { state } = head
  const seatB = head.seats.b
  const clocks = await readClocks(deps, head, now)
  return {
    id: head.id,
    status: statusOf(head),
    you: viewer,
    seats: { a: { name: head.seats.a.name }, b: seatB === undefined ? null : seatShown(seatB) },
    hoursPerHandOff: head.hoursPerHandOff,
    ...bankOf(head),
    whenTimeIsUp: head.whenTimeIsUp ?? 'claim',
    ...(viewer === 'a' && seatB === undefined && !head.withdrawn ? { invitation: `/i/${head.invitation}` } : {}),
    ...(viewer === 'spectator' ? {} : { ...lobbyFacts(head), ...reachShown(head) }),
    ...(viewer === 'spectator' ? {} : { decided: decidedBy(head, viewer) }),
    deadlines: clocks.deadlines.map((one) => deadlineShown(head, one, viewer)),
    ...pauseShown(head, now),
    ...(viewer !== 'spectator' && commandsOf(head, viewer).held && { held: true as const }),
    mayClaim: viewer !== 'spectator' && clocks.mayClaim[viewer],
    ...(viewer !== 'spectator' && mayNudge(head, viewer, clocks, now) && { mayNudge: true as const }),
    ...autopilotShown(head, viewer, clocks),
    chanceCommitment: head.chance.commitment,
    ...(state?.result === undefined || seatB === undefined
      ? {}
      : {
          result: state.result,
          chanceSecret: { secret: head.chance.secret, salts: { a: head.seats.a.salt, b: seatB.salt } },
        }),
    ...(head.battle === undefined ? {} : { battle: battlePage(head.battle, viewer) }),
    ...(state === undefined ? {} : { view: view?.() ?? (await deps.rules()).viewFor(state, viewer) }),
    ...(await newsFor(deps, head, viewer, since, view !== undefined)),
  }
}

async function newsFor(
  deps: Parts,
  head: Head,
  viewer: Viewer,
  since: number,
  hasSeenAllBefore: boolean,
): Promise<Pick<GamePage, 'log' | 'told'>> {
  if (head.state === undefined) return { log: [] }
  const rows = hasSeenAllBefore ? [head.out] : await rowsAfter(deps, head, viewer, since)
  const told = rows.flatMap((row) => notesIn(row, viewer)).filter((one) => one.step >= since && one.isSilent)
  const rules = await deps.rules()
  const log = rows.flatMap((row) => entriesOf(rules, row, viewer)).filter(({ step }) => step > since)
  return { log, ...(told.length > 0 && { told: told.map(({ step, told: why }) => ({ ...why, step })) }) }
}

/** Events after step `since`. */
export async function logEntries(deps: Parts, head: Head, viewer: Viewer, since: number): Promise<LogEntry[]> {
  const rows = await rowsAfter(deps, head, viewer, since)
  const rules = await deps.rules()
  return rows.flatMap((row) => entriesOf(rules, row, viewer)).filter(({ step }) => step > since)
}

type Row = Pick<CommitOutput, 'at' | 'events' | 'steps' | 'told'>

/**
 * The commits after step `since` that tell this viewer something. The newest comes from HEAD itself, because its log row may not be
 * written yet; rows that a later commit has added meanwhile are not part of this page. Whether the log is read follows
 * from public steps alone: a seat that prepares something leaves HEAD without news, and that must not show in the work of
 * a request either (design 5).
 */
async function rowsAfter({ games }: Pick<Deps, 'games'>, head: Head, viewer: Viewer, since: number): Promise<Row[]> {
  const rows = since < head.out.steps.upTo ? await games.logSince(head.id, since) : []
  const all = [...rows.filter(({ revision }) => revision < head.revision), head.out]
  const tells = ({ steps, told = [] }: Row) =>
    steps.upTo > Math.max(since, steps.after) || told.some(({ seat }) => seat === viewer)
  return all.filter(tells)
}

/** The events of one commit, as this viewer may read them. */
export function entriesOf(rules: Pick<Rules, 'logFor'>, row: Row, viewer: Viewer): LogEntry[] {
  const { at, events, steps } = row
  return rules.logFor(events, viewer).map((event, i): LogEntry => {
    const step = steps.after + i + 1
    return { step, at: new Date(at).toISOString(), event, ...marksOf(row, step, viewer) }
  })
}

/** An answer that nobody gave just then is marked at its first event, for all to see unless it came as if by hand. */
function marksOf({ told = [] }: Row, step: number, viewer: Viewer): Pick<LogEntry, 'by' | 'told'> {
  const answer = told.find(({ after, upTo }) => step === after + 1 && step <= upTo)
  if (answer === undefined) return {}
  const isPublic = answer.asByHand === undefined
  return {
    ...(isPublic && { by: answer.by === 'clock' ? ('clock' as const) : ('order' as const) }),
    ...(answer.seat === viewer && { told: reasonOf(answer) }),
  }
}

const reasonOf = ({ by, ask, subject, fired, plan }: SeatAnswerNote): AnswerNote => ({
  by,
  ask,
  subject,
  ...(fired && { fired }),
  ...(plan !== undefined && { plan }),
})

/** Why a viewer's own answers were given in one commit; `isSilent`: it shows in no event. */
export const notesIn = (
  { told = [] }: Pick<Row, 'told'>,
  viewer: Viewer,
): { told: AnswerNote; step: number; isSilent: boolean }[] =>
  told
    .filter(({ seat }) => seat === viewer)
    .map((answer) => ({
      told: reasonOf(answer),
      step: answer.after < answer.upTo ? answer.after + 1 : answer.upTo,
      isSilent: answer.after === answer.upTo,
    }))
