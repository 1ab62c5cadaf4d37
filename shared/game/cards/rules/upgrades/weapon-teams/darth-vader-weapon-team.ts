import { isCommander } from '#shared/game/cards/catalog/kinds'
import type { PublicTable, UnitId } from '#shared/game/engine/state'
import { boarding } from '../boarding'

const upgradesOf = (g: PublicTable, ship: UnitId): string[] =>
  Object.values(g.cards)
    .filter(({ on, discarded, card }) => on === ship && !discarded && !isCommander(card))
    .map(({ id }) => id)

/** One of its upgrades other than a commander is discarded. */
export default [
  boarding((g, ship) => upgradesOf(g, ship).length > 0)
    .needs('card', (g, _moment, { ship }) => upgradesOf(g, ship))
    .do((tx, _moment, { card }) => tx.discardCard(card)),
]
