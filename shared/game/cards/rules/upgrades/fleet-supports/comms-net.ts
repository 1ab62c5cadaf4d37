import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { COMMANDS } from '#shared/game/engine/state'

/** After its Reveal Command Dial step the ship may give one of its command tokens to another friendly ship at distance 1-5. */
export default [
  at('reveal.after')
    .may()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, { seat, on }) =>
      g.ships[on]?.commandTokens.length ? shipsOf(g, seat).filter((id) => id !== on && isNear(g, on, id, 5)) : [],
    )
    .needs('token', (g, _moment, _answers, self) => g.ships[self.on]?.commandTokens ?? [])
    .do((tx, _moment, { ship, token }, self) => {
      const command = COMMANDS.find((each) => each === token)
      if (!command) return
      tx.discardToken(self.on, command, 'effect')
      tx.gainToken(ship, command)
    }),
]
