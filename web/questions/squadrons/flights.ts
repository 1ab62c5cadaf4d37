import type { AskName, DecisionRequest, Option } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { commandUse, resolvesCommand } from '#web/questions/activation/command'
import type { AnswerLine } from '#web/state/answer-line'
import { type Draft, TURN, type Turn } from '#web/state/draft.svelte'
import { lineOf, optionsOf, type QuestionContext } from '../draft-answer'
import {
  asksSquadron,
  destinationIn,
  offers,
  optionOf,
  play,
  playAhead,
  type Step,
  squadronOf,
  type TurnPreview,
} from '../turn-preview'

/** What one squadron does, and where in the turn. */
export interface Flight {
  squadron: UnitId
  /** Place of its first step in the turn. */
  from: number
  steps: readonly Step[]
}

/** A turn of squadrons as far as it is drafted. */
export interface FlightPlan {
  ahead: TurnPreview
  flights: readonly Flight[]
  /** The current squadron: the last one. */
  current: Flight | undefined
  /** The only squadron that can act after them: the engine does not ask which, but the page needs a button. */
  follows: UnitId | undefined
}

const NOTHING: readonly AnswerLine[] = []
const RESOLVED = new WeakMap<DecisionRequest, readonly AnswerLine[]>()

/** A Squadron command that is to be resolved stands before the squadrons it activates. */
function firstLines(asked: QuestionContext): readonly AnswerLine[] {
  const use = resolvedUse(asked)
  if (use?.use?.command !== 'squadron') return NOTHING
  const known = RESOLVED.get(asked.request)
  const [first] = known ?? []
  if (known && first && optionOf(first) === use.id) return known
  const lines = [lineOf(asked.request.ask, asked.request.subject, use.id)]
  RESOLVED.set(asked.request, lines)
  return lines
}

/** What a ship may do by its Squadron command: how many squadrons, and how many are in range now (R7.6-7). */
export interface CommandReach {
  left: number
  inRange: number
}
const REACHABLE = new WeakMap<Option, CommandReach>()

/** Undefined until the engine is there. */
export function reachableBy({ request, view }: QuestionContext, use: Option): CommandReach | undefined {
  const known = REACHABLE.get(use)
  if (known) return known
  const { next, left, waits } = play(view, [lineOf(request.ask, request.subject, use.id)])
  if (waits) return undefined
  const squadrons =
    next === undefined ? [] : optionsOf(next).flatMap(({ id }) => (id === 'done' ? [] : id.split('>')[0]))
  const found = { left, inRange: new Set(squadrons).size }
  REACHABLE.set(use, found)
  return found
}

/** The command to resolve: a dial without squadrons in range would be wasted. */
export function resolvedUse(asked: QuestionContext): Option | undefined {
  const use = commandUse(asked)
  const chosen = resolvesCommand(asked.request) && asked.parts[asked.request.ask] !== undefined
  const idle = use?.use?.command === 'squadron' && !chosen && reachableBy(asked, use)?.inRange === 0
  return idle ? undefined : use
}

function turnOf({ parts }: QuestionContext): Turn | undefined {
  const part = parts[TURN]
  return part !== undefined && 'lines' in part ? part : undefined
}

export function linesOf(asked: QuestionContext): readonly AnswerLine[] {
  const lines = turnOf(asked)?.lines ?? NOTHING
  if (!resolvesCommand(asked.request)) return lines
  const first = firstLines(asked)
  const isSame = first[0] !== undefined && lines[0] !== undefined && optionOf(lines[0]) === optionOf(first[0])
  return isSame ? lines : first
}

export function flightPlanOf(asked: QuestionContext): FlightPlan {
  const ahead = playAhead(asked.view, linesOf(asked))
  const flights: { squadron: UnitId; from: number; steps: Step[] }[] = []
  ahead.steps.forEach((step, from) => {
    const squadron = squadronOf(step)
    const last = flights.at(-1)
    if (squadron === undefined) return
    if (last?.squadron === squadron) last.steps.push(step)
    else flights.push({ squadron, from, steps: [step] })
  })
  // The only squadron that can act is not asked for, and one that was chosen before stands in the question
  const { next } = ahead
  const subject = asksSquadron(next) ? next.subject : undefined
  const last = flights.at(-1)?.squadron
  const isNew = subject !== undefined && last !== subject
  const turnedTo = last === undefined || turnOf(asked)?.on === subject
  if (isNew && turnedTo) flights.push({ squadron: subject, from: ahead.steps.length, steps: [] })
  return { ahead, flights, current: flights.at(-1), follows: isNew && !turnedTo ? subject : undefined }
}

/** Goes on to the squadron that follows. */
export function turnTo(draft: Draft, { ahead }: FlightPlan, squadron: UnitId): void {
  draft.choose(TURN, { lines: ahead.steps.map(({ line }) => line), on: squadron })
}

const put = (draft: Draft, lines: readonly AnswerLine[], sameStep?: string): void =>
  draft.choose(TURN, { lines }, sameStep)

const upTo = ({ ahead }: FlightPlan, step: number): AnswerLine[] => ahead.steps.slice(0, step).map(({ line }) => line)

/** Answers the question at that place of the turn; what came after it falls away. */
export function answerAt(draft: Draft, plan: FlightPlan, step: number, request: DecisionRequest, option: string): void {
  put(draft, [...upTo(plan, step), lineOf(request.ask, request.subject, option)])
}

/** Answers the question that is open at the end of the turn. */
export function answerNext(draft: Draft, plan: FlightPlan, option: string): void {
  const { next, steps } = plan.ahead
  if (next !== undefined) answerAt(draft, plan, steps.length, next, option)
}

export const dropFrom = (draft: Draft, plan: FlightPlan, step: number): void => put(draft, upTo(plan, step))

/** A move of the current flight: what it would be asked, and where it leads so far. */
export interface Move {
  squadron: UnitId
  /** Where the squadron stands before it, and how far its centre may come, in µm. */
  around: Point
  reach: number
  /** It must not end engaged, nor at distance 1 of these ships. */
  unengaged?: readonly UnitId[] | undefined
  to: Point | undefined
  ask: AskName
  /** That it moves, where that is not answered yet. */
  acts: readonly AnswerLine[]
  /** Place in the turn of the answer that says where to. */
  step: number
}

type DestinationRequest = Extract<DecisionRequest, { kind: 'destination' }>
const isDestination = (request: DecisionRequest | undefined): request is DestinationRequest =>
  request?.kind === 'destination'

/** The move of the current flight, drafted or possible; a squadron that may move is shown how far before it does. */
export function moveOf(asked: QuestionContext, plan: FlightPlan): Move | undefined {
  const { ahead, current } = plan
  if (current === undefined) return undefined
  const { squadron } = current
  const place = current.steps.findIndex(({ request }) => isDestination(request))
  const moved = current.steps[place]
  if (moved && isDestination(moved.request)) {
    return { ...asMove(moved.request, current.from + place), to: destinationIn(moved.line) }
  }
  const { next, steps } = ahead
  if (next?.subject !== squadron) return undefined
  if (isDestination(next)) return asMove(next, steps.length)
  return offers(next, 'move') ? possibleMove(asked, ahead, lineOf(next.ask, squadron, 'move')) : undefined
}

const asMove = ({ ask, subject, around, reach, unengaged }: DestinationRequest, step: number): Move => ({
  squadron: subject,
  around,
  reach,
  unengaged,
  to: undefined,
  ask,
  acts: [],
  step,
})

const POSSIBLE = new WeakMap<TurnPreview, Move>()

/** What it would be asked if it moved. */
function possibleMove({ view }: QuestionContext, ahead: TurnPreview, acts: AnswerLine): Move | undefined {
  const known = POSSIBLE.get(ahead)
  if (known) return known
  const lines = ahead.steps.map(({ line }) => line)
  const { next } = play(view, [...lines, acts])
  if (!isDestination(next)) return undefined
  const move = { ...asMove(next, lines.length + 1), acts: [acts] }
  POSSIBLE.set(ahead, move)
  return move
}

/** The turn with that move; what comes after it stays. */
export function movedLines({ steps }: TurnPreview, { squadron, ask, acts, step }: Move, to: Point): AnswerLine[] {
  const lines = steps.map(({ line }) => line)
  const before = lines.slice(0, step)
  const there: AnswerLine = { ask, subject: squadron, choose: { to: { x: to.x, y: to.y } } }
  return [...before, ...acts, there, ...lines.slice(step + 1)]
}

/** Moves the current squadron there; what it was to do after that stays, as far as it is still possible. */
export function moveTo(draft: Draft, plan: FlightPlan, move: Move, to: Point): void {
  const { squadron } = move
  put(draft, movedLines(plan.ahead, move, to), `move ${squadron}`)
}
