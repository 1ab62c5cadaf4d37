import type { Region } from './region'
import type {
  Command,
  DefenseKind,
  Dice,
  DieColor,
  Game,
  HullZone,
  Keywords,
  ObstacleKind,
  Point,
  Pose,
  RangeBand,
  Seat,
  SizeClass,
  TokenEffect,
  UnitId,
} from './state'
import type { TimingPoint } from './timing-point'

/** What is printed on a ship card and may be changed by others, or settles an attack. */
export interface PrintedShip {
  readonly hull: number
  readonly defenseTokens: readonly DefenseKind[]
  readonly command: number
  readonly squadron: number
  readonly engineering: number
  readonly maxSpeed: number
  readonly points: number
  readonly shields: Readonly<Record<HullZone, number>>
  readonly armament: Readonly<Record<HullZone, Dice>>
  readonly antiSquadron: Dice
  readonly speedChart: readonly (readonly number[])[]
}

/** What is printed on a squadron card and may be changed by others, or settles an attack. */
export interface PrintedSquadron {
  readonly hull: number
  readonly defenseTokens: readonly DefenseKind[]
  readonly points: number
  readonly speed: number
  readonly antiSquadron: Dice
  readonly battery: Dice
  readonly keywords: Keywords
}

/** Values that cards may change; the printed one is the start. */
export interface ValueTypes {
  /** Damage cards that destroy a ship; hull points that a squadron starts with. */
  hull: number
  /** The most shields that a hull zone can have (R7.11). */
  shields: number
  command: number
  engineering: number
  /** How many squadrons a ship activates by a dial (R7.6). */
  squadron: number
  tokenLimit: number
  maxSpeed: number
  dialsRequired: number
  /** Yaw value of each joint in the column of a speed (R1.16). */
  yaws: readonly number[]
  /** Dice of a hull zone or squadron against ships, of a ship or squadron against squadrons (R6.10, R6.12, R11.23). */
  armament: Dice
  /** Dice to be removed before the roll besides the one for an obstruction (R6.14). */
  diceRemoved: number
  /** Farthest distance band of a squadron's own move in its activation (R11.9, R11.14). */
  speed: number
  /** How many squadrons count as engaged with it beside those that are (R11.13, R11.29). */
  alsoEngagedBy: number
  /** How far the attacks of a squadron on ships reach: distance 1 or close range (R11.23). */
  strikingRange: 'distance-1' | 'close'
  /** How far from its base a ship may activate squadrons (R7.7). */
  commandRange: RangeBand
  /** How many squadrons a ship activates by a token (R7.6). */
  squadronsByToken: number
  keywords: Keywords
  /** Units whose defense tokens it may spend when it defends (R8.1). */
  tokenBearers: readonly UnitId[]
  /** What a defense token does when it is spent (R8.8-12). */
  tokenEffect: TokenEffect
  /** Dice that one evade takes, one after the other (R8.9). */
  evadeDice: number
  /** Hull zones that one redirect may name (R8.8). */
  redirectZones: number
  /** Of the attacker: the most that brace lowers the total by, and that redirects take together. */
  braceSaves: number
  redirectMost: number
  /** What each critical and accuracy icon of the attacker's die adds to the damage (R6.30, R11.25). */
  iconDamage: IconDamage
  /** Damage of an attack on the unit, as it is determined (R6.30-31). */
  attackDamage: number
  /** The damage card for an overlap with another ship (R10.18). */
  collisionCard: CollisionCard
  /** Colors whose dice reach that far (R6.10). */
  reach: readonly DieColor[]
  /** The hull zones that count as adjacent to one (R1.11). */
  adjacentZones: readonly HullZone[]
  /** Steps by which Navigate may change the speed beside those of dial and token (R7.16). */
  speedChange: number
  /** Yaw values that a Navigate dial raises, at most two (R7.16). */
  dialYaws: number
  /** Engineering points beside those of dial and token. */
  engineeringBonus: number
  /** Where a unit may be deployed. */
  deployment: Region
  /** What the speed dial of a ship is set to where it is deployed (R3.16). */
  startingSpeed: number
  /** Where obstacles may be placed, and who does it; asked of the table (R3.8-9). */
  obstacles: ObstaclePlacing
}
export type CollisionCard = 'facedown' | 'faceup' | 'none'
export interface IconDamage {
  readonly critical: number
  readonly accuracy: number
}
/** Distances beyond which an obstacle lies; `by`: who places it; `skip`: an objective places it itself. */
export interface ObstaclePlacing {
  region: Region
  by: 'in-turn' | 'second'
  skip?: boolean
}
export type ValueName = keyof ValueTypes
type TargetKind = { against: 'ship' | 'squadron' }
/** `by`: the ship whose command activates the squadron, as long as it does. */
type CommandSource = { by?: UnitId | undefined }
/** What a value is asked about, besides its unit. */
export interface ValueAbout extends Record<ValueName, object> {
  shields: { zone: HullZone }
  /** At which attack range. */
  tokenEffect: { kind: DefenseKind; range: RangeBand }
  /**
   * `dial`: what the speed dial shows in that maneuver, whose speed may be another one (R10.2); `named`: because an effect
   * names it (R10.14).
   */
  yaws: { speed: number; dial: number; named?: true }
  /** `zone`: of a ship that attacks a ship. `byKeyword`: so many blue dice instead of the printed ones (R11.27, R11.34). */
  armament: TargetKind & CommandSource & { zone?: HullZone; byKeyword?: number }
  /** `pinned`: engagement would stop it, but a card lets it move; `keywords`: with what others give it. */
  speed: CommandSource & { pinned?: boolean; keywords?: Keywords }
  /** `dice`: what is left of those gathered; `line`: of sight. Both only where a target is measured. */
  diceRemoved: TargetKind & { defender?: UnitId; dice?: number; line?: { from: Point; to: Point } }
  evadeDice: { range: RangeBand }
  /** `spent`: the kinds of tokens spent in the attack. */
  braceSaves: { defender: UnitId; spent: readonly DefenseKind[] }
  redirectMost: { defender: UnitId }
  iconDamage: TargetKind & { zone?: HullZone; manner?: 'counter' | 'snipe'; color: DieColor }
  attackDamage: { points: number; zone?: HullZone; attacker: UnitId }
  /** `moves`: the unit itself is the one that moved. */
  collisionCard: { other: UnitId; otherSize: SizeClass; moves: boolean }
  reach: TargetKind & { range: RangeBand; zone?: HullZone; defendingZone?: HullZone }
  /** `watched`: an enemy with Intel gives it Heavy (R11.32). */
  keywords: { watched?: boolean }
  /** `redirect`: where a redirect may send damage, which need not be adjacent otherwise. */
  adjacentZones: { zone: HullZone; redirect?: true }
  deployment: { seat: Seat; kind: 'ship' | 'squadron'; turn: number }
  startingSpeed: { pose: Pose; speed: number }
  obstacles: { kind: ObstacleKind }
}

/** Acts that cards may allow or forbid, and what they are about; "cannot" beats everything (R0.2). */
export interface VerbAbout {
  /** `first`: a ship, and none has activated in this round. */
  activate: { first?: boolean }
  'resolve-command': { command: Command }
  /** A dial alone resolves a command as if with a token, too, and the ship no other one in this round. */
  'add-token-effect': { command: Command }
  'ready-token': object
  'hold-command-token': object
  /** `moved`: it comes from another zone or ship (R7.10). */
  'recover-shield': { zone: HullZone; moved?: true }
  'spend-engineering': object
  /** `zone`: of the attacking ship; `defendingZone`: of a ship that is attacked; `manner`: by a keyword. */
  attack: TargetKind & {
    range: RangeBand
    obstructed: boolean
    /** Ships and obstacles that the line of sight runs across, whether they obstruct it or not. */
    crossed: readonly string[]
    manner?: 'counter' | 'snipe'
    zone?: HullZone
    defender: UnitId
    defendingZone?: HullZone
    /** It goes on against another squadron (R6.34). */
    next?: true
  }
  /** Of the defender: an attack on it is obstructed; a permission makes it so, a ban clears the line (R6.13). */
  obstruct: TargetKind & { attacker: UnitId; range: RangeBand; zone?: HullZone; defendingZone?: HullZone }
  /** A second attack of an activation from a hull zone that has attacked (R5.19). */
  'reuse-zone': { zone: HullZone }
  /** Damage passes the shields of the ship attacked. */
  'bypass-shields': object
  /** A Navigate token raises a yaw value instead of changing the speed. */
  'token-yaw': object
  /** What an obstacle does to a ship on it (R13.2-4). `maneuver`: number of the frame; one may follow within another. */
  'resolve-obstacle': { kind: ObstacleKind; obstacle: string; maneuver?: number | undefined }
  /** In a deployment turn; asked of each unit that waits (R3.14). */
  deploy: { seat: Seat; turn: number }
  'move-squadron': object
  /** A squadron acts as if it were not engaged: it moves, or it attacks a ship (R11.13, R11.17). */
  'ignore-engagement': CommandSource & { to: 'move' | 'attack' }
  /** A second attack in its activation, of a squadron that has not moved. */
  'attack-twice': CommandSource
  /** What Counter and Escort of a unit do to a squadron that attacks (R11.26-27). */
  'use-keyword': { keyword: 'counter' | 'escort'; against: UnitId }
  'spend-accuracy': object
  /** `zone`: the defending hull zone of a ship; `spent`: how many have been spent in the attack. */
  'spend-token': { kind: DefenseKind; exhausted: boolean; zone?: HullZone; attacker: UnitId; spent: number }
  'resolve-critical': object
  'be-destroyed': object
}
export type Verb = keyof VerbAbout

/** What cards cost; no card changes it. */
export interface PrintedCosts {
  ship(card: string): { readonly points: number }
  squadron(card: string): { readonly points: number }
  upgrade(card: string): { readonly points: number }
}

/** What the engine must know of printed cards; it does not know the catalog. */
export interface PrintedCards extends PrintedCosts {
  ship(card: string): PrintedShip
  squadron(card: string): PrintedSquadron
  /** Its owner may switch its effect off. */
  isSwitchable(card: string): boolean
}

/** Id of a faceup damage card as the source of effects. */
export const damageSource = (ship: UnitId, slot: number): string => `${ship}#${slot}`

/**
 * How a permission is asked for: `base`, whether the rules allow the act; `lapsed`, without the bans that lapse (R5.6).
 */
export interface Permission {
  base?: boolean
  lapsed?: boolean
}

/** The same at any attack range, or by range. */
export type TokenEffects = TokenEffect | Readonly<Record<RangeBand, TokenEffect>>
export const effectAt = (effects: TokenEffects, range: RangeBand): TokenEffect =>
  typeof effects === 'string' ? effects : effects[range]
/** Evade works on one die, at medium range by rolling it again, at close range not at all (R8.9). */
export const PRINTED_EFFECTS: Readonly<Record<DefenseKind, TokenEffects>> = {
  evade: { close: 'nothing', medium: 'reroll-die', long: 'cancel-die' },
  brace: 'halve-damage',
  redirect: 'redirect-damage',
  scatter: 'cancel-all',
  contain: 'stop-critical',
}
/** What spending a token of each kind does at one attack range. */
export type EffectByKind = Readonly<Record<DefenseKind, TokenEffect>>
/** Of a unit with these tokens; of others what is printed. */
export function effectsAt(
  tokens: Readonly<Partial<Record<DefenseKind, TokenEffects>>>,
  range: RangeBand,
): EffectByKind {
  const of = (kind: DefenseKind) => effectAt(tokens[kind] ?? PRINTED_EFFECTS[kind], range)
  return {
    evade: of('evade'),
    brace: of('brace'),
    redirect: of('redirect'),
    scatter: of('scatter'),
    contain: of('contain'),
  }
}

/** Numbers and permissions as they are now, printed values and cards together. */
export interface Values {
  valueOf<N extends ValueName>(g: Game, value: N, unit: UnitId, about: ValueAbout[N]): ValueTypes[N]
  /** Before cards change it. */
  printedValue(g: Game, value: ValueName, unit: UnitId, about: object): ValueTypes[ValueName]
  /** Whether a card in play may change that value of some unit; if none does, it is as printed. */
  changes(g: Game, value: ValueName): boolean
  /** Whether a card in play may permit or forbid that act to some unit. */
  governs(g: Game, verb: Verb): boolean
  allows<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V], how?: Permission): boolean
  /** Sources of the cards that permit it now. */
  permitting<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): readonly string[]
  /** Sources of the cards that forbid it now. */
  forbidding<V extends Verb>(g: Game, verb: V, unit: UnitId, about: VerbAbout[V]): readonly string[]
}

/** Values and permissions at the moment that is looked at. */
export interface ValueNow {
  <N extends ValueName>(value: N, unit: UnitId, about: ValueAbout[N]): ValueTypes[N]
  allows<V extends Verb>(verb: V, unit: UnitId, about: VerbAbout[V], how?: Permission): boolean
  /** What the rules of play make of them: whom a squadron could attack. */
  reckoned<T>(reckon: (g: Game, rules: Values) => T): T
}
export const valuesIn = (rules: Values, g: Game): ValueNow =>
  Object.assign(
    <N extends ValueName>(value: N, unit: UnitId, about: ValueAbout[N]) => rules.valueOf(g, value, unit, about),
    {
      allows: <V extends Verb>(verb: V, unit: UnitId, about: VerbAbout[V], how?: Permission) =>
        rules.allows(g, verb, unit, about, how),
      reckoned: <T>(reckon: (g: Game, rules: Values) => T) => reckon(g, rules),
    },
  )

/** How many command tokens a ship may hold (R5.14); none if a card says that it cannot have any (R0.2). */
export const tokenLimit = (rules: Values, g: Game, ship: UnitId): number =>
  rules.allows(g, 'hold-command-token', ship, {}) ? rules.valueOf(g, 'tokenLimit', ship, {}) : 0

/** Columns of its speed chart that a ship may be deployed at; never 0 (R3.16). */
export function speedsOf(rules: Values, g: Game, ship: UnitId): number[] {
  const speeds = Array.from({ length: rules.valueOf(g, 'maxSpeed', ship, {}) }, (_, i) => i + 1)
  return speeds.filter((speed) => rules.valueOf(g, 'yaws', ship, { speed, dial: speed }).length > 0)
}

/** What the words of the rules ask the cards in play. */
export interface Influences extends Values {
  readonly costs: PrintedCosts
  /** The defense tokens that a unit on the table began with; no card changes them. */
  firstDefense(g: Game, unit: UnitId): readonly DefenseKind[]
  /** Whether a card in play acts at that moment, or might. */
  actsAt(g: Game, point: TimingPoint): boolean
  /** What cards add to the score of a seat. */
  scored(g: Game, seat: Seat): number
  /** The cards in play have changed. */
  forget(g: Game): void
}
