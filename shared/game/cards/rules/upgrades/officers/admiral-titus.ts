import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { otherSeat } from '#shared/game/engine/state'
import { stepsOf, takeStep } from '../speed-step'

/** At the start of the first round the speed of one enemy ship is changed by 1. */
export default [
  at('round.start')
    .may()
    .when((g) => g.round === 1)
    .needs('ship', (g, _moment, _answers, self) => shipsOf(g, otherSeat(self.seat)))
    .needs('step', (g, _moment, { ship }, _self, valueNow) => stepsOf(g, ship, valueNow))
    .do((tx, _moment, { ship, step }, self) => takeStep(tx, ship, step, self.seat)),
]
