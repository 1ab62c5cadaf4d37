import { aboutOwn, at, onOwn, permit } from '#shared/game/engine/card-builder'

/**
 * At speed 3 or more, attacks of ships on the ship are obstructed (R6.13). After a maneuver in which it overlapped a ship, the card
 * is discarded.
 */
export default [
  permit(
    'obstruct',
    onOwn(({ attacker }, g, unit) => g.ships[attacker] !== undefined && (g.ships[unit]?.dialSpeed ?? 0) >= 3),
  ),
  at('maneuver.after')
    .when((g, moment, self) => aboutOwn(g, moment, self) && moment.maneuver.overlapped.length > 0)
    .do((tx, _moment, _answers, { source }) => tx.discardCard(source)),
]
