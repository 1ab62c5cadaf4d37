import { exhaustCopy, shipsWithCopy } from '#shared/game/cards/copies'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** Resolving Repair, the copy on another friendly ship at distance 1-4 is exhausted for two engineering points more. */
export default [
  at('repair.effect')
    .may()
    .when(aboutOwn)
    .when((_g, { repair }, self) => !repair.cards.includes(self.source))
    .needs('ship', (g, _moment, _answers, self) => shipsWithCopy(g, self, 4))
    .pays((tx, _moment, { ship }, self) => exhaustCopy(tx, self, ship))
    .do((tx, { repair }, _answers, self) => tx.gainEngineering(repair, 2, self.source)),
]
