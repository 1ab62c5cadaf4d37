import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** In its player's turn the ship, which could activate, lets the turn pass (R5.4). Exhausts. */
export default [
  at('ship-phase.instead-of-activation')
    .may()
    .exhausts()
    .when(aboutOwn)
    .do((tx, _moment, _answers, self) => tx.passTurn(self.seat, self.source)),
]
