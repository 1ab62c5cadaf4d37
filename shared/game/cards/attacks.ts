import type { Attack, Moment, Self } from '#shared/game/engine/card-rules'
import {
  DIE_FACES,
  type Die,
  type DieColor,
  type DieFace,
  FACE_ICONS,
  type PublicTable,
} from '#shared/game/engine/state'

/** What cards say of an attack: whose it is, and which of its dice they mean. */

type AttackMoment = Moment & { readonly attack: Attack }
type Test = (g: PublicTable, moment: AttackMoment, self: Self) => boolean

/** Its own unit attacks. */
export const attacks: Test = (_g, { attack }, self) => attack.attacker === self.on
export const attacksShip: Test = (g, moment, self) =>
  attacks(g, moment, self) && moment.attack.defendingZone !== undefined
export const attacksSquadron: Test = (g, moment, self) =>
  attacks(g, moment, self) && moment.attack.defendingZone === undefined
/** Its own unit is attacked. */
export const isAttacked: Test = (_g, { attack }, self) => attack.defender === self.on

/** A ship of its player attacks, itself among them. */
export const friendlyShipAttacks: Test = (g, { attack }, self) => g.ships[attack.attacker]?.seat === self.seat
export const friendlySquadronAttacks: Test = (g, { attack }, self) => g.squadrons[attack.attacker]?.seat === self.seat

type SeenDie = Readonly<Die>
/** Ids of the dice of the pool that fit. */
export const diceOf = ({ pool }: Attack, fits: (die: SeenDie) => boolean = () => true): string[] =>
  pool.filter(fits).map(({ id }) => id)

export const hasCritical = ({ face }: SeenDie): boolean => FACE_ICONS[face ?? 'blank'].criticals > 0
export const hasHit = ({ face }: SeenDie): boolean => FACE_ICONS[face ?? 'blank'].hits > 0

/** It has that face and shows another one (R6.21). */
export const canTurnTo =
  (to: DieFace) =>
  ({ color, face }: SeenDie): boolean =>
    face !== to && DIE_FACES[color].some((each) => each === to)

/** The face of a color that has a critical icon. */
export const criticalFace = (color: DieColor): DieFace => (color === 'black' ? 'hit-critical' : 'critical')
