import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'
import { hasTarget } from '#shared/game/flow/targets'

const ATTACK = { against: 'squadron', single: true } as const

/** At the end of its Attack step: an attack on one squadron, from any hull zone, used or not (R5.19). */
export default [
  at('attack-step.end')
    .may()
    .when(aboutOwn)
    .allowed((rules, g, _moment, self) => hasTarget(g, self.on, HULL_ZONES, rules, ATTACK))
    .do((tx, _moment, _answers, self) => tx.grantAttack(self.on, HULL_ZONES, self.source, ATTACK)),
]
