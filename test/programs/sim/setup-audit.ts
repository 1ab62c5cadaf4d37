import { basePlace } from '#shared/game/cards/catalog/models'
import { obstacleCard } from '#shared/game/cards/catalog/obstacles'
import { shipCard } from '#shared/game/cards/catalog/ships'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Point, type Pose, type Seat, type UnitId } from '#shared/game/engine/state'
import { baseCorners, gapToSquadron, SQUADRON_RADIUS } from '#shared/game/geometry/base'
import { endsWithin, isOverlap, mm } from '#shared/game/geometry/grid'
import { gapSquadronToObstacle, placedOutline } from '#shared/game/geometry/obstacle'
import { gapBetweenObstacles } from '#test/game/geometry/outlines'
import { firstDeploysAll } from './cards-in-play'
import { changed } from './influences'

/** Outer ends of the distance bands (R1.5). */
const [ONE, TWO, THREE, FIVE] = [mm(76.5), mm(124.5), mm(184.5), mm(304.8)]
const FOOT = mm(304.8)
/** The ends of the setup area are a foot from those of a table that is longer than 4' (R1.2), unless the players sit there (RL.26). */
const endsOf = ({ area, shortEdges }: GameState): [number, number] =>
  area.width > 4 * FOOT && !shortEdges ? [FOOT, area.width - FOOT] : [0, area.width]

/** Objectives that change who places obstacles, and where. */
const OWN_OBSTACLES: readonly (string | undefined)[] = [
  'minefields',
  'contested-outpost',
  'dangerous-territory',
  'blockade-run',
]

/** Objectives whose station the second player places besides the turns: first in a salvage run (OB22), last elsewhere (OB7, OB21). */
const STATION_APART: readonly string[] = ['navigational-hazards', 'salvage-run', 'station-assault']

/** Obstacles that an objective adds (OB6, OB7, OB22). */
const ADDED_OBSTACLES: Readonly<Record<string, number>> = {
  'close-range-intel-scan': 2,
  'salvage-run': 2,
  'station-assault': 1,
}

/** Follows set-up by its public events and the printed rules, apart from the engine's regions: whose turn it is, and where everything lies. */
export class SetupAudit {
  readonly #faults: string[] = []
  #placer: Seat | undefined
  #turn: { seat: Seat; squadrons: number; over: boolean } | undefined
  /** Deployment turns of the first player so far. */
  #turns = 0
  /** Destroyed before they were deployed (R3.30). */
  readonly #leftOut: UnitId[] = []

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const event of events) {
      // Cards move those that lie there, as they say (OB21).
      if (event.type === 'obstaclePlaced' && (before.round > 0 || before.obstacles[event.obstacle])) continue
      if (event.type === 'obstaclePlaced') this.#obstacle(event, before)
      else if (event.type === 'destroyed' && event.cause === 'left-out') this.#leftOut.push(event.unit)
      else if (event.type === 'roundBegan' && event.round === 1) this.#begins(before)
      else if (before.round === 0) this.#deployed(event, before)
    }
    return this.#faults.splice(0)
  }

  /** The second player begins, in turn (R3.8); beyond distance 3 of the edges and 1 of each other (R3.9). */
  #obstacle(event: EventOf<'obstaclePlaced'>, before: GameState): void {
    const { seat, obstacle, pose } = event
    const outline = outlineOf(obstacle, pose)
    const others = Object.values(before.obstacles).map(({ id, pose: at }) => outlineOf(id, at))
    const apart = before.objective === 'minefields' ? FIVE : ONE
    if (others.some((other) => endsWithin(gapBetweenObstacles(outline, other), apart)))
      this.#fault(`${obstacle} is too near to another obstacle`)
    const [west, east] = endsOf(before)
    if (outline.some(({ x }) => isOverlap(x - west) || isOverlap(east - x)))
      this.#fault(`${obstacle} lies outside the setup area`)
    if (event.kind === 'station' && STATION_APART.includes(before.objective ?? '')) {
      if (seat === before.firstPlayer) this.#fault(`${seat} places the station of the second player`)
      return
    }
    const inTurn = this.#placer ? otherSeat(this.#placer) : otherSeat(before.firstPlayer)
    this.#placer = seat
    if (OWN_OBSTACLES.includes(before.objective)) return
    if (seat !== inTurn) this.#fault(`${seat} places an obstacle out of turn`)
    if (endsWithin(wayToEdge(outline, before), THREE)) this.#fault(`${obstacle} is too near to an edge`)
  }

  #deployed(event: GameEvent, before: GameState): void {
    if (event.type === 'shipDeployed') {
      this.#takesTurn(ownerOf(before, event.ship), 'ship', before)
      this.#ship(event, before)
    } else if (event.type === 'squadronDeployed') {
      this.#takesTurn(ownerOf(before, event.squadron), 'squadron', before)
      this.#squadron(event, before)
    }
  }

  /** The first player begins; a ship or two squadrons, then the other, if there is anything that may be deployed (R3.13-18). */
  #takesTurn(seat: Seat, kind: 'ship' | 'squadron', before: GameState): void {
    const last = this.#turn
    const goesOn = last?.seat === seat && kind === 'squadron' && last.squadrons === 1
    if (goesOn) this.#turn = { seat, squadrons: 2, over: true }
    else {
      if (!last && seat !== before.firstPlayer) this.#fault(`${seat} deploys first`)
      if (last?.seat === seat && mayDeploy(before, otherSeat(seat))) this.#fault(`${seat} deploys twice in a row`)
      if (last && last.seat !== seat && !last.over && waiting(before, last.seat).squadrons > 0)
        this.#fault(`${last.seat} deploys one squadron alone`)
      if (seat === before.firstPlayer) this.#turns += 1
      this.#turn = { seat, squadrons: kind === 'ship' ? 0 : 1, over: kind === 'ship' }
    }
    const { ships, squadrons } = waiting(before, seat)
    if (!goesOn && kind === 'squadron' && squadrons === 1 && ships > 0) this.#fault('a last squadron is deployed alone')
  }

  /** Wholly in its zone, at a speed of its chart (R3.15-16); in an ambush the first player's every second turn is in the middle. */
  #ship({ ship, pose, speed }: EventOf<'shipDeployed'>, before: GameState): void {
    const unit = before.reserve?.ships[ship]
    if (!unit) return
    const { size, speedChart } = shipCard(unit.card)
    const isStopped = speed === 0 && changed(before, 'startingSpeed', ship, { pose, speed: 1 }, 1) === 0
    if (!speedChart[speed]?.length && !isStopped) this.#fault(`${ship} is deployed at speed ${speed}`)
    const corners = baseCorners({ size, pose })
    const isFirst = unit.seat === before.firstPlayer
    const ambush = before.objective === 'fleet-ambush' && isFirst && this.#turns % 2 === 1
    const inside = ambush ? isInAmbush(corners, before) : isInZone(corners, isFirst, before)
    if (!inside) this.#fault(`${ship} is deployed outside its zone`)
  }

  /** Wholly within distance 2 of a friendly ship (R3.17); in a fighter ambush also at distance 1 of an obstacle (OB14). */
  #squadron({ squadron, at }: EventOf<'squadronDeployed'>, before: GameState): void {
    const seat = before.reserve?.squadrons[squadron]?.seat
    const near = Object.values(before.ships).some(
      (ship) => ship.seat === seat && endsWithin(gapToSquadron(basePlace(ship), at) + 2 * SQUADRON_RADIUS, TWO),
    )
    const ambush = before.objective === 'fighter-ambush' && seat === otherSeat(before.firstPlayer)
    const beside =
      ambush &&
      Object.values(before.obstacles).some(({ id, pose }) =>
        endsWithin(gapSquadronToObstacle(at, outlineOf(id, pose)), ONE),
      )
    if (!near && !beside) this.#fault(`${squadron} is deployed away from friendly ships`)
    // The first player's edge is in the south.
    if (ambush && endsWithin(at.y - SQUADRON_RADIUS, FIVE)) this.#fault(`${squadron} is deployed too near to the enemy`)
    const [west, east] = endsOf(before)
    const { x } = at
    if (isOverlap(x - SQUADRON_RADIUS - west) || isOverlap(east - SQUADRON_RADIUS - x))
      this.#fault(`${squadron} is deployed outside the setup area`)
  }

  /** All is deployed that is not set aside; four obstacles of the core set, otherwise six (R3.10). */
  #begins({ objective, obstacles, options, reserve, scenario }: GameState): void {
    if (scenario !== 'battle') return
    const held = [...Object.keys(reserve?.setAside ?? {}), ...this.#leftOut]
    const left = [...Object.keys(reserve?.ships ?? {}), ...Object.keys(reserve?.squadrons ?? {})]
    const placed = Object.keys(obstacles).length
    const wanted = (options?.coreSet ? 4 : 6) + (ADDED_OBSTACLES[objective ?? ''] ?? 0)
    // What was deployed last comes with the same decision.
    if (left.filter((id) => !held.includes(id)).length > 1) this.#fault('the game begins with units to be deployed')
    if (placed > wanted) this.#fault(`${placed} obstacles are placed`)
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}

function ownerOf({ reserve }: GameState, id: UnitId): Seat {
  const unit = reserve?.ships[id] ?? reserve?.squadrons[id]
  if (!unit) throw new Error(`${id} is deployed and was not in reserve`)
  return unit.seat
}

const outlineOf = (obstacle: string, pose: Pose): Point[] => placedOutline(obstacleCard(obstacle).outline, pose)

/** From the nearest of these places to the nearest edge of the play area (µm). */
const wayToEdge = (places: readonly Point[], { area }: GameState): number =>
  Math.min(...places.flatMap(({ x, y }) => [x, y, area.width - x, area.height - y]))

function isInZone(corners: readonly Point[], isFirst: boolean, state: GameState): boolean {
  const [west, east] = endsOf(state)
  const { width, height } = state.area
  return corners.every(({ x, y }) => {
    const from = state.shortEdges ? x : y
    const depth = isFirst ? from : (state.shortEdges ? width : height) - from
    const across = state.shortEdges ? [y, height - y] : [x - west, east - x]
    // At the short edges two rulers deep (OB5).
    return [...across, depth, (state.shortEdges ? 2 * FOOT : THREE) - depth].every((way) => !isOverlap(way))
  })
}

/** Beyond distance 5 of the edges of the setup area. */
function isInAmbush(corners: readonly Point[], state: GameState): boolean {
  const [west, east] = endsOf(state)
  const ways = corners.flatMap(({ x, y }) => [x - west, east - x, y, state.area.height - y])
  return ways.every((way) => !endsWithin(way, FIVE))
}

/** What a seat has yet to deploy, set-aside forces apart (R3.24). */
function waiting({ reserve }: GameState, seat: Seat): { ships: number; squadrons: number } {
  const own = (units: Readonly<Record<UnitId, { id: UnitId; seat: Seat }>> = {}): number =>
    Object.values(units).filter((unit) => unit.seat === seat && !reserve?.setAside[unit.id]).length
  return { ships: own(reserve?.ships), squadrons: own(reserve?.squadrons) }
}

/** Who has no ship on the table cannot deploy squadrons; nor anything before the first player, where an objective says so. */
function mayDeploy(state: GameState, seat: Seat): boolean {
  const { ships, squadrons } = waiting(state, seat)
  if (firstDeploysAll(state) && seat !== state.firstPlayer) {
    const theirs = waiting(state, state.firstPlayer)
    if (theirs.ships + theirs.squadrons > 0) return false
  }
  const hasShip = Object.values(state.ships).some((ship) => ship.seat === seat)
  return ships > 0 || (hasShip && squadrons > 0)
}
