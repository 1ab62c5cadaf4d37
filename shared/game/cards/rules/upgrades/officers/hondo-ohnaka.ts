import { at } from '#shared/game/engine/card-builder'
import { COMMANDS, type PublicTable } from '#shared/game/engine/state'

const allShips = (g: PublicTable, but?: string): string[] => Object.keys(g.ships).filter((id) => id !== but)

/**
 * At the start of the Ship Phase the card may be discarded: its owner gives tokens of two commands to two ships, and then the
 * opponent those of the other two to two ships. Both have to, to enemy ships if there is no other way.
 */
export default [
  at('ship-phase.start')
    .may()
    .discards()
    .needs('first', () => COMMANDS)
    .needs('firstShip', (g) => allShips(g))
    .needs('second', (_g, _moment, { first }) => COMMANDS.filter((each) => each !== first))
    .needs('secondShip', (g, _moment, { firstShip }) => allShips(g, firstShip))
    .askOpponent('third', (_g, _moment, { first, second }) =>
      COMMANDS.filter((each) => each !== first && each !== second),
    )
    .askOpponent('thirdShip', (g) => allShips(g))
    .askOpponent('fourthShip', (g, _moment, { thirdShip }) => allShips(g, thirdShip))
    .do((tx, _moment, { first, firstShip, second, secondShip, third, thirdShip, fourthShip }) => {
      const ships = [firstShip, secondShip, thirdShip, fourthShip]
      const given = [first, second, third, COMMANDS.find((each) => ![first, second, third].includes(each))]
      for (const [i, ship] of ships.entries()) {
        const command = COMMANDS.find((each) => each === given[i])
        if (ship && command) tx.gainToken(ship, command)
      }
    }),
]
