import { at } from '#shared/game/engine/card-builder'
import { DIE_FACES, type Die, FACE_ICONS } from '#shared/game/engine/state'

/** Black dice have no accuracy face (R6.21). */
const canTurn = ({ color, face }: Readonly<Die>): boolean => {
  const { hits, criticals } = FACE_ICONS[face ?? 'blank']
  return hits + criticals > 0 && DIE_FACES[color].some((each) => each === 'accuracy')
}

/** Attacking, one die with a hit or critical icon may be turned to its accuracy face. */
export default [
  at('attack.modify')
    .may()
    .when((_g, { attack }, self) => attack.attacker === self.on)
    .needs('die', (_g, { attack }) => attack.pool.filter(canTurn).map(({ id }) => id))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
