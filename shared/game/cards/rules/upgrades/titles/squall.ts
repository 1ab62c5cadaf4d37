import { freeSquadrons } from '#shared/game/cards/free-squadrons'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { squadronMove } from '#shared/game/engine/words/squadron-words'
import { reachOf } from '#shared/game/geometry/squadron-rest'

/**
 * When the ship activates, up to three unengaged squadrons at close-medium range may each move up to distance 2, one after
 * the other; they must not end engaged.
 */
export default [
  at('activation.start')
    .may()
    .when(aboutOwn)
    .needsSome('squadrons', { min: 1, max: 3 }, (g, _moment, _answers, self, valueNow) =>
      freeSquadrons(g, self, valueNow),
    )
    .do((tx, _moment, { squadrons }) =>
      tx.inOrder(...squadrons.map((id) => squadronMove(id, reachOf(2), { unengaged: true }))),
    ),
]
