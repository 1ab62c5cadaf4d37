import type { DecisionRequest } from '#shared/engine/decision'
import type { UnitId } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'

/** What the frame of the table opens on: a unit just looked up, or what the question is about; else the whole table. */
export function focusOf(
  view: GameView,
  request: DecisionRequest | undefined,
  centred: UnitId | undefined,
): readonly UnitId[] {
  if (centred !== undefined) return [centred]
  switch (request?.kind) {
    case 'dials':
      return request.ships.map(({ ship }) => ship)
    case 'course':
    case 'places':
      return [request.ship]
    case 'option':
    case 'options': {
      const units = request.options.map(({ id }) => id).filter((id) => view.ships[id] !== undefined)
      if (units.length > 0) return units
      return view.ships[request.subject] === undefined ? [] : [request.subject]
    }
    case undefined:
      return []
  }
}
