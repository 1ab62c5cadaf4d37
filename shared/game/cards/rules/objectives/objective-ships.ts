import { scores } from '#shared/game/engine/card-builder'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

export const isObjectiveShip = (g: Pick<PublicTable, 'objectiveShips'>, unit: UnitId): boolean =>
  g.objectiveShips?.includes(unit) === true

/** The own cost of a destroyed objective ship counts twice for the opponent; that of its upgrades does not (R15.10). */
export const doubledObjectiveShips = scores((g, self, costs) =>
  g.lost
    .filter(({ id, seat }) => seat !== self.seat && isObjectiveShip(g, id))
    .reduce((sum, { card }) => sum + costs.ship(card).points, 0),
)
