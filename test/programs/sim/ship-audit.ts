import { shipCard } from '#shared/game/cards/catalog/ships'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Seat, type Ship, type UnitId } from '#shared/game/engine/state'
import { changed, forbids, permits } from './influences'

/** The ship that is activated, and what it has done so far. */
interface Active {
  ship: UnitId
  /** How many maneuvers it may execute: one, and those that cards give. */
  most: number
  maneuvers: number
}

/** Follows ships through whole games by their public events and printed values, apart from the engine: turns and maneuvers. */
export class ShipAudit {
  readonly #faults: string[] = []
  readonly #activated = new Set<UnitId>()
  readonly #gone = new Set<UnitId>()
  #turn: Seat | undefined
  #active: Active | undefined
  /** The ship whose card has just acted. */
  #called: UnitId | undefined

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const event of events) {
      this.#take(event, before)
      this.#called = event.type === 'effectUsed' ? before.cards[event.source]?.on : undefined
    }
    return this.#faults.splice(0)
  }

  #take(event: GameEvent, before: GameState): void {
    switch (event.type) {
      case 'roundBegan':
        this.#activated.clear()
        break
      case 'phaseBegan':
        this.#phase(event, before)
        break
      case 'passed':
        if (this.#turn) this.#passes(event, before)
        break
      case 'shipActivated':
        this.#activates(event.ship, before)
        break
      case 'granted':
        if (event.what === 'maneuver' && this.#active?.ship === event.unit) this.#active.most += 1
        break
      case 'courseSet':
        this.#maneuvers(event, before)
        break
      case 'activationEnded':
        if (this.#active?.maneuvers === 0) this.#fault(`${event.ship} executes no maneuver`)
        this.#active = undefined
        break
      default:
        if (event.type === 'destroyed') this.#leaves(event.unit)
    }
  }

  #leaves(unit: UnitId): void {
    this.#gone.add(unit)
    if (this.#active?.ship === unit) this.#active = undefined
  }

  /** Ships that have yet to be activated this round. */
  #left(before: GameState): Ship[] {
    return Object.values(before.ships).filter(
      ({ id, activated }) => !activated && !this.#activated.has(id) && !this.#gone.has(id),
    )
  }

  /** The first player begins (R5.2); nobody is left over (R5.8). */
  #phase({ phase }: EventOf<'phaseBegan'>, before: GameState): void {
    const left = this.#left(before)
    if (this.#turn && left.length > 0) this.#fault(`never activated: ${left.map(({ id }) => id).join(', ')}`)
    this.#turn = phase === 'ship' ? before.firstPlayer : undefined
  }

  /** Only who has no ship to activate (R5.3), or is held back. */
  #passes({ seat, source = '' }: EventOf<'passed'>, before: GameState): void {
    const first = this.#activated.size === 0
    const able = this.#left(before).filter(
      (ship) => ship.seat === seat && !forbids(before, 'activate', ship.id, { first }),
    )
    if (seat !== this.#turn) this.#fault(`${seat} passes out of turn`)
    const by = before.cards[source]?.on
    if (by === undefined ? able.length > 0 : !able.some(({ id }) => id === by))
      this.#fault(`${seat} passes ${by === undefined ? 'with ships left' : `by ${by}, which could not activate`}`)
    this.#turn = otherSeat(seat)
  }

  /** In turn (R5.2), once a round (R5.7). */
  #activates(ship: UnitId, before: GameState): void {
    const { seat = 'a', activated = false } = before.ships[ship] ?? {}
    if (this.#active) this.#fault(`${ship} is activated before ${this.#active.ship} is done`)
    if (this.#activated.has(ship) || activated) this.#fault(`${ship} is activated twice in a round`)
    if (this.#turn && seat !== this.#turn && this.#called !== ship) this.#fault(`${ship} is activated out of turn`)
    this.#activated.add(ship)
    this.#turn = otherSeat(seat)
    this.#active = { ship, most: 1, maneuvers: 0 }
  }

  /** One (R5.9), with the yaws of its chart; Navigate raises one by a dial (R7.18), and more where cards say so. */
  #maneuvers({ ship, speed, clicks }: EventOf<'courseSet'>, before: GameState): void {
    const active = this.#active
    if (active?.ship !== ship) {
      this.#fault(`${ship} maneuvers and is not activated`)
      return
    }
    active.maneuvers += 1
    if (active.maneuvers > active.most) this.#fault(`${ship} executes one maneuver too many`)
    const { card = '', dialSpeed: dial = 0 } = before.ships[ship] ?? {}
    const yaws = changed(before, 'yaws', ship, { speed, dial }, shipCard(card).speedChart[speed] ?? [])
    const beyond = clicks.reduce((sum, click, joint) => sum + Math.max(0, Math.abs(click) - (yaws[joint] ?? 0)), 0)
    if (clicks.length !== speed) this.#fault(`${ship} has ${clicks.length} joints at speed ${speed}`)
    const most = changed(before, 'dialYaws', ship, {}, 1) + (permits(before, 'token-yaw', ship, {}) ? 1 : 0)
    if (beyond > most) this.#fault(`${ship} turns too hard`)
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}
