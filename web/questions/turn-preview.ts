import { ASKS } from '#shared/game/engine/asks'
import type { Chance } from '#shared/game/engine/chance'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { cannotMatter } from '#shared/play/orders/cannot-matter'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import type { AnswerLine } from '#web/state/answer-line'
import { resolvesCommand } from './activation/command'
import { optionsOf, type QuestionContext } from './draft-answer'
import { engineAhead } from './engine.svelte'

/** A question that will be asked, and the drafted answer to it. */
export interface Step {
  request: DecisionRequest
  line: AnswerLine
}

/** What a drafted turn leads to, played by the engine on what its player knows (design 5). */
export interface TurnPreview {
  /** As far as they are legal, one after another. */
  steps: readonly Step[]
  /** The squadrons' question that follows; undefined if dice fall, or somebody or something else comes first. */
  next: DecisionRequest | undefined
  rolls: boolean
  /** How many more squadrons may act in this turn, or by this command. */
  left: number
  /** The engine is still on its way: no answer has been played yet. */
  waits: boolean
  /** The table after it, with `next` as its question; the last one, if there is none. */
  view: GameView
}

class DiceDraw extends Error {}

/** Luck is the service's; a preview ends where it begins. */
const NO_LUCK: Chance = {
  draw() {
    throw new DiceDraw()
  },
}

/** Whether the dice fall upon this answer. */
function falls(take: () => void): boolean {
  try {
    take()
    return false
  } catch (error) {
    if (error instanceof DiceDraw) return true
    throw error
  }
}

/** Which squadron is next. */
export const choosesSquadron = (request: DecisionRequest | undefined): request is DecisionRequest =>
  request !== undefined && ASKS[request.ask].squadron === 'choice'

/** What a squadron does. */
export const asksAct = (request: DecisionRequest | undefined): request is DecisionRequest =>
  request !== undefined && ASKS[request.ask].squadron === 'act'

/** What a squadron does, or where it moves. */
export const asksSquadron = (request: DecisionRequest | undefined): request is DecisionRequest =>
  request !== undefined && ['act', 'move'].includes(ASKS[request.ask].squadron ?? '')

const isOfSquadrons = ({ ask }: DecisionRequest): boolean => ASKS[ask].squadron !== undefined

/** Answers played one after another, as far as they are legal. */
export interface LinesPreview {
  steps: readonly Step[]
  /** This viewer's question that follows; none if dice fall. */
  next: DecisionRequest | undefined
  rolls: boolean
  left: number
  waits: boolean
  /** The other player is asked by the service, which answers what cannot matter itself. */
  asksOther: () => boolean
}

const leftIn = (stack: GameView['now']): number => {
  const frame = stack.findLast(({ kind }) => kind === 'squadron-command' || kind === 'squadron-phase')
  return frame && 'left' in frame ? frame.left : 0
}

/** Until the engine is there, the question stands as it is open. */
const unplayed = ({ requests, viewer, now }: GameView, waits: boolean): LinesPreview => ({
  steps: [],
  next: requests.find(({ seat }) => seat === viewer),
  rolls: false,
  left: leftIn(now),
  waits,
  asksOther: () => false,
})

/** What a script leads to, by the engine on what its player knows. */
export function playScript(view: GameView, lines: readonly AnswerLine[]): LinesPreview {
  const engine = engineAhead()
  if (engine === undefined) return unplayed(view, lines.length > 0)
  const run = engine.begin(knownState(view), NO_LUCK)
  const steps: Step[] = []
  const mine = (): DecisionRequest | undefined => run.pending().find(({ seat }) => seat === view.viewer)
  let rolls = false
  for (const line of lines) {
    const request = mine()
    if (request?.ask !== line.ask || request.subject !== line.subject || rolls) break
    let refused = false
    rolls = falls(() => {
      const { id, seat } = request
      refused = run.take({ kind: 'answer', request: id, seat, choice: line.choose }) !== undefined
    })
    if (refused) break
    steps.push({ request, line })
  }
  const asksOther = () => {
    const open = run.pending()
    const seen = engine.viewFor(run.state, 'spectator', open)
    return open.some((request) => request.seat !== view.viewer && cannotMatter(seen, request) === undefined)
  }
  return { steps, next: rolls ? undefined : mine(), rolls, left: leftIn(run.state.stack), waits: false, asksOther }
}

/** Plays a turn anew; `playAhead` remembers the drafted one. */
export function play(view: GameView, lines: readonly AnswerLine[]): TurnPreview {
  const { next: open, ...played } = playScript(view, lines)
  const next = open && isOfSquadrons(open) ? open : undefined
  return { ...played, next, view: after(view, played.steps, next ?? played.steps.at(-1)?.request) }
}

/** Only the squadrons are moved on: what else follows, a new round even, is not there yet. */
function after(view: GameView, steps: readonly Step[], question: DecisionRequest | undefined): GameView {
  const squadrons = { ...view.squadrons }
  for (const { request, line } of steps) {
    const squadron = squadrons[request.subject]
    if (squadron && 'to' in line.choose) squadrons[request.subject] = { ...squadron, at: line.choose.to }
  }
  return { ...view, squadrons, requests: question ? [question] : [] }
}

/** The same turn is asked about by form, button and table. */
const PLAYED = new WeakMap<GameView, { lines: readonly AnswerLine[]; ahead: TurnPreview }>()

export function playAhead(view: GameView, lines: readonly AnswerLine[]): TurnPreview {
  const known = PLAYED.get(view)
  if (known?.lines === lines) return known.ahead
  const ahead = play(view, lines)
  if (!ahead.waits) PLAYED.set(view, { lines, ahead })
  return ahead
}

/** The table as it is when a step is taken. */
export const beforeStep = (view: GameView, steps: readonly Step[], step: number): GameView =>
  after(view, steps.slice(0, step), steps[step]?.request)

/** What a form sees of a question that has not been asked yet. */
export const askedLater = (asked: QuestionContext, request: DecisionRequest, view: GameView): QuestionContext => ({
  ...asked,
  request,
  view,
})

/** The squadron that a step is about; undefined for one that only resolves the command. */
export function squadronOf({ request, line }: Step): UnitId | undefined {
  const { subject } = request
  if (asksSquadron(request)) return subject
  const option = optionOf(line)
  const isOne = option !== undefined && option !== 'done' && !resolvesCommand(request)
  return isOne ? option.split('>')[0] : undefined
}

export const optionOf = ({ choose }: AnswerLine): string | undefined => ('option' in choose ? choose.option : undefined)

export const destinationIn = ({ choose }: AnswerLine): Point | undefined => ('to' in choose ? choose.to : undefined)

export const offers = (request: DecisionRequest | undefined, option: string): boolean =>
  request !== undefined && optionsOf(request).some(({ id }) => id === option)
