import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { engagement, isAtDistanceOne, type PiecesBetween } from '#shared/game/geometry/squadron-engagement'
import { obstaclesOn } from './obstacles'
import { type Shapes, shapesOn } from './ship-shapes'

type Table = Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>

/** Two enemy squadrons at distance 1 of each other; `obstructed` ones are not engaged (R11.16, R11.20). */
export interface Engagement {
  readonly pair: readonly [UnitId, UnitId]
  readonly obstructed: boolean
}

const LYING = new WeakMap<Shapes, PiecesBetween>()

/** The same ones as long as they lie as they do. */
function between(g: Table): PiecesBetween {
  const shapes = shapesOn(g)
  const known = LYING.get(shapes)
  if (known) return known
  const pieces = {
    ships: [...shapes].map(([id, { base }]) => ({ id, outline: base })),
    obstacles: obstaclesOn(g),
  }
  LYING.set(shapes, pieces)
  return pieces
}

/** All such pairs on the table, each once. */
export function engagementsOn(g: Table): Engagement[] {
  const around = between(g)
  const squadrons = Object.values(g.squadrons)
  return squadrons.flatMap((one, i) =>
    squadrons.slice(i + 1).flatMap((other): Engagement[] => {
      if (one.seat === other.seat) return []
      const found = engagement(one.at, other.at, around)
      return found ? [{ pair: [one.id, other.id], obstructed: found === 'obstructed' }] : []
    }),
  )
}

const enemiesNear = (g: Table, squadron: UnitId): UnitId[] => {
  const self = g.squadrons[squadron]
  if (!self) return []
  return Object.values(g.squadrons)
    .filter((other) => other.seat !== self.seat && isAtDistanceOne(self.at, other.at))
    .map(({ id }) => id)
}

/** The enemy squadrons that it is engaged with; ships and friends never engage (R11.16, R11.22). */
export function engagedWith(g: Table, squadron: UnitId): UnitId[] {
  const near = enemiesNear(g, squadron)
  if (near.length === 0) return near
  const around = between(g)
  const at = (id: UnitId) => g.squadrons[id]?.at
  return near.filter((id) => {
    const [from, to] = [at(squadron), at(id)]
    return from && to && engagement(from, to, around) === 'engaged'
  })
}
