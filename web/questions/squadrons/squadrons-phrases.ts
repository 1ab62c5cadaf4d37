import { flying } from '#messages/decide-squadrons'
import { wordsView } from '#messages/words-view'
import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { endsOf } from '#shared/game/flow/target-measure'
import { northOf } from '#shared/play/view/own-edge'
import { whyNot } from '#web/questions/attack/declare'
import { lineOf, optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import { anchorsOf, bearingTo, placeAt, restingPlace } from '#web/questions/squadrons/resting'
import { asksAct, beforeStep, offers, play, type TurnPreview } from '#web/questions/turn-preview'
import type { AnswerLine } from '#web/state/answer-line'
import { TURN } from '#web/state/draft.svelte'
import {
  type DraftChange,
  type Grammar,
  impossibleOf,
  type LineReading,
  type Phrase,
  phrase,
  put,
  tagOf,
  targetCalled,
  unitCalled,
} from '#web/words-view/phrase'
import { flightPlanOf, type Move, movedLines, moveOf } from './flights'

const { forms } = wordsView.line

const turn = (lines: readonly AnswerLine[]): DraftChange => ({ ask: TURN, part: { lines } })
const taken = (ahead: TurnPreview): AnswerLine[] => ahead.steps.map(({ line }) => line)

/** How an answer of the turn is typed: `activate x1`, `x1 via l1`, `attack C.rear`, `move`, `hold`, `end`. */
function wordsOf({ view }: QuestionContext, request: DecisionRequest, id: string): string {
  if (id === 'done' || id === 'none') return 'end'
  if (!asksAct(request)) {
    const [squadron = id, relay] = id.split('>')
    return `activate ${tagOf(view, squadron)}${relay === undefined ? '' : ` via ${tagOf(view, relay)}`}`
  }
  if (id === 'move') return 'move'
  const ends = endsOf(request.subject, id)
  return ends === undefined ? id : `attack ${targetCalled(view, ends)}`
}

const whyNotMove = ({ view, request, nameOf }: QuestionContext, code: string): string =>
  code === 'engaged' ? flying.act.moveHeld(engagedWith(view, request.subject).map(nameOf)) : flying.act.moveForbidden

function nextPhrases(asked: QuestionContext, ahead: TurnPreview): Phrase[] {
  const { next } = ahead
  if (next === undefined || next.kind === 'destination') return []
  const later = { ...asked, request: next, view: ahead.view }
  return [
    ...optionsOf(next).map(({ id }) =>
      phrase(wordsOf(later, next, id), turn([...taken(ahead), lineOf(next.ask, next.subject, id)])),
    ),
    ...impossibleOf(later).map((one) => ({
      words: wordsOf(later, next, one.id),
      puts: [],
      whyNot: one.id === 'move' ? whyNotMove(later, one.code) : whyNot(later, one),
    })),
  ]
}

export function flightPhrases(asked: QuestionContext): Phrase[] {
  const plan = flightPlanOf(asked)
  const move = moveOf(asked, plan)
  return [...nextPhrases(asked, plan.ahead), ...(move === undefined ? [] : placePhrases(asked, plan.ahead, move))]
}

/** Where a move may end by name: `move x2 touch t1`, `move x2 stay`. */
function placePhrases(asked: QuestionContext, ahead: TurnPreview, move: Move): Phrase[] {
  const name = tagOf(asked.view, move.squadron)
  const before = beforeStep(asked.view, ahead.steps, move.step)
  return [
    ...anchorsOf(before, move).map(({ kind, unit, to }) =>
      phrase(`move ${name} ${kind} ${tagOf(asked.view, unit)}`, goingTo(ahead, move, to)),
    ),
    phrase(`move ${name} stay`, goingTo(ahead, move, move.around)),
  ]
}

const goingTo = (ahead: TurnPreview, move: Move, to: Point): DraftChange => turn(movedLines(ahead, move, to))

/** The turn after this squadron has been chosen in it, so that `move x2 …` needs no line before it. */
function choosing(asked: QuestionContext, squadron: UnitId): QuestionContext | undefined {
  const { ahead, current } = flightPlanOf(asked)
  const { next } = ahead
  if (current?.squadron === squadron && (next === undefined || next.subject === squadron)) return asked
  if (next === undefined || !offers(next, squadron)) return undefined
  const lines = [...taken(ahead), lineOf(next.ask, next.subject, squadron)]
  return play(asked.view, lines).steps.length < lines.length
    ? undefined
    : { ...asked, parts: { ...asked.parts, [TURN]: { lines } } }
}

const WHOLE = /^\d{1,4}$/

/** `move x2 45 70`: bearing in degrees from north and mm; `move x2 to 810 470`: mm from the south-west corner. */
export function readFlight([verb, name, ...words]: readonly string[], asked: QuestionContext): LineReading | undefined {
  const squadron = unitCalled(asked.view, name)
  if (verb !== 'move' || squadron === undefined) return undefined
  const then = choosing(asked, squadron)
  const plan = then && flightPlanOf(then)
  const move = then && plan && moveOf(then, plan)
  if (move === undefined || plan === undefined || then === undefined) return undefined
  const called = tagOf(asked.view, squadron)
  const at = words[0] === 'to' ? words.slice(1) : words
  const [p, q] = at.map(Number)
  if (p === undefined || q === undefined || !at.every((word) => WHOLE.test(word))) {
    return namedPlace(then, plan.ahead, move, words)
  }
  const wanted = words[0] === 'to' ? { x: p * 1000, y: q * 1000 } : placeAt(move.around, p % 360, q)
  const to = restingPlace(plan.ahead.view, move, wanted)
  return { words: `move ${called} ${words.join(' ')}`, puts: [goingTo(plan.ahead, move, to)] }
}

function namedPlace(
  asked: QuestionContext,
  ahead: TurnPreview,
  move: Move,
  words: readonly string[],
): LineReading | undefined {
  const wanted = `move ${tagOf(asked.view, move.squadron)} ${words.join(' ')}`.toLowerCase()
  return placePhrases(asked, ahead, move).find((one) => one.words.toLowerCase() === wanted)
}

/** How far an example goes at most, in mm. */
const SHORT = 70

/** Towards the middle of the table, where nothing is lost. */
function inward(
  { area }: QuestionContext['view'],
  from: Point,
  reach: number,
): { bearing: number; mm: number; to: Point } {
  const bearing = (Math.round(bearingTo(from, { x: area.width / 2, y: area.height / 2 }) / 45) * 45) % 360
  const mm = Math.min(SHORT, Math.floor(reach / 1000))
  return { bearing, mm, to: placeAt(from, bearing, mm) }
}
const wholeMm = (at: Point): [x: number, y: number] => [Math.round(at.x / 1000), Math.round(at.y / 1000)]

/** Of the squadrons that could be moved now, the one whose turn it is, or the first. */
export function flightForms(asked: QuestionContext): string[] {
  const { ahead, current } = flightPlanOf(asked)
  const offered = ahead.next === undefined ? [] : optionsOf(ahead.next).map(({ id }) => id)
  for (const squadron of [...(current ? [current.squadron] : []), ...offered]) {
    const then = choosing(asked, squadron)
    const move = then && moveOf(then, flightPlanOf(then))
    if (move) {
      const { bearing, mm, to } = inward(asked.view, move.around, move.reach)
      return [forms.move(tagOf(asked.view, squadron), [bearing, mm], wholeMm(to), northOf(asked.view))]
    }
  }
  return []
}

export const flightsGrammar: Grammar = { phrases: flightPhrases, read: readFlight, forms: flightForms }

/** An objective token: `to 90 60`, bearing and mm from the squadron that moves it. */
export const tokenGrammar: Grammar = {
  phrases: () => [],
  read: ([verb, p, q], { request }) => {
    if (request.kind !== 'destination' || verb !== 'to' || !WHOLE.test(p ?? '') || !WHOLE.test(q ?? ''))
      return undefined
    const to = placeAt(request.around, Number(p) % 360, Number(q))
    return { words: `to ${p} ${q}`, puts: [{ ask: request.ask, part: { to } }] }
  },
  forms: ({ request, view }) => {
    if (request.kind !== 'destination') return []
    const { bearing, mm } = inward(view, request.around, request.reach)
    return [forms.to(bearing, mm, northOf(view))]
  },
}

/** `cloak x1`, `token t1`, `end` */
const named =
  (verb: string): Grammar['phrases'] =>
  ({ request, view }) =>
    optionsOf(request).map(({ id }) => {
      const isIdle = id === 'none' || id === 'done'
      return phrase(isIdle ? 'end' : `${verb} ${tagOf(view, id)}`, put(request.ask, id))
    })

export const cloakGrammar: Grammar = { phrases: named('cloak') }
export const strategicGrammar: Grammar = { phrases: named('token') }
