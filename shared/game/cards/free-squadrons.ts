import type { Self } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { isInRange } from './card-measure'
import { engagedWith } from './catalog/engaged'

/** Squadrons of the card's player at close-medium range of its unit that nothing engages and no card stops. */
export const freeSquadrons = (g: PublicTable, { on, seat }: Self, valueNow: ValueNow): UnitId[] =>
  Object.keys(g.squadrons)
    .filter((id) => g.squadrons[id]?.seat === seat && isInRange(g, on, id, 'medium'))
    .filter((id) => engagedWith(g, id).length + valueNow('alsoEngagedBy', id, {}) === 0)
    .filter((id) => valueNow.allows('move-squadron', id, {}))
