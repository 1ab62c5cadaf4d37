import type { Settings } from '#functions/ports/deps'
import {
  type AwaitedRequest,
  type CommitOutput,
  type Desk,
  type Draw,
  type Head,
  isPractice,
  type LoggedDecision,
  type NoticeKind,
  type NoticeOrder,
  type SeatAnswerNote,
} from '#functions/ports/head'
import { begunClock, nominalDue, timesAfter } from '#functions/use-cases/clock/seat-clock'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type GameState, type Result, SEATS, type Seat } from '#shared/game/engine/state'
import { logRowHash, logRowOf } from './log-row'
import { type Commands, isQuiet, stillHeld } from './seat-commands'

/** What one commit does to a running game. */
export interface Commit {
  state: GameState
  decisions: LoggedDecision[]
  draws: Draw[]
  events: GameEvent[]
  /** The questions that are open afterwards. */
  open: readonly DecisionRequest[]
  /** Of both seats; absent: nobody has earned anything yet. */
  score?: Result['score']
  /** Why decisions were made that nobody made just then; absent: there are none. */
  notes?: SeatAnswerNote[]
  /** What both seats have prepared afterwards; absent: what they had before. */
  commands?: Commands
  /** Beside those that follow from who is awaited. */
  notices?: NoticeOrder[]
}

/** HEAD of a game that waits for its second player, and perhaps for fleets. */
export function firstHead(
  lobby: Pick<
    Head,
    'id' | 'created' | 'seats' | 'hoursPerHandOff' | 'bank' | 'whenTimeIsUp' | 'invitation' | 'chance' | 'battle'
  >,
  settings: Pick<Settings, 'build'>,
): Head {
  return {
    ...lobby,
    revision: 1,
    desk: { clocks: {}, remembered: { a: [], b: [] } },
    out: {
      ...nothingHappened(lobby.created, settings.build, { after: 0, upTo: 0 }),
      awaited: { before: [], after: [] },
      previousHash: '',
    },
  }
}

/**
 * HEAD after `commit`; what came before must be written out. Clocks follow from who is awaited before and
 * after: a seat that enters the awaited set gets the full time of a hand-off and a notice; one that stays keeps its
 * running clock, however many questions it answers, unless its own answer made the hand-off (the last activation of a
 * round, after which both choose dials), the orders or plans of the other seat answered what it led to, or the clock has
 * answered for it: then it gets the full time, too, but no notice;
 * one that leaves has none. A seat whose orders answer in disguise is told when something else is asked. A bot has no
 * clock, and a game against it sends no notices: its player is there.
 */
export const nextHead = (head: Head, commit: Commit, settings: CommitSettings, at: number): Head =>
  headAfter({ ...head, revision: head.revision + 1 }, commit, settings, at, logRowHash(logRowOf(head)))

/** HEAD of a game that has both players from the start: its first revision is under way already. */
export const begunHead = (lobby: Head, commit: Commit, settings: CommitSettings): Head =>
  headAfter(lobby, commit, settings, lobby.created, '')

type CommitSettings = Pick<Settings, 'build' | 'noticeGraceMs'>

function headAfter(before: Head, commit: Commit, settings: CommitSettings, at: number, previousHash: string): Head {
  const head = withReturned(before, commit.decisions)
  const asked = head.out.awaited.after
  const after = commit.open.map(({ seat, id, ask, subject }): AwaitedRequest => ({ seat, request: id, ask, subject }))
  const timed = after.filter(({ seat }) => head.seats[seat]?.bot === undefined)
  const { clocks, times, stopped, entered } = nextClocks(head, timed, commit.decisions, at)
  const commands = stillHeld(commit.commands ?? head.desk.commands, after)
  const steps = { after: head.state?.step ?? 0, upTo: commit.state.step }
  const over = commit.state.result !== undefined && head.state?.result === undefined
  const isNews = (seat: Seat) =>
    (entered.includes(seat) || isQuiet(head.desk.commands, asked, seat)) &&
    !isQuiet(commands, after, seat) &&
    head.desk.autopilot !== seat
  const told = [
    ...SEATS.filter(isNews).flatMap((seat): NoticeOrder[] => {
      const request = after.find((open) => open.seat === seat)?.request
      const owes = clocks[seat]?.owes
      if (request === undefined || owes === undefined) return []
      return [{ kind: 'your-turn', seat, request, owes, due: at + settings.noticeGraceMs }]
    }),
    ...(commit.notices ?? []),
    ...(over ? SEATS.map((seat): NoticeOrder => ({ kind: 'game-over', seat, due: at })) : []),
  ]
  const notices = isPractice(head) ? [] : told
  return {
    ...head,
    state: commit.state,
    desk: {
      ...head.desk,
      clocks: withWord(clocks, notices, head.revision),
      ...(commands && { commands }),
      ...(times && { times }),
    },
    out: {
      ...nothingHappened(at, settings.build, steps),
      decisions: commit.decisions,
      draws: commit.draws,
      events: commit.events,
      awaited: { before: asked, after },
      ...(commit.score && { score: commit.score }),
      stopped,
      notices,
      ...(commit.notes && { told: commit.notes }),
      previousHash,
    },
  }
}

/** A player who answers again plays for themselves. */
function withReturned(head: Head, decisions: readonly LoggedDecision[]): Head {
  const { autopilot, ...desk } = head.desk
  const isBack = decisions.some(({ seat, by }) => seat === autopilot && by === 'player')
  return isBack ? { ...head, desk } : head
}

/** HEAD after a commit in which nobody decided anything: the clock left its traces on the desk and told people. */
export function nextHeadOfClock(
  head: Head,
  { notices, ...change }: Pick<Desk, 'clocks' | 'times'> & { notices: NoticeOrder[] },
  settings: Pick<Settings, 'build'>,
  at: number,
): Head {
  const { after } = head.out.awaited
  const step = head.state?.step ?? 0
  return {
    ...head,
    revision: head.revision + 1,
    desk: { ...head.desk, ...change },
    out: {
      ...nothingHappened(at, settings.build, { after: step, upTo: step }),
      awaited: { before: after, after },
      ...(head.out.score && { score: head.out.score }),
      stopped: SEATS.flatMap((seat) => {
        const clock = head.desk.clocks[seat]
        const next = change.clocks[seat]
        return clock && !(next && nominalDue(head, next) === nominalDue(head, clock)) ? [{ seat, clock }] : []
      }),
      notices,
      previousHash: logRowHash(logRowOf(head)),
    },
  }
}

/**
 * HEAD after a seat has prepared something. To everybody else this commit must not be there (design 5), so it bears the
 * time of the one before. `notices`: to the seat itself.
 */
export function nextHeadOfCommands(
  head: Head,
  commands: Commands,
  settings: Pick<Settings, 'build'>,
  notices: NoticeOrder[] = [],
): Head {
  const clocks = withWord(head.desk.clocks, notices, head.revision + 1)
  const next = nextHeadOfClock(head, { clocks, notices }, settings, head.out.at)
  return { ...next, desk: { ...head.desk, clocks, commands } }
}

/** Clocks that name the revision which tells their seats of them: time counts once that word was handed over (design 19). */
function withWord(clocks: Desk['clocks'], notices: readonly NoticeOrder[], revision: number): Desk['clocks'] {
  const next: Desk['clocks'] = { ...clocks }
  for (const { kind, seat } of notices) {
    const clock = next[seat]
    if (clock && WORD_OF_TURN.has(kind)) next[seat] = { ...clock, told: revision }
  }
  return next
}

/** Of notices that come with a hand-off: they say that a seat is asked, one also that it has all of its time again. */
export const WORD_OF_TURN: ReadonlySet<NoticeKind> = new Set(['your-turn', 'time-over'])

const nothingHappened = (
  at: number,
  build: string,
  steps: CommitOutput['steps'],
): Omit<CommitOutput, 'awaited' | 'previousHash'> => ({
  at,
  build,
  decisions: [],
  draws: [],
  events: [],
  steps,
  stopped: [],
  notices: [],
})

/**
 * The orders or plans of the other seat answered what a seat's own answer led to, and now it is asked again: had they been
 * asked themselves, there would have been two hand-offs.
 */
function isAskedAgain(seat: Seat, decisions: readonly LoggedDecision[]): boolean {
  const last = decisions.findLastIndex((decision) => decision.seat === seat)
  return last >= 0 && decisions.slice(last + 1).some((decision) => decision.seat !== seat)
}

function nextClocks(
  head: Head,
  after: readonly AwaitedRequest[],
  decisions: readonly LoggedDecision[],
  at: number,
): Pick<Desk, 'clocks' | 'times'> & { stopped: CommitOutput['stopped']; entered: Seat[] } {
  const { clocks } = head.desk
  const next: Desk['clocks'] = {}
  let { times } = head.desk
  const stopped: CommitOutput['stopped'] = []
  const entered: Seat[] = []
  const first = (seat: Seat) => after.find((open) => open.seat === seat)?.request
  const handOff = SEATS.some((seat) => !clocks[seat] && first(seat) !== undefined)
  for (const seat of SEATS) {
    const running = clocks[seat]
    const owes = first(seat)
    const decided = decisions.filter((decision) => decision.seat === seat)
    const isHandOff = (handOff && decided.length > 0) || isAskedAgain(seat, decisions)
    const madeHandOff = isHandOff || decided.some(({ by }) => by === 'clock')
    const goesOn = running && owes !== undefined && !madeHandOff
    const own = running && !goesOn ? timesAfter(head, seat, running, at, decided) : times?.[seat]
    if (own) times = { ...times, [seat]: own }
    if (goesOn) next[seat] = running
    else if (owes !== undefined) next[seat] = begunClock(head, seat, own ?? {}, at, owes)
    if (running && !goesOn) stopped.push({ seat, clock: running })
    if (!running && next[seat]) entered.push(seat)
  }
  return { clocks: next, ...(times && { times }), stopped, entered }
}
