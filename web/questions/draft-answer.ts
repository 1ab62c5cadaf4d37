import { decide } from '#messages/decide'
import { ASKS } from '#shared/game/engine/asks'
import type { AskName, DecisionRequest, Option } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerLine } from '#web/state/answer-line'
import type { Part, Parts } from '#web/state/draft.svelte'

/** What a form needs to know of its question. */
export interface QuestionContext {
  request: DecisionRequest
  parts: Parts
  view: GameView
  nameOf: (unit: UnitId) => string
  opponent: string
}

/** What a fact is about: its sign stands before it. */
export type FactKind = 'rest' | 'aim' | 'threat' | 'safe' | 'engaged'

export interface Warning {
  text: string
  about?: FactKind
  /** Sending takes a second press. */
  danger: boolean
}

/** An answer as far as it has been chosen: what would be sent, and how that reads. */
export interface DraftAnswer {
  /** Text of the button. */
  label: string
  /** Under it, on the button: what else pressing it means. */
  note?: string
  /**
   * What can still be chosen and would be given up, or asked once more, if this were sent now: the strong button leads
   * there, and the one that sends stands second.
   * `part`: what the draft then holds, where there is only one thing to choose.
   */
  first?: { label: string; part?: [AskName, Part] }
  /** What must not be overlooked, beside the button. */
  caution?: string
  /** Sending takes a second press: something is lost that could be helped. */
  danger?: boolean
  /** What could still be done and is not, in the line above the button. */
  unused?: string
  /** What is missing before it can be sent. */
  missing?: string
  /** Made at the moment of sending. */
  script?: () => ScriptLine[]
  chips: string[]
  /** What would come of it; stays in sight above the buttons while the form scrolls. */
  outcome?: Warning[]
  /** What matters less, and scrolls with the form. */
  outlook?: Warning[]
  /** Absent where the button itself says everything. */
  look?: {
    /** Nothing in it surprises: it is told only where several answers go together (ux 9). */
    plain?: boolean
    /** Above the answers, where they are not sent. */
    title?: string
    sends: string[]
    shows: string[]
    stops: string[]
    warnings: Warning[]
  }
}

/** A moment for cards: each option is the effect of one. */
export const isWindow = (ask: AskName): boolean => ASKS[ask].orders?.includes('window') ?? false

export const optionsOf = (request: DecisionRequest): readonly Option[] =>
  request.kind === 'option' || request.kind === 'options' ? request.options : []

/** The option chosen so far in a question that takes exactly one. */
export function chosenOption(parts: Parts, ask: DecisionRequest['ask']): string | undefined {
  const part = parts[ask]
  return part !== undefined && 'option' in part ? part.option : undefined
}

/** The options chosen so far in a question that is asked again and again: each is sent as an answer of its own. */
export function chosenSeveral(parts: Parts, ask: DecisionRequest['ask']): readonly string[] {
  const part = parts[ask]
  if (part === undefined) return []
  if ('options' in part) return part.options
  return 'option' in part ? [part.option] : []
}

export const NOTHING_CHOSEN: DraftAnswer = { label: decide.send, missing: decide.incomplete.option, chips: [] }

/** The answer by one option; nothing as long as it is none of them. `note`: what else comes of it. */
export function prepareOption(
  { request }: QuestionContext,
  option: string | undefined,
  labelOf: (option: string) => string,
  note?: string,
): DraftAnswer {
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) return NOTHING_CHOSEN
  return {
    label: labelOf(option),
    ...(note !== undefined && { note }),
    chips: [],
    script: () => [lineOf(request.ask, request.subject, option)],
  }
}

/** The option chosen so far for the open question. */
export const chosenIn = ({ request, parts }: QuestionContext): string | undefined => chosenOption(parts, request.ask)

/** One answer of a script. */
export const lineOf = (ask: DecisionRequest['ask'], subject: string, option: string): AnswerLine => ({
  ask,
  subject,
  choose: { option },
})
