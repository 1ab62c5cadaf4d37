import { shipOf } from '#shared/game/engine/state'
import { newDial } from '#shared/game/engine/words/command-words'
import { boarding } from '../boarding'

/** All its dials are looked at, and a new command is set on each (R17.7g). */
export default [
  boarding((g, ship) => shipOf(g, ship).dials.length > 0).do((tx, _moment, { ship }, { seat, source }) => {
    tx.lookAtDials(seat, ship, source)
    tx.inOrder(...shipOf(tx.state, ship).dials.map((_, place) => newDial(ship, seat, place)))
  }),
]
