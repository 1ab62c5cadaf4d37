import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/** Friendly squadrons at distance 1, himself among them, attack ships at close range, with all their dice (FQ.major-rhymer.1). */
export default [modify('strikingRange', () => 'close', { when: (g, unit, self) => isFriendlyNear(g, unit, self, 1) })]
