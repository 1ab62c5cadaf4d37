import { isLegal, logFor } from '#shared/game'
import { engagementsOn } from '#shared/game/cards/catalog/engaged'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Rulebook } from '#shared/game/engine/rulebook'
import type { GameState, Score } from '#shared/game/engine/state'
import { scoreOf } from '#shared/game/flow/score'
import { en } from '#shared/messages/en'
import { describe } from '#shared/play/view/describe'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import { viewFor } from '#shared/play/view/view-for'
import { choiceFor } from './case-answer'
import { attackDifferences } from './case-attack'
import type { CaseQuestion } from './case-format-answer'
import type { CaseExpectation, CaseView } from './case-format-expect'
import { judgedDifferences } from './case-judged'
import { differences, inOrder, sameSet, show } from './case-match'
import { measureDifferences } from './case-measure'
import { optionFailures } from './case-options'
import { inMillimetres, tableDifferences } from './case-words'

/** A moment of a case: the state, what is asked, and what the last step did. */
export interface Moment {
  state: GameState
  open: readonly DecisionRequest[]
  events: readonly GameEvent[]
  /** Printed values and the cards in play. */
  rules: Rulebook
}

/** That of the result, once there is one: tournaments count otherwise then (R20.9, R20.13). */
const scoreNow = ({ state, rules }: Moment): Score => state.result?.score ?? scoreOf(state, rules)

/** What somebody sees at a moment, with the cards that the case made up. */
export const viewOf = (moment: Moment, viewer: Viewer): GameView =>
  viewFor(moment.state, viewer, moment.open, moment.rules)

/** How a moment differs from what a case expects of it, one line each. */
export function expectationFailures(expected: CaseExpectation, moment: Moment): string[] {
  const { state, open, events, rules } = moment
  const { table, asked, includes = [], noEvents = [], views = {}, score, result, measure = [] } = expected
  const told = events.map(inMillimetres)
  const isTold = (none: NonNullable<typeof expected.noEvents>[number]): boolean =>
    told.some((event) => differences(typeof none === 'string' ? { type: none } : none, event, '').length === 0)
  return [
    ...(table ? tableDifferences(table, state, rules, 'table') : []),
    ...(expected.state ? differences(expected.state, inMillimetres(state), 'state') : []),
    ...(expected.attack ? attackDifferences(expected.attack, state) : []),
    ...(asked ? questionsFailures(asked, moment) : []),
    ...includes.flatMap((question) => questionFailures(question, moment)),
    ...inOrder(expected.events ?? [], told, 'events'),
    ...noEvents
      .filter(isTold)
      .map((none) => `events: ${typeof none === 'string' ? none : show(none)} should not have happened`),
    ...(Object.entries(views) as [Viewer, CaseView][]).flatMap(([viewer, seen]) => viewFailures(seen, viewer, moment)),
    ...(score ? differences(score, scoreNow(moment), 'score') : []),
    ...(result === undefined ? [] : differences(result, state.result ?? 'none', 'result')),
    ...measure.flatMap((each, i) => measureDifferences(each, state, rules, `measure[${i}]`)),
    ...(expected.fleets ?? []).flatMap((each, i) => judgedDifferences(each, `fleets[${i}]`)),
    ...(expected.engaged ? engagedFailures(expected.engaged, state) : []),
    ...(open.length > 0 && state.result ? ['the game is over and still asks'] : []),
  ]
}

function engagedFailures(expected: readonly (readonly string[])[], state: GameState): string[] {
  const words = (pair: readonly string[]) => [...pair].sort((p, q) => p.localeCompare(q, 'en')).join(' – ')
  const actual = engagementsOn(state).filter(({ obstructed }) => !obstructed)
  return sameSet(
    expected.map(words),
    actual.map(({ pair }) => words(pair)),
    'engaged',
  )
}

const titleOf = (question: { seat: string; ask: string; subject?: string | undefined }): string =>
  `${question.seat}: ${question.ask}${question.subject ? ` ${question.subject}` : ''}`

/** Exactly these questions are open. */
export function questionsFailures(expected: readonly CaseQuestion[], moment: Moment): string[] {
  const found = expected.flatMap((question) => questionFailures(question, moment))
  const unexpected = moment.open.filter((request) => !expected.some((question) => isAbout(question, request)))
  return [...found, ...unexpected.map((request) => `asked: nobody expects ${titleOf(request)}`)]
}

const isAbout = (question: CaseQuestion, request: DecisionRequest): boolean =>
  question.seat === request.seat &&
  question.ask === request.ask &&
  (question.subject === undefined || question.subject === request.subject)

function questionFailures(expected: CaseQuestion, { state, open }: Moment): string[] {
  const title = titleOf(expected)
  const request = open.find((each) => isAbout(expected, each))
  if (!request) return [`asked: ${title} is not open; open: ${open.map(titleOf).join(', ') || 'nothing'}`]
  const {
    options,
    accepts = [],
    refuses = [],
    dials,
    squadrons,
    min,
    max,
    speed,
    yaws,
    touching,
    speeds,
    around,
    reach,
  } = expected
  const plain = Object.entries({ min, max, speed, yaws, touching, speeds }).filter(([, value]) => value !== undefined)
  return [
    ...differences(Object.fromEntries(plain), request, title),
    ...(around || reach !== undefined ? moveFailures({ around, reach }, request, title) : []),
    ...(options ? optionFailures(options, { request, state }, title) : []),
    ...(dials ? dialFailures(dials, request, title) : []),
    ...(squadrons ? sameSet(squadrons, request.kind === 'places' ? request.squadrons : [], `${title}, squadrons`) : []),
    ...accepts.flatMap((answer) => {
      const refusal = isLegal(state, request, choiceFor(answer, request, state))
      return refusal ? [`${title}: refuses ${show(answer)} with ${refusal.code}`] : []
    }),
    ...refuses.flatMap(({ code, subject, ...answer }) => {
      const refusal = isLegal(state, request, choiceFor(answer, request, state))
      if (!refusal) return [`${title}: accepts ${show(answer)}`]
      return differences(subject === undefined ? { code } : { code, subject }, refusal, `${title} on ${show(answer)}`)
    }),
  ]
}

function moveFailures(
  stated: Pick<CaseQuestion, 'around' | 'reach'>,
  request: DecisionRequest,
  title: string,
): string[] {
  if (request.kind !== 'destination') return [`${title}: nothing is moved`]
  const { around, reach } = stated
  const actual = { around: [request.around.x / 1000, request.around.y / 1000], reach: request.reach / 1000 }
  return differences({ ...(around && { around }), ...(reach !== undefined && { reach }) }, actual, title)
}

function dialFailures(stated: Record<string, number>, request: DecisionRequest, title: string): string[] {
  const slots = request.kind === 'dials' ? request.ships : []
  const actual = Object.fromEntries(slots.map(({ ship, missing }) => [ship, missing]))
  return [
    ...differences(stated, actual, `${title}, dials`),
    ...sameSet(Object.keys(stated), Object.keys(actual), `${title}, ships`),
  ]
}

function viewFailures(expected: CaseView, viewer: Viewer, moment: Moment): string[] {
  const { events } = moment
  const view = viewOf(moment, viewer)
  const log = logFor(events, viewer).map(inMillimetres)
  const text = describe(view, { depth: 'full', messages: en.table })
  const everything = `${JSON.stringify(view)} ${JSON.stringify(log)} ${text}`
  const where = `view of ${viewer}`
  const { shows, awaited, asked, score, looksAt, hides = [], notText = [] } = expected
  return [
    ...(shows ? tableDifferences(shows, view, moment.rules, where) : []),
    ...(awaited
      ? [
          ...differences(awaited.length, view.awaited.length, `${where}, number awaited`),
          ...awaited.flatMap((each) => awaitedFailures(each, view.awaited, where)),
        ]
      : []),
    ...(asked
      ? sameSet(
          asked,
          view.requests.map((request) => request.ask),
          `${where}, asked`,
        )
      : []),
    ...(score ? differences(score, view.score, `${where}, score`) : []),
    ...(looksAt ? differences(looksAt, view.look?.things.map(({ card }) => card) ?? [], `${where}, looks at`) : []),
    ...inOrder(expected.log ?? [], log, `${where}, log`),
    ...hides.filter((word) => everything.includes(word)).map((word) => `${where}: contains "${word}"`),
    ...(expected.text ?? [])
      .filter((part) => !text.includes(part))
      .map((part) => `${where}: the text lacks "${part}": ${text}`),
    ...notText.filter((part) => text.includes(part)).map((part) => `${where}: the text contains "${part}"`),
  ]
}

const awaitedFailures = (wanted: object, actual: readonly object[], where: string): string[] =>
  actual.some((each) => differences(wanted, each, '').length === 0)
    ? []
    : [`${where}: ${show(wanted)} is not awaited, but ${show(actual)}`]
