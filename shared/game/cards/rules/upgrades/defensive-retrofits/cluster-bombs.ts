import { at } from '#shared/game/engine/card-builder'
import { FACE_ICONS } from '#shared/game/engine/state'

/** Four blue dice do so much on average. */
const EXPECTED = 3

/**
 * After a squadron has attacked the ship, even if that destroyed it, its player discards the card and throws four blue dice: the
 * squadron suffers one damage for each hit and each critical icon.
 */
export default [
  at('attack.after')
    .may()
    .byOrder({ use: { attackerHull: EXPECTED } })
    .posthumous()
    .when((g, { attack }, self) => attack.defender === self.on && g.squadrons[attack.attacker] !== undefined)
    .discards()
    .do((tx, { attack }, _answers, self) => {
      const icons = tx.throwDice(self.source, ['blue', 'blue', 'blue', 'blue']).map(({ face }) => FACE_ICONS[face])
      tx.suffer(
        attack.attacker,
        icons.reduce((sum, { hits, criticals }) => sum + hits + criticals, 0),
      )
    }),
]
