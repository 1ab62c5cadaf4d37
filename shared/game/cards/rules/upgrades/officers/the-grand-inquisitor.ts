import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { EffectRule } from '#shared/game/engine/card-rules'
import { shipsOf } from '#shared/game/engine/forces'
import { otherSeat } from '#shared/game/engine/state'
import { stepsOf, takeStep } from '../speed-step'

/** When the number on the speed dial of an enemy ship at distance 1-5 changes, this ship changes its own speed by 1. Exhausts. */
const follow = (point: 'speed.changed-by-owner' | 'speed.changed-by-enemy'): EffectRule =>
  at(point)
    .may()
    .byOrder({ use: 'never', first: ['any'] })
    .exhausts()
    .when((g, { subject }, { seat, on }) => shipsOf(g, otherSeat(seat)).includes(subject) && isNear(g, on, subject, 5))
    .needs('step', (g, _moment, _answers, self, valueNow) => stepsOf(g, self.on, valueNow))
    .do((tx, _moment, { step }, self) => takeStep(tx, self.on, step, self.seat))

export default [follow('speed.changed-by-owner'), follow('speed.changed-by-enemy')]
