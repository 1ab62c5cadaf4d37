import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'
import { hasTarget } from '#shared/game/flow/targets'

const ATTACK = { against: 'squadron', armament: { red: 0, blue: 0, black: 1 } } as const

/** At the end of its Attack step: an attack on squadrons with one black die, from any hull zone, used or not (R5.19, R6.34). Exhausts. */
export default [
  at('attack-step.end')
    .may()
    .gives('die-at-squadrons')
    .when(aboutOwn)
    .allowed((rules, g, _moment, self) => hasTarget(g, self.on, HULL_ZONES, rules, ATTACK))
    .exhausts()
    .do((tx, _moment, _answers, self) => tx.grantAttack(self.on, HULL_ZONES, self.source, ATTACK)),
]
