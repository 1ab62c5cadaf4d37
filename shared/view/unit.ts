import { HULL_ZONES } from '#shared/engine/state'
import type { GameView, ShipView, SquadronView } from './game-view'

/** What is left of a unit, by its values now. */

type Hull = Pick<ShipView, 'values' | 'damage' | 'damageWithoutCard'>

/** Damage cards still missing to the hull value (R9.13); a ship that is kept in play may have none left. */
export const hullLeft = ({ values, damage, damageWithoutCard }: Hull): number =>
  Math.max(0, values.hull - damage.length - damageWithoutCard)

/** Of all zones. */
export const shieldsLeft = ({ shields }: Pick<ShipView, 'shields'>): number =>
  HULL_ZONES.reduce((sum, zone) => sum + shields[zone], 0)

/** The ship or squadron of that id on the table. */
export const unitIn = ({ ships, squadrons }: Pick<GameView, 'ships' | 'squadrons'>, id: string) =>
  ships[id] ?? squadrons[id]

/** Of a ship or squadron. */
export const hullOf = (unit: ShipView | SquadronView): number => ('damage' in unit ? hullLeft(unit) : unit.hull)
