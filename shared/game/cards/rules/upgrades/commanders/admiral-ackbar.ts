import { attacksShip } from '#shared/game/cards/attacks'
import { at, onOwn, whileLasting } from '#shared/game/engine/card-builder'

/**
 * Before a friendly ship's Attack step: until the end of the round it cannot attack from its front and rear hull zones, and
 * each of its attacks on a ship may have two red dice more, at any range (R6.12).
 */
export default [
  at('attack-step.start')
    .may()
    .gives('dice-at-ships')
    .when((g, { subject }, self) => g.ships[subject]?.seat === self.seat)
    .do((tx, { subject }, _answers, { source, card, seat }) =>
      tx.last({ source, card, seat, on: subject, until: 'round' }),
    ),
  whileLasting.forbid(
    'attack',
    onOwn(({ zone }) => zone === 'front' || zone === 'rear'),
  ),
  whileLasting
    .at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksShip)
    .do((tx, { attack }) => {
      tx.addDie(attack, 'red')
      tx.addDie(attack, 'red')
    }),
]
