import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { at } from '#shared/game/engine/card-builder'

/** A squadron engaged with him that attacks anything else, but not by Counter, suffers a damage after it. */
export default [
  at('attack.after')
    .when((_g, { attack }, { on }) => attack.defender !== on && attack.manner !== 'counter')
    .when((g, { attack }, { on }) => engagedWith(g, on).includes(attack.attacker))
    .do((tx, { attack }) => tx.suffer(attack.attacker, 1)),
]
