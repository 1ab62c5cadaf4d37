import { permit } from '#shared/game/engine/card-builder'
import { hasResolved } from '#shared/game/engine/once'
import { COMMANDS } from '#shared/game/engine/state'

/** The first command of a friendly ship in a round, by a dial alone, may count as with a token; it is then the only one. */
export default [
  permit(
    'add-token-effect',
    (g, ship, { seat }) => g.ships[ship]?.seat === seat && COMMANDS.every((each) => !hasResolved(g, ship, each)),
  ),
]
