import type { AskOfPlace } from './asks'
import type { Side } from './decision'
import type { Piece, Region } from './region'
import type { Command, DefenseKind, Die, Faction, HullZone, Point, Pose, RangeBand, Seat, UnitId } from './terms'
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
  step: 'sides' | 'setup' | 'deck' | 'rounds'
  /** Which side each seat would like; settled in step `sides` (R3.32). */
  wishes: Record<Seat, Faction | 'any'>
}
/** The set-up of a battle (R3.1). */
export interface SetupFrame extends Base {
  kind: 'setup'
  step:
    | 'forces'
    | 'initiative'
    | 'objective'
    | 'objective-set'
    | 'obstacles'
    | 'before-deploying'
    | 'deploying'
    | 'after-deploying'
    | 'over'
  /** Who decides who is first player (R3.5). */
  chooser?: Seat
  /** Whose turn it is to place or deploy. */
  turn: Seat
  /** Only where it is supposed beforehand (design 5): every turn to place or deploy is that seat's. */
  alone?: true
  /** How many deployment turns each seat has begun. */
  turns: Record<Seat, number>
}
/** One deployment turn: a ship or two squadrons (R3.13). */
export interface DeployFrame extends Base {
  kind: 'deploy'
  seat: Seat
  /** How many squadrons are still to come; absent until the first is chosen. */
  squadrons?: number
  /** Its number among the turns of its seat, 1 … */
  turn: number
}
/** A piece is put on the table, or moved on it, within a region. */
export interface PlacementFrame extends Base {
  kind: 'placement'
  step: 'look' | 'place'
  ask: AskOfPlace
  seat: Seat
  piece: Piece
  region: Region
  /** Of a ship: what its speed dial may be set to (R3.16). */
  speeds?: number[]
  /** The card that lets it be placed. */
  source?: string
  /** A ship may land on squadrons; the enemy then places these (OB12). */
  lifts?: boolean
  /** An obstacle neither obstructs nor acts on those that lie on it (R13.11). */
  inert?: boolean
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
  /** A ship has activated, whatever has become of it. */
  begun?: true
}
export interface SquadronPhaseFrame extends Base {
  kind: 'squadron-phase'
  step: 'start' | 'turns' | 'cloak' | 'end'
  turn: Seat
  /** How many squadrons the seat whose turn it is has yet to activate (R11.2). */
  left: number
  /** Squadrons that have used Cloak this round (R11.8). */
  cloaked: UnitId[]
}
/** A ship activates squadrons by a Squadron command, one at a time (R7.6-7). */
export interface SquadronCommandFrame extends Base {
  kind: 'squadron-command'
  step: 'start' | 'squadrons'
  ship: UnitId
  /** How many it may still activate. */
  left: number
  /** Squadrons with Relay, once for each activation that went by way of them (R11.36). */
  relayed: UnitId[]
}
/** One squadron's activation (R11.5). */
export interface SquadronActivationFrame extends Base {
  kind: 'squadron-activation'
  squadron: UnitId
  step: 'activate' | 'act' | 'end' | 'ended'
  /** It was activated by a command, so that it may move and attack (R7.7). */
  commanded: boolean
  moved: boolean
  attacked: boolean
}
/** A squadron is being moved, in its activation or by an effect (R11.9). */
export interface SquadronMoveFrame extends Base {
  kind: 'squadron-move'
  squadron: UnitId
  step: 'place' | 'moved' | 'strategic' | 'token'
  /** How far its centre may come, in µm (R11.10). */
  reach: number
  /** The objective token that Strategic moves (R11.38). */
  token?: string
}
export interface StatusPhaseFrame extends Base {
  kind: 'status-phase'
  step: 'start' | 'ready' | 'end' | 'over'
}
export interface ActivationFrame extends Base {
  kind: 'activation'
  ship: UnitId
  step:
    | 'activate'
    | 'reveal'
    | 'convert'
    | 'revealed'
    | 'commands'
    | 'commands-over'
    | 'attack'
    | 'attacks'
    | 'attacks-over'
    | 'maneuver'
    | 'end'
    | 'ended'
  /** The revealed dial, as long as it lies faceup beside the ship. */
  dial?: Command
  /** What the dial showed when it was revealed (R5.11). */
  revealed?: Command
  /** Hull zones that have attacked in this activation (R6.2); none yet: absent. */
  attacked?: HullZone[]
}
/** Engineering points being spent (R7.10). */
export interface RepairFrame extends Base {
  kind: 'repair'
  ship: UnitId
  points: number
}
/** One attack, from the declaration to what follows it (R6). */
export interface AttackFrame extends Base {
  kind: 'attack'
  step:
    | 'declared'
    | 'gather'
    | 'before-roll'
    | 'roll'
    | 'modify'
    | 'reroll'
    | 'defend'
    | 'evade'
    | 'redirect'
    | 'critical'
    | 'total'
    | 'split'
    | 'damage'
    | 'after'
    | 'counter'
    | 'next'
  /** An attack by a keyword, with its own dice (R11.27, R11.34). */
  manner?: 'counter' | 'snipe'
  /** How many dice a keyword lets the attacker reroll at once. */
  rerolls?: number
  /** The attacker's seat; known even if the attacker is gone by now. */
  seat: Seat
  attacker: UnitId
  /** Attacking hull zone; absent for a squadron. */
  zone?: HullZone
  defender: UnitId
  /** Defending hull zone; absent for a squadron. */
  defendingZone?: HullZone
  /** Band of the attack range, fixed when the target is declared (R6.44). */
  range: RangeBand
  /** Ships, then obstacles in the line of sight; one is enough, more change nothing (R6.13). */
  obstructedBy: UnitId[]
  pool: Die[]
  /** Number of the next die of this attack. */
  nextDie: number
  /** How many dice the attacker has still to remove before the roll (R6.13-14). */
  toRemove: number
  /** Effects used in this attack, each at most once (R6.25). */
  used: string[]
  /** Defense tokens named by accuracy icons (R6.22). */
  locked: string[]
  /** Defense tokens spent in this attack (R8.2). */
  spent: { token: string; kind: DefenseKind }[]
  /** Hull zones named by redirects, and how much each is to take once that is settled (R8.8). */
  redirects: { zone: HullZone; points?: number }[]
  /** The one critical effect of the attack: `standard`, or that of a card (R9.22). */
  critical?: string
  /** Damage to be suffered, as soon as it is determined (R6.30); cards may still change it (R6.31). */
  total?: number
  /** Squadrons this hull zone has attacked before in the same attack of a ship (R6.35). */
  earlier: UnitId[]
  /** How many damage cards the defender was dealt faceup, or had flipped faceup, in it so far. */
  faceups?: number
}
/** An attack beyond the two of an activation, given by a card. */
export interface GrantedAttackFrame extends Base {
  kind: 'granted-attack'
  unit: UnitId
  /** From which it may be performed; none: it is a squadron. */
  zones: HullZone[]
  source: string
}
/** Damage being suffered, one point at a time (R9.1). */
export interface SufferFrame extends Base {
  kind: 'suffer'
  unit: UnitId
  points: number
  /** Absent for a squadron, and while the owner of a ship has yet to choose (R9.2). */
  zone?: HullZone
  /** What redirected damage takes from the shields of other zones first (R8.8). */
  redirected: { zone: HullZone; points: number }[]
  /** The next card dealt is the first of the attack and is dealt faceup (R9.24). */
  firstFaceup: boolean
  /** Shields do not help. */
  bypassing?: boolean
}
/** One faceup damage card: before it is dealt, dealt, its immediate effect (R9.5). */
export interface FaceupCardFrame extends Base {
  kind: 'faceup-card'
  ship: UnitId
  step: 'before' | 'deal'
}
/** Units about to be destroyed together (R15.4). */
export interface DestructionFrame extends Base {
  kind: 'destruction'
  step: 'before' | 'destroy'
  units: UnitId[]
}
/** A seat sets a new command on the top dial of an enemy ship. */
export interface NewDialFrame extends Base {
  kind: 'new-dial'
  ship: UnitId
  seat: Seat
}
/** Too many command tokens: the owner discards one (R5.14). */
export interface TokenLimitFrame extends Base {
  kind: 'token-limit'
  ship: UnitId
}
export interface ManeuverFrame extends Base {
  kind: 'maneuver'
  ship: UnitId
  step: 'before' | 'navigate' | 'course' | 'move' | 'closest' | 'damage' | 'overlaps' | 'displaced' | 'after' | 'done'
  /** Joints whose yaw values are raised for this maneuver, 1…4. */
  raised?: number[]
  /** The speed that an effect names for this maneuver; the dial does not matter then (R10.14). */
  speed?: number
  /** By how much it is slower for this maneuver alone (R10.2). */
  slower?: number
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
  | SetupFrame
  | DeployFrame
  | PlacementFrame
  | RoundFrame
  | CommandPhaseFrame
  | ShipPhaseFrame
  | SquadronPhaseFrame
  | SquadronCommandFrame
  | SquadronActivationFrame
  | SquadronMoveFrame
  | StatusPhaseFrame
  | ActivationFrame
  | RepairFrame
  | AttackFrame
  | GrantedAttackFrame
  | SufferFrame
  | FaceupCardFrame
  | DestructionFrame
  | NewDialFrame
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
