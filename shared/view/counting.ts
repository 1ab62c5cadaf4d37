import { squadronCard } from '#shared/cards/catalog/squadrons'
import type { HullZone, UnitId } from '#shared/engine/state'
import type { Counting } from '#shared/odds/pool-odds'
import type { GameView } from './game-view'

/** Whose attack, on what; a squadron has no hull zone. */
export interface AttackEnds {
  attacker: UnitId
  zone?: HullZone | undefined
  defendingZone?: HullZone | undefined
}

/** Criticals count where a ship, or a squadron with Bomber, attacks a ship (R6.30, R11.25). */
export function countingOf(view: Pick<GameView, 'squadrons'>, { attacker, zone, defendingZone }: AttackEnds): Counting {
  if (defendingZone === undefined) return 'squadron'
  if (zone !== undefined) return 'ship'
  const squadron = view.squadrons[attacker]
  return squadron && squadronCard(squadron.card).keywords.bomber ? 'ship' : 'squadron'
}
