import { forbid } from '#shared/game/engine/card-builder'
import { otherSeat, type PublicTable, type Seat } from '#shared/game/engine/state'
import { isFirst } from './players'

const hasToDeploy = ({ reserve }: Pick<PublicTable, 'reserve'>, seat: Seat): boolean =>
  reserve !== undefined &&
  [...Object.values(reserve.ships), ...Object.values(reserve.squadrons)].some(
    (unit) => unit.seat === seat && reserve.setAside[unit.id] === undefined,
  )

/** The first player deploys everything before the second deploys anything (OB20, OB24). */
export const firstDeploysAll = forbid(
  'deploy',
  (g, _unit, self, { seat }) => seat === self.seat && !isFirst(g, self) && hasToDeploy(g, otherSeat(seat)),
)
