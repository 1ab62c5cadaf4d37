import { lostTokens } from '#shared/game/cards/lost-tokens'
import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'

/** At the start of rounds 3 and 5 each friendly ship may recover one of its discarded defense tokens (R8.13). */
export default [
  at('round.start')
    .may()
    .gives('lost-token')
    .when(({ round }) => round === 3 || round === 5)
    .each('ship', (g, _moment, _answers, self) => shipsOf(g, self.seat).filter((id) => lostTokens(g, id).length > 0))
    .needs('token', (g, _moment, { ship }) => lostTokens(g, ship).map(({ id }) => id))
    .tokensOf((_moment, _self, { ship }) => ship)
    .do((tx, _moment, { ship, token }) => tx.recoverDefense(ship, token)),
]
