import { terms } from '#messages/terms'
import { wordsView } from '#messages/words-view'
import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { HullZone, UnitId } from '#shared/game/engine/state'
import { distanceBand, rangeBand } from '#shared/game/geometry/range'
import { aimsOf, type Way, waysOf } from '#shared/play/view/attack-reach'
import type { GameView } from '#shared/play/view/game-view'
import { gapBetween, pieceOf } from '#shared/play/view/measure'
import { nameOf } from '#web/words/names'

const { relation } = wordsView

/** µm from base to base; undefined if one of them is not on the table. */
export function gapOf(view: GameView, from: UnitId, to: UnitId): number | undefined {
  const p = pieceOf(view, from)
  const q = pieceOf(view, to)
  return p && q && gapBetween(p, q)
}

const seatOf = ({ ships, squadrons }: GameView, unit: UnitId) => ships[unit]?.seat ?? squadrons[unit]?.seat

/** The other units, nearest first. */
function around(view: GameView, unit: UnitId): { id: UnitId; gap: number }[] {
  return [...Object.keys(view.ships), ...Object.keys(view.squadrons)]
    .flatMap((id) => {
      const gap = id === unit ? undefined : gapOf(view, unit, id)
      return gap === undefined ? [] : [{ id, gap }]
    })
    .sort((p, q) => p.gap - q.gap)
}

const wayWords = (view: GameView, { zone, range, length, obstructedBy, dice }: Way) => ({
  zone,
  range,
  mm: Math.round(length / 1000),
  obstructedBy: obstructedBy.map((id) => nameOf(view, id)),
  dice: terms.dice(dice),
})

const zonesAimedAt = (view: GameView, attacker: UnitId, target: UnitId): HullZone[] | undefined => {
  const aims = aimsOf(view, attacker).filter(({ unit }) => unit === target)
  return aims.length === 0 ? undefined : aims.flatMap(({ zone }) => zone ?? [])
}

/** What one unit could do to the other, from where both stand. */
function outward(view: GameView, from: UnitId, to: UnitId, gap: number): string[] {
  const mm = Math.round(gap / 1000)
  if (view.ships[from]) {
    const ways = waysOf(view, from, to)
    return ways.length === 0
      ? [relation.inNone(rangeBand(gap), mm)]
      : ways.map((way) => relation.inYour(wayWords(view, way)))
  }
  const zones = zonesAimedAt(view, from, to)
  return [
    relation.distance(distanceBand(gap), mm),
    ...(engagedWith(view, from).includes(to) ? [relation.engaged] : []),
    ...(zones === undefined ? [] : [relation.youCan(zones)]),
  ]
}

/** What the other could do to this one. */
function inward(view: GameView, from: UnitId, to: UnitId): string[] {
  if (view.ships[from]) return waysOf(view, from, to).map((way) => relation.youIn(wayWords(view, way)))
  const zones = zonesAimedAt(view, from, to)
  return zones === undefined ? [] : [relation.itCan(zones)]
}

/** What lies around a unit, nearest first: arcs, ranges and lines of sight to enemies, distances to friends. */
export function relationsOf(view: GameView, unit: UnitId): string[] {
  return around(view, unit).map(({ id, gap }) => {
    const isFriend = seatOf(view, id) === seatOf(view, unit)
    const parts = isFriend
      ? [relation.distance(distanceBand(gap), Math.round(gap / 1000))]
      : [...outward(view, unit, id, gap), ...inward(view, id, unit)]
    return relation.line(nameOf(view, id), parts)
  })
}

/** The ruler between two units, in words. */
export function measured(view: GameView, from: UnitId, to: UnitId): string | undefined {
  const gap = gapOf(view, from, to)
  if (gap === undefined) return undefined
  const mm = Math.round(gap / 1000)
  return wordsView.measure.result(nameOf(view, from), nameOf(view, to), rangeBand(gap), distanceBand(gap), mm)
}
