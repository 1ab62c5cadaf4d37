import { at } from '#shared/game/engine/card-builder'

/** At the start of the first round one defense token of the ship is replaced by an evade. */
export default [
  at('round.start')
    .may()
    .when((g) => g.round === 1)
    .needs('token', (g, _moment, _answers, self) =>
      (g.ships[self.on]?.defense ?? []).filter(({ kind }) => kind !== 'evade').map(({ id }) => id),
    )
    .tokensOf((_moment, self) => self.on)
    .do((tx, _moment, { token }, self) => tx.gainDefense(self.on, 'evade', token)),
]
