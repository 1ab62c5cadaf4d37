import { isInRange } from '#shared/game/cards/card-measure'
import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { squadronMove } from '#shared/game/engine/words/squadron-words'
import { reachOf } from '#shared/game/geometry/squadron-rest'

/** Friendly squadrons at close-medium range that nothing engages and no card stops. */
const freeSquadrons = (g: PublicTable, { on, seat }: Self, valueNow: ValueNow): UnitId[] =>
  Object.keys(g.squadrons)
    .filter((id) => g.squadrons[id]?.seat === seat && isInRange(g, on, id, 'medium'))
    .filter((id) => engagedWith(g, id).length + valueNow('alsoEngagedBy', id, {}) === 0)
    .filter((id) => valueNow.allows('move-squadron', id, {}))

/** After a maneuver as many of them as the ship's squadron value may each move up to distance 1, one after the other. */
export default [
  at('maneuver.after')
    .may()
    .when(aboutOwn)
    .needsSome(
      'squadrons',
      { min: 1, max: (rules, g, _moment, { on }) => rules.valueOf(g, 'squadron', on, {}) },
      (g, _moment, _answers, self, valueNow) => freeSquadrons(g, self, valueNow),
    )
    .do((tx, _moment, { squadrons }) => tx.inOrder(...[squadrons].flat().map((id) => squadronMove(id, reachOf(1))))),
]
