import type { Command, Point, Seat, UnitId } from './terms'

/** `f<frame>.<answers of this seat>.<seat>`: names one question of one game, for ever, and never repeats. */
export type RequestId = string

/** What is asked, in the words that scripts, cases and messages use. */
export type AskName =
  | 'command.dials'
  | 'ship.activate'
  | 'activation.dial'
  | 'tokens.discard'
  | 'maneuver.navigate'
  | 'maneuver.course'
  | 'overlap.closest'
  | 'displaced.place'
  | 'window.effect'
  | 'effect.choose'

export type Side = 'left' | 'right'

/** What Navigate does: the change of the speed dial and the joint (1…4) whose yaw rises by one (R7.16). */
export interface NavigateUse {
  dial: boolean
  token: boolean
  speed: -2 | -1 | 0 | 1 | 2
  yaw?: number
}

export interface Option {
  /** Unique within the request: a unit id, a command, `dial:+1:y2`, … */
  id: string
  navigate?: NavigateUse
  /** The card instance an effect belongs to. */
  source?: string
}

/** How many new dials a ship gets, and what its owner may know while choosing. */
export interface DialSlots {
  ship: UnitId
  missing: number
}

/** The open questions, by the form of their answer. */
export type AskForm =
  /** Answer `{ option }`: exactly one. */
  | { kind: 'option'; options: Option[] }
  /** Answer `{ options }`: between `min` and `max` different ones. */
  | { kind: 'options'; options: Option[]; min: number; max: number }
  /** Answer `{ dials }`: for every listed ship exactly `missing` new dials, uppermost first. */
  | { kind: 'dials'; ships: DialSlots[] }
  /** Answer `{ clicks, side }`: one number per joint up to `speed`; |click| ≤ yaw of that joint; negative = port. */
  | { kind: 'course'; ship: UnitId; speed: number; yaws: number[] }
  /**
   * Answer `{ places }`: a place for each listed squadron, touching `ship` as far as there is room (R10.24-25).
   * `suggested` is the packer's own answer; `touching` how many of them must touch the ship.
   */
  | { kind: 'places'; ship: UnitId; squadrons: UnitId[]; touching: number; suggested: Place[] }

export interface Place extends Point {
  squadron: UnitId
}

export type Ask = AskForm & {
  ask: AskName
  /** Public id of the unit or thing the question is about; `table` if it is about none. */
  subject: string
  seat: Seat
}
export type DecisionRequest = Ask & { id: RequestId }

export interface NewDial {
  command: Command
  /** 16 bytes in hex, made by the client. */
  salt: string
}

export type Choice =
  | { option: string }
  | { options: string[] }
  | { dials: Record<UnitId, NewDial[]> }
  | { clicks: number[]; side: Side }
  | { places: Place[] }

/** Decisions and draws are the only input of a running game. */
export type Decision =
  | { kind: 'answer'; request: RequestId; seat: Seat; choice: Choice }
  /** R15.14 */
  | { kind: 'resign'; seat: Seat }
  /** Taken after the other seat's time has passed; whether it has is the caller's knowledge (design 8). */
  | { kind: 'claim'; seat: Seat }

/** Why a decision was not applied. Codes are stable; the sentences are in `messages`. */
export type RefusalCode =
  /** The question is not open (any more) for this seat. */
  | 'question-gone'
  /** The choice has another form than the question. */
  | 'wrong-form'
  | 'no-such-option'
  | 'wrong-number-of-options'
  | 'dials-incomplete'
  | 'salt-malformed'
  | 'wrong-number-of-clicks'
  | 'yaw-exceeded'
  | 'side-overlaps-tool'
  | 'squadron-missing'
  | 'place-outside'
  | 'place-overlaps'
  | 'place-not-touching'
  | 'too-few-touching'
  | 'game-over'

export interface Refusal {
  code: RefusalCode
  /** What it is about, by public ids only: a ship, a squadron, a joint. */
  subject?: string
}
