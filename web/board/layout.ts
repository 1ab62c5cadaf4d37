import { HULL_ZONES, type HullZone } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/geometry/base'
import { DIAL_INSET } from '#shared/game/geometry/base'
import type { Mm } from './camera'
import type { Hull } from './pieces'
import { bowPieces, type HullPoint, hullPoints } from './ring'

/** Where things stand on the base of a ship: mm, bow at −y. */

/** mm from the centre of a shield dial outwards to the middle of its number. */
const DIGIT = 7.1
const SHIELD_BOW = { radius: 11, sweep: (118 * Math.PI) / 180 }
const INSET = DIAL_INSET / 1000
/** mm from a corner of the base to the middle of what stands in it. */
const CORNER = 6.6
/** mm: what is left free at both ends of a rail, and between its pieces. */
const RAIL = { ends: 6, gap: 1.1, inset: 1.3 }

interface Rectangle {
  readonly width: number
  readonly length: number
}

const atEdge = (zone: HullZone, base: Rectangle, outwards: number): Mm => {
  const across = base.width / 2 + outwards
  const along = base.length / 2 + outwards
  switch (zone) {
    case 'front':
      return { x: 0, y: -along }
    case 'right':
      return { x: across, y: 0 }
    case 'rear':
      return { x: 0, y: along }
    case 'left':
      return { x: -across, y: 0 }
  }
}

export interface ShieldBow {
  readonly zone: HullZone
  /** The centre of the dial. */
  readonly dial: Mm
  /** Where the number of shields is written. */
  readonly digit: Mm
  /** One piece for each shield that the zone can have, about the dial. */
  readonly pieces: readonly string[]
}

export const shieldBows = (base: Rectangle, maxima: Readonly<Record<HullZone, number>>): ShieldBow[] =>
  HULL_ZONES.map((zone) => {
    const dial = atEdge(zone, base, -INSET)
    const middle = Math.atan2(dial.x, -dial.y)
    return {
      zone,
      dial,
      digit: atEdge(zone, base, DIGIT - INSET),
      pieces: bowPieces(maxima[zone], { ...SHIELD_BOW, middle }),
    }
  })

export interface RailPiece {
  readonly state: HullPoint
  /** The middle of the piece along the base, and its length. */
  readonly y: number
  readonly length: number
}

/** The hull along the long edges of the base, from the stern. */
export function railPieces(base: Rectangle, hull: Hull): RailPiece[] {
  const step = (base.length - 2 * RAIL.ends) / hull.max
  const length = step - Math.min(RAIL.gap, step / 3)
  return hullPoints(hull).map((state, n) => ({ state, y: base.length / 2 - RAIL.ends - (n + 0.5) * step, length }))
}
/** mm from the middle line of the base to that of a rail. */
export const railAt = (base: Rectangle): number => base.width / 2 - RAIL.inset

type Corner = 'port bow' | 'starboard bow' | 'port stern' | 'starboard stern'

export const cornerOf = (base: Rectangle, corner: Corner): Mm => ({
  x: (base.width / 2 - CORNER) * (corner.startsWith('port') ? -1 : 1),
  y: (base.length / 2 - CORNER) * (corner.endsWith('bow') ? -1 : 1),
})

/** How much larger than on a small base the letter of a ship is. */
export const LETTER_SCALE: Readonly<Record<SizeClass, number>> = { small: 1, medium: 1.2, large: 1.4 }
