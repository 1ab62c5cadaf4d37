import {
  PRINTED_EFFECTS,
  type PrintedShip,
  type PrintedSquadron,
  type TokenEffects,
  tokenLimit,
  type ValueName,
  type Verb,
} from '#shared/game/engine/influence'
import type { Rulebook } from '#shared/game/engine/rulebook'
import type {
  DeepReadonly,
  DefenseKind,
  Dice,
  Game,
  HullZone,
  Keywords,
  RangeBand,
  Ship,
  Squadron,
  UnitId,
} from '#shared/game/engine/state'
import { keywordsOf, watchersOn } from '#shared/game/flow/engagement'
import { ATTACK_VALUES, type AttackValues, attackValuesOf } from './attack-values'
import { type CommonBans, commonBans, type ShipBans, shipBans, zoned } from './unit-bans'

/** The numbers of units as the cards in play leave them (design 15): all of it follows from what is public. */

/** Values that ships and squadrons have. */
interface CommonValues extends CommonBans {
  /** Damage cards that destroy a ship; hull points that a squadron starts with. */
  readonly hull: number
  readonly antiSquadron: Dice
  /** Dice that must go before the roll besides the one for an obstruction, by what is attacked; absent: none (R6.14). */
  readonly diceRemoved?: Readonly<Record<'ships' | 'squadrons', number>>
  readonly keywords: Keywords
  /** Damage of its attacks passes the shields of ships; absent: it does not. */
  readonly bypassesShields?: true
  /** What cards make of attacks of it and on it; absent: nothing. */
  readonly attacks?: AttackValues
  /** What each kind of defense token that it has does: always, or by attack range. */
  readonly tokens: Readonly<Partial<Record<DefenseKind, TokenEffects>>>
  /** Other units whose defense tokens it may spend; absent: none. */
  readonly lenders?: readonly UnitId[]
}

export interface ShipValues extends CommonValues, ShipBans {
  /** The maximum of each hull zone. */
  readonly shields: Readonly<Record<HullZone, number>>
  readonly command: number
  /** How many squadrons it activates by a dial (R7.6). */
  readonly squadrons: number
  readonly engineering: number
  /** How many command tokens it may hold. */
  readonly tokenLimit: number
  readonly maxSpeed: number
  /** By speed: the yaw value of each joint, joint 1 first. */
  readonly speedChart: readonly (readonly number[])[]
  /** Against ships. */
  readonly armament: Readonly<Record<HullZone, Dice>>
  /** Absent: each zone and the two that share an arc line with it. */
  readonly adjacentZones?: Readonly<Record<HullZone, readonly HullZone[]>>
}

export interface SquadronValues extends CommonValues {
  /** Farthest distance band of its own move. */
  readonly speed: number
  /** Against ships. */
  readonly battery: Dice
}

/** What is told of units, and so may have to be asked for. */
const VALUES = [
  'hull',
  'shields',
  'command',
  'squadron',
  'engineering',
  'tokenLimit',
  'maxSpeed',
  'yaws',
  'speed',
  'armament',
  'diceRemoved',
  'keywords',
  'tokenBearers',
  'tokenEffect',
  'adjacentZones',
  ...ATTACK_VALUES,
] as const satisfies readonly ValueName[]

/** What cards may ban or permit of any unit, as it shows in its values. */
const COMMON_VERBS = [
  'spend-token',
  'resolve-critical',
  'bypass-shields',
  'obstruct',
] as const satisfies readonly Verb[]

/** Most views have no card that changes a value, and many units of one card: those are made once. */
const PRINTED_SHIPS = new WeakMap<PrintedShip, ShipValues>()
const PRINTED_SQUADRONS = new WeakMap<PrintedSquadron, SquadronValues>()

function printedShip(printed: PrintedShip): ShipValues {
  const known = PRINTED_SHIPS.get(printed)
  if (known) return known
  const { hull, shields, command, engineering, maxSpeed, speedChart, armament, antiSquadron, defenseTokens } = printed
  const values: ShipValues = {
    hull,
    shields,
    command,
    squadrons: printed.squadron,
    engineering,
    tokenLimit: command,
    maxSpeed,
    speedChart,
    armament,
    antiSquadron,
    keywords: {},
    tokens: printedTokens(defenseTokens),
  }
  PRINTED_SHIPS.set(printed, values)
  return values
}

function printedSquadron(printed: PrintedSquadron): SquadronValues {
  const known = PRINTED_SQUADRONS.get(printed)
  if (known) return known
  const { hull, speed, battery, antiSquadron, keywords, defenseTokens } = printed
  const values = { hull, speed, battery, antiSquadron, keywords, tokens: printedTokens(defenseTokens) }
  PRINTED_SQUADRONS.set(printed, values)
  return values
}

const printedTokens = (kinds: readonly DefenseKind[]): CommonValues['tokens'] =>
  Object.fromEntries(kinds.map((kind) => [kind, PRINTED_EFFECTS[kind]]))

/** It has got a token of a kind that it did not begin with. */
const hasOtherTokens = ({ defense }: Pick<Unit, 'defense'>, { tokens }: CommonValues): boolean =>
  defense.some(({ kind }) => tokens[kind] === undefined)

/**
 * The values of one table, as long as it stays as it is: which kinds of them cards change is looked up once for all its
 * units, and those of a ship once for all who look at it.
 */
export class UnitValues {
  readonly #g: Game
  readonly #rules: Rulebook
  readonly #changed: ReadonlySet<ValueName>
  readonly #watchers: readonly DeepReadonly<Squadron>[]
  /** No card changes or bans anything that all units have. */
  readonly #isPlain: boolean
  readonly #ships = new Map<UnitId, ShipValues>()

  constructor(g: Game, rules: Rulebook) {
    this.#g = g
    this.#rules = rules
    this.#changed = new Set(VALUES.filter((value) => rules.changes(g, value)))
    this.#watchers = watchersOn(g, rules)
    this.#isPlain =
      this.#changed.size === 0 && this.#watchers.length === 0 && !COMMON_VERBS.some((verb) => rules.governs(g, verb))
  }

  ofShip(ship: DeepReadonly<Ship>): ShipValues {
    const known = this.#ships.get(ship.id) ?? this.#ofShip(ship)
    this.#ships.set(ship.id, known)
    return known
  }

  #ofShip(ship: DeepReadonly<Ship>): ShipValues {
    const printed = printedShip(this.#rules.printed.ship(ship.card))
    const bans = shipBans(this.#g, ship, this.#rules)
    const isAsPrinted =
      this.#isPlain &&
      Object.keys(bans).length === 0 &&
      !hasOtherTokens(ship, printed) &&
      this.#rules.allows(this.#g, 'hold-command-token', ship.id, {})
    return isAsPrinted ? printed : { ...this.#changedShip(ship, printed), ...bans }
  }

  #changedShip(ship: DeepReadonly<Ship>, printed: ShipValues): ShipValues {
    const { id } = ship
    const [g, rules, changed] = [this.#g, this.#rules, this.#changed]
    const maxSpeed = changed.has('maxSpeed') ? rules.valueOf(g, 'maxSpeed', id, {}) : printed.maxSpeed
    const columns = Math.max(printed.speedChart.length, maxSpeed + 1)
    const values: Mutable<ShipValues> = { ...printed, maxSpeed, tokenLimit: tokenLimit(rules, g, id) }
    if (changed.has('hull')) values.hull = rules.valueOf(g, 'hull', id, {})
    if (changed.has('shields')) values.shields = zoned((zone) => rules.valueOf(g, 'shields', id, { zone }))
    if (changed.has('command')) values.command = rules.valueOf(g, 'command', id, {})
    if (changed.has('squadron')) values.squadrons = rules.valueOf(g, 'squadron', id, {})
    if (changed.has('engineering')) values.engineering = rules.valueOf(g, 'engineering', id, {})
    if (changed.has('yaws') || columns > printed.speedChart.length)
      values.speedChart = Array.from({ length: columns }, (_, speed) =>
        rules.valueOf(g, 'yaws', id, { speed, dial: speed }),
      )
    if (changed.has('armament')) {
      values.armament = zoned((zone) => rules.valueOf(g, 'armament', id, { against: 'ship', zone }))
      values.antiSquadron = rules.valueOf(g, 'armament', id, { against: 'squadron' })
    }
    if (changed.has('keywords')) values.keywords = rules.valueOf(g, 'keywords', id, {})
    if (changed.has('adjacentZones'))
      values.adjacentZones = zoned((zone) => rules.valueOf(g, 'adjacentZones', id, { zone, redirect: true }))
    this.#addCommon(values, ship, printed)
    return values
  }

  ofSquadron(squadron: DeepReadonly<Squadron>): SquadronValues {
    const printed = printedSquadron(this.#rules.printed.squadron(squadron.card))
    if (this.#isPlain && !hasOtherTokens(squadron, printed)) return printed
    const [g, rules, changed, watchers] = [this.#g, this.#rules, this.#changed, this.#watchers]
    const { id } = squadron
    const values: Mutable<SquadronValues> = { ...printed, ...commonBans(g, squadron, rules) }
    if (changed.has('hull')) values.hull = rules.valueOf(g, 'hull', id, {})
    if (changed.has('speed')) values.speed = rules.valueOf(g, 'speed', id, {})
    if (changed.has('armament')) {
      values.battery = rules.valueOf(g, 'armament', id, { against: 'ship' })
      values.antiSquadron = rules.valueOf(g, 'armament', id, { against: 'squadron' })
    }
    if (changed.has('keywords') || watchers.length > 0) values.keywords = keywordsOf(g, id, rules, watchers)
    this.#addCommon(values, squadron, printed)
    return values
  }

  #attacks(id: string): AttackValues | undefined {
    return attackValuesOf({ g: this.#g, rules: this.#rules, changed: this.#changed }, id)
  }

  #bypassesShields(id: string): boolean {
    return this.#rules.allows(this.#g, 'bypass-shields', id, {}, { base: false })
  }

  #addCommon(values: Mutable<CommonValues>, unit: Unit, printed: CommonValues): void {
    const [g, rules, changed] = [this.#g, this.#rules, this.#changed]
    if (this.#bypassesShields(unit.id)) values.bypassesShields = true
    if (changed.has('diceRemoved')) {
      const removed = (against: 'ship' | 'squadron') => rules.valueOf(g, 'diceRemoved', unit.id, { against })
      const diceRemoved = { ships: removed('ship'), squadrons: removed('squadron') }
      if (diceRemoved.ships + diceRemoved.squadrons > 0) values.diceRemoved = diceRemoved
    }
    if (changed.has('tokenBearers')) {
      const lenders = rules.valueOf(g, 'tokenBearers', unit.id, {}).filter((id) => id !== unit.id)
      if (lenders.length > 0) values.lenders = lenders
    }
    const attacks = this.#attacks(unit.id)
    if (attacks) values.attacks = attacks
    if (!changed.has('tokenEffect') && !hasOtherTokens(unit, printed)) return
    // Of the tokens that it began with as well: a spent one that is gone still works in its attack.
    const kinds = [...(Object.keys(printed.tokens) as DefenseKind[]), ...unit.defense.map(({ kind }) => kind)]
    values.tokens = Object.fromEntries(kinds.map((kind) => [kind, effectsNow(g, unit.id, kind, rules)]))
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Unit = DeepReadonly<Pick<Ship, 'id' | 'defense'>>

function effectsNow(g: Game, id: string, kind: DefenseKind, rules: Rulebook): TokenEffects {
  const at = (range: RangeBand) => rules.valueOf(g, 'tokenEffect', id, { kind, range })
  const [close, medium, long] = [at('close'), at('medium'), at('long')]
  return close === medium && medium === long ? close : { close, medium, long }
}
