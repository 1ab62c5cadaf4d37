import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { Game, Keywords, UnitId } from '#shared/game/engine/state'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'
import { changed } from './influences'

/** What audits have to know of cards and cannot ask of them. */

/** Cards whose attack, if it is used, is one of the two of an activation (R5.19). */
export const AMONG_THE_TWO: readonly string[] = ['demolisher']

/** Whether the objective lets the first player deploy everything before the second deploys anything (OB20, OB24). */
export const firstDeploysAll = ({ objective }: Game): boolean =>
  objective === 'superior-positions' || objective === 'solar-corona'

const printedOn = (g: Game, unit: UnitId): Keywords => {
  const squadron = g.squadrons[unit]
  return squadron ? squadronCard(squadron.card).keywords : {}
}

/** Printed keywords, those that cards give, and Heavy because of an enemy with Intel at distance 1 (R11.32). */
export function keywordsOf(g: Game, unit: UnitId): Keywords {
  const self = g.squadrons[unit]
  const enemies = self ? Object.values(g.squadrons).filter(({ seat }) => seat !== self.seat) : []
  const watched = enemies.some(
    ({ id, at }) => printedOn(g, id).intel !== undefined && self && isAtDistanceOne(self.at, at),
  )
  const printed = printedOn(g, unit)
  return changed(g, 'keywords', unit, watched ? { watched } : {}, watched ? { ...printed, heavy: 1 } : printed)
}
