import { canTurnTo, criticalFace, diceOf, friendlyShipAttacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'

/** Dice that can be turned to a critical face when that one is spent. */
const turnable = (attack: Attack, spent: string): string[] =>
  diceOf(attack, (die) => die.id !== spent && canTurnTo(criticalFace(die.color))(die))

/**
 * When a friendly ship attacks, in any activation: for a die that is spent another one is turned to its face with a
 * critical icon. Once an activation, by all ships together (R16.11, RL.29).
 */
export default [
  at('attack.modify')
    .may()
    .when(friendlyShipAttacks)
    .oncePer('activation')
    .needs('spent', (_g, { attack }) => diceOf(attack, ({ id }) => turnable(attack, id).length > 0))
    .needs('die', (_g, { attack }, { spent }) => turnable(attack, spent))
    .pays((tx, { attack }, { spent }) => tx.spendDie(attack, spent))
    .do((tx, { attack }, { die }) => {
      const { color } = attack.pool.find(({ id }) => id === die) ?? {}
      if (color) tx.changeDie(attack, die, criticalFace(color))
    }),
]
