import { arranging } from '#messages/decide-setup'
import { terms } from '#messages/terms'
import type { Edges, Landmark, Piece, RegionSubject } from '#shared/game/engine/region'
import type { DeepReadonly, Pose, Seat } from '#shared/game/engine/state'
import { alternatives, type Constraints, marksOf, shapeOf, testAll } from '#shared/game/flow/placing-region'
import { gapBetween } from '#shared/game/geometry/footprint'
import { footprintOf } from '#shared/game/geometry/region-shape'
import { cardIn, numberIn } from '#shared/messages/piece-ids'
import type { GameView } from '#shared/play/view/game-view'
import { headed } from '#shared/play/view/own-edge'
import type { QuestionContext } from '../draft-answer'
import type { HeldPiece, SetUpPlan } from './set-up'

type Constraint = Constraints[number]
const words = arranging.where

/** What is put down, in words. */
export function pieceName({ nameOf }: QuestionContext, { kind, id }: DeepReadonly<Piece>): string {
  if (kind === 'marker') return terms.marker(cardIn(id))
  return kind === 'token' ? terms.objectiveToken(numberIn(id)) : nameOf(id)
}

function named({ view, nameOf }: QuestionContext, id: string): string {
  if (view.cards[id]) return terms.marker(cardIn(id))
  return id.startsWith('token') ? terms.objectiveToken(numberIn(id)) : nameOf(id)
}

function unitsWords({ view, nameOf }: QuestionContext, seat: Seat, units: readonly string[]): string {
  const own = Object.values(view.ships).filter((ship) => ship.seat === seat)
  const areOwnShips = units.length > 0 && units.length === own.length && own.every(({ id }) => units.includes(id))
  return areOwnShips ? words.landmark('own-ships') : words.one(units.map(nameOf))
}

function landmarkWords(
  asked: QuestionContext,
  piece: DeepReadonly<Piece>,
  of: DeepReadonly<Landmark>,
  say = words.landmark,
): string {
  const { seat } = asked.request
  if (isNamed(of)) return say(of)
  if ('token' in of && of.token === piece.id) return words.itself
  if ('edge' in of) return words.landmark(of.edge === seat ? 'own-edge' : 'enemy-edge')
  if ('units' in of) return unitsWords(asked, seat, of.units)
  return words.one(Object.values(of).map((id: string) => named(asked, id)))
}
const isNamed = (of: DeepReadonly<Landmark>): of is Extract<Edges | RegionSubject, string> => typeof of === 'string'

/** One rule for a place: `beyond distance 1 of every other obstacle`. */
function constraintWords(asked: QuestionContext, piece: DeepReadonly<Piece>, constraint: Constraint): string {
  if ('inside' in constraint) {
    const { inside } = constraint
    if (typeof inside === 'string') return words.inside[inside]
    return words.inside[inside.zone === asked.request.seat ? 'own' : 'enemy']
  }
  if ('middle' in constraint) return words.middle
  if ('touching' in constraint) return words.touching
  if ('on' in constraint) return words.on(landmarkWords(asked, piece, constraint.on))
  if ('clear' in constraint) return words.clear(landmarkWords(asked, piece, constraint.clear))
  if ('beyond' in constraint) return words.beyond(constraint.beyond, landmarkWords(asked, piece, constraint.of))
  const of = landmarkWords(asked, piece, constraint.of, words.nearTo)
  return 'at' in constraint ? words.at(constraint.at, of) : words.within(constraint.within, of)
}

/** Where a piece may lie: a sentence for each region that it may lie in. */
export const regionWords = (asked: QuestionContext, { request }: HeldPiece): string[] =>
  alternatives(request.region).flatMap((constraints, n) => [
    ...(n > 0 ? [words.or] : []),
    words.must(constraints.map((constraint) => constraintWords(asked, request.piece, constraint))),
  ])

/** Why the piece cannot lie there; undefined if it can. */
export function faultWords(
  asked: QuestionContext,
  view: GameView,
  { request, pose, refusal }: HeldPiece,
): string | undefined {
  if (!refusal) return undefined
  const { region, piece } = request
  const constraint = region.all.find((one) => testAll(view, [one], piece)(pose) !== undefined)
  if (!constraint) return arranging.incomplete
  const rule = constraintWords(asked, piece, constraint)
  if (refusal.subject === undefined) return arranging.place.fault(rule)
  const name = named(asked, refusal.subject)
  return refusal.code === 'too-far' ? arranging.place.farFrom(rule, name) : arranging.place.faultAt(rule, name)
}

/** µm to what lies nearest of a kind. */
function gapTo(view: GameView, piece: DeepReadonly<Piece>, pose: Pose, of: Landmark) {
  const own = footprintOf(shapeOf(piece, pose))
  const gaps = marksOf(view, of, piece).map(({ id, footprint }) => ({ id, gap: gapBetween(own, footprint) }))
  return gaps.sort((p, q) => p.gap - q.gap)[0]
}

/** What an obstacle or a token is measured to (ux 4). */
const MEASURED: Record<Piece['kind'], readonly Landmark[]> = {
  obstacle: ['all-edges', 'obstacles'],
  token: ['all-edges', 'obstacles', 'tokens'],
  marker: ['all-edges', 'obstacles', 'markers'],
  ship: [],
  squadron: [],
}

/** How far away the nearest things are. */
export function gapWords(
  asked: QuestionContext,
  view: GameView,
  { request: { piece }, pose }: HeldPiece,
): string | undefined {
  const gaps = MEASURED[piece.kind].flatMap((of) => {
    const nearest = gapTo(view, piece, pose, of)
    if (!nearest) return []
    const name = nearest.id === undefined ? arranging.place.edge : named(asked, nearest.id)
    return [arranging.place.gap(Math.round(nearest.gap / 1000), name)]
  })
  return gaps.length === 0 ? undefined : arranging.place.gaps(gaps)
}

/** One foot: the side of a square of the table. */
const FOOT = 304_800
export const squareOf = ({ x, y }: Pose): string =>
  `${String.fromCharCode(65 + Math.max(0, Math.floor(x / FOOT)))}${1 + Math.max(0, Math.floor(y / FOOT))}`

export const millimetresIn = ({ x, y }: Pose) => ({ x: Math.round(x / 1000), y: Math.round(y / 1000) })

/** A squadron and a token have no heading. */
export const turns = ({ kind }: DeepReadonly<Piece>): boolean => kind === 'ship' || kind === 'obstacle'

export const putLine = (asked: QuestionContext, { request: { piece }, pose, speed }: HeldPiece): string =>
  arranging.line({
    piece: pieceName(asked, piece),
    ...millimetresIn(pose),
    heading: turns(piece) ? headed(asked.view, pose.heading) : undefined,
    speed,
  })

export const putChip = (asked: QuestionContext, { request: { piece }, pose, speed }: HeldPiece): string =>
  arranging.chip(pieceName(asked, piece), squareOf(pose), speed)

/** What waits to be deployed on both sides; set-aside forces do not. */
export function leftWords(
  { view: { reserve }, request: { seat } }: QuestionContext,
  plan: SetUpPlan,
): string | undefined {
  const { reserve: rest = reserve } = plan.view
  if (!rest) return undefined
  const count = (units: Readonly<Record<string, { id: string; seat: Seat }>>, own: boolean) =>
    Object.values(units).filter((unit) => (unit.seat === seat) === own && !rest.setAside[unit.id]).length
  const units = (own: boolean) => arranging.deploy.units(count(rest.ships, own), count(rest.squadrons, own))
  return arranging.deploy.left(units(true), units(false))
}
