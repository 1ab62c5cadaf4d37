import { whileLasting } from '#shared/game/engine/card-builder'
import { stepsOf, takeStep } from '../speed-step'
import { fleetCommandForTheRound } from './fleet-command'

/** In this round each friendly ship may change its speed by 1 whenever it determines its course, beside Navigate. */
export default [
  fleetCommandForTheRound('navigate'),
  whileLasting
    .at('course.start')
    .may()
    .when((g, { subject }, self) => g.ships[subject]?.seat === self.seat)
    .needs('step', (g, { subject }, _answers, _self, valueNow) => stepsOf(g, subject, valueNow))
    .do((tx, { subject }, { step }, self) => takeStep(tx, subject, step, self.seat)),
]
