import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { DIE_FACES, type DieFace, FACE_ICONS } from '#shared/game/engine/state'

/** The faces of a color with a hit icon, each once. */
const hitFaces = (faces: readonly DieFace[]): DieFace[] =>
  [...new Set(faces)].filter((face) => FACE_ICONS[face].hits > 0)

/** Attacking: one die with an accuracy icon is turned to a face with a hit icon, a red one also to its double hit (R6.21). */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('die', (_g, { attack }) => diceOf(attack, ({ face }) => face === 'accuracy'))
    .needs('face', (_g, { attack }, { die }) =>
      attack.pool.filter(({ id }) => id === die).flatMap(({ color }) => hitFaces(DIE_FACES[color])),
    )
    .do((tx, { attack }, answers) => {
      const face = hitFaces(Object.values(DIE_FACES).flat()).find((each) => each === answers.face)
      if (face) tx.changeDie(attack, answers.die, face)
    }),
]
