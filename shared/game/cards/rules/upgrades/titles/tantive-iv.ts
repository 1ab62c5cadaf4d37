import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'

/** Before the ship gains a command token another friendly ship at distance 1-5 may gain it instead. */
export default [
  at('token.before-gain')
    .may()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, { seat, on }) =>
      shipsOf(g, seat).filter((id) => id !== on && isNear(g, on, id, 5)),
    )
    .do((tx, { tokenGain }, { ship }) => tx.passToken(tokenGain, ship)),
]
