import type { Ask, Choice, Place, Refusal } from '#shared/game/engine/decision'
import type { FrameRules } from '#shared/game/engine/frame-rules'
import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { shipTouchesSquadron } from '#shared/game/geometry/base'
import { type Displacement, type Packing, packingOf, placeFaults } from '#shared/game/geometry/squadron-packing'
import { otherShips, placeOf, standingSquadrons } from './table'

/** The table around a ship that came to rest over squadrons. */
export const displacementAround = (g: PublicTable, ship: UnitId, squadrons: readonly UnitId[]): Displacement => ({
  ship: placeOf(g, ship),
  others: otherShips(g, ship).map((other) => other.place),
  standing: standingSquadrons(g, squadrons).map((squadron) => squadron.at),
  area: g.area,
  count: squadrons.length,
})

/** A cache: the answer is judged on the table on which the question came up, and to pack them takes long. */
const PACKED = new Map<string, Packing>()
const MOST_PACKED = 50

function packed(table: Displacement): Packing {
  const name = JSON.stringify(table)
  const known = PACKED.get(name)
  if (known) return known
  if (PACKED.size >= MOST_PACKED) PACKED.clear()
  const packing = packingOf(table)
  PACKED.set(name, packing)
  return packing
}

/**
 * Each squadron touches the ship that moved, overlaps nothing and lies inside; as many as possible touch it, the rest
 * touch a squadron that does (R10.24-25).
 */
export function arePlacesLegal(g: PublicTable, ask: Ask & { kind: 'places' }, choice: Choice): Refusal | undefined {
  if (!('places' in choice)) return { code: 'wrong-form' }
  const { places } = choice
  const missing = ask.squadrons.find((id) => places.filter((p) => p.squadron === id).length !== 1)
  if (missing !== undefined || places.length !== ask.squadrons.length)
    return { code: 'squadron-missing', ...(missing !== undefined && { subject: missing }) }
  const table = displacementAround(g, ask.ship, ask.squadrons)
  const faults = placeFaults(table, places)
  const at = faults.findIndex((fault) => fault !== undefined)
  const [code, subject] = [faults[at], places[at]?.squadron]
  if (code && subject !== undefined) return { code, subject }
  const touching = places.filter((place) => shipTouchesSquadron(table.ship, place)).length
  return touching < ask.touching ? { code: 'too-few-touching' } : undefined
}

/** The other player places all of them, also their own (R10.23). */
export const displacedRules: FrameRules<'displaced'> = {
  asks(g, f) {
    if (f.squadrons.length === 0) return []
    const table = displacementAround(g, f.ship, f.squadrons)
    const { places, touching } = packed(table)
    const suggested = places.flatMap((at, i): Place[] => {
      const squadron = f.squadrons[i]
      return squadron === undefined ? [] : [{ squadron, x: at.x, y: at.y }]
    })
    const common = { ask: 'displaced.place', subject: f.ship, seat: f.seat, kind: 'places' } as const
    return [{ ...common, ship: f.ship, squadrons: [...f.squadrons], touching, suggested }]
  },
  answer(tx, f, ask, choice) {
    if (!('places' in choice)) throw new Error('places expected')
    tx.enter(f, { squadrons: [] })
    tx.placeSquadrons(ask.seat, f.ship, choice.places)
  },
  advance: (tx) => tx.pop(),
}
