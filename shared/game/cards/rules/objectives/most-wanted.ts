import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { DIE_COLORS, otherSeat } from '#shared/game/engine/state'
import { doubledObjectiveShips, isObjectiveShip } from './objective-ships'
import { ofSecond } from './players'

/**
 * The second player names a ship of his and one of the enemy's (OB2). A ship that attacks one of them may add a die of a
 * color that is in its pool. Destroyed, they count twice.
 */
export default [
  at('setup.after-deploying')
    .when(ofSecond)
    .ask('own', (g, _moment, _answers, self) => shipsOf(g, self.seat))
    .ask('enemy', (g, _moment, _answers, self) => shipsOf(g, otherSeat(self.seat)))
    .do((tx, _moment, { own, enemy }, self) => {
      for (const ship of [own, enemy]) if (ship) tx.nameObjectiveShip(ship, self.seat)
    }),
  at('attack.modify')
    .may()
    .gives('dice')
    .when((g, { attack: { attacker, defender } }) => g.ships[attacker] !== undefined && isObjectiveShip(g, defender))
    .needs('color', (_g, { attack }) => DIE_COLORS.filter((color) => attack.pool.some((die) => die.color === color)))
    .do((tx, { attack }, { color }) => {
      const chosen = DIE_COLORS.find((each) => each === color)
      if (chosen) tx.addDie(attack, chosen)
    }),
  doubledObjectiveShips,
]
