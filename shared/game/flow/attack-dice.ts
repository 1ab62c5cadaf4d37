import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { countsToken, mayResolve, meansFor, wayOf, waysWith } from '#shared/game/engine/commands'
import type { CommandUse, Option } from '#shared/game/engine/decision'
import type { Values } from '#shared/game/engine/influence'
import { offersAt, optionFor } from '#shared/game/engine/offers'
import { COMMANDS, DIE_COLORS, FACE_ICONS, type Game } from '#shared/game/engine/state'
import { type AttackStep, opening, useCard } from './attack-step'
import { keywordsOf } from './engagement'
import { activationOf } from './table'

/** Step 3: the attacker modifies dice and spends accuracy icons, in any order and mixed (R6.18-22, R7.20-22). */

/** Each icon names one of the defender's tokens, and no others (R6.22, R6.24). */
function accuracies(g: Game, f: Attack, rules: Values): Option[] {
  if (!rules.allows(g, 'spend-accuracy', f.attacker, {})) return []
  const tokens = (g.ships[f.defender] ?? g.squadrons[f.defender])?.defense ?? []
  return f.pool
    .filter((die) => die.face === 'accuracy')
    .flatMap((die) =>
      tokens
        .filter((token) => !f.locked.includes(token.id))
        .map(({ id, kind }) => ({ id: `accuracy:${die.id}:${id}`, accuracy: { die: die.id, token: id, kind } })),
    )
}

/**
 * Concentrate Fire: the dial adds a die of a color that is in the pool now, the token rerolls one die (R7.20-21). It may
 * be resolved without effect (R7.4); once a round (R7.3).
 */
function fires(g: Game, f: Attack, rules: Values): Option[] {
  const command = 'concentrate-fire'
  if (!mayResolve(g, f.attacker, command, rules)) return []
  const colors = DIE_COLORS.filter((color) => f.pool.some((die) => die.color === color))
  return waysWith(meansFor(g, f.attacker, command, rules)).flatMap((name): Option[] => {
    const use: CommandUse = { command, ...wayOf(name) }
    const effects = use.dial
      ? colors.map((color) => ({ id: `fire:${name}:${color}`, use: { ...use, color } }))
      : f.pool.map(({ id: die }) => ({ id: `fire:${name}:${die}`, use: { ...use, die } }))
    return [...effects, { id: `fire:${name}`, use }]
  })
}

/**
 * Swarm rerolls one die against a squadron that another friendly squadron is engaged with (R11.29); Adept rerolls
 * several at once.
 */
function keywordRerolls(g: Game, f: Attack, rules: Values): Option[] {
  if (!g.squadrons[f.attacker]) return []
  const { swarm, adept } = keywordsOf(g, f.attacker, rules)
  const isEngaged = () =>
    engagedWith(g, f.defender).some((friend) => friend !== f.attacker) ||
    rules.valueOf(g, 'alsoEngagedBy', f.defender, {}) > 0
  const swarms = swarm && !f.used.includes('swarm') && isEngaged()
  return [
    ...(swarms ? f.pool.map(({ id }) => ({ id: `swarm:${id}`, keyword: { keyword: 'swarm' as const, die: id } })) : []),
    ...(adept && !f.used.includes('adept') ? [{ id: 'adept', keyword: { keyword: 'adept' as const } }] : []),
  ]
}

/** Attacking a ship, it spends a die with a hit icon for a raid token that the ship does not have yet (R11.39). */
function assaults(g: Game, f: Attack, rules: Values): Option[] {
  const ship = g.ships[f.defender]
  if (!ship || !g.squadrons[f.attacker] || f.used.includes('assault')) return []
  if (!keywordsOf(g, f.attacker, rules).assault) return []
  const tokens = COMMANDS.filter((command) => !ship.raidTokens.includes(command))
  return f.pool
    .filter(({ face }) => FACE_ICONS[face ?? 'blank'].hits > 0)
    .flatMap(({ id: die }) =>
      tokens.map((raid) => ({ id: `assault:${die}:${raid}`, keyword: { keyword: 'assault' as const, die, raid } })),
    )
}

function useKeyword(
  tx: Change,
  f: Attack,
  { keyword, die, raid }: NonNullable<Option['keyword']>,
  rules: Values,
): void {
  if (die && raid) {
    tx.enter(f, { used: [...f.used, keyword] })
    tx.useKeyword(f.attacker, keyword)
    tx.spendDie(f, die)
    tx.gainRaidToken(f.defender, raid)
    return
  }
  const rerolls = keywordsOf(tx.state, f.attacker, rules)[keyword] ?? 0
  tx.enter(f, { used: [...f.used, keyword], ...(!die && { step: 'reroll', rerolls }) })
  tx.useKeyword(f.attacker, keyword)
  if (die) tx.rerollDice(f, [die])
}

const optionsOf = (g: Game, f: Attack, rules: Values): Option[] => [
  ...accuracies(g, f, rules),
  ...fires(g, f, rules),
  ...keywordRerolls(g, f, rules),
  ...assaults(g, f, rules),
]

function endModifying(tx: Change, f: Attack): void {
  tx.enter(f, { step: 'defend' })
  tx.endModifying(f)
}

export const modify: AttackStep = {
  asks(g, f, rules) {
    const offers = offersAt(g, opening(f, 'attack.modify'), f.seat, rules)
    const options = [...optionsOf(g, f, rules), ...offers.map(optionFor)]
    if (options.length === 0) return []
    const must = offers.some(({ rule }) => rule.mandatory)
    const ask = { ask: 'attack.modify', subject: f.attacker, seat: f.seat, kind: 'option' } as const
    return [{ ...ask, options: must ? options : [...options, { id: 'done' }] }]
  },
  answer(tx, f, option, rules) {
    if (option === 'done') return endModifying(tx, f)
    const chosen = optionsOf(tx.state, f, rules).find(({ id }) => id === option)
    if (chosen?.accuracy) return tx.lockToken(f, chosen.accuracy.die, chosen.accuracy.token)
    if (chosen?.keyword) return useKeyword(tx, f, chosen.keyword, rules)
    if (!chosen?.use) return useCard(tx, f, 'attack.modify', option, rules)
    const { color, die, ...use } = chosen.use
    tx.resolveCommand(f.attacker, activationOf(tx.state), use)
    if (use.dial && countsToken(use)) tx.enter(f, { step: 'reroll', rerolls: 1 })
    if (color) tx.addDie(f, color)
    if (die) tx.rerollDice(f, [die])
  },
  advance: endModifying,
}

/**
 * Concentrate Fire with dial and token: the reroll comes after the die was added, for any die or none (R7.20). A keyword may
 * reroll several, all at once.
 */
export const reroll: AttackStep = {
  asks(_g, f) {
    if (f.pool.length === 0) return []
    const { rerolls = 1 } = f
    const dice = f.pool.map(({ id }) => ({ id }))
    const ask = { ask: 'attack.reroll', subject: f.attacker, seat: f.seat } as const
    if (rerolls === 1) return [{ ...ask, kind: 'option', options: [...dice, { id: 'none' }] }]
    return [{ ...ask, kind: 'options', options: dice, min: 0, max: Math.min(rerolls, dice.length) }]
  },
  answer(tx, f, option) {
    tx.enter(f, { step: 'modify' })
    tx.rerollDice(f, [option])
  },
  advance: (tx, f) => tx.enter(f, { step: 'modify' }),
}

export function rerollSome(tx: Change, f: Attack, dice: readonly string[]): void {
  tx.enter(f, { step: 'modify' })
  tx.rerollDice(f, dice)
}
