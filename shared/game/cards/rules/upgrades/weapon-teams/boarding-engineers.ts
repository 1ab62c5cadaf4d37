import { at } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'
import { damageSource } from '#shared/game/engine/influence'
import { shipOf } from '#shared/game/engine/state'
import { boarding } from '../boarding'

const POINT = 'effect.second-half'
/** The rules below that are second halves. */
const CHOICE = 1
const TURNING = 2

/**
 * Its facedown damage cards are looked at, and as many as the engineering value of this ship are turned faceup: all are chosen
 * first, then turned one after the other, each with what follows from it.
 */
export default [
  boarding((g, ship) => shipOf(g, ship).damage.some(({ faceup }) => !faceup)).do((tx, _moment, { ship }, self) => {
    const facedown = shipOf(tx.state, ship).damage.filter(({ faceup }) => !faceup)
    const things = facedown.map(({ slot, card }) => ({ id: damageSource(ship, slot), card }))
    tx.look({ seat: self.seat, source: self.source, things })
    tx.inOrder(secondHalf({ point: POINT, subject: ship }, self, CHOICE))
  }),
  at(POINT)
    .askSeenSome(
      'cards',
      { min: 0, max: (rules, g, _moment, self) => rules.valueOf(g, 'engineering', self.on, {}) },
      (g) => g.look?.things.map(({ id }) => id) ?? [],
    )
    .do((tx, _moment, { cards }, self) => {
      tx.endLook()
      tx.inOrder(...cards.map((subject) => secondHalf({ point: POINT, subject }, self, TURNING)))
    }),
  at(POINT).do((tx, { subject }) => {
    const ships = Object.values(tx.state.ships)
    const ship = ships.find(({ id, damage }) => damage.some(({ slot }) => damageSource(id, slot) === subject))
    const card = ship?.damage.find(({ slot }) => damageSource(ship.id, slot) === subject)
    if (ship && card) tx.turnFaceup(ship.id, card.slot)
  }),
]
