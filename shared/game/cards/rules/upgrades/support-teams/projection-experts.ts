import { isNear } from '#shared/game/cards/card-measure'
import { zonesToRecover } from '#shared/game/cards/recoverable'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import { shipsOf } from '#shared/game/engine/forces'
import type { ValueNow } from '#shared/game/engine/influence'
import { HULL_ZONES, type PublicTable, type UnitId } from '#shared/game/engine/state'

const inNeed = (g: PublicTable, { on, seat }: Self, now: ValueNow): UnitId[] =>
  shipsOf(g, seat).filter(
    (id) => id !== on && isNear(g, on, id, 5) && zonesToRecover(g, id, now, { moved: true }).length > 0,
  )

/**
 * Resolving Repair, the ship may spend up to two engineering points; each moves one of its shields to a friendly ship at distance 1-5,
 * to any hull zone that can take it (FQ.projection-experts.1).
 */
export default [
  at('repair.effect')
    .may()
    .upTo(() => 2)
    .when(aboutOwn)
    .when(
      (_g, { repair }, { source }) => repair.points > 0 && repair.cards.filter((card) => card === source).length < 2,
    )
    .allowed((rules, g, _moment, self) => rules.allows(g, 'spend-engineering', self.on, {}))
    .needs('from', (g, _moment, _answers, self, now) => {
      const giving = HULL_ZONES.filter((zone) => (g.ships[self.on]?.shields[zone] ?? 0) > 0)
      return inNeed(g, self, now).length > 0 ? giving : []
    })
    .needs('ship', (g, _moment, _answers, self, now) => inNeed(g, self, now))
    .needs('to', (g, _moment, { ship }, _self, now) => zonesToRecover(g, ship, now, { moved: true }))
    .pays((tx, { repair }, _answers, self) => tx.spendEngineering(repair, 1, self.source))
    .do((tx, _moment, answers, self) => {
      const [from, to] = [answers.from, answers.to].map((answer) => HULL_ZONES.find((zone) => zone === answer))
      if (from && to) tx.moveShield(self.on, from, to, answers.ship)
    }),
]
