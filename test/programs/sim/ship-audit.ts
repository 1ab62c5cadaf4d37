import { shipCard } from '#shared/game/cards/catalog/ships'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import { type GameState, otherSeat, type Seat, type Ship, type UnitId } from '#shared/game/engine/state'
import { hasCard } from './cards-in-play'

/** The ship that is activated, and what it has done so far. */
interface Active {
  ship: UnitId
  /** How many maneuvers it may execute: one, and those that cards give. */
  most: number
  maneuvers: number
}

/** Cards that hold ships back, so that their players pass with ships left (R5.5). */
const HOLDING_BACK: readonly string[] = ['governor-pryce', 'admiral-raddus']
/** In the round of its card, before the first player. */
const goesFirst = (ship: UnitId, { cards, round }: GameState): boolean =>
  Object.values(cards).some(({ card, on, roundToken }) => card === 'bail-organa' && on === ship && roundToken === round)

/** Follows ships through whole games by their public events and printed values, apart from the engine: turns and maneuvers. */
export class ShipAudit {
  readonly #faults: string[] = []
  readonly #activated = new Set<UnitId>()
  readonly #gone = new Set<UnitId>()
  #turn: Seat | undefined
  #active: Active | undefined

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const event of events) this.#take(event, before)
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
        if (this.#turn) this.#passes(event.seat, before)
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
  #passes(seat: Seat, before: GameState): void {
    const held = Object.values(before.cards).some(({ card }) => HOLDING_BACK.includes(card))
    if (seat !== this.#turn) this.#fault(`${seat} passes out of turn`)
    if (this.#left(before).some((ship) => ship.seat === seat) && !held) this.#fault(`${seat} passes with ships left`)
    this.#turn = otherSeat(seat)
  }

  /** In turn (R5.2), once a round (R5.7). */
  #activates(ship: UnitId, before: GameState): void {
    const { seat = 'a', activated = false } = before.ships[ship] ?? {}
    if (this.#active) this.#fault(`${ship} is activated before ${this.#active.ship} is done`)
    if (this.#activated.has(ship) || activated) this.#fault(`${ship} is activated twice in a round`)
    if (this.#turn && seat !== this.#turn && !goesFirst(ship, before)) this.#fault(`${ship} is activated out of turn`)
    this.#activated.add(ship)
    this.#turn = otherSeat(seat)
    this.#active = { ship, most: 1, maneuvers: 0 }
  }

  /** One (R5.9), with the yaws of its chart; Navigate raises one by a dial (R7.18), and one by a token where a card says so. */
  #maneuvers({ ship, speed, clicks }: EventOf<'courseSet'>, before: GameState): void {
    const active = this.#active
    if (active?.ship !== ship) {
      this.#fault(`${ship} maneuvers and is not activated`)
      return
    }
    active.maneuvers += 1
    if (active.maneuvers > active.most) this.#fault(`${ship} executes one maneuver too many`)
    const yaws = shipCard(before.ships[ship]?.card ?? '').speedChart[speed] ?? []
    const beyond = clicks.reduce((sum, click, joint) => sum + Math.max(0, Math.abs(click) - (yaws[joint] ?? 0)), 0)
    if (clicks.length !== speed) this.#fault(`${ship} has ${clicks.length} joints at speed ${speed}`)
    const bent = before.lasting.some(({ card, on }) => card === 'moff-jerjerrod' && on === ship) ? 2 : 0
    if (beyond > (hasCard(before, ship, 'nav-team') ? 2 : 1) + bent) this.#fault(`${ship} turns too hard`)
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}
