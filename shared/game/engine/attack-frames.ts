import type { FrameBase } from './frame-base'
import type { DefenseKind, Dice, Die, HullZone, RangeBand, Seat, UnitId } from './terms'

/** Steps of an attack whose damage has been suffered. */
export const AFTER_DAMAGE: readonly AttackFrame['step'][] = ['after', 'counter', 'answered', 'next']

/** One attack, from the declaration to what follows it (R6). */
export interface AttackFrame extends FrameBase {
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
    | 'answered'
    | 'next'
  /** An attack by a keyword, with its own dice (R11.27, R11.34). */
  manner?: 'counter' | 'snipe'
  /** How many dice a keyword lets the attacker reroll at once. */
  rerolls?: number
  /** The attacker's seat; known even if the attacker has left the table. */
  seat: Seat
  /** The instance of a card that performs the attack itself (R6.43) stands for a unit of nobody's side. */
  attacker: UnitId
  /** Attacking hull zone; absent for a squadron and a card. */
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
  /** Defense tokens that a card keeps from being spent in it, with that card. */
  barred?: { token: string; source: string }[]
  /** Tokens of either unit that are discarded when they are spent. */
  marked?: { unit: UnitId; token: string }[]
  /** Dice that the evade being spent has taken so far. */
  evaded?: string[]
  /** Defense tokens spent in this attack (R8.2); `of`: of another unit than the defender. */
  spent: { token: string; kind: DefenseKind; of?: UnitId }[]
  /** Hull zones named by redirects, and how much each is to take once that is settled (R8.8). */
  redirects: { zone: HullZone; points?: number }[]
  /** The critical effect of the attack: `standard`, or that of a card (R9.22); the last one, if a card allows more. */
  critical?: string
  /** Those that came before it. */
  criticals?: string[]
  /** How many of the cards that it deals are faceup, the first ones. */
  firstFaceup?: number
  /** How many its critical effects have dealt faceup by themselves. */
  dealtFaceup?: number
  /** What a card that gave this attack says of it. */
  granted?: GrantedAttack
  /** Damage to be suffered, as soon as it is determined (R6.30); cards may still change it (R6.31). */
  total?: number
  /** Squadrons this hull zone has attacked before in the same attack of a ship (R6.35). */
  earlier: UnitId[]
  /** How many damage cards the defender was dealt faceup, or had flipped faceup, in it so far. */
  faceups?: number
  /** How many damage cards the defender was dealt in it so far, if a card acts after the attack. */
  dealt?: number
}
/** How an attack that a card gives differs from others. */
export interface GrantedAttack {
  /** Only such targets. */
  against?: 'ship' | 'squadron'
  /** Instead of its armament. */
  armament?: Dice
  /** It resolves the standard critical effect only against a hull zone without shields. */
  standardCritical?: 'bare-zone'
  /** No further squadron after the first. */
  single?: true
}
/** An attack beyond the two of an activation, given by a card. */
export interface GrantedAttackFrame extends FrameBase {
  kind: 'granted-attack'
  unit: UnitId
  /** From which it may be performed; none: it is a squadron. */
  zones: HullZone[]
  source: string
  how?: GrantedAttack
}
/** Damage being suffered, one point at a time (R9.1). */
export interface SufferFrame extends FrameBase {
  kind: 'suffer'
  unit: UnitId
  points: number
  /** Absent for a squadron, and while the owner of a ship has yet to choose (R9.2). */
  zone?: HullZone
  /** What redirected damage takes from the shields of other zones first (R8.8). */
  redirected: { zone: HullZone; points: number }[]
  /** The next card dealt is the first of the attack and is dealt faceup (R9.24). */
  firstFaceup: boolean
  /** How many after it are faceup, too. */
  moreFaceup?: number
  /** Shields do not help. */
  bypassing?: boolean
}
