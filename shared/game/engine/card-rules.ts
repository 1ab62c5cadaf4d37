import type { Change } from './change'
import type { FrameOf } from './frame'
import type { PrintedCosts, ValueAbout, ValueName, ValueNow, Values, ValueTypes, Verb, VerbAbout } from './influence'
import type { Command, DeepReadonly, Game, PublicTable, Seat, UnitId } from './state'
import type { FrameOfMoment, TIMING_POINTS, TimingPoint } from './timing-point'

/** The card instance whose rule is being asked; `source` tells two copies apart. `on`: its unit, or `table`. */
export interface Self {
  readonly source: string
  readonly card: string
  readonly on: UnitId
  readonly seat: Seat
  /** What a lasting effect was noted with (`tx.last`): a hull zone, an obstacle. */
  readonly note?: string
}

/** An attack as everybody sees it. */
export type Attack = DeepReadonly<FrameOf<'attack'>>

/** What a moment is about: ids only, and what it belongs to, as it is now; all of it is public. */
export interface Moment {
  readonly point: TimingPoint
  readonly subject: string
  readonly attack?: Frames['attack'] | undefined
  readonly activation?: Frames['activation'] | undefined
  readonly maneuver?: Frames['maneuver'] | undefined
  readonly squadronCommand?: Frames['squadronCommand'] | undefined
  readonly squadronActivation?: Frames['squadronActivation'] | undefined
  readonly repair?: Frames['repair'] | undefined
  readonly faceupCard?: Frames['faceupCard'] | undefined
  readonly tokenGain?: Frames['tokenGain'] | undefined
}
/** What a moment in the middle of a frame has for certain. */
type Frames = {
  readonly [F in keyof typeof MOMENT_FRAMES]: DeepReadonly<FrameOf<(typeof MOMENT_FRAMES)[F]>>
}
type FieldOf<K> = { [F in keyof Frames]: (typeof MOMENT_FRAMES)[F] extends K ? F : never }[keyof Frames]
export type MomentAt<P extends TimingPoint> = Moment & Pick<Frames, FieldOf<(typeof TIMING_POINTS)[P]>>

/** The fields of a moment, and the kinds of their frames. */
export const MOMENT_FRAMES = {
  attack: 'attack',
  activation: 'activation',
  maneuver: 'maneuver',
  squadronCommand: 'squadron-command',
  squadronActivation: 'squadron-activation',
  repair: 'repair',
  faceupCard: 'faceup-card',
  tokenGain: 'token-gain',
} as const satisfies Record<string, FrameOfMoment>

/** Decided by what everybody sees, so that whether a window opens tells nothing. */
export type Condition = (g: PublicTable, moment: Moment, self: Self) => boolean
/** Given answers, by the name of their question. */
export type Answers = Readonly<Record<string, readonly string[]>>

export interface EffectQuestion {
  readonly name: string
  readonly to: 'owner' | 'opponent'
  /** Without an answer there is no effect. Any other question is a part, left out where nothing answers it (R16.13). */
  readonly needed: boolean
  readonly min: number
  /** A number that depends on values is computed each time. */
  readonly max: number | ((rules: Values, g: Game, moment: Moment, self: Self, answers: Answers) => number)
  /**
   * `open` options depend on public facts, `seen` ones on what the seat was shown in the first half of the effect.
   */
  readonly facts: 'open' | 'seen'
  options(g: Game, moment: Moment, answers: Answers, self: Self, valueNow: ValueNow): readonly string[]
  /** The options are defense tokens of that unit. */
  tokenOf?(moment: Moment, self: Self, answers: Answers): UnitId
}

/** Declared prices, paid in full before the effect happens (R16.8). */
export interface Costs {
  readonly exhausts: boolean
  readonly discards: boolean
  readonly oncePer?: 'activation' | 'round'
  /** A price that is itself an act: damage may destroy, or be answered. */
  pays?(tx: Change, moment: Moment, answers: Answers, self: Self): void
}

export type Times = (g: PublicTable, moment: Moment, self: Self) => number

/** What an effect brings, for code that weighs it beforehand: where nothing would come of that, nobody is asked. */
export type Gift =
  /** Another attack of its ship. */
  | 'attack'
  /** One with a single die, at close range. */
  | 'die-at-squadrons'
  /** Dice at no price. */
  | 'dice'
  /** Dice for attacks of its ship on ships, until the round ends. */
  | 'dice-at-ships'
  /** A defense token that an accuracy icon has named may be spent. */
  | 'unlocked-token'
  /** A discarded defense token comes back. */
  | 'lost-token'
  /** Something for having spent a defense token. */
  | 'token-reward'
  /** A victory token, later in the attack. */
  | 'victory-token'
  /** An obstacle does nothing to the ship on it. */
  | 'safe-ground'

/** How standing orders use an effect in the other's turn, as long as its player has none of their own. */
export interface DefaultOrder {
  /**
   * An attack on its unit must do that: damage to the hull, or destroy it. `attackerHull`: destroy it, or the attacker has at
   * most so many hull points left.
   */
  readonly use: 'always' | 'hull-suffers' | 'destroyed' | 'never' | { readonly attackerHull: number }
  /** What it answers, best first: ids, kinds or words of a ranked list. */
  readonly first?: readonly string[]
}

/** Reacts at a point in time and may ask. */
export interface EffectRule {
  readonly kind: 'at'
  readonly point: TimingPoint
  readonly mandatory: boolean
  /** Only while a lasting effect of this card is on its unit. */
  readonly lasting: boolean
  when(g: PublicTable, moment: Moment, self: Self): boolean
  /** What depends on values and permissions: other cards may change or forbid it. */
  allowed?(rules: Values, g: Game, moment: Moment, self: Self): boolean
  readonly questions: readonly EffectQuestion[]
  readonly costs: Costs
  /** How often it may be used at one opening; absent: once (R16.2). */
  readonly times?: Times
  /** The question whose answer it is used for once a round, one answer after the other. */
  readonly each?: string
  /** Several copies of the card are as good as one at one opening. */
  readonly copiesShare?: true
  /** It still acts in the attack that destroyed its unit. */
  readonly posthumous?: true
  /** Mandatory and no matter to any other effect of its moment: it comes first, and nobody is asked for an order. */
  readonly beforeOthers?: true
  /** The question whose answer the log tells, as nothing else that happens does. */
  readonly tells?: string
  /** It is paid for by a dial or a token of that command. */
  readonly spends?: Command
  readonly gives?: Gift
  readonly byOrder?: DefaultOrder
  do(tx: Change, moment: Moment, answers: Answers, self: Self): void
}
/** Changes a value; never asks. `lasting`: only while a lasting effect of this card is on the unit. */
export interface ModifyRule<N extends ValueName = ValueName> {
  readonly kind: 'modify'
  readonly value: N
  readonly lasting: boolean
  readonly order: number
  when(g: PublicTable, unit: UnitId, self: Self, about: ValueAbout[N], now: ValueNow): boolean
  change(value: ValueTypes[N], self: Self, about: ValueAbout[N]): ValueTypes[N]
}
/** Allows or forbids. A ban that lapses does not count when otherwise neither side could act (R5.6). */
export interface PermissionRule<V extends Verb = Verb> {
  readonly kind: 'permit' | 'forbid'
  readonly verb: V
  readonly lasting: boolean
  readonly lapses: boolean
  when(g: PublicTable, unit: UnitId, self: Self, about: VerbAbout[V], now: ValueNow): boolean
}
/** Adds to the score of the card's seat (R15.6). */
export interface ScoreRule {
  readonly kind: 'score'
  points(g: Game, self: Self, costs: PrintedCosts): number
}
export type CardRule = EffectRule | ModifyRule | PermissionRule | ScoreRule
export type CardRegistry = Readonly<Record<string, readonly CardRule[]>>
