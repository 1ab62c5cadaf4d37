import type { Actor, Deps } from '#functions/ports/deps'
import { type GameId, type Head, type PastSubmission, type StepRange, type Stop, seatOf } from '#functions/ports/head'
import { closeCommit } from '#functions/use-cases/commit/close-commit'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { type GameCommit, openCommit } from '#functions/use-cases/commit/open-commit'
import { project } from '#functions/use-cases/commit/project'
import { noSeat } from '#functions/use-cases/member'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { EDITS } from '#functions/use-cases/too-often'
import type { Decision } from '#shared/game/engine/decision'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

export type SubmissionParts = Pick<Deps, 'games' | 'players' | 'clock' | 'rules' | 'settings'>

/** One submission of a member. */
export interface Command {
  game: GameId
  /** Made by the client; a repeat gets the first answer again. */
  submissionId: string
  /**
   * Hash of what it says, if it says anything. The first answer is none to other content under the same id: a client
   * would take for done what was not. So that is refused, as `submission-known`.
   */
  content?: string
}

/** Ends of a game are remembered apart from answers: an id used for one must not say that the other was done. */
export const asEnding = (kind: 'resign' | 'claim', { game, submissionId }: Command): Command => ({
  game,
  submissionId: `${kind} ${submissionId}`,
})

/** What a submission led to: HEAD afterwards, and which steps and lines of the script were its own. */
export interface SubmissionOutcome {
  head: Head
  seat: Seat
  steps: StepRange
  used: number
  stopped?: Stop
  /** What its sender sees now: it was committed just now, and HEAD is as it left it; absent: it is answered again. */
  view?: () => GameView
}

/** A running game as a submission finds it. */
export interface RunningGame {
  head: Head
  state: GameState
  seat: Seat
  now: number
}

/** What a submission itself came to: how many lines of its script were used. */
export interface ActResult {
  used: number
  stopped?: Stop
}

/** What its sender does in the commit; a refusal leaves the game as it was. */
export type Act = (
  commit: GameCommit,
  game: RunningGame,
) => ActResult | ServiceRefusal | Promise<ActResult | ServiceRefusal>

/** One decision that answers no question. */
export function decideIn(commit: GameCommit, decision: Decision): ActResult | ServiceRefusal {
  const refusal = commit.decide(decision)
  return refusal ? new ServiceRefusal(refusal.code, refusal.subject) : { used: 0 }
}

/**
 * Reloads after `stale`. A game has two members: more in a row than the other one may edit orders within two minutes mean
 * trouble, and however fast somebody edits, nobody else is kept from playing.
 */
const ATTEMPTS = 2 * EDITS.most + 4
/** Submissions of a seat that are remembered. */
const REMEMBERED = 8

/**
 * The way of a submission (design 9), step by step: load · write the newest revision out if nobody has · if this
 * submission is remembered, answer as at first · open a commit · let its sender act · let orders, plans and bots answer
 * until a person must be asked · set the clocks · commit. After "condition failed" it starts again with what is there
 * now; if its own earlier put had won after all, it finds itself remembered.
 */
export async function submit(
  deps: SubmissionParts,
  actor: Actor,
  command: Command,
  act: Act,
): Promise<SubmissionOutcome | ServiceRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await deps.games.load(command.game)
    if (!loaded) return new ServiceRefusal('no-such-game')
    const { head } = loaded
    const seat = seatOf(head, actor.player)
    if (!seat) return noSeat(head)
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    const before = head.desk.remembered[seat].find(({ submission }) => submission === command.submissionId)
    if (before) return isOther(before, command) ? new ServiceRefusal('submission-known') : answer(head, seat, before)
    if (!head.state) return new ServiceRefusal('game-not-started')
    if (head.state.result) return new ServiceRefusal('game-over')

    const game: RunningGame = { head, state: head.state, seat, now }
    const commit = await openCommit(await deps.rules(), game)
    const result = await act(commit, game)
    if (result instanceof ServiceRefusal) return result
    commit.settle()
    const content = await closeCommit(deps, head, commit, now)
    const changed = nextHead(head, content, deps.settings, now)
    const own = pastSubmission(command, result, changed.out.steps, commit.decided)
    const next = remember(changed, seat, own)
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return { ...answer(next, seat, own), view: () => commit.view(seat) }
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

/** @param decided the step after the seat's own decisions, kept if more was decided after them */
const pastSubmission = (
  { submissionId, content }: Command,
  { used, stopped }: ActResult,
  steps: StepRange,
  decided: number | undefined,
): PastSubmission => ({
  submission: submissionId,
  ...(content === undefined ? {} : { content }),
  steps,
  ...(decided === undefined || decided === steps.upTo ? {} : { decided }),
  used,
  ...(stopped ? { stopped } : {}),
})

/** What was remembered before hashes were counts as the same. */
export const isOther = (before: PastSubmission, { content }: Pick<Command, 'content'>): boolean =>
  before.content !== undefined && before.content !== content

/** `head` with this submission as the seat's latest. */
export function remember(head: Head, seat: Seat, submission: PastSubmission): Head {
  const { remembered } = head.desk
  const latest = [...remembered[seat], submission].slice(-REMEMBERED)
  return { ...head, desk: { ...head.desk, remembered: { ...remembered, [seat]: latest } } }
}

const answer = (head: Head, seat: Seat, { steps, used, stopped }: PastSubmission): SubmissionOutcome => ({
  head,
  seat,
  steps,
  used,
  ...(stopped ? { stopped } : {}),
})
