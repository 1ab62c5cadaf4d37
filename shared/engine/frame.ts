import type { Side } from './decision'
import type { Command, Faction, Point, Pose, Seat, UnitId } from './terms'
import type { TimingPoint } from './timing-point'

/**
 * What the game is in the middle of, as plain data; the rules of each kind live in `flow`. A frame holds ids, never
 * copies of units, and exists only for reasons that everybody may know, so that its number tells nothing.
 */
interface Base {
  /** Number of the frame; never used twice in a game. */
  id: number
  /** How many answers each seat has given to this frame; part of request ids. */
  answered: Record<Seat, number>
}

export interface GameFrame extends Base {
  kind: 'game'
  step: 'sides' | 'deck' | 'rounds'
  /** Which side each seat would like; settled in step `sides` (R3.32). */
  wishes: Record<Seat, Faction | 'any'>
}
export interface RoundFrame extends Base {
  kind: 'round'
  step: 'start' | 'command' | 'ship' | 'squadron' | 'status' | 'end' | 'over'
}
export interface CommandPhaseFrame extends Base {
  kind: 'command-phase'
  step: 'start' | 'dials' | 'end' | 'over'
  done: Record<Seat, boolean>
}
export interface ShipPhaseFrame extends Base {
  kind: 'ship-phase'
  step: 'start' | 'turns'
  turn: Seat
}
export interface SquadronPhaseFrame extends Base {
  kind: 'squadron-phase'
  step: 'start' | 'end'
}
export interface StatusPhaseFrame extends Base {
  kind: 'status-phase'
  step: 'start' | 'ready' | 'end' | 'over'
}
export interface ActivationFrame extends Base {
  kind: 'activation'
  ship: UnitId
  step: 'activate' | 'reveal' | 'convert' | 'revealed' | 'attack' | 'maneuver' | 'end' | 'ended'
  /** The revealed dial, as long as it lies faceup beside the ship. */
  dial?: Command
}
/** Too many command tokens: the owner discards one (R5.14). */
export interface TokenLimitFrame extends Base {
  kind: 'token-limit'
  ship: UnitId
}
export interface ManeuverFrame extends Base {
  kind: 'maneuver'
  ship: UnitId
  step: 'before' | 'navigate' | 'course' | 'move' | 'closest' | 'damage' | 'displaced' | 'after' | 'done'
  /** Joint whose yaw value is raised for this maneuver, 1…4. */
  raised?: number
  clicks: number[]
  side: Side
  /** Ships met at any tried pose (R10.19). */
  overlapped: UnitId[]
  closest?: UnitId
  lifted: { squadron: UnitId; from: Point }[]
  /** Where and whose the moved ship is, known even if it is gone by now (R10.19). */
  rest?: Pose
  mover?: { seat: Seat; size: 'small' | 'medium' | 'large' }
}
/** The player who does not move the ship puts displaced squadrons down (R10.23). */
export interface DisplacedFrame extends Base {
  kind: 'displaced'
  ship: UnitId
  squadrons: UnitId[]
  /** The seat that places. */
  seat: Seat
}
/** Facedown damage cards dealt to several ships in one resolution (R9.3, R15.4). */
export interface DealDamageFrame extends Base {
  kind: 'deal-damage'
  ships: UnitId[]
}
/** A moment at which cards may act; see `window.ts`. */
export interface WindowFrame extends Base {
  kind: 'window'
  point: TimingPoint
  /** What the moment is about, by ids. */
  subject: string
  used: string[]
  passed: Seat[]
}
/** One effect of one card instance being resolved: ask → pay → do. */
export interface EffectFrame extends Base {
  kind: 'effect'
  /** Card instance, e.g. `u3` or `cr90-1#2` for the damage card in slot 2. */
  source: string
  card: string
  /** Which of the card's effects. */
  effect: number
  on: UnitId
  seat: Seat
  point: TimingPoint
  subject: string
  step: 'ask' | 'pay' | 'do'
  answers: Record<string, string[]>
}

export type Frame =
  | GameFrame
  | RoundFrame
  | CommandPhaseFrame
  | ShipPhaseFrame
  | SquadronPhaseFrame
  | StatusPhaseFrame
  | ActivationFrame
  | TokenLimitFrame
  | ManeuverFrame
  | DisplacedFrame
  | DealDamageFrame
  | WindowFrame
  | EffectFrame
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>
/** A frame before it has its number. */
export type NewFrame = { [K in FrameKind]: Omit<FrameOf<K>, 'id' | 'answered'> }[FrameKind]
