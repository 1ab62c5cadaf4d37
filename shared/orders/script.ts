import type { AskName, Decision, DecisionRequest, Refusal, RefusalCode, RequestId } from '#shared/engine/decision'
import type { Seat } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'
import type { Told } from './answered'
import { attackAnswer } from './answers/attack'
import { holds } from './holds'
import type { ScriptLine } from './plan'
import type { TurnTable } from './turn'

/** A game in the hands of one submission, as scripts and orders need it. */
export interface Playing {
  /** What everybody sees it being in the middle of. */
  readonly state: TurnTable
  pending(): readonly DecisionRequest[]
  /** How many draws it has made so far. */
  readonly drawsSoFar: number
  /** What a seat may know of it now. */
  view(seat: Seat): GameView
  /** One decision; refused, it leaves everything as it was. `told`: nobody has just decided it. */
  take(decision: Decision, told?: Told): Refusal | undefined
  /** 16 bytes in hex for a dial that an order sets, unguessable and the same in every attempt. */
  salt(request: DecisionRequest): (ship: string, place: number) => string
}

/** Why a script stopped before a line. */
export interface ScriptStop {
  code:
    | RefusalCode
    /** Luck, or an answer of the other seat, came between, and the line does not say what then. */
    | 'luck-between'
    | 'answered-between'
    /** The line says when, and it is not so. */
    | 'condition-not-met'
    /** The other seat is asked. */
    | 'waits-for-other'
  subject?: string
}

export interface Ran {
  /** How many lines were used. */
  used: number
  stopped?: ScriptStop
}

export interface ScriptRun {
  seat: Seat
  /** The open question that the first line must answer; absent: whichever fits. */
  first?: RequestId
  /** After each answer: others answer what asks them by now. @returns how many answers the other seat gave */
  between?: () => number
  /** Of a plan: nobody sends it now. */
  told?: (request: DecisionRequest) => Told
}

/** What dice are asked about in one attack, from its gathering to its last reroll. */
const OF_DICE: ReadonlySet<AskName> = new Set(['attack.before-roll', 'attack.modify', 'attack.reroll'])
/** Answers by one line; each die is asked about a few times at most. */
const MOST_BY_ONE_LINE = 40

/**
 * Plays the lines of one seat, as far as they go (design 11): a line is used if its question is open and its answer legal.
 * After a draw, or an answer of the other seat, the script stops unless the next line says when it goes on and that holds.
 */
export function runScript(game: Playing, lines: readonly ScriptLine[], how: ScriptRun): Ran {
  let draws = game.drawsSoFar
  let answers = 0
  for (const [used, line] of lines.entries()) {
    const stopped = before(game, line, how, { draws: game.drawsSoFar > draws, answers: answers > 0 }, used === 0)
    if (stopped) return { used, stopped }
    draws = game.drawsSoFar
    answers = 0
    const refused = take(game, line, how, used === 0)
    if (refused) return { used, stopped: refused }
    answers += how.between?.() ?? 0
  }
  return { used: lines.length }
}

/** What keeps a line from being used, its answer apart. */
function before(
  game: Playing,
  line: ScriptLine,
  { seat }: ScriptRun,
  came: { draws: boolean; answers: boolean },
  isFirst: boolean,
): ScriptStop | undefined {
  if (!isFirst && line.when === undefined) {
    if (came.answers) return { code: 'answered-between' }
    if (came.draws) return { code: 'luck-between' }
  }
  const open = openOf(game, seat)
  if (line.when !== undefined && !isSo(game, line.when, seat, open[0])) return { code: 'condition-not-met' }
  const others = game.pending().length > 0
  return !isFirst && open.length === 0 && others ? { code: 'waits-for-other' } : undefined
}

const openOf = (game: Playing, seat: Seat): DecisionRequest[] => game.pending().filter((each) => each.seat === seat)

const isSo = (game: Playing, when: NonNullable<ScriptLine['when']>, seat: Seat, request: DecisionRequest | undefined) =>
  holds(when, { view: game.view(seat), ...(request && { request }) }) === true

const fits = (request: DecisionRequest, { ask, subject }: ScriptLine): boolean =>
  request.ask === ask && request.subject === subject

function take(game: Playing, line: ScriptLine, how: ScriptRun, isFirst: boolean): ScriptStop | undefined {
  const isOpen = (one: DecisionRequest) =>
    fits(one, line) && (!isFirst || how.first === undefined || one.id === how.first)
  const request = openOf(game, how.seat).find(isOpen)
  if (!request) return { code: 'question-gone', subject: line.subject }
  if (line.by === undefined) return answer(game, request, line.choose, how)
  return OF_DICE.has(request.ask) ? dealWithDice(game, request, line.by, how) : { code: 'wrong-form' }
}

function answer(
  game: Playing,
  { id, seat, ...rest }: DecisionRequest,
  choice: NonNullable<ScriptLine['choose']>,
  { told }: ScriptRun,
): ScriptStop | undefined {
  return game.take({ kind: 'answer', request: id, seat, choice }, told?.({ id, seat, ...rest } as DecisionRequest))
}

/** As an order would, until something else than the dice of this attack is asked. */
function dealWithDice(
  game: Playing,
  first: DecisionRequest,
  by: NonNullable<ScriptLine['by']>,
  how: ScriptRun,
): ScriptStop | undefined {
  let request: DecisionRequest | undefined = first
  for (let answers = 0; request && answers < MOST_BY_ONE_LINE; answers += 1) {
    const choice = attackAnswer({ view: game.view(how.seat), request, salt: game.salt(request) }, by)
    if (choice === undefined) return { code: 'no-such-option', subject: request.subject }
    const refused = answer(game, request, choice, how)
    if (refused) return refused
    request = openOf(game, how.seat).find(({ ask, subject }) => OF_DICE.has(ask) && subject === first.subject)
  }
  return undefined
}
