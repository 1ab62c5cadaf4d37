import { diceOf } from '#shared/game/cards/attacks'
import { edgeInArc } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import { EDGES, type Edge, otherSeat, type PublicTable } from '#shared/game/engine/state'
import { shortEdges } from '#shared/game/geometry/table-area'
import { firstDeploysAll } from './deployment-order'
import { attacks, instanceOf, ofSecond } from './players'

/** The second player has chosen it. */
const corona = (g: PublicTable, self: Self): Edge | undefined =>
  g.cards[instanceOf(self, otherSeat(g.firstPlayer)).source]?.edge

/**
 * The first player deploys everything first; then the second chooses a short edge (OB24). A ship that has some of it in the
 * arc of the attacking hull zone loses one die with an accuracy icon.
 */
export default [
  firstDeploysAll,
  at('setup.after-deploying')
    .when(ofSecond)
    .needs('edge', (g) => shortEdges(g.area))
    .do((tx, _moment, { edge }, { source }) => {
      const chosen = EDGES.find((each) => each === edge)
      if (chosen) tx.chooseEdge(source, chosen)
    }),
  at('attack.rolled')
    .when((g, moment, self) => {
      const [{ attacker, zone }, edge] = [moment.attack, corona(g, self)]
      return attacks(g, moment, self) && edge !== undefined && zone !== undefined && edgeInArc(g, attacker, zone, edge)
    })
    .needs('die', (_g, { attack }) => diceOf(attack, ({ face }) => face === 'accuracy'))
    .do((tx, { attack }, { die }) => tx.cancelDice(attack, [die])),
]
