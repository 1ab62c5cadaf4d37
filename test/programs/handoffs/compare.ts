import type { BotName } from '../sim/bot'
import type { SimOrders } from '../sim/orders'
import { playGames } from '../sim/play'
import type { ComparedFleets, Comparison, Figures } from './figures'

/** Invariants are looked at in few states: the figures are what is asked for. */
const CHECK = 1_000

export function compare(fleets: ComparedFleets, games: number, seed: number, bot: BotName = 'practice'): Comparison {
  const figures = (orders: SimOrders): Figures => {
    const { violations, ...report } = playGames({ games, seed, check: CHECK, fleets, bot, orders })
    const [first] = violations
    if (first) throw new Error(`${fleets}, seed ${first.seed}, decision ${first.decision}: ${first.what}`)
    const { handOffs, turns, interrupts, returns, submissions, decided, awaited } = report
    return { handOffs, turns, interrupts, returns, submissions, decided, awaited }
  }
  return {
    fleets,
    games,
    none: figures('none'),
    default: figures('default'),
    standard: figures('standard'),
    planned: figures('planned'),
  }
}
