import type { DecisionRequest } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import { gapBetweenSquadrons } from '#shared/game/geometry/base'
import { distanceBand } from '#shared/game/geometry/range'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from '#web/words/attack'

const isOnTable = (view: GameView, id: UnitId): boolean =>
  view.ships[id] !== undefined || view.squadrons[id] !== undefined

/** Squadrons at distance 1 of a squadron. */
const nearTo = ({ squadrons }: GameView, id: UnitId): UnitId[] => {
  const at = squadrons[id]?.at
  if (at === undefined) return []
  return Object.values(squadrons).flatMap((other) =>
    distanceBand(gapBetweenSquadrons(at, other.at)) === 1 ? other.id : [],
  )
}

/** A question about one ship is often about others, too: its targets, or who attacks it. */
function goesWith(view: GameView, request: DecisionRequest): UnitId[] {
  const attack = attackIn(view)
  const fighting = attack ? [attack.attacker, attack.defender] : []
  // Squadrons attack at distance 1, which is in the frame anyway
  const targets =
    request.kind === 'option' && view.squadrons[request.subject] === undefined
      ? request.options.flatMap(({ target }) => target?.defender ?? [])
      : []
  return [...targets, ...(fighting.includes(request.subject) ? fighting : [])]
}

/** The frame of the table: units that the reader just looked up, or those of the question; else the whole table. */
export function focusOf(
  view: GameView,
  request: DecisionRequest | undefined,
  centred: readonly UnitId[],
): readonly UnitId[] {
  const units = unitsOf(view, request, centred)
  return request && units.includes(request.subject) ? [...new Set([...units, ...goesWith(view, request)])] : units
}

function unitsOf(view: GameView, request: DecisionRequest | undefined, centred: readonly UnitId[]): readonly UnitId[] {
  if (centred.length > 0) return centred
  const attack = attackIn(view)
  if (attack !== undefined) return [attack.attacker, attack.defender]
  switch (request?.kind) {
    case 'dials':
      return request.ships.map(({ ship }) => ship)
    case 'course':
    case 'places':
      return [request.ship]
    // The board frames where a piece may lie
    case 'placement':
      return []
    case 'destination':
      return isOnTable(view, request.subject) ? [request.subject] : []
    case 'option':
    case 'options': {
      const units = request.options.flatMap(({ id, target }) => target?.defender ?? id.split('>')[0] ?? id)
      const onTable = units.filter((id) => isOnTable(view, id))
      if (request.options.some(({ target }) => target !== undefined)) return [request.subject, ...new Set(onTable)]
      if (onTable.length > 0) return [...new Set(onTable.flatMap((id) => [id, ...nearTo(view, id)]))]
      return isOnTable(view, request.subject) ? [request.subject] : []
    }
    case undefined:
      return []
  }
}
