import { ASK_NAMES, ASKS, type AskRecord, recordOf } from '#shared/game/engine/asks'
import type { AskName, Choice, DecisionRequest, RequestId } from '#shared/game/engine/decision'
import type { Command, UnitId } from '#shared/game/engine/state'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { AnswerLine } from './answer-line'
import { choice, command } from './answer-shapes'
import { Copies, type OtherTab } from './copies.svelte'
import { byName, either, fields, list, nothingOr, type Shape, text } from './shape'

/** Drafted dials: per ship one place for each missing dial, uppermost first, empty as `null`. */
export interface DialPlan {
  stacks: Record<UnitId, (Command | null)[]>
}
/** Drafted answers, each to the question that the one before it leads to. */
export interface Turn {
  lines: readonly AnswerLine[]
  /** The squadron or piece at hand, where it is the only one and no answer names it. */
  on?: UnitId
}
export type Part = Choice | DialPlan | Turn

/** Several questions share one draft under the first of them. */
function firstAsk(isOne: (record: AskRecord) => boolean): AskName {
  const found = ASK_NAMES.find((ask) => isOne(ASKS[ask]))
  if (found === undefined) throw new Error('no question holds it')
  return found
}

/** The question that holds the draft of a turn of squadrons, while any of theirs is open. */
export const TURN = firstAsk(({ squadron }) => squadron !== undefined)
/** The question that holds the drafted placements, while any of theirs is open. */
export const PLACING = firstAsk(({ piece }) => piece?.what === 'unit' && piece.step === 'place')

/** The choices so far for the open question and for those that surely follow it. */
export type Parts = Readonly<Partial<Record<AskName, Part>>>

const dialPlan: Shape<DialPlan> = fields({ stacks: byName(list(nothingOr(command))) })
const turn: Shape<Turn> = fields({ lines: list(fields({ ask: text, subject: text, choose: choice })) }, { on: text })
export const parts: Shape<Parts> = byName(either(choice, turn, dialPlan))

interface DraftHistory {
  answers: RequestId
  history: Parts[]
}
const kept: Shape<DraftHistory> = fields({ answers: text, history: list(parts) })

/** The drafts before this one: undo goes on there from its beginning. */
export interface EarlierDraft {
  canUndo: () => boolean
  undo: () => void
  restart: () => void
}

const MOST_STEPS = 60

/**
 * What a player has chosen but not sent: free to undo, private, kept on this device through reload and sign-out,
 * tagged with the request it answers.
 */
export class Draft {
  readonly #copies: Copies<DraftHistory>
  readonly #behind: EarlierDraft | undefined
  answers = $state<RequestId | undefined>(undefined)
  #history = $state.raw<readonly Parts[]>([{}])
  parts = $derived<Parts>(this.#history.at(-1) ?? {})
  readonly #hasOwn = $derived(this.#history.length > 1)
  readonly canUndo = $derived.by(() => this.#hasOwn || (this.#behind?.canUndo() ?? false))
  /** The draft has turned to a question, or to none. */
  #isOpen: boolean = false
  /** Consecutive changes under one name are one step back (a squadron being dragged). */
  #last: string | undefined

  constructor(key: string, behind?: EarlierDraft) {
    this.#copies = new Copies(`armada.draft.${key}`, kept, ({ answers, history }) => [answers, history.at(-1)])
    this.#behind = behind
  }

  choose(ask: AskName, part: Part, sameStep?: string): void {
    const next = { ...this.parts, [ask]: part }
    const merges = sameStep !== undefined && sameStep === this.#last && this.#hasOwn
    this.#history = [...this.#history.slice(0, merges ? -1 : undefined), next].slice(-MOST_STEPS)
    this.#last = sameStep
    this.#keep()
  }

  /** Removes a choice and all that depends on it. */
  drop(...asks: AskName[]): void {
    const next = Object.fromEntries(Object.entries(this.parts).filter(([ask]) => !asks.some((gone) => gone === ask)))
    this.#history = [...this.#history, next].slice(-MOST_STEPS)
    this.#last = undefined
    this.#keep()
  }

  undo(): void {
    if (!this.#hasOwn) {
      this.#behind?.undo()
      return
    }
    this.#history = this.#history.slice(0, -1)
    this.#last = undefined
    this.#keep()
  }

  restart(): void {
    this.#history = [{}]
    this.#last = undefined
    this.#keep()
    this.#behind?.restart()
  }

  /**
   * Turns to the open question and keeps, or reads from this device, what was drafted for it.
   * @param before its draft when the player answered it before
   * @returns whether it dropped a draft because its question is gone
   */
  turnTo(request: Pick<DecisionRequest, 'id'> | undefined, before: Parts = {}): boolean {
    if (request?.id === this.answers && this.answers !== undefined) return false
    const isOwnGone = this.answers !== undefined && this.#hasOwn
    const gone = this.#isOpen ? [] : this.#leftBehind(request?.id)
    this.#copies.drop()
    const found = this.#copies.lying().find(({ value }) => value.answers === request?.id)
    this.#isOpen = true
    this.answers = request?.id
    this.#history = found === undefined ? [before] : this.#copies.take(found).history
    this.#last = undefined
    return isOwnGone || (found === undefined && gone.some(({ history }) => history.length > 1))
  }

  /** Removes the drafts of closed tabs for other questions; an open tab removes its own. */
  #leftBehind(now: RequestId | undefined): DraftHistory[] {
    const gone = this.#behind === undefined ? this.#copies.lying().filter(({ value }) => value.answers !== now) : []
    for (const copy of gone) this.#copies.remove(copy)
    return gone.map(({ value }) => value)
  }

  /** The draft of another tab for the same question. */
  get other(): OtherTab | undefined {
    const { answers: now } = this
    return this.#copies.otherTab(
      ({ history }) => {
        this.#history = history
        this.#last = undefined
      },
      ({ answers, history }) => answers === now && history.length > 1,
    )
  }

  /** Lines that the service did not use come back as the draft of the open question. */
  takeBack(rest: readonly ScriptLine[], request: Pick<DecisionRequest, 'id'>): void {
    this.answers = request.id
    this.#history = [{}, partsOf(rest)]
    this.#keep()
  }

  /** After it was sent. */
  clear(): void {
    this.answers = undefined
    this.#history = [{}]
    this.#copies.drop()
  }

  /** Removes the drafts of all tabs. */
  forgetAll(): void {
    for (const copy of this.#copies.lying()) this.#copies.remove(copy)
  }

  #keep(): void {
    if (this.answers !== undefined) this.#copies.write({ answers: this.answers, history: [...this.#history] })
  }
}

/** The draft of a question, and of those that surely follow it, from their answers. */
export function partsOf(rest: readonly ScriptLine[]): Parts {
  const answers = rest.filter((line): line is Extract<ScriptLine, AnswerLine> => line.choose !== undefined)
  if (answers.some(({ ask }) => recordOf(ask)?.squadron !== undefined)) return { [TURN]: { lines: answers } }
  if (answers.some(({ choose }) => 'pose' in choose)) return { [PLACING]: { lines: answers } }
  const parts: Partial<Record<string, Part>> = {}
  for (const { ask, choose } of answers) parts[ask] = joined(parts[ask], choose)
  return parts
}

/** Drafts several answers to a repeated question together. */
function joined(before: Part | undefined, choose: Choice): Part {
  if (before === undefined || !('option' in choose)) return choose
  const earlier = 'options' in before ? before.options : 'option' in before ? [before.option] : []
  return { options: [...earlier, choose.option] }
}
