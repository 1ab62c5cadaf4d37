import { isNear } from '#shared/game/cards/card-measure'
import { shipKind } from '#shared/game/cards/catalog/kinds'
import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { otherSeat, type PublicTable, type Seat, shipOf, type UnitId } from '#shared/game/engine/state'
import { stepsOf, takeStep } from '../speed-step'

const isLarge = (g: PublicTable, ship: UnitId) => shipKind(shipOf(g, ship).card).size !== 'small'

/** Enemy ships at distance 1-5 of at least two medium or large ships of that seat. */
const held = (g: PublicTable, seat: Seat): UnitId[] =>
  shipsOf(g, otherSeat(seat)).filter(
    (enemy) => shipsOf(g, seat).filter((id) => isLarge(g, id) && isNear(g, id, enemy, 5)).length > 1,
  )

/**
 * At the start of the Status Phase the speed of every such ship may be changed by 1, never below 1. It is the enemy of that ship
 * who does it, so it suffers nothing from a Thruster Fissure.
 */
export default [
  at('status.start')
    .may()
    .when((g, _moment, self) => held(g, self.seat).length > 0)
    .askSome('faster', { min: 0, max: 99 }, (g, _moment, _answers, self, valueNow) =>
      held(g, self.seat).filter((id) => stepsOf(g, id, valueNow, 1).includes('faster')),
    )
    .askSome('slower', { min: 0, max: 99 }, (g, _moment, { faster }, self, valueNow) =>
      held(g, self.seat).filter((id) => !faster.includes(id) && stepsOf(g, id, valueNow, 1).includes('slower')),
    )
    .do((tx, _moment, { faster, slower }, self) => {
      for (const id of faster) takeStep(tx, id, 'faster', self.seat)
      for (const id of slower) takeStep(tx, id, 'slower', self.seat)
    }),
]
