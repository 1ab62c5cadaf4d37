import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** After it executes a maneuver with more than 1 on its speed dial it suffers one damage (DC17). */
export default [
  at('maneuver.after')
    .when((g, moment, self) => aboutOwn(g, moment, self) && (g.ships[self.on]?.dialSpeed ?? 0) > 1)
    .do((tx, _moment, _answers, self) => tx.suffer(self.on, 1)),
]
