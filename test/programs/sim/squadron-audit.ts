import { engagementsOn } from '#shared/game/cards/catalog/engaged'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { EventOf, GameEvent } from '#shared/game/engine/event'
import type { FrameKind } from '#shared/game/engine/frame'
import { type GameState, otherSeat, type Seat, type UnitId } from '#shared/game/engine/state'
import { distance, endsWithin } from '#shared/game/geometry/grid'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { keywordsOf } from './cards-in-play'
import { changed, permits } from './influences'

/** The squadron that is activated, and what it has done so far. */
interface Active {
  squadron: UnitId
  /** By a command or a card, so that it may move and attack. */
  called: boolean
  /** The ship whose command it is. */
  by: UnitId | undefined
  moved: boolean
  attacks: number
}

/** What a squadron does by itself, apart from cards that move it. */
const OWN_MOVES: readonly (FrameKind | undefined)[] = ['squadron-activation', 'squadron-phase']

/** Squadrons of a seat in one turn (R11.2). */
const IN_A_TURN = 2

/**
 * Follows squadrons through whole games by their public events and printed values, apart from the engine: who is activated
 * when and how often, and what each does in its activation.
 */
export class SquadronAudit {
  readonly #faults: string[] = []
  readonly #seats = new Map<UnitId, Seat>()
  #waiting = new Set<UnitId>()
  #turn: { seat: Seat; count: number } | undefined
  #active: Active | undefined
  /** Those that a card lets attack besides their activation. */
  #granted: UnitId[] = []
  /** The squadron whose card has just acted. */
  #called: UnitId | undefined
  /** Those that the last card that acted has moved; none has: absent. */
  #carried: UnitId[] | undefined
  /** Those that have used Cloak this round (R11.35). */
  #cloaked: UnitId[] = []

  /** `opening`: the state in which the game begins, which may be in the middle of a round. */
  constructor(opening: GameState) {
    for (const { id, seat, activated } of Object.values(opening.squadrons)) {
      this.#seats.set(id, seat)
      if (!activated) this.#waiting.add(id)
    }
  }

  /** @returns one line for each fault that these events show. `before`: the state in which they began. */
  follow(events: readonly GameEvent[], before: GameState): string[] {
    for (const event of events) {
      this.#take(event, before)
      this.#called = event.type === 'effectUsed' ? event.source : undefined
    }
    return this.#faults.splice(0)
  }

  #take(event: GameEvent, before: GameState): void {
    switch (event.type) {
      case 'squadronDeployed':
        this.#comes(event.squadron, before)
        break
      case 'roundBegan':
        this.#waiting = new Set(this.#seats.keys())
        this.#cloaked = []
        break
      case 'granted':
        this.#grants(event, before)
        break
      case 'effectUsed':
        this.#carried = []
        break
      case 'shipActivated':
        this.#carried = undefined
        break
      case 'phaseBegan':
        this.#carried = undefined
        this.#phase(event, before)
        break
      case 'passed':
        if (this.#turn) this.#passes(event.seat)
        break
      case 'squadronActivated':
        this.#activated(event)
        break
      case 'sliderTurned':
        if (event.activated) this.#waiting.delete(event.squadron)
        else this.#waiting.add(event.squadron)
        break
      case 'squadronMoved':
        this.#moved(event, before)
        break
      case 'attackDeclared':
        if (!event.zone && event.manner !== 'counter') this.#attacks(event, before)
        break
      case 'squadronEnded':
        if (this.#active?.squadron !== event.squadron) this.#fault(`${event.squadron} ends and was not activated`)
        this.#active = undefined
        break
      default:
        if (event.type === 'destroyed') this.#leaves(event.unit)
    }
  }

  /** At set-up or later; it has not been activated (R3.26). */
  #comes(squadron: UnitId, { reserve }: GameState): void {
    const seat = reserve?.squadrons[squadron]?.seat
    if (!seat) this.#fault(`${squadron} is deployed and was not in reserve`)
    else this.#seats.set(squadron, seat)
    this.#waiting.add(squadron)
  }

  /** Whoever lets another one attack in its stead does not attack itself. */
  #grants({ what, unit, source }: EventOf<'granted'>, before: GameState): void {
    if (what !== 'attack' || !before.squadrons[unit]) return
    this.#granted = [unit]
    if (this.#active?.squadron === source) this.#attacksInTurn(this.#active, before)
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
    this.#carried = undefined
    if (this.#active) this.#fault(`${squadron} is activated before ${this.#active.squadron} is done`)
    if (!this.#waiting.delete(squadron)) this.#fault(`${squadron} is activated twice in a round`)
    const called = !this.#turn && this.#called === squadron
    this.#active = { squadron, called: called || by !== undefined, by, moved: false, attacks: 0 }
    this.#granted = []
    const seat = this.#seats.get(squadron)
    if (!by && !called && seat) this.#countsInTurn(seat)
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

  #moved(event: EventOf<'squadronMoved'>, before: GameState): void {
    const active = this.#active
    const [under, top] = before.stack.slice(-2)
    const reach = top?.kind === 'squadron-move' && top.squadron === event.squadron ? top.reach : undefined
    if (reach !== undefined && !OWN_MOVES.includes(under?.kind)) this.#movesByCard(event, reach)
    else if (this.#turn && !active && keywordsOf(before, event.squadron).cloak) this.#cloaks(event)
    else if (active?.squadron === event.squadron) this.#movesInTurn(event, active, before)
    else this.#fault(`${event.squadron} moves and is not activated`)
  }

  /** Each once, as far as the card says, engaged or not. */
  #movesByCard({ squadron, from, to }: EventOf<'squadronMoved'>, reach: number): void {
    if (!this.#carried || this.#carried.includes(squadron)) this.#fault(`no card moves ${squadron}`)
    this.#carried?.push(squadron)
    if (!endsWithin(distance(from, to), reach)) this.#fault(`${squadron} moves too far`)
  }

  /** Not while engaged (R11.13), not farther than its speed (R11.10), once. */
  #movesInTurn({ squadron, from, to }: EventOf<'squadronMoved'>, active: Active, before: GameState): void {
    const { card = '' } = before.squadrons[squadron] ?? {}
    if (active.moved || active.attacks > 1 || (active.attacks > 0 && !mayDoBoth(active, before)))
      this.#fault(`${squadron} moves, too`)
    active.moved = true
    const pinned = isHeld(before, squadron)
    if (pinned && !permits(before, 'ignore-engagement', squadron, { to: 'move', by: active.by }))
      this.#fault(`${squadron} moves while engaged`)
    const about = { by: active.by, pinned, keywords: keywordsOf(before, squadron) }
    const speed = changed(before, 'speed', squadron, about, squadronCard(card).speed)
    if (!endsWithin(distance(from, to), reachOf(speed))) this.#fault(`${squadron} moves too far`)
  }

  /** When all have been activated, once, to distance 1, engaged or not (R11.8, R11.35). */
  #cloaks({ squadron, from, to }: EventOf<'squadronMoved'>): void {
    if (this.#waiting.size > 0) this.#fault(`${squadron} uses Cloak too early`)
    if (this.#cloaked.includes(squadron)) this.#fault(`${squadron} uses Cloak twice`)
    this.#cloaked.push(squadron)
    if (!endsWithin(distance(from, to), reachOf(1))) this.#fault(`${squadron} moves too far`)
  }

  #attacks({ attacker }: EventOf<'attackDeclared'>, before: GameState): void {
    if (this.#granted.includes(attacker)) this.#granted = []
    else if (this.#active?.squadron === attacker) this.#attacksInTurn(this.#active, before)
    // A card that attacks by itself is no squadron (R6.43).
    else if (!before.cards[attacker]) this.#fault(`${attacker} attacks and is not activated`)
  }

  /** Once, and not besides a move unless it may do both (R11.5); twice instead of both where a card says so. */
  #attacksInTurn(active: Active, before: GameState): void {
    const twice = permits(before, 'attack-twice', active.squadron, { by: active.by })
    const most = !active.moved && twice ? 2 : 1
    if (active.attacks >= most || (active.moved && !mayDoBoth(active, before)))
      this.#fault(`${active.squadron} attacks, too`)
    active.attacks += 1
  }

  #fault(what: string): void {
    this.#faults.push(what)
  }
}

/** By a squadron without Heavy (R11.30), or by a card; with Grit by more than one squadron (R11.31). */
function isHeld(before: GameState, squadron: UnitId): boolean {
  const enemies = engagementsOn(before)
    .filter(({ pair, obstructed }) => !obstructed && pair.includes(squadron))
    .flatMap(({ pair }) => pair.filter((id) => id !== squadron))
  const grit = keywordsOf(before, squadron).grit !== undefined
  const others = changed(before, 'alsoEngagedBy', squadron, {}, 0)
  const held = others > 0 || enemies.some((id) => keywordsOf(before, id).heavy === undefined)
  return held && !(grit && enemies.length + others === 1)
}

/** Asked where it does the second: a card may give Rogue in the very step that activates it (R11.31). */
const mayDoBoth = ({ squadron, called }: Active, state: GameState): boolean =>
  called || keywordsOf(state, squadron).rogue !== undefined
