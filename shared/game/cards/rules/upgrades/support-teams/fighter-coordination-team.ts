import { freeSquadrons } from '#shared/game/cards/free-squadrons'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { squadronMove } from '#shared/game/engine/words/squadron-words'
import { reachOf } from '#shared/game/geometry/squadron-rest'

/** After a maneuver as many of them as the ship's squadron value may each move up to distance 1, one after the other. */
export default [
  at('maneuver.after')
    .may()
    .when(aboutOwn)
    .needsSome(
      'squadrons',
      { min: 1, max: (rules, g, _moment, { on }) => rules.valueOf(g, 'squadron', on, {}) },
      (g, _moment, _answers, self, valueNow) => freeSquadrons(g, self, valueNow),
    )
    .do((tx, _moment, { squadrons }) => tx.inOrder(...[squadrons].flat().map((id) => squadronMove(id, reachOf(1))))),
]
