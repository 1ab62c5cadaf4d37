import { basePlace } from '#shared/game/cards/catalog/models'
import { isObjective, objectiveCard } from '#shared/game/cards/catalog/objectives'
import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Result, type Score, SEATS, type Seat, TABLE } from '#shared/game/engine/state'
import { baseCorners } from '#shared/game/geometry/base'
import { isOverlap, mm } from '#shared/game/geometry/grid'

/** Adds up the score from the public events, the printed costs and the objective's text, apart from the engine (R15.6-12). */
export class ScoreAudit {
  readonly #faults: string[] = []
  readonly #destroyed: EventOf<'destroyed'>[] = []
  readonly #tokens: Score = { a: 0, b: 0 }

  /** @returns one line for each fault that these events show. `after`: the state in which they ended. */
  follow(events: readonly GameEvent[], after: GameState): string[] {
    for (const event of events) {
      if (event.type === 'destroyed') this.#loses(event, after)
      else if (event.type === 'victoryTokensGained') this.#tokens[event.seat] += event.tokens
      else if (event.type === 'gameOver') this.#ends(event, after)
    }
    return this.#faults.splice(0)
  }

  #loses(event: EventOf<'destroyed'>, after: GameState): void {
    this.#destroyed.push(event)
    if (event.points !== costOf(after, event.unit, event.card)) this.#faults.push(`${event.unit} costs ${event.points}`)
  }

  #ends({ result }: EventOf<'gameOver'>, after: GameState): void {
    for (const seat of SEATS) {
      const earned = this.#earned(after, seat) + this.#wholeFleet(after, seat, result)
      if (result.score[seat] !== earned)
        this.#faults.push(`${seat} has ${result.score[seat]} points instead of ${earned}`)
    }
    const { a, b } = result.score
    const second = otherSeat(after.firstPlayer)
    const winner = a === b ? second : a > b ? 'a' : 'b'
    if (result.reason === 'rounds' && result.winner !== winner)
      this.#faults.push(`${result.winner} wins with fewer points`)
    if (result.reason === 'eliminated' && hasWarship(after, otherSeat(result.winner)))
      this.#faults.push(`${otherSeat(result.winner)} is beaten and has ships`)
  }

  /** In tournaments a fleet of which nothing is left, or whose player concedes or is beaten, counts as the limit (R20.8-9, R20.13). */
  #wholeFleet(after: GameState, seat: Seat, { reason, winner }: Result): number {
    const { tournament, limit = 0 } = after.options ?? {}
    const enemy = otherSeat(seat)
    const points = this.#destroyed.filter((each) => each.seat === enemy).reduce((sum, each) => sum + each.points, 0)
    const concedes = reason === 'resigned' && winner === seat
    const beaten = tournament === '2018' && reason === 'eliminated' && !hasWarship(after, enemy)
    return tournament && (concedes || beaten || hasNothing(after, enemy)) ? Math.max(0, limit - points) : 0
  }

  #earned(after: GameState, seat: Seat): number {
    const lost = this.#destroyed.filter((each) => each.seat !== seat)
    const { objective = '' } = after
    const tokens = isObjective(objective) ? (objectiveCard(objective).victoryTokens ?? 0) : 0
    const sum = lost.reduce((points, each) => points + each.points, this.#tokens[seat] * tokens)
    switch (objective) {
      case 'advanced-gunnery':
      case 'most-wanted':
        return lost
          .filter(({ unit }) => after.objectiveShips?.includes(unit))
          .reduce((points, { card }) => points + shipCard(card).points, sum)
      case 'opening-salvo':
        return Object.values(after.ships)
          .filter((ship) => ship.seat !== seat && ship.damage.length + ship.damageWithoutCard > 0)
          .reduce((points, { id, card }) => points + Math.ceil(costOf(after, id, card) / 2), sum)
      case 'intel-sweep':
        return this.#tokens[seat] > this.#tokens[otherSeat(seat)] ? sum + 75 : sum
      case 'capture-the-vip':
        return after.objectiveTokens?.some(({ on = '' }) => after.ships[on]?.seat === seat) ? sum + tokens : sum
      case 'station-assault':
        return sum + tokens * stations(after, seat === after.firstPlayer)
      case 'blockade-run':
        return sum + tokens * (seat === after.firstPlayer ? leftOut(lost, after) : through(after))
      default:
        return sum
    }
  }
}

/** Ships of the second player that never came (R3.29). */
const leftOut = (lost: readonly EventOf<'destroyed'>[], { round }: GameState): number =>
  lost.filter(({ card, cause }) => round > 0 && cause === 'left-out' && isShipCard(card)).length

/** Those with a token that are wholly within two rulers of the first player's edge, in the west (OB5). */
const through = ({ objectiveTokens = [], ships }: GameState): number =>
  objectiveTokens.filter(({ on = '' }) => {
    const ship = ships[on]
    return ship && baseCorners(basePlace(ship)).every(({ x }) => !isOverlap(mm(609.6) - x))
  }).length

/** Those that are destroyed, or those that stand (OB7). */
const stations = ({ obstacles }: GameState, destroyed: boolean): number =>
  Object.values(obstacles).filter(({ hull }) => hull && hull.damage >= hull.most === destroyed).length

/** With all its upgrades, discarded ones, too (R15.8). */
function costOf({ cards }: GameState, unit: string, card: string): number {
  if (!isShipCard(card)) return squadronCard(card).points
  const upgrades = Object.values(cards).filter(({ on }) => on === unit && on !== TABLE)
  return upgrades.reduce((points, upgrade) => points + upgradeCard(upgrade.card).points, shipCard(card).points)
}

const hasNothing = ({ ships, squadrons, reserve }: GameState, seat: Seat): boolean =>
  [ships, squadrons, reserve?.ships ?? {}, reserve?.squadrons ?? {}].every((units) =>
    Object.values(units).every((unit) => unit.seat !== seat),
  )

/** In tournaments a player with flotillas alone is beaten, too (R20.12). */
const hasWarship = ({ ships, options }: GameState, seat: Seat): boolean =>
  Object.values(ships).some(
    (ship) =>
      ship.seat === seat &&
      (options?.elimination !== 'end-of-round-without-flotillas' || !shipCard(ship.card).flotilla),
  )
