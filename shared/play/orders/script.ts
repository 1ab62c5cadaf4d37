import { ASKS, recordOf } from '#shared/game/engine/asks'
import type { Choice, Decision, DecisionRequest, Refusal, RefusalCode, RequestId } from '#shared/game/engine/decision'
import type { Game, Seat } from '#shared/game/engine/state'
import type { Salt } from '#shared/play/bots/bot'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import type { AnswerNote } from './answer-note'
import { attackAnswer } from './answers/attack-answer'
import { holds } from './holds'
import type { ScriptLine } from './plan'
import type { AttackAction } from './standing-order'
import type { TurnTable } from './turn'

/** A running game, as scripts, orders, plans and bots play it. */
export interface GameInPlay {
  /** The frames that everybody sees. */
  readonly state: TurnTable & Pick<Game, 'step' | 'squadrons' | 'obstacles'>
  pending(): readonly DecisionRequest[]
  /** How many draws it has made so far. */
  readonly drawsSoFar: number
  /** What a viewer may know of it now. */
  view(viewer: Viewer): GameView
  /** Makes one decision; a refused one changes nothing. `note`: no person has just made it. */
  take(decision: Decision, note?: AnswerNote): Refusal | undefined
  /** 16 bytes in hex for a dial that an order or a bot sets, unguessable and the same in every attempt. */
  salt(request: DecisionRequest, by?: 'order' | 'bot'): Salt
}

/** Why a script stopped before a line. */
export interface ScriptStop {
  code:
    | RefusalCode
    /** Luck, or an answer of the other seat, came between, and the line does not say what then. */
    | 'luck-between'
    | 'answered-between'
    /** The line has a condition, and it does not hold. */
    | 'condition-not-met'
    /** The other seat is asked. */
    | 'waits-for-other'
  subject?: string
}

export interface ScriptResult {
  /** How many lines were used. */
  used: number
  stopped?: ScriptStop
}

export interface ScriptRun {
  seat: Seat
  /** The open question that the first line must answer; absent: any that fits. */
  first?: RequestId
  /** After each answer, lets others answer their questions. @returns how many answers the other seat gave */
  between?: () => number
  /** Answers own questions without a line that cannot matter. @returns whether there were any */
  letPass?: () => boolean
  /** Of a plan: nobody sends it now. */
  note?: (request: DecisionRequest) => AnswerNote
}

/** Answers by one line; each die is asked about a few times at most. */
const MOST_BY_ONE_LINE = 40

/**
 * Plays the lines of one seat, as far as they go (design 11): a line is used if its question is open and its answer legal.
 * After a draw, or an answer of the other seat, the script stops unless the next line says when it goes on and that holds.
 */
export function runScript(game: GameInPlay, lines: readonly ScriptLine[], how: ScriptRun): ScriptResult {
  const run = new ScriptPlay(game, how)
  for (const [used, line] of lines.entries()) {
    const stopped = run.take(line, lines[used + 1])
    if (stopped) return { used: run.hasAnswered ? used : 0, stopped }
  }
  if (!run.hasAnswered) return { used: 0, stopped: { code: 'question-gone' } }
  return { used: lines.length }
}

class ScriptPlay {
  readonly #game: GameInPlay
  readonly #how: ScriptRun
  #draws: number
  #answers = 0
  /** How many answers it has given. */
  #given = 0

  constructor(game: GameInPlay, how: ScriptRun) {
    this.#game = game
    this.#how = how
    this.#draws = game.drawsSoFar
  }

  get hasAnswered(): boolean {
    return this.#given > 0
  }

  /** One line; why it was not used. Dice that ask nothing need no answer. */
  take(line: ScriptLine, next: ScriptLine | undefined): ScriptStop | undefined {
    if (this.#given > 0 && !this.#speaksOf(line) && this.#how.letPass?.()) return this.take(line, next)
    const stopped = this.#before(line)
    if (stopped) return stopped
    if (line.by === undefined) {
      const request = this.#open().find((one) => fits(one, line))
      return request ? this.#answer(request, line.choose) : { code: 'question-gone', subject: line.subject }
    }
    if (!recordOf(line.ask)?.dice) return { code: 'wrong-form' }
    return this.#dealWithDice(line, next)
  }

  #speaksOf(line: ScriptLine): boolean {
    return this.#open().some((one) => (line.by === undefined ? fits(one, line) : isOfDice(one, line.subject)))
  }

  /** Why a line cannot be used, apart from its answer. */
  #before(line: ScriptLine): ScriptStop | undefined {
    // What a stale answer says besides is no matter
    if (this.#isStale()) return { code: 'question-gone', subject: line.subject }
    if (line.when === undefined) {
      if (this.#answers > 0) return { code: 'answered-between' }
      if (this.#game.drawsSoFar > this.#draws) return { code: 'luck-between' }
    }
    const [open] = this.#open()
    if (this.#given > 0 && !open && this.#game.pending().length > 0) return { code: 'waits-for-other' }
    if (line.when !== undefined && !this.#holds(line.when, open)) return { code: 'condition-not-met' }
    this.#draws = this.#game.drawsSoFar
    this.#answers = 0
    return undefined
  }

  /** Before anything is answered, only the question that the submission names. */
  #open(): DecisionRequest[] {
    const { seat, first } = this.#how
    const isNamed = (id: RequestId) => this.#given > 0 || first === undefined || id === first
    return this.#game.pending().filter((one) => one.seat === seat && isNamed(one.id))
  }

  /** The question that the submission names is open no more. */
  #isStale(): boolean {
    return this.#given === 0 && this.#how.first !== undefined && this.#open().length === 0
  }

  #holds(when: NonNullable<ScriptLine['when']>, request: DecisionRequest | undefined): boolean {
    return holds(when, { view: this.#game.view(this.#how.seat), ...(request && { request }) }) === true
  }

  #diceOf(line: DiceLine): DecisionRequest | undefined {
    return this.#open().find((one) => isOfDice(one, line.subject))
  }

  /** As an order would, until something else than the dice of this attack is asked; nothing, if they ask nothing. */
  #dealWithDice(line: DiceLine, next: ScriptLine | undefined): ScriptStop | undefined {
    for (let answers = 0; answers < MOST_BY_ONE_LINE; answers += 1) {
      const request = this.#diceOf(line)
      if (!request) return undefined
      const salt = this.#game.salt(request)
      const choice = attackAnswer({ view: this.#game.view(this.#how.seat), request, salt }, line.by)
      if (choice === undefined) return { code: 'no-such-option', subject: request.subject }
      const refused = this.#answer(request, choice)
      if (refused) return refused
      if (this.#answers > 0) return this.#finishDice(line, next)
    }
    return undefined
  }

  /**
   * What dice still ask after the other seat has answered is left to the line that deals with them, if its own `when` holds
   * again; unless the next line answers that itself.
   */
  #finishDice(line: DiceLine, next: ScriptLine | undefined): ScriptStop | undefined {
    const request = this.#diceOf(line)
    if (!request || (next && fits(request, next))) return undefined
    return this.#before(line) ?? this.#dealWithDice(line, next)
  }

  #answer(request: DecisionRequest, choice: Choice): ScriptStop | undefined {
    const { id, seat } = request
    const refused = this.#game.take({ kind: 'answer', request: id, seat, choice }, this.#how.note?.(request))
    if (refused) return refused
    this.#given += 1
    this.#answers += this.#how.between?.() ?? 0
    return undefined
  }
}

type DiceLine = ScriptLine & { by: AttackAction }

/** Whether a question is about dice of this attacker. */
export const isOfDice = ({ ask, subject }: DecisionRequest, attacker: string): boolean =>
  ASKS[ask].dice === true && subject === attacker

const fits = (request: DecisionRequest, { ask, subject }: ScriptLine): boolean =>
  request.ask === ask && request.subject === subject
