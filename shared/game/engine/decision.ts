import type { AskName } from './asks'
import type { Piece, Region } from './region'
import type {
  Command,
  DefenseKind,
  Dice,
  DieColor,
  HullZone,
  Keyword,
  Point,
  Pose,
  RangeBand,
  Seat,
  UnitId,
} from './terms'

export type { AskName } from './asks'

/** `f<frame>.<answers of this seat>.<seat>`: names one question of one game and is never used again. */
export type RequestId = string

export type Side = 'left' | 'right'

/**
 * What Navigate does: the change of the speed dial and the joint (1…4) whose yaw rises by one (R7.16). Where a card lets
 * them, the dial raises a second one (`secondYaw`), maybe the same, and the token one as well (`tokenYaw`).
 */
export interface NavigateUse {
  dial: boolean
  token: boolean
  speed: number
  yaw?: number
  secondYaw?: number
  tokenYaw?: number
  asToken?: true
}

/** A straight line on the table, in µm. */
export interface Line {
  from: Point
  to: Point
}

/** A possible or impossible target of an attack, as measured on the table. */
export interface Target {
  /** Attacking hull zone; absent for a squadron. */
  zone?: HullZone
  defender: UnitId
  /** Defending hull zone; absent if the defender is a squadron. */
  defendingZone?: HullZone
  /** Attack range in µm, and its line (R12.13); out of arc: to the nearest part of the defender. */
  length: number
  measured: Line
  /** Absent beyond the ruler. */
  range?: RangeBand
  /** Line of sight (R12.2), and whose ids lie in it (R12.8-9). */
  sight: Line
  obstructedBy: UnitId[]
  /** Other zones of the defender that the measurement or the line runs through (R12.6-7). */
  through: HullZone[]
  /** What would be gathered (R6.10), before anything is removed. */
  dice: Dice
  /** How many of these dice are removed before the roll (R6.13-14). */
  removed: number
  /** With the dice of a keyword. */
  manner?: 'counter' | 'snipe'
}

/**
 * How Squadron, Repair or Concentrate Fire is resolved: by dial, token, or both (R7.1-2). `asToken`: by a card, with a dial
 * as if with a token, too; then the ship resolves no other command in this round.
 */
export interface CommandUse {
  command: Command
  dial: boolean
  token: boolean
  asToken?: true
}

/** What an option does, for those that need more than their id. */
export interface Option {
  /** Unique within the request: a unit id, a command, `dial:+1:y2`, … */
  id: string
  navigate?: NavigateUse
  /** `maneuver.navigate`: yaw values of the joints of the course that follows. */
  yaws?: number[]
  /** The card instance an effect belongs to. */
  source?: string
  /** The unit whose defense token the option is: two units have tokens of the same id. */
  tokenOf?: UnitId
  /** `attack.declare`, `attack.next`, `squadron.act` */
  target?: Target
  /** `activation.command`; `attack.modify`: Concentrate Fire, with the color added and the die rerolled (R7.20). */
  use?: CommandUse & { color?: DieColor; die?: string }
  /** `attack.modify`: the accuracy die spent and the token it locks (R6.22). */
  accuracy?: { die: string; token: string; kind: DefenseKind }
  /**
   * `attack.modify`: the keyword that rerolls, and the die it rerolls (R11.29); Assault spends it for a raid token
   * (R11.39).
   */
  keyword?: { keyword: Keyword; die?: string; raid?: Command }
  /** `activation.command`: resolved so it would find nothing to do (R7.4). */
  idle?: true
  /** `activation.command`: the engineering points that Repair gives so (R7.9). */
  points?: number
  /** `activation.command`: cards that may act first, once Repair is resolved so. */
  cards?: string[]
  /** `activation.dial`: raid tokens that go, with the dial or with this command token (R1.34). */
  raid?: { commands: Command[]; by: 'dial' | 'token' }
  /** `squadron.command`: the squadron with Relay that brings it into range (R11.36). */
  relay?: UnitId
  /** `defense.spend`: what becomes of the token (R8.1). */
  token?: { kind: DefenseKind; becomes: 'exhausted' | 'discarded' }
  /** `repair.effect` and its price in engineering points (R7.10). */
  repair?: { cost: 1 | 2 | 3; recover?: HullZone; from?: HullZone; to?: HullZone; slot?: number; card?: string }
}

/** Something a player may look for among the options and will not find, and why not. */
export interface ImpossibleOption {
  id: string
  code: RefusalCode
  /** Absent for targets out of arc or beyond reach: the code that draws them measures them (`measuredTarget`). */
  target?: Target
  token?: { kind: DefenseKind }
  tokenOf?: UnitId
  /** Card instances that forbid it. */
  forbiddenBy?: string[]
}

/** How many new dials a ship gets, and what its owner may know while choosing. */
export interface DialSlots {
  ship: UnitId
  missing: number
  /** `dial.replace`: how many dials lie on the one that is replaced; absent: none. */
  place?: number
}

/** The open questions, by the form of their answer. */
export type AskForm =
  /** Answer `{ option }`: exactly one. `impossible`: what would be refused, with the reason. */
  | { kind: 'option'; options: Option[]; impossible?: ImpossibleOption[] }
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
  /**
   * Answer `{ pose }`, of a ship with its `speed`: where the piece is put; `speeds`: what its dial may be set to
   * (R3.16).
   */
  | { kind: 'placement'; piece: Piece; region: Region; speeds?: number[] }
  /**
   * Answer `{ to }`: where the centre of a squadron or token is put, at most `reach` µm from `around`. `unengaged`: there
   * the squadron must not be engaged; by a card those ships engage it as well.
   */
  | { kind: 'destination'; piece: string; around: Point; reach: number; unengaged?: UnitId[] }

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
  | { to: Point }
  | { pose: Pose; speed?: number }

/** Decisions and draws are the only input of a running game. */
export type Decision =
  | { kind: 'answer'; request: RequestId; seat: Seat; choice: Choice }
  /** R15.14 */
  | { kind: 'resign'; seat: Seat }
  /** Taken after the other seat's time has passed; the caller knows whether it has (design 8). */
  | { kind: 'claim'; seat: Seat }
  /** The owner of a card switches its free effect off or on (N3), at any time. */
  | { kind: 'switch'; seat: Seat; card: string; on: boolean }
  /** The service was set back to an earlier time: so many draws, which somebody may have seen, do not come again (design 4). */
  | { kind: 'restored'; seat: Seat; draws: number }

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
  /** A piece would lie nearer to something than it may. */
  | 'too-close'
  | 'speed-not-on-chart'
  | 'place-overlaps'
  | 'place-not-touching'
  | 'too-few-touching'
  | 'zone-has-attacked'
  | 'out-of-arc'
  | 'out-of-range'
  /** It lies on the obstacle that it would attack (R13.10). */
  | 'on-target'
  | 'range-through-zone'
  | 'line-through-zone'
  | 'no-dice'
  | 'forbidden-by-card'
  /** A single squadron waits until all ships are deployed (R3.18). */
  | 'single-squadron'
  /** Enemy squadrons that it is engaged with stop it from moving, or from attacking a ship (R11.13, R11.17). */
  | 'engaged'
  /** Engaged with a squadron with Escort (R11.26). */
  | 'escorted'
  /** Beyond the reach of a move. */
  | 'too-far'
  /** An effect does not let a squadron end its move engaged. */
  | 'ends-engaged'
  | 'token-locked'
  | 'token-type-spent'
  | 'speed-zero'
  /** Not one's own card with a free effect, or it is already off or on. */
  | 'not-switchable'
  | 'game-over'

export interface Refusal {
  code: RefusalCode
  /** What it is about, by public ids only: a ship, a squadron, a joint. */
  subject?: string
}
