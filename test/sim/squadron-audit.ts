import { squadronCard } from '#shared/cards/catalog/squadrons'
import type { EventOf, GameEvent } from '#shared/engine/event'
import { type GameState, otherSeat, type Seat, type UnitId } from '#shared/engine/state'
import { engagementsOn } from '#shared/flow/engagement'
import { distance, endsWithin } from '#shared/geometry/grid'
import { reachOf } from '#shared/geometry/squadron-move'

/** The squadron that is activated, and what it has done so far. */
interface Active {
  squadron: UnitId
  /** By a command of this ship; it may then move and attack (R7.7). */
  by?: UnitId | undefined
  moved: boolean
  attacked: boolean
}

/** Squadrons of a seat in one turn (R11.2). */
const IN_A_TURN = 2

/**
 * Follows squadrons through whole games by their public events and printed values, apart from the engine: who is activated
 * when and how often, and what each does in its activation. It knows no keywords but those of the catalogue.
 */
export class SquadronAudit {
  readonly #faults: string[] = []
  readonly #seats = new Map<UnitId, Seat>()
  #waiting = new Set<UnitId>()
  #turn: { seat: Seat; count: number } | undefined
  #active: Active | undefined

  /** `opening`: the state in which the game begins, which may be in the middle of a round. */
  constructor(opening: GameState) {
    for (const { id, seat, activated } of Object.values(opening.squadrons)) {
      this.#seats.set(id, seat)
      if (!activated) this.#waiting.add(id)
    }
  }

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const event of events) this.#take(event, before)
    return this.#faults.splice(0)
  }

  #take(event: GameEvent, before: GameState): void {
    switch (event.type) {
      case 'roundBegan':
        this.#waiting = new Set(this.#seats.keys())
        break
      case 'phaseBegan':
        this.#phase(event, before)
        break
      case 'passed':
        if (this.#turn) this.#passes(event.seat)
        break
      case 'squadronActivated':
        this.#activated(event)
        break
      case 'squadronMoved':
        this.#moved(event, before)
        break
      case 'attackDeclared':
        if (!event.zone && event.manner !== 'counter') this.#attacks(event)
        break
      case 'squadronEnded':
        if (this.#active?.squadron !== event.squadron) this.#fault(`${event.squadron} ends and was not activated`)
        this.#active = undefined
        break
      default:
        if (event.type === 'destroyed') this.#leaves(event.unit)
    }
  }

  #leaves(squadron: UnitId): void {
    this.#seats.delete(squadron)
    this.#waiting.delete(squadron)
    if (this.#active?.squadron === squadron) this.#active = undefined
  }

  /** First player first; nobody is left over when the phase ends (R11.2, R11.4). */
  #phase({ phase }: EventOf<'phaseBegan'>, { firstPlayer }: GameState): void {
    if (this.#turn && this.#waiting.size > 0) this.#fault(`never activated: ${[...this.#waiting].join(', ')}`)
    this.#turn = phase === 'squadron' ? { seat: firstPlayer, count: 0 } : undefined
  }

  #passes(seat: Seat): void {
    if (this.#left(seat) > 0) this.#fault(`${seat} passes with squadrons left`)
    this.#turn = { seat: otherSeat(seat), count: 0 }
  }

  #activated({ squadron, by }: EventOf<'squadronActivated'>): void {
    if (this.#active) this.#fault(`${squadron} is activated before ${this.#active.squadron} is done`)
    if (!this.#waiting.delete(squadron)) this.#fault(`${squadron} is activated twice in a round`)
    this.#active = { squadron, by, moved: false, attacked: false }
    const seat = this.#seats.get(squadron)
    if (!by && seat) this.#countsInTurn(seat)
  }

  /** Two in a turn, or the last one; then the other player (R11.2-4). */
  #countsInTurn(seat: Seat): void {
    const turn = this.#turn
    if (!turn) {
      this.#fault('a squadron is activated outside the Squadron Phase')
      return
    }
    if (turn.seat === seat) {
      turn.count += 1
      if (turn.count > IN_A_TURN && this.#left(otherSeat(seat)) > 0) this.#fault(`${seat} activates too many in a turn`)
      return
    }
    if (turn.count < IN_A_TURN && this.#left(turn.seat) > 0) this.#fault(`${seat} begins before ${turn.seat} is done`)
    this.#turn = { seat, count: 1 }
  }

  #left(seat: Seat): number {
    return [...this.#waiting].filter((id) => this.#seats.get(id) === seat).length
  }

  /** Not while engaged (R11.13), not farther than its speed (R11.10), once. */
  #moved({ squadron, from, to }: EventOf<'squadronMoved'>, before: GameState): void {
    const active = this.#active
    if (active?.squadron !== squadron) {
      this.#fault(`${squadron} moves and is not activated`)
      return
    }
    if (active.moved || (active.attacked && !active.by)) this.#fault(`${squadron} moves, too`)
    active.moved = true
    const held = engagementsOn(before).some(({ pair, obstructed }) => !obstructed && pair.includes(squadron))
    if (held) this.#fault(`${squadron} moves while engaged`)
    const { speed } = squadronCard(before.squadrons[squadron]?.card ?? '')
    if (!endsWithin(distance(from, to), reachOf(speed))) this.#fault(`${squadron} moves too far`)
  }

  /** Once in its activation, and not besides a move unless a ship commands it (R11.5). */
  #attacks({ attacker }: EventOf<'attackDeclared'>): void {
    const active = this.#active
    if (active?.squadron !== attacker) {
      this.#fault(`${attacker} attacks and is not activated`)
      return
    }
    if (active.attacked || (active.moved && !active.by)) this.#fault(`${attacker} attacks, too`)
    active.attacked = true
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}
