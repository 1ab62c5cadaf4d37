import { shipOf } from '#shared/game/engine/state'
import { boarding } from '../boarding'

/** Chosen defense tokens of it, up to the squadron value of this ship, are spent, one after the other and without effect (RL.35). */
export default [
  boarding((g, ship) => shipOf(g, ship).defense.length > 0)
    .askSome(
      'tokens',
      { min: 1, max: (rules, g, _moment, self) => rules.valueOf(g, 'squadron', self.on, {}) },
      (g, _moment, { ship }) => g.ships[ship]?.defense.map(({ id }) => id) ?? [],
    )
    .tokensOf((_moment, _self, { ship }) => ship)
    .do((tx, _moment, { ship, tokens }) => {
      for (const token of tokens) tx.useUpDefense(ship, token)
    }),
]
