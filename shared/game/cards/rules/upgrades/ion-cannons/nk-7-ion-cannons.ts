import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Blue critical effect: the defender discards one of its defense tokens, which its owner chooses. Exhausts. */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .when((g, { attack }) => (g.ships[attack.defender]?.defense ?? []).length > 0)
    .exhausts()
    .askOpponent('token', (g, { attack }) => g.ships[attack.defender]?.defense.map(({ id }) => id) ?? [])
    .tokensOf(({ attack }) => attack.defender)
    .do((tx, { attack }, { token }) => {
      if (token !== undefined) tx.discardDefense(attack.defender, token)
    }),
]
