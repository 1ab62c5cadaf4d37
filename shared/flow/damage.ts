import { type FrameRules, neverAsked } from '#shared/engine/frame-rules'

/** One facedown card for each of the ships that is still there, all in one resolution (R9.3, R15.4). */
export const dealDamageRules: FrameRules<'deal-damage'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    tx.pop()
    for (const ship of f.ships) if (tx.state.ships[ship]) tx.dealDamage(ship)
  },
}
