import { damageCard } from '#shared/game/cards/catalog/damage-deck'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When a faceup crew card is to be dealt to the ship, its player discards this card to discard that one before it has any effect. */
export default [
  at('card.revealed')
    .may()
    .byOrder({ use: 'always' })
    .when(aboutOwn)
    .when((_g, { faceupCard: { revealed } }) => revealed !== undefined && damageCard(revealed).trait === 'crew')
    .discards()
    .do((tx, { faceupCard }) => tx.discardRevealed(faceupCard)),
]
