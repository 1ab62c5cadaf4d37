import { at, forbid } from '#shared/game/engine/card-builder'
import { otherSeat, type PublicTable, type Seat } from '#shared/game/engine/state'
import { attacks, isFirst } from './players'

const hasToDeploy = ({ reserve }: Pick<PublicTable, 'reserve'>, seat: Seat): boolean =>
  reserve !== undefined &&
  [...Object.values(reserve.ships), ...Object.values(reserve.squadrons)].some(
    (unit) => unit.seat === seat && reserve.setAside[unit.id] === undefined,
  )

/**
 * The first player deploys everything before the second deploys anything (OB20). A player who attacks the rear hull
 * zone of a ship and damages it gains a victory token.
 */
export default [
  forbid(
    'deploy',
    (g, _unit, self, { seat }) => seat === self.seat && !isFirst(g, self) && hasToDeploy(g, otherSeat(seat)),
  ),
  at('attack.after')
    .when((g, moment, self) => {
      const { defender, defendingZone, total = 0 } = moment.attack
      // A critical effect may have destroyed it before the total was known.
      const suffered = total > 0 || g.ships[defender] === undefined
      return attacks(g, moment, self) && defendingZone === 'rear' && suffered
    })
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
]
