import type { GameEvent } from '#shared/game/engine/event'
import {
  DIE_FACES,
  type DieColor,
  type DieFace,
  FACE_ICONS,
  type LostUnit,
  type Score,
  SEATS,
  type Seat,
  type UnitId,
} from '#shared/game/engine/state'

/** The summary of a finished game from its public events. */
export interface Recap {
  /** In the order in which they were lost. */
  lost: RecapLoss[]
  /** Points that each side lost, round by round up to the last. */
  rounds: { round: number; lost: Record<Seat, number> }[]
  luck: Record<Seat, Luck>
}

export interface RecapLoss {
  step: number
  /** Before it began: the attack was not declared yet, or the ship had not moved. There the unit is still to be seen. */
  before: number
  round: number
  unit: UnitId
  /** Whose it was. */
  seat: Seat
  points: number
  /** An attack, a ship it ran into, or an effect of an obstacle or a card; `damage`: by none of these. */
  how:
    | { by: 'attack' | 'collision'; unit: UnitId }
    | { by: 'effect'; source: string; card: string }
    | { by: LostUnit['cause'] }
}

/** All dice of a side as they fell, rerolls and dice added by a command included; icons of damage are hits and criticals. */
export interface Luck {
  dice: number
  /** Mean of what these dice show, exact in eighths. */
  expected: number
  rolled: number
}

export interface RecapEvent {
  step: number
  event: GameEvent
}

/** @param seatOf whose a unit is or was */
export function recapOf(log: readonly RecapEvent[], seatOf: (unit: UnitId) => Seat | undefined): Recap {
  const recap: Recap = { lost: [], rounds: [], luck: { a: noLuck(), b: noLuck() } }
  const scene = new Scene()
  let began: number | undefined
  for (const { step, event } of log) {
    began = beginsAt(event, step, began)
    scene.see(event)
    switch (event.type) {
      case 'roundBegan':
        recap.rounds.push({ round: event.round, lost: { a: 0, b: 0 } })
        break
      case 'destroyed': {
        const how = event.cause === 'damage' ? scene.howLost(event.unit) : { by: event.cause }
        const round = recap.rounds.at(-1)
        const { unit, seat, points } = event
        const before = Math.max(1, (began ?? step) - 1)
        recap.lost.push({ step, before, round: round?.round ?? 0, unit, seat, points, how })
        if (round) round.lost[seat] += points
        break
      }
      default:
        countDice(recap.luck, event, seatOf)
    }
  }
  return recap
}

/** What a side has earned besides the cost of what the other side lost: by the objective (R15.9), or by R20.8. */
export function restOf({ lost }: Recap, score: Score, seat: Seat): number {
  return score[seat] - lost.filter((loss) => loss.seat !== seat).reduce((sum, { points }) => sum + points, 0)
}

/** The step at which the attack or the maneuver began that is going on. */
function beginsAt({ type }: GameEvent, step: number, before: number | undefined): number | undefined {
  if (type === 'attackDeclared' || type === 'courseSet') return step
  const ends =
    type === 'attacksEnded' || type === 'activationEnded' || type === 'squadronEnded' || type === 'roundBegan'
  return ends ? undefined : before
}

type Effect = Extract<RecapLoss['how'], { by: 'effect' }>

type Cause = { by: 'attack'; unit: UnitId; on: UnitId } | { by: 'collision'; unit: UnitId; closest: UnitId }

/** What is going on when a unit is lost. */
class Scene {
  #cause: Cause | undefined
  /** In the order in which they took place. */
  #effects: Effect[] = []
  /** Of units that stay on the table until the Status Phase ends (R9.20). */
  readonly #doomed = new Map<UnitId, RecapLoss['how']>()

  see(event: GameEvent): void {
    switch (event.type) {
      case 'attackDeclared':
        this.#begin({ by: 'attack', unit: event.attacker, on: event.defender })
        break
      case 'overlapped':
        this.#begin({ by: 'collision', unit: event.ship, closest: event.closest })
        break
      case 'effectUsed':
        this.#effects.push({ by: 'effect', source: event.source, card: event.card })
        break
      case 'doomed':
        // The card that keeps it on the table has not harmed it
        this.#effects = this.#effects.filter(({ source }) => source !== event.source)
        this.#doomed.set(event.unit, this.howLost(event.unit))
        break
      case 'roundBegan':
      case 'attacksEnded':
      case 'moved':
      case 'activationEnded':
      case 'squadronEnded':
        this.#begin(undefined)
        break
      default:
    }
  }

  #begin(cause: Cause | undefined): void {
    this.#cause = cause
    this.#effects = []
  }

  howLost(unit: UnitId): RecapLoss['how'] {
    const doom = this.#doomed.get(unit)
    if (doom) return doom
    const cause = this.#cause
    if (cause?.by === 'attack' && cause.on === unit) return { by: 'attack', unit: cause.unit }
    if (cause?.by === 'collision' && cause.unit === unit) return { by: 'collision', unit: cause.closest }
    if (cause?.by === 'collision' && cause.closest === unit) return { by: 'collision', unit: cause.unit }
    return this.#effects.at(-1) ?? { by: 'damage' }
  }
}

const noLuck = (): Luck => ({ dice: 0, expected: 0, rolled: 0 })
const iconsOf = (face: DieFace): number => FACE_ICONS[face].hits + FACE_ICONS[face].criticals
const meanOf = (color: DieColor): number => DIE_FACES[color].reduce((sum, face) => sum + iconsOf(face), 0) / 8

/** Dice that fell: a die that a card sets or turns to a face did not. */
function fallen(event: GameEvent): { color: DieColor; face: DieFace }[] {
  switch (event.type) {
    case 'diceRolled':
      return event.dice
    case 'dieAdded':
      return event.set ? [] : [event.die]
    case 'diceRerolled':
      return event.dice.map(({ from, to }) => ({ color: from.color, face: to }))
    default:
      return []
  }
}

function countDice(luck: Record<Seat, Luck>, event: GameEvent, seatOf: (unit: UnitId) => Seat | undefined): void {
  const dice = fallen(event)
  if (dice.length === 0 || !('attacker' in event)) return
  const seat = SEATS.find((each) => each === seatOf(event.attacker))
  if (seat === undefined) return
  for (const { color, face } of dice) {
    luck[seat].dice += 1
    luck[seat].expected += meanOf(color)
    luck[seat].rolled += iconsOf(face)
  }
}
