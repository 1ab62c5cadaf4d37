import { logFor } from '#shared/game'
import type { Decision, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Constraint, Region } from '#shared/game/engine/region'
import type { GameState } from '#shared/game/engine/state'
import { en } from '#shared/messages/en'
import { plain } from '#shared/messages/sentence'
import { describe } from '#shared/play/view/describe'
import type { GameView } from '#shared/play/view/game-view'
import { unitName } from '#shared/play/view/glance'
import { seatsAsked } from './case-answer'
import { impossibleIn } from './case-deeds'
import { type Moment, viewOf } from './case-expect'
import type { CaseStep } from './case-format'

/** A moment of a case for a reader: what was decided, what happened, who is asked, and the table in words. */
export function explain(moment: Moment, step: CaseStep | undefined, decision?: Decision): string {
  const { state, open, events } = moment
  const viewer = seatsAsked(open)[0] ?? 'spectator'
  const view = viewOf(moment, viewer)
  return [
    step ? (step.note ?? 'Step') : 'Beginning',
    ...(decision ? [`  ${decisionInWords(decision)}${step?.refused ? ' (must be refused)' : ''}`] : []),
    ...logFor(events, 'spectator').flatMap((event) => sentence(event, state, view)),
    ...open.map((request) => `  ? ${questionInWords(request)}`),
    ...describe(view, { depth: 'normal', messages: en.table })
      .split('\n')
      .map((line) => `  | ${line}`),
  ].join('\n')
}

function decisionInWords(decision: Decision): string {
  if (decision.kind !== 'answer') return `seat ${decision.seat} ${decision.kind}s`
  return `seat ${decision.seat} answers ${decision.request}: ${JSON.stringify(decision.choice)}`
}

function questionInWords(request: DecisionRequest): string {
  const head = `seat ${request.seat}, ${request.ask} about ${request.subject}`
  switch (request.kind) {
    case 'option':
    case 'options':
      return `${head}: ${request.options.map((option) => option.id).join(' | ')}${impossibleInWords(request)}`
    case 'dials':
      return `${head}: ${request.ships.map(({ ship, missing }) => `${ship} ${missing}`).join(', ')}`
    case 'course':
      return `${head}: speed ${request.speed}, yaw ${request.yaws.join(' ') || 'none'}`
    case 'places':
      return `${head}: ${request.squadrons.join(', ')}, ${request.touching} touching`
    case 'placement': {
      const speeds = request.speeds ? `, speed ${request.speeds.join(' or ')}` : ''
      return `${head}: ${request.piece.kind} ${request.piece.id}${speeds}, ${regionInWords(request.region)}`
    }
    case 'destination':
      return `${head}: up to ${request.reach / 1000} mm from [${request.around.x / 1000}, ${request.around.y / 1000}]`
  }
}

/** A zone, an edge or a piece by its id, a kind of pieces by its name. */
const named = (what: string | Record<string, unknown>): string =>
  typeof what === 'string'
    ? what
    : Object.entries(what)
        .map(([kind, id]) => `${kind} ${id}`)
        .join()

function constraintInWords(constraint: Constraint): string {
  if ('inside' in constraint) return `inside ${named(constraint.inside)}`
  if ('middle' in constraint) return `in the middle of ${constraint.middle}`
  if ('touching' in constraint) return 'against a base'
  if ('on' in constraint) return `on ${named(constraint.on)}`
  if ('clear' in constraint) return `clear of ${named(constraint.clear)}`
  const [[how, band] = []] = Object.entries(constraint)
  return `${how} distance ${band} of ${named(constraint.of)}`
}

const regionInWords = ({ all, or }: Region): string =>
  [all.map(constraintInWords).join(', '), ...(or ? [regionInWords(or)] : [])].join(' or ')

function impossibleInWords(request: DecisionRequest): string {
  const listed = impossibleIn(request).map(({ id, code }) => `${id} (${code})`)
  return listed.length > 0 ? `; impossible: ${listed.join(' | ')}` : ''
}

function sentence(event: GameEvent, state: GameState, view: GameView): string[] {
  const told = en.logSentence(event, { factions: state.factions })
  return told ? [`  - ${plain(told, (id) => unitName(view, id, en.table))}`] : []
}
