import { lostDefense } from '#shared/game/engine/lost-defense'
import type { DefenseToken, PublicTable, UnitId } from '#shared/game/engine/state'
import { shipCard } from './catalog/ships'
import { squadronCard } from './catalog/squadrons'

/** Defense tokens that a ship or squadron on the table has discarded (R8.13). */
export function lostTokens(g: PublicTable, unit: UnitId): Pick<DefenseToken, 'id' | 'kind'>[] {
  const [ship, squadron] = [g.ships[unit], g.squadrons[unit]]
  if (ship) return lostDefense(shipCard(ship.card).defenseTokens, ship)
  return squadron ? lostDefense(squadronCard(squadron.card).defenseTokens, squadron) : []
}
