import { decide } from '#messages/decide'
import { moving } from '#messages/decide-moves'
import { forecast as words } from '#messages/forecast'
import type { Place } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { placeOf } from '#shared/game/flow/table'
import { type BasePlace, shipTouchesSquadron } from '#shared/game/geometry/base'
import { placeBeside } from '#shared/game/geometry/contact'
import { toShipFrame } from '#shared/game/geometry/grid'
import { placeFaults, snapToTouch } from '#shared/game/geometry/squadron-packing'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerLine } from '#web/state/answer-line'
import { bearing } from '#web/words/bearing'
import { forecastWarnings } from '../consequence-words'
import type { DraftAnswer, QuestionContext, Warning } from '../draft-answer'
import { forecastOf, obstaclesAt } from '../forecast'
import type { PlacementDraft } from './table/maneuver-drafts'

type PlacesRequest = Extract<QuestionContext['request'], { kind: 'places' }>

/** The places drafted so far; the suggested ones until something is moved. */
export function placesOf(request: PlacesRequest, parts: QuestionContext['parts']): Place[] {
  const part = parts[request.ask]
  return part !== undefined && 'places' in part ? part.places : request.suggested
}

/** What the displaced squadrons may meet. */
function tableOf(view: GameView, request: PlacesRequest) {
  return {
    ship: placeOf(view, request.ship),
    others: Object.keys(view.ships)
      .filter((id) => id !== request.ship)
      .map((id) => placeOf(view, id)),
    standing: Object.values(view.squadrons)
      .filter(({ id }) => !request.squadrons.includes(id))
      .map(({ at }) => at),
    area: view.area,
  }
}

export function placementDraft(view: GameView, request: PlacesRequest, places: Place[]): PlacementDraft {
  const table = tableOf(view, request)
  const found = placeFaults(table, places)
  const faults: Record<UnitId, string> = {}
  places.forEach(({ squadron }, i) => {
    const fault = found[i]
    if (fault !== undefined) faults[squadron] = fault
  })
  const apart = places.filter((at) => !shipTouchesSquadron(table.ship, at))
  if (places.length - apart.length < request.touching) {
    for (const { squadron } of apart) faults[squadron] ??= 'too-few-touching'
  }
  return { ship: request.ship, places, faults }
}

/** Moves one squadron to the legal place nearest to `to`; the others stay. */
export function moved(
  view: GameView,
  request: PlacesRequest,
  places: readonly Place[],
  squadron: UnitId,
  to: Point,
): Place[] {
  const rest = places.filter((place) => place.squadron !== squadron)
  const at = snapToTouch(tableOf(view, request), rest, to) ?? to
  return places.map((place) => (place.squadron === squadron ? { squadron, x: at.x, y: at.y } : place))
}

/** As `moved`, to the place on a bearing in whole degrees clockwise from the bow. */
export const movedTo = (
  view: GameView,
  request: PlacesRequest,
  places: readonly Place[],
  squadron: UnitId,
  bearing: number,
): Place[] => moved(view, request, places, squadron, placeBeside(placeOf(view, request.ship), bearing * 1000, 0))

export function swapped(places: readonly Place[], a: UnitId, b: UnitId): Place[] {
  const other = (squadron: UnitId): UnitId => (squadron === a ? b : squadron === b ? a : squadron)
  return places.map((place) => ({ ...place, squadron: other(place.squadron) }))
}

/** Whole degrees clockwise from the bow, for reading only. */
export function bearingOf(ship: BasePlace, at: Point): number {
  const local = toShipFrame(ship.pose, at)
  return bearing(local.x, local.y)
}

/** What comes of it: squadrons that lie on something, and what the ship's move still brings. */
function followsFrom(asked: QuestionContext, line: AnswerLine, places: readonly Place[]): Warning[] {
  const { view, nameOf } = asked
  const told = forecastOf(view, [line], 'maneuver')
  const squadrons = places.flatMap(({ squadron, x, y }) => {
    const moved = view.squadrons[squadron]
    const there = moved && { ...view, squadrons: { ...view.squadrons, [squadron]: { ...moved, at: { x, y } } } }
    const under = there ? obstaclesAt(there, squadron) : []
    // Displaced it has not moved (R10.26)
    return under.length > 0 ? [{ text: words.squadronOn(nameOf(squadron), under), danger: false }] : []
  })
  return [...(told ? forecastWarnings(asked, told) : []), ...squadrons]
}

export function preparePlaces(asked: QuestionContext): DraftAnswer {
  const { request, parts, view, nameOf } = asked
  if (request.kind !== 'places') return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const places = placesOf(request, parts)
  const faults = Object.keys(placementDraft(view, request, places).faults).length
  const chips = [moving.places.chip(places.length)]
  if (faults > 0) return { label: decide.lastLook, missing: decide.incomplete.places(faults), chips }
  const ship = placeOf(view, request.ship)
  const line: AnswerLine = { ask: request.ask, subject: request.subject, choose: { places } }
  const follows = followsFrom(asked, line, places)
  return {
    label: decide.send,
    chips,
    ...(follows.length > 0 && { outcome: follows }),
    script: () => [line],
    note: moving.places.stays,
    look: {
      plain: follows.length === 0,
      sends: places.map((place) => moving.places.line(nameOf(place.squadron), bearingOf(ship, place))),
      shows: [moving.places.seen],
      stops: [moving.places.next],
      warnings: follows,
    },
  }
}
