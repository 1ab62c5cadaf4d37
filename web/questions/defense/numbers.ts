import { attacking } from '#messages/decide-attack'
import { defending } from '#messages/decide-defense'
import { shipAfter, shipOdds } from '#shared/game/odds/outcome'
import { mean } from '#shared/game/odds/pool-odds'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'
import { type Spread, shipTarget } from '../battle'
import type { Figure } from '../figures'
import type { Defense } from './defense'

const words = defending.numbers
const minus = (n: number): string => (n === 0 ? '0' : `−${n}`)
const minusMean = (n: number): string => (n < 0.05 ? '0' : `−${attacking.mean(n)}`)

/** What is left of a hull after so much; nothing lost is good news. */
const hullStep = (hull: number, lost: number): Figure =>
  lost === 0
    ? { value: '0', label: words.hullKept(hull), tone: 'good' }
    : lost >= hull
      ? { value: minus(hull), label: words.destroyed, tone: 'loss' }
      : { value: minus(lost), label: words.hull(hull, hull - lost), tone: 'loss' }

function exactly(view: GameView, { attack, spread, split, helps }: Defense): Figure[] {
  const { defendingZone } = attack
  const hull = hullOf(view, attack.defender) ?? 0
  if (defendingZone === undefined) return [hullStep(hull, spread.most)]
  const zone = split?.zone ?? helps
  const target = shipTarget(view, attack, zone)
  const left = shipAfter(spread.most, target, split?.points)
  const { redirect = 0 } = target
  return [
    ...(zone !== undefined && left.redirect < redirect
      ? [{ value: minus(redirect - left.redirect), label: words.shields(zone, redirect, left.redirect) }]
      : []),
    { value: minus(target.shields - left.shields), label: words.shields(defendingZone, target.shields, left.shields) },
    hullStep(hull, left.cards),
  ]
}

/** Where luck still settles the damage: on average. */
function onAverage(view: GameView, { attack, odds, helps }: Defense): Figure[] {
  const hull = hullOf(view, attack.defender) ?? 0
  if (attack.defendingZone === undefined) {
    const lost = Math.min(hull, mean(odds.damage))
    return [{ value: minusMean(lost), label: words.hullMean(hull), tone: 'loss' }]
  }
  const cards = mean(shipOdds(odds, shipTarget(view, attack, helps)).cards)
  return [
    { value: minusMean(mean(odds.damage) - cards), label: words.shieldsMean },
    { value: minusMean(cards), label: words.hullMean(hull), tone: cards < 0.05 ? 'good' : 'loss' },
  ]
}

const differ = (a: number, b: number): boolean => Math.abs(a - b) > 0.001

/** The damage: what the dice show, what tokens make of it, and then cards of the defender (R6.30-31). */
function damageSteps({ rolled, working, chosen, uncarded, spread }: Defense): Figure[] {
  const told = ({ least, most, mean: average }: Spread) => (least === most ? `${most}` : attacking.mean(average))
  const label = words.spent([...working, ...chosen.map(({ token }) => token.kind)])
  return [
    { value: `${rolled}`, label: words.rolled },
    ...(chosen.length > 0 || differ(uncarded.mean, rolled)
      ? [{ value: told(uncarded), label, ...(chosen.length > 0 && { tone: 'choice' as const }) }]
      : []),
    ...(differ(spread.mean, uncarded.mean) ? [{ value: told(spread), label: words.byCard }] : []),
  ]
}

/** What then happens, number by number: the damage, shields, hull (look 1, 6). */
export function numbersOf(view: GameView, plan: Defense): Figure[] {
  const { least, most } = plan.spread
  return [...damageSteps(plan), ...(least === most ? exactly(view, plan) : onAverage(view, plan))]
}
