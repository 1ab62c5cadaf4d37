import { isNearObstacle } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import type { Values } from '#shared/game/engine/influence'
import { type Game, otherSeat, type Seat } from '#shared/game/engine/state'
import { stationLast } from './station-last'

const station = (g: Game): string | undefined => Object.values(g.obstacles).find(({ kind }) => kind === 'station')?.id

/** The command values of a player's ships at distance 1 of the station. */
const commandAt = (rules: Values, g: Game, outpost: string, seat: Seat): number =>
  shipsOf(g, seat)
    .filter((ship) => isNearObstacle(g, ship, outpost, 1))
    .reduce((sum, ship) => sum + rules.valueOf(g, 'command', ship, {}), 0)

function holds(rules: Values, g: Game, seat: Seat): boolean {
  const outpost = station(g)
  if (outpost === undefined) return false
  return commandAt(rules, g, outpost, seat) > commandAt(rules, g, outpost, otherSeat(seat))
}

/**
 * The second player places the station after all other obstacles (OB9); it neither obstructs nor repairs (R13.11). Who has
 * the higher sum of command values at it at the end of a round gains a victory token; on a tie nobody.
 */
export default [
  ...stationLast({ beyond: 5, inert: true }),
  at('round.end')
    .allowed((rules, g, _moment, self) => holds(rules, g, self.seat))
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
]
