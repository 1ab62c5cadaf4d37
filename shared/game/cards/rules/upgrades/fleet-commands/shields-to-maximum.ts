import { recoverIn, zonesToRecover } from '#shared/game/cards/recoverable'
import { whileLasting } from '#shared/game/engine/card-builder'
import { fleetCommandForTheRound } from './fleet-command'

/** In this round each friendly ship recovers a shield before it reveals a command, even if the card's ship is gone (FQ.shields-to-maximum.1). */
export default [
  fleetCommandForTheRound('repair'),
  whileLasting
    .at('dial.before-reveal')
    .beforeOthers()
    .when((g, { subject }, self) => g.ships[subject]?.seat === self.seat)
    .needs('zone', (g, { subject }, _answers, _self, now) => zonesToRecover(g, subject, now))
    .do((tx, { subject }, { zone }) => recoverIn(tx, subject, zone)),
]
