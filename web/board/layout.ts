import type { HullZone } from '#shared/game/engine/state'
import type { Mm } from './camera'

/** mm from the edge of the base to the centre of a shield dial, inwards, and to the middle of what sticks out. */
const DIAL_INSET = 4.8
const CAP_MIDDLE = 3.9

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

/** In the frame of the base: mm, bow at −y. */
export const dialCentre = (zone: HullZone, base: Rectangle): Mm => atEdge(zone, base, -DIAL_INSET)
/** Where the number of shields is written. */
export const digitPlace = (zone: HullZone, base: Rectangle): Mm => atEdge(zone, base, CAP_MIDDLE)

/** px below which the letter in the ring would not fit. */
const RING_PX = 7.8

/** The hull ring lies astern; seen from afar it grows so that its letter stays readable. mm */
export const hullRing = (base: Rectangle, scale: number): { y: number; radius: number } => ({
  y: base.length * 0.27,
  radius: Math.max(8, RING_PX / scale),
})
