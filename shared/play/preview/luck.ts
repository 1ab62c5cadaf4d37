import type { Chance } from '#shared/game/engine/chance'
import { DIE_COLORS, DIE_FACES, FACE_ICONS } from '#shared/game/engine/state'

/** How unknown things and choices turn out: best for the player who is harmed by them, or worst. */
export type Luck = 'best' | 'worst'

/** Something other than dice is drawn. */
export class OtherDraw extends Error {}

const iconsOf = (face: number): number =>
  DIE_COLORS.reduce((sum, color) => {
    const { hits, criticals } = FACE_ICONS[DIE_FACES[color][face] ?? 'blank']
    return sum + hits + criticals
  }, 0)
const SIDES = DIE_FACES.red.map((_, face) => face)
/** The place of a side that shows no damage on a die of any color, and of one that shows much. */
const FACES: Record<Luck, number> = {
  best: SIDES.reduce((least, face) => (iconsOf(face) < iconsOf(least) ? face : least)),
  worst: SIDES.reduce((most, face) => (iconsOf(face) > iconsOf(most) ? face : most)),
}
export const chanceOf = (luck: Luck): Chance => ({
  draw(_n, purpose, ranges) {
    if (purpose !== 'dice') throw new OtherDraw()
    return ranges.map(() => FACES[luck])
  },
})
