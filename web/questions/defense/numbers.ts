import { attacking } from '#messages/decide-attack'
import { defending } from '#messages/decide-defense'
import { shipAfter, shipOdds } from '#shared/game/odds/outcome'
import { mean } from '#shared/game/odds/pool-odds'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'
import { shipTarget } from '../battle'
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

/** What then happens, number by number: the damage, what the tokens make of it, shields, hull (look 1, 6). */
export function numbersOf(view: GameView, plan: Defense): Figure[] {
  const { before, chosen, spread } = plan
  const exact = spread.least === spread.most
  const dealt = exact ? `${spread.most}` : attacking.mean(spread.mean)
  return [
    { value: `${before}`, label: words.rolled },
    ...(chosen.length > 0
      ? [{ value: dealt, label: words.spent(chosen.map(({ token }) => token.kind)), tone: 'choice' } as const]
      : []),
    ...(exact ? exactly(view, plan) : onAverage(view, plan)),
  ]
}
