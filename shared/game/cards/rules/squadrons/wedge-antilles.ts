import { attacksSquadron } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking a squadron that has activated, two blue dice more, by Counter, too (R6.45). */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksSquadron)
    .when((g, { attack }) => g.squadrons[attack.defender]?.activated === true)
    .do((tx, { attack }) => {
      tx.addDie(attack, 'blue')
      tx.addDie(attack, 'blue')
    }),
]
