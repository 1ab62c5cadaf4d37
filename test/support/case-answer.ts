import { basePlace } from '#shared/game/cards/catalog/models'
import type { Choice, Decision, DecisionRequest, NewDial, Place } from '#shared/game/engine/decision'
import { type GameState, type Point, SEATS, type Seat } from '#shared/game/engine/state'
import { displacementAround } from '#shared/game/flow/displacement'
import { degrees } from '#shared/game/geometry/grid'
import { sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { snapToTouch } from '#shared/game/geometry/squadron-packing'
import { deedOf, diceNamed, optionId } from './case-deeds'
import type { CaseStep } from './case-format'
import type { CaseAnswer } from './case-format-answer'

/** Which questions earlier steps answered, by the names the case gave them. */
export interface CaseQuestion {
  open: readonly DecisionRequest[]
  named: Map<string, DecisionRequest>
  state: GameState
}

const DEFAULT_SPEED = 2
const micrometres = (mm: number): number => Math.round(mm * 1000)

/** The decision a step makes, or undefined if it only looks. */
export function decisionOf(step: CaseStep, asked: CaseQuestion): Decision | undefined {
  if (step.resign) return { kind: 'resign', seat: step.resign }
  if (step.claim) return { kind: 'claim', seat: step.claim }
  if (!step.seat) return undefined
  const request = step.to === undefined ? openQuestion(step, step.seat, asked) : asked.named.get(step.to)
  if (step.to !== undefined && !request) throw new Error(`no earlier step is named "${step.to}"`)
  if (step.as !== undefined && request) asked.named.set(step.as, request)
  if (!request) return goneQuestion(step, step.seat, asked)
  return { kind: 'answer', request: request.id, seat: step.seat, choice: choiceFor(step, request, asked.state) }
}

function openQuestion(step: CaseStep, seat: Seat, asked: CaseQuestion): DecisionRequest | undefined {
  const fits = asked.open.filter(
    (request) =>
      request.seat === (step.whose ?? seat) &&
      (step.ask === undefined || request.ask === step.ask) &&
      (step.subject === undefined || request.subject === step.subject) &&
      (step.put?.piece === undefined || request.subject === step.put.piece),
  )
  if (fits.length > 1) throw new Error(`${fits.map((r) => `${r.ask} ${r.subject}`).join(' and ')} are open: say which`)
  return fits[0]
}

/** A question that is not open can only be answered in order to be refused. */
function goneQuestion(step: CaseStep, seat: Seat, asked: CaseQuestion): Decision {
  if (step.refused === undefined) {
    const open = asked.open.map((r) => `${r.seat}: ${r.ask} ${r.subject}`).join(', ')
    throw new Error(
      `seat ${seat} is not asked ${step.ask ?? 'anything'}${step.subject ? ` about ${step.subject}` : ''}; open: ${open || 'nothing'}`,
    )
  }
  return { kind: 'answer', request: `f0.0.${seat}`, seat, choice: choiceFor(step, undefined, asked.state) }
}

/** What a case says as the choice that the game understands. */
export function choiceFor(
  answer: CaseAnswer | CaseStep,
  request: DecisionRequest | undefined,
  state: GameState,
): Choice {
  if (answer.option !== undefined) return { option: answer.option }
  const deed = deedOf(answer)
  if (deed) return { option: optionId(deed, { request, state }) }
  if (answer.options) return { options: answer.options }
  if (answer.dials) return { dials: newDials(answer.dials) }
  if (answer.clicks) return { clicks: answer.clicks, side: answer.side ?? freeSide(answer.clicks, request, state) }
  if (answer.places) return { places: placesFor(answer.places, request, state) }
  if (answer.dice) return { options: diceNamed(answer.dice, state) }
  if (answer.put) return placement(answer.put, request)
  if (answer.moveTo) return { to: answer.moveTo === 'stay' ? standing(request) : point(answer.moveTo) }
  throw new Error(
    'a decision needs an option, what it does, options, dice, dials, clicks, places or where to move or put something',
  )
}

/** A ship that is put on the table needs a speed. */
function placement({ at, heading = 0, speed }: NonNullable<CaseAnswer['put']>, request: DecisionRequest | undefined) {
  const pose = { ...point(at), heading: degrees(heading) }
  const isShip = request?.kind === 'placement' && request.speeds !== undefined
  return { pose, ...((speed !== undefined || isShip) && { speed: speed ?? DEFAULT_SPEED }) }
}

/** The choice of the piece that a step puts on the table, where it is asked for first. */
export function choiceBefore({ seat, put, to }: CaseStep, { open }: CaseQuestion): Decision | undefined {
  const request = open.find((each) => each.seat === seat && each.ask.endsWith('.choose'))
  if (!seat || !request || to !== undefined || put?.piece === undefined) return undefined
  return { kind: 'answer', request: request.id, seat, choice: { option: put.piece } }
}

function standing(request: DecisionRequest | undefined): Point {
  if (request?.kind !== 'destination') throw new Error('nothing is moved that could stay')
  return request.around
}

let salts = 0
/** Salts are luck of the client, and no rule looks at them: each dial gets the next number. */
export const nextSalt = (): string => (++salts).toString(16).padStart(32, '0')

function newDials(stated: NonNullable<CaseStep['dials']>): Record<string, NewDial[]> {
  const dialOf = (dial: (typeof stated)[string][number]): NewDial => {
    if (dial === 'unknown') throw new Error('a new dial needs a command')
    return typeof dial === 'string' ? { command: dial, salt: nextSalt() } : dial
  }
  return Object.fromEntries(Object.entries(stated).map(([ship, dials]) => [ship, dials.map(dialOf)]))
}

function freeSide(clicks: readonly number[], request: DecisionRequest | undefined, state: GameState): 'left' | 'right' {
  const ship = request?.kind === 'course' ? state.ships[request.ship] : undefined
  return (ship && sidesFreeOfTool(basePlace(ship).size, clicks)[0]) ?? 'left'
}

function placesFor(
  stated: NonNullable<CaseStep['places']>,
  request: DecisionRequest | undefined,
  state: GameState,
): Place[] {
  const suggested = request?.kind === 'places' ? request.suggested : []
  if (stated === 'suggested') return suggested
  const places: Place[] = []
  for (const [squadron, place] of Object.entries(stated)) {
    const at = place === 'suggested' ? suggested.find((each) => each.squadron === squadron) : undefined
    if (place === 'suggested' && !at) throw new Error(`no place is suggested for ${squadron}`)
    if (at) places.push(at)
    else if (Array.isArray(place)) places.push({ squadron, ...point(place) })
    else if (place !== 'suggested') places.push({ squadron, ...nearest(point(place.near), places, request, state) })
  }
  return places
}

const point = ([x, y]: readonly [number, number]): Point => ({ x: micrometres(x), y: micrometres(y) })

/** Where a squadron touches the ship, clear of those that the case has placed before it. */
function nearest(to: Point, placed: readonly Point[], request: DecisionRequest | undefined, state: GameState): Point {
  if (request?.kind !== 'places') return to
  const found = snapToTouch(displacementAround(state, request.ship, request.squadrons), placed, to)
  if (!found) throw new Error('a squadron finds no place there at which it touches')
  return found
}

export const seatsAsked = (open: readonly DecisionRequest[]): Seat[] =>
  SEATS.filter((seat) => open.some((request) => request.seat === seat))
