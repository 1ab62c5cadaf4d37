import type { Attack } from '#shared/game/engine/card-rules'
import { DIE_FACES, type Die, type DieColor, type DieFace, FACE_ICONS } from '#shared/game/engine/terms'

type Rolled = Readonly<Die>

/** Ids of the dice of an attack that pass, in the order of the pool. */
export const diceIn = ({ pool }: Attack, test: (die: Rolled) => boolean = () => true): string[] =>
  pool.filter(test).map(({ id }) => id)

/** Only to another face, and only to one that the die has (R6.21). */
export const canTurn = ({ color, face }: Rolled, to: DieFace): boolean =>
  face !== to && DIE_FACES[color].some((each) => each === to)

export const hits = ({ face }: Rolled): number => FACE_ICONS[face ?? 'blank'].hits
export const isCritical = ({ face }: Rolled): boolean => FACE_ICONS[face ?? 'blank'].criticals > 0

/** The only face of each color with a critical icon (R1.21). */
export const CRITICAL_FACES: Readonly<Record<DieColor, DieFace>> = {
  red: 'critical',
  blue: 'critical',
  black: 'hit-critical',
}
