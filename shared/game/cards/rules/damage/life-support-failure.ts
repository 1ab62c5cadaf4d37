import { at, forbid } from '#shared/game/engine/card-builder'
import { faceupOf } from './faceup'

/** It discards all its command tokens; as long as the card is faceup it cannot have any (DC13, X9). */
export default [
  at('card.faceup')
    .when(faceupOf)
    .do((tx, _moment, _answers, self) => {
      for (const token of tx.state.ships[self.on]?.commandTokens ?? []) tx.discardToken(self.on, token, 'effect')
    }),
  forbid('hold-command-token'),
]
