import type { Option } from '#shared/game/engine/decision'
import { offersAt, optionFor } from '#shared/game/engine/offers'
import { diceOf } from '#shared/game/engine/reach'
import { DIE_COLORS } from '#shared/game/engine/state'
import { type AttackStep, opening, useCard } from './attack-step'
import { keywordsOf } from './engagement'
import { commanderOf } from './table'
import { reachAbout } from './targets'

/** Steps 1 and 2 of an attack: declared, gathered, reduced, rolled (R6.9-10, R6.13-17). */

export const declared: AttackStep = {
  advance(tx, f) {
    tx.enter(f, { step: 'gather' })
    tx.window('attack.declared', f.attacker)
  },
}

export const gather: AttackStep = {
  advance(tx, f) {
    tx.enter(f, { step: 'before-roll' })
    const about = {
      against: f.defendingZone ? ('ship' as const) : ('squadron' as const),
      ...(f.zone && f.defendingZone && { zone: f.zone }),
      by: commanderOf(tx.state, f.attacker),
      ...(f.manner && { byKeyword: keywordsOf(tx.state, f.attacker, tx.rules)[f.manner] ?? 0 }),
    }
    const armament = f.granted?.armament ?? tx.rules.valueOf(tx.state, 'armament', f.attacker, about)
    tx.gatherDice(f, diceOf(armament, tx.rules.valueOf(tx.state, 'reach', f.attacker, reachAbout(f, f.range))))
  },
}

/**
 * The attacker removes dice and uses cards in any order (R6.13-14), and cannot go on before all dice that must go are
 * removed.
 */
export const beforeRoll: AttackStep = {
  asks(g, f, rules) {
    const removals: Option[] =
      f.toRemove > 0
        ? DIE_COLORS.filter((color) => f.pool.some((die) => die.color === color)).map((color) => ({
            id: `remove:${color}`,
          }))
        : []
    const offers = offersAt(g, opening(f, 'attack.before-roll'), f.seat, rules)
    const options = [...removals, ...offers.map(optionFor)]
    const [first, ...others] = options
    if (!first) return []
    const must = removals.length > 0 || offers.some(({ rule }) => rule.mandatory)
    const ask = { ask: 'attack.before-roll', subject: f.attacker, seat: f.seat, kind: 'option' } as const
    if (!must) return [{ ...ask, options: [...options, { id: 'done' }] }]
    return [others.length === 0 ? { ...ask, options, only: { option: first.id } } : { ...ask, options }]
  },
  answer(tx, f, option, rules) {
    const color = DIE_COLORS.find((each) => option === `remove:${each}`)
    if (option === 'done') tx.enter(f, { step: 'roll' })
    else if (color) {
      tx.enter(f, { toRemove: f.toRemove - 1 })
      tx.removeDie(f, color)
    } else useCard(tx, f, 'attack.before-roll', option, rules)
  },
  advance: (tx, f) => tx.enter(f, { step: 'roll' }),
}

/** Without dice the attack is canceled, even if an effect could add dice later (R6.15-16). */
export const roll: AttackStep = {
  advance(tx, f) {
    if (f.pool.length === 0) {
      tx.enter(f, { step: 'next' })
      return tx.cancelAttack(f)
    }
    tx.enter(f, { step: 'modify' })
    tx.rollPool(f)
    tx.window('attack.rolled', f.attacker)
  },
}
