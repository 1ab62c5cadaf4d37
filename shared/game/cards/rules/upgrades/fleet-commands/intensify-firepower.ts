import { canTurnTo, diceOf, friendlyShipAttacks } from '#shared/game/cards/attacks'
import { whileLasting } from '#shared/game/engine/card-builder'
import { fleetCommandForTheRound } from './fleet-command'

/** In this round a friendly ship that attacks a ship may turn one die to its face with a single hit and no other icon (R6.21). */
export default [
  fleetCommandForTheRound('concentrate-fire'),
  whileLasting
    .at('attack.modify')
    .may()
    .when(friendlyShipAttacks)
    .when((_g, { attack }) => attack.defendingZone !== undefined)
    .needs('die', (_g, { attack }) => diceOf(attack, canTurnTo('hit')))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'hit')),
]
