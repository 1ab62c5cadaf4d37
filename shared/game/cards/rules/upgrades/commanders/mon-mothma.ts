import { modify } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { ValueAbout } from '#shared/game/engine/influence'
import type { PublicTable, RangeBand, UnitId } from '#shared/game/engine/state'

const evadesAt =
  (range: RangeBand) =>
  (g: PublicTable, unit: UnitId, self: Self, about: ValueAbout['tokenEffect']): boolean =>
    g.ships[unit]?.seat === self.seat && about.kind === 'evade' && about.range === range

/**
 * An evade of a friendly ship cancels a die at medium range, and has one rerolled at close range and at distance 1, instead of
 * what it does otherwise (FQ.mon-mothma.1).
 */
export default [
  modify('tokenEffect', () => 'cancel-die', { when: evadesAt('medium') }),
  modify('tokenEffect', () => 'reroll-die', { when: evadesAt('close') }),
]
