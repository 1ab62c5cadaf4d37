import type { Choice, Option } from '#shared/game/engine/decision'
import type { DefenseKind, UnitId } from '#shared/game/engine/terms'
import { criticalChance, mean } from '#shared/game/odds/pool-odds'
import type { AnswerContext } from '#shared/play/bots/bot'
import { helpingZones } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { type Attack, attackToSuffer, destroys, meanHullDamage, oddsAfter } from '../hull-damage'
import type { ActionOf, SpendStep } from '../standing-order'

/**
 * Defense tokens (DP-E10, DP-E14): the first step of the list that can be done and is worth it, weighed anew at every
 * question, because evade and the dice may have changed everything (R8.1-5, R8.7-12); none is, then no more are spent.
 */
export function defenseAnswer(asked: AnswerContext, { spend, ...most }: ActionOf['defense']): Choice | undefined {
  const { view, request } = asked
  const attack = attackToSuffer(view)
  if (request.kind !== 'option' || !attack) return undefined
  const { options } = request
  const token = isEnough(view, attack, most) ? undefined : tokenFor(view, attack, spend, options)
  const option = token ?? options.find(({ id }) => id === 'done')
  return option && { option: option.id }
}

const tokensOf = ({ ships, squadrons }: GameView, unit: UnitId) => (ships[unit] ?? squadrons[unit])?.defense ?? []

/** What was spent earlier in the round lies exhausted until the Status Phase; what was discarded then is forgotten. */
function isEnough(view: GameView, { spent, defender }: Attack, most: Omit<ActionOf['defense'], 'spend'>): boolean {
  const { mostPerAttack = Number.POSITIVE_INFINITY, mostPerRound = Number.POSITIVE_INFINITY } = most
  const exhausted = tokensOf(view, defender).filter((token) => token.exhausted).length
  const discarded = spent.filter(({ token, of = defender }) =>
    tokensOf(view, of).every(({ id }) => id !== token),
  ).length
  return spent.length >= mostPerAttack || exhausted + discarded >= mostPerRound
}

function tokenFor(view: GameView, attack: Attack, steps: readonly SpendStep[], options: readonly Option[]) {
  for (const step of steps) {
    const ways = options.filter(({ token }) => token?.kind === step.token)
    const token = wayOf(ways, 'exhausted') ?? (step.mayDiscard ? wayOf(ways, 'discarded') : undefined)
    if (
      token &&
      isWorthIt(view, attack, step) &&
      leavesEnough(view, attack, step, token) &&
      !isKept(view, attack, step)
    )
      return token
  }
  return undefined
}

const wayOf = (ways: readonly Option[], becomes: 'exhausted' | 'discarded') =>
  ways.find(({ token }) => token?.becomes === becomes)

/** A token that does nothing is never spent, even if the order says so. */
function isWorthIt(view: GameView, attack: Attack, { token, saves = 0 }: SpendStep): boolean {
  const saved = savedBy(view, attack, token)
  return saved > 0 && saved >= saves
}

/**
 * How much less mean damage a token makes of the attack as it stands; redirect keeps damage from the hull, and contain a
 * critical effect from a damage card, which counts as one (R8.8-12).
 */
export function savedBy(view: GameView, attack: Attack, token: DefenseKind): number {
  const now = oddsAfter(view, attack)
  if (mean(now.damage) === 0) return 0
  const then = oddsAfter(view, attack, [token])
  if (token === 'redirect') return meanHullDamage(view, attack, now.damage) - afterRedirect(view, attack)
  if (token !== 'contain') return mean(now.damage) - mean(then.damage)
  const isDealt = meanHullDamage(view, attack, now.damage) > 0
  return isDealt ? criticalChance(now) - criticalChance(then) : 0
}

/** To the neighbours with most shields. */
function afterRedirect(view: GameView, attack: Attack): number {
  const { damage } = oddsAfter(view, attack)
  return meanHullDamage(view, attack, damage, helpingZones(view, attack).shields)
}

/** To the unit whose token it is. */
function leavesEnough(view: GameView, attack: Attack, { leaves = 0 }: SpendStep, { token, tokenOf }: Option) {
  const readied = tokensOf(view, tokenOf ?? attack.defender).filter(({ exhausted }) => !exhausted).length
  return readied - (token?.becomes === 'exhausted' ? 1 : 0) >= leaves
}

/** Kept for an enemy who has yet to activate, unless the ship would not live to see it. */
function isKept(view: GameView, attack: Attack, { keepFor }: SpendStep): boolean {
  const enemy = keepFor === undefined ? undefined : (view.ships[keepFor] ?? view.squadrons[keepFor])
  return enemy !== undefined && !enemy.activated && enemy.id !== attack.attacker && destroys(view, attack) !== true
}
