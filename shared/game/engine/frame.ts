import type { AskOfPlace } from './asks'
import type { AttackFrame, GrantedAttackFrame, SufferFrame } from './attack-frames'
import type { Side } from './decision'
import type { FrameBase } from './frame-base'
import type { Piece, Region } from './region'
import type { Command, DeepReadonly, Faction, HullZone, Point, Pose, Seat, SizeClass, UnitId } from './terms'
import type { TimingPoint } from './timing-point'

export interface GameFrame extends FrameBase {
  kind: 'game'
  step: 'sides' | 'setup' | 'deck' | 'rounds'
  /** Which side each seat would like; settled in step `sides` (R3.32). */
  wishes: Record<Seat, Faction | 'any'>
}
/** The set-up of a battle (R3.1). */
export interface SetupFrame extends FrameBase {
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
export interface DeployFrame extends FrameBase {
  kind: 'deploy'
  seat: Seat
  /** How many squadrons are still to come; absent until the first is chosen. */
  squadrons?: number
  /** Its number among the turns of its seat, 1 … */
  turn: number
}
/** A piece is put on the table, or moved on it, within a region. */
export interface PlacementFrame extends FrameBase {
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
  /** A ship or an obstacle may land on squadrons; the enemy then places these (OB12, R13.12). */
  lifts?: boolean
  /** An obstacle neither obstructs nor acts on those that lie on it (R13.11). */
  inert?: boolean
  /** An obstacle can be attacked, and that damage destroys it (R13.10). */
  hull?: number
}
export interface RoundFrame extends FrameBase {
  kind: 'round'
  step: 'start' | 'command' | 'ship' | 'squadron' | 'status' | 'end' | 'over'
}
export interface CommandPhaseFrame extends FrameBase {
  kind: 'command-phase'
  step: 'start' | 'dials' | 'end' | 'over'
  done: Record<Seat, boolean>
}
export interface ShipPhaseFrame extends FrameBase {
  kind: 'ship-phase'
  step: 'start' | 'turns'
  turn: Seat
  /** A ship has activated, even if it is destroyed by now. */
  begun?: true
}
export interface SquadronPhaseFrame extends FrameBase {
  kind: 'squadron-phase'
  step: 'start' | 'turns' | 'cloak' | 'end'
  turn: Seat
  /** How many squadrons the seat whose turn it is has yet to activate (R11.2). */
  left: number
  /** Squadrons that have used Cloak this round (R11.8). */
  cloaked: UnitId[]
}
/** A ship activates squadrons by a Squadron command, one at a time (R7.6-7). */
export interface SquadronCommandFrame extends FrameBase {
  kind: 'squadron-command'
  step: 'start' | 'squadrons' | 'over'
  ship: UnitId
  /** How many it may still activate. */
  left: number
  /** Units with Relay, once for each activation that they relayed (R11.36). */
  relayed: UnitId[]
  /** Squadrons that it has activated; none yet: absent. */
  activated?: UnitId[]
}
/** One squadron's activation (R11.5). */
export interface SquadronActivationFrame extends FrameBase {
  kind: 'squadron-activation'
  squadron: UnitId
  step: 'activate' | 'act' | 'end' | 'ended'
  /** It was activated by a command, so that it may move and attack (R7.7). */
  commanded: boolean
  /** The ship whose command it is. */
  by?: UnitId
  moved: boolean
  attacked: boolean
  /** By a card, it has attacked twice. */
  again?: true
}
/** A squadron is being moved, in its activation or by an effect (R11.9). */
export interface SquadronMoveFrame extends FrameBase {
  kind: 'squadron-move'
  squadron: UnitId
  step: 'place' | 'moved' | 'strategic' | 'token'
  /** How far its centre may come, in µm (R11.10). */
  reach: number
  /** It must not end engaged. */
  unengaged?: true
  /** The objective token that Strategic moves (R11.38). */
  token?: string
}
export interface StatusPhaseFrame extends FrameBase {
  kind: 'status-phase'
  step: 'start' | 'ready' | 'end' | 'over'
}
export interface ActivationFrame extends FrameBase {
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
  /** Extra dials beside the ship, which were not revealed (R5.13); none: absent. */
  gained?: Command[]
  /** Hull zones that have attacked in this activation (R6.2); none yet: absent. */
  attacked?: HullZone[]
}
/** By a card a ship may resolve Squadron or Repair at another time (R5.23). */
export interface GrantedCommandFrame extends FrameBase {
  kind: 'granted-command'
  ship: UnitId
  command: 'squadron' | 'repair'
  /** The card stands for the dial. */
  asDial?: true
}
/** Engineering points being spent (R7.10). */
export interface RepairFrame extends FrameBase {
  kind: 'repair'
  step: 'begin' | 'effects' | 'end' | 'over'
  ship: UnitId
  /** Engineering points that are left. */
  points: number
  /** Those that the command gave. */
  gained: number
  /** Cards that have spent or gained some, each as often as it has. */
  cards: string[]
  /** Points have bought something since cards could act. */
  repaired?: true
}
/** One faceup damage card: before it is dealt, dealt, its immediate effect (R9.5). */
export interface FaceupCardFrame extends FrameBase {
  kind: 'faceup-card'
  ship: UnitId
  step: 'before' | 'reveal' | 'deal' | 'void'
  /** Known, and not dealt yet. */
  revealed?: string
  /** When cards may act once it is dealt. */
  then?: 'obstacle.damaged'
}
/** Units about to be destroyed together (R15.4). */
export interface DestructionFrame extends FrameBase {
  kind: 'destruction'
  step: 'before' | 'destroy'
  units: UnitId[]
}
/** A seat sets a new command on a dial of an enemy ship. */
export interface NewDialFrame extends FrameBase {
  kind: 'new-dial'
  ship: UnitId
  seat: Seat
  /** How many dials lie on it; absent: none. */
  place?: number
}
/** The owner of a card sets dials that lie on it. */
export interface StoredDialsFrame extends FrameBase {
  kind: 'stored-dials'
  source: string
  ship: UnitId
  missing: number
}
/** A ship is about to gain a command token, and a card might pass it on. */
export interface TokenGainFrame extends FrameBase {
  kind: 'token-gain'
  step: 'before' | 'gain'
  ship: UnitId
  command: Command
}
/** Too many command tokens: the owner discards one (R5.14). */
export interface TokenLimitFrame extends FrameBase {
  kind: 'token-limit'
  ship: UnitId
}
export interface ManeuverFrame extends FrameBase {
  kind: 'maneuver'
  ship: UnitId
  step:
    | 'before'
    | 'begin'
    | 'navigate'
    | 'course'
    | 'move'
    | 'closest'
    | 'damage'
    | 'overlaps'
    | 'displaced'
    | 'after'
    | 'done'
  /** Joints whose yaw values are raised for this maneuver, 1…4. */
  raised?: number[]
  /** The speed that an effect names for this maneuver; the dial does not matter then (R10.14). */
  speed?: number
  /** The card that granted it. */
  source?: string
  /** Its course has no yaw, even where the joints allow some. */
  straight?: true
  /** By how much it is slower for this maneuver alone (R10.2). */
  slower?: number
  clicks: number[]
  side: Side
  /** Ships met at any tried pose (R10.19). */
  overlapped: UnitId[]
  closest?: UnitId
  lifted: { squadron: UnitId; from: Point }[]
  /** Where and whose the moved ship is, known even if it has left the table (R10.19). */
  rest?: Pose
  mover?: { seat: Seat; size: SizeClass }
}
/** The player who does not move the ship puts displaced squadrons down (R10.23). */
export interface DisplacedFrame extends FrameBase {
  kind: 'displaced'
  ship: UnitId
  squadrons: UnitId[]
  /** The seat that places. */
  seat: Seat
}
/** Facedown damage cards dealt to several ships in one resolution (R9.3, R15.4). */
export interface DealDamageFrame extends FrameBase {
  kind: 'deal-damage'
  ships: UnitId[]
  /** Those of them whose card is faceup. */
  faceup?: UnitId[]
}
/** A moment at which cards may act; see `window.ts`. */
export interface WindowFrame extends FrameBase {
  kind: 'window'
  point: TimingPoint
  /** What the moment is about, by ids. */
  subject: string
  used: string[]
  passed: Seat[]
}
/** One effect of one card instance being resolved: ask → pay → do. */
export interface EffectFrame extends FrameBase {
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
  /** Of a lasting effect. */
  note?: string
  /** It acts although its unit is destroyed. */
  posthumous?: true
  answers: Record<string, string[]>
  /** Questions whose answers only their seat knows. */
  unseen?: string[]
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
  | GrantedCommandFrame
  | RepairFrame
  | AttackFrame
  | GrantedAttackFrame
  | SufferFrame
  | FaceupCardFrame
  | DestructionFrame
  | NewDialFrame
  | StoredDialsFrame
  | TokenGainFrame
  | TokenLimitFrame
  | ManeuverFrame
  | DisplacedFrame
  | DealDamageFrame
  | WindowFrame
  | EffectFrame
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>
/** A frame as it is read: only the words of `Change` write it (design 3). */
export type FrameView<K extends FrameKind> = DeepReadonly<FrameOf<K>>
/** A frame before it has its number. */
export type NewFrame = { [K in FrameKind]: Omit<FrameOf<K>, 'id' | 'answered'> }[FrameKind]
