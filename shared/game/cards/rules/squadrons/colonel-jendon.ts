import { friendlySquadronsNear } from '#shared/game/cards/squadrons-near'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { hasSquadronTarget } from '#shared/game/flow/squadron-targets'

/** Instead of its own attack another friendly squadron at distance 1-2 performs one, activated or not; it is not activated by it. */
export default [
  at('squadron.instead-of-attack')
    .may()
    .when(aboutOwn)
    .needs('squadron', (g, _moment, _answers, self, valueNow) =>
      friendlySquadronsNear(g, self, 2).filter(
        (id) => id !== self.on && valueNow.reckoned((table, rules) => hasSquadronTarget(table, id, rules)),
      ),
    )
    .do((tx, _moment, { squadron }, self) => tx.grantAttack(squadron, [], self.source)),
]
