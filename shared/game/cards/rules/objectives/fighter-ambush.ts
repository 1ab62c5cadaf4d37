import { at } from '#shared/game/engine/card-builder'
import { heldBy, waitingOf } from '#shared/game/engine/forces'
import { deploymentOf } from '#shared/game/engine/placing'
import { also, either, type Region } from '#shared/game/engine/region'
import { otherSeat } from '#shared/game/engine/state'
import { placing } from '#shared/game/engine/words/setup-words'
import { attacks, ofSecond } from './players'

/** During setup nothing is deployed outside the setup area (R3.17), beside an obstacle neither. */
const BESIDE_OBSTACLES: Region = {
  all: [{ inside: 'setup-area' }, { at: 1, of: 'obstacles' }, { clear: 'ships' }, { clear: 'squadrons' }],
}

/**
 * The second player sets all his squadrons aside and deploys them after everything else: as usual or at distance 1 of an
 * obstacle, beyond distance 5 of the first player's edge (OB14). A player whose squadron's attack deals a ship a damage card
 * gains a victory token.
 */
export default [
  at('setup.before-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => {
      for (const squadron of waitingOf(tx.state, self.seat).squadrons) tx.setAside(squadron, self.source)
    }),
  at('setup.after-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => {
      const { seat, source } = self
      const usual = deploymentOf(tx.state, { seat, kind: 'squadron' })
      const region = also(either(usual, BESIDE_OBSTACLES), { beyond: 5, of: { edge: otherSeat(seat) } })
      const deploying = heldBy(tx.state, source).map((id) =>
        placing({ ask: 'deploy.place', seat, source, piece: { kind: 'squadron', id }, region }),
      )
      tx.inOrder(...deploying)
    }),
  at('attack.after')
    .when((g, moment, self) => {
      const { zone, defendingZone, dealt = 0 } = moment.attack
      return attacks(g, moment, self) && zone === undefined && defendingZone !== undefined && dealt > 0
    })
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
]
