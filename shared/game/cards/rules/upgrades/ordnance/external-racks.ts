import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking at close range, at any target: two black dice are added. Discarded. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((_g, { attack }) => attack.range === 'close')
    .discards()
    .do((tx, { attack }) => {
      tx.addDie(attack, 'black')
      tx.addDie(attack, 'black')
    }),
]
