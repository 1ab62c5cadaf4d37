import { at } from '#shared/game/engine/card-builder'
import { damageSource } from '#shared/game/engine/influence'

/** At the start of a Ship Phase its player discards the card, and with it up to three facedown damage cards of the ship. */
export default [
  at('ship-phase.start')
    .may()
    .discards()
    .needsSome('cards', { min: 1, max: 3 }, (g, _moment, _answers, { on }) =>
      (g.ships[on]?.damage ?? []).filter(({ faceup }) => !faceup).map(({ slot }) => damageSource(on, slot)),
    )
    .do((tx, _moment, { cards }) => {
      for (const card of cards) tx.discardCard(card)
    }),
]
