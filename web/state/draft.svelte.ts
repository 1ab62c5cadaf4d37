import type { AskName, Choice, DecisionRequest, RequestId } from '#shared/engine/decision'
import type { Command, UnitId } from '#shared/engine/state'
import type { ScriptLine } from '#shared/protocol/requests'

/** Dials while they are being chosen: per ship one place for each missing dial, uppermost first, empty as `null`. */
export interface DialPlan {
  stacks: Record<UnitId, (Command | null)[]>
}
/** Answers drafted one after another, each to the question that the one before it leads to. */
export interface Turn {
  lines: readonly ScriptLine[]
  /** The squadron or piece that was turned to, where it is the only one and no answer says so. */
  on?: UnitId
}
export type Part = Choice | DialPlan | Turn

/** Under which question the drafted turn of squadrons lies, whichever of theirs is open. */
export const TURN = 'squadron.activate' satisfies AskName
/** Under which question the pieces lie that are being put down, whichever of theirs is open. */
export const PLACING = 'deploy.place' satisfies AskName

/** What has been chosen so far for the open question, and for those that surely follow it. */
export type Parts = Readonly<Partial<Record<AskName, Part>>>

interface Kept {
  answers: RequestId
  history: Parts[]
}

const MOST_STEPS = 60

/**
 * What a player has chosen but not sent: free to undo, private, kept on this device through reload and sign-out,
 * tagged with the request it answers.
 */
export class Draft {
  answers = $state<RequestId | undefined>(undefined)
  #history = $state.raw<readonly Parts[]>([{}])
  parts = $derived<Parts>(this.#history.at(-1) ?? {})
  canUndo = $derived(this.#history.length > 1)
  readonly #key: string
  /** Consecutive changes under one name are one step back (a squadron being dragged). */
  #last: string | undefined

  constructor(key: string) {
    this.#key = `armada.draft.${key}`
  }

  choose(ask: AskName, part: Part, sameStep?: string): void {
    const next = { ...this.parts, [ask]: part }
    const merges = sameStep !== undefined && sameStep === this.#last && this.canUndo
    this.#history = [...this.#history.slice(0, merges ? -1 : undefined), next].slice(-MOST_STEPS)
    this.#last = sameStep
    this.#keep()
  }

  /** Takes a choice out again, and what hangs on it. */
  drop(...asks: AskName[]): void {
    const next = Object.fromEntries(Object.entries(this.parts).filter(([ask]) => !asks.some((gone) => gone === ask)))
    this.#history = [...this.#history, next].slice(-MOST_STEPS)
    this.#last = undefined
    this.#keep()
  }

  undo(): void {
    if (!this.canUndo) return
    this.#history = this.#history.slice(0, -1)
    this.#last = undefined
    this.#keep()
  }

  restart(): void {
    this.#history = [{}]
    this.#last = undefined
    this.#keep()
  }

  /**
   * Turns to the question that is open now. What was drafted for it is kept or found again on this device.
   * @returns whether a draft had to be dropped because its question is gone
   */
  turnTo(request: DecisionRequest | undefined): boolean {
    if (request?.id === this.answers && this.answers !== undefined) return false
    const stored = this.#stored()
    const dropped = stored !== undefined && stored.answers !== request?.id && stored.history.length > 1
    const found = stored !== undefined && stored.answers === request?.id
    this.answers = request?.id
    this.#history = found ? stored.history : [{}]
    this.#last = undefined
    if (!found) this.#forget()
    return dropped
  }

  /** What the service did not use comes back as the draft of the question that is open now. */
  takeBack(rest: readonly ScriptLine[], request: DecisionRequest): void {
    this.answers = request.id
    this.#history = [{}, partsOf(rest)]
    this.#keep()
  }

  /** After it was sent. */
  clear(): void {
    this.answers = undefined
    this.#history = [{}]
    this.#forget()
  }

  #keep(): void {
    if (this.answers === undefined) return
    const kept: Kept = { answers: this.answers, history: [...this.#history] }
    localStorage.setItem(this.#key, JSON.stringify(kept))
  }

  #stored(): Kept | undefined {
    const text = localStorage.getItem(this.#key)
    return text === null ? undefined : (JSON.parse(text) as Kept)
  }

  #forget(): void {
    localStorage.removeItem(this.#key)
  }
}

function partsOf(rest: readonly ScriptLine[]): Parts {
  if (rest.some(({ ask }) => ask.startsWith('squadron.'))) return { [TURN]: { lines: [...rest] } }
  if (rest.some(({ choose }) => 'pose' in choose)) return { [PLACING]: { lines: [...rest] } }
  const parts: Partial<Record<string, Part>> = {}
  for (const { ask, choose } of rest) parts[ask] = joined(parts[ask], choose)
  return parts
}

/** Several answers to a question that is asked again and again are drafted together. */
function joined(before: Part | undefined, choose: Choice): Part {
  if (before === undefined || !('option' in choose)) return choose
  const earlier = 'options' in before ? before.options : 'option' in before ? [before.option] : []
  return { options: [...earlier, choose.option] }
}
