import {
  type Influences,
  PRINTED_EFFECTS,
  type PrintedShip,
  type PrintedSquadron,
  type TokenEffects,
  tokenLimit,
  type ValueName,
} from '#shared/engine/influence'
import {
  type DeepReadonly,
  type DefenseKind,
  type Dice,
  type Game,
  HULL_ZONES,
  type HullZone,
  type Keywords,
  type RangeBand,
  type Ship,
  type Squadron,
} from '#shared/engine/state'
import { keywordsOf, watchersOn } from '#shared/flow/engagement'

/** The numbers of units as the cards in play leave them (design 15): all of it hangs on what lies open. */

export type Rules = Pick<Influences<unknown>, 'valueOf' | 'allows' | 'forbidding' | 'changes' | 'printed'>

/** Values that ships and squadrons have. */
interface CommonValues {
  /** Damage cards that destroy a ship; hull points that a squadron starts with. */
  readonly hull: number
  readonly antiSquadron: Dice
  /** Dice that must go before the roll besides the one for an obstruction, by what is attacked; absent: none (R6.14). */
  readonly diceRemoved?: Readonly<Record<'ships' | 'squadrons', number>>
  readonly keywords: Keywords
  /** What each kind of defense token that it has does: always, or by attack range. */
  readonly tokens: Readonly<Partial<Record<DefenseKind, TokenEffects>>>
}

export interface ShipValues extends CommonValues {
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

const ofZones = <T>(of: (zone: HullZone) => T): Record<HullZone, T> => {
  const [front, right, rear, left] = HULL_ZONES
  return { front: of(front), right: of(right), rear: of(rear), left: of(left) }
}

const SHIP_VALUES = [
  'hull',
  'shields',
  'command',
  'squadron',
  'engineering',
  'tokenLimit',
  'maxSpeed',
  'yaws',
  'armament',
  'diceRemoved',
  'keywords',
  'tokenEffect',
  'adjacentZones',
] as const satisfies readonly ValueName[]
const SQUADRON_VALUES = [
  'hull',
  'speed',
  'armament',
  'diceRemoved',
  'tokenEffect',
] as const satisfies readonly ValueName[]

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

export function shipValues(g: Game, ship: DeepReadonly<Ship>, rules: Rules): ShipValues {
  const printed = printedShip(rules.printed.ship(ship.card))
  const isAsPrinted =
    !SHIP_VALUES.some((value) => rules.changes(g, value)) &&
    !hasOtherTokens(ship, printed) &&
    rules.allows(g, 'hold-command-token', ship.id, {})
  return isAsPrinted ? printed : changedShip(g, ship, printed, rules)
}

function changedShip(g: Game, ship: DeepReadonly<Ship>, printed: ShipValues, rules: Rules): ShipValues {
  const { id } = ship
  const number = (value: 'hull' | 'command' | 'squadron' | 'engineering' | 'maxSpeed', as: number) =>
    rules.changes(g, value) ? rules.valueOf(g, value, id, {}) : as
  const maxSpeed = number('maxSpeed', printed.maxSpeed)
  const columns = Math.max(printed.speedChart.length, maxSpeed + 1)
  return {
    ...printed,
    hull: number('hull', printed.hull),
    shields: rules.changes(g, 'shields')
      ? ofZones((zone) => rules.valueOf(g, 'shields', id, { zone }))
      : printed.shields,
    command: number('command', printed.command),
    squadrons: number('squadron', printed.squadrons),
    engineering: number('engineering', printed.engineering),
    tokenLimit: tokenLimit(rules, g, id),
    maxSpeed,
    speedChart:
      rules.changes(g, 'yaws') || columns > printed.speedChart.length
        ? Array.from({ length: columns }, (_, speed) => rules.valueOf(g, 'yaws', id, { speed, dial: speed }))
        : printed.speedChart,
    ...(rules.changes(g, 'armament') && {
      armament: ofZones((zone) => rules.valueOf(g, 'armament', id, { against: 'ship', zone })),
      antiSquadron: rules.valueOf(g, 'armament', id, { against: 'squadron' }),
    }),
    ...diceRemoved(g, id, rules),
    ...(rules.changes(g, 'keywords') && { keywords: rules.valueOf(g, 'keywords', id, {}) }),
    tokens: tokenEffects(g, ship, printed, rules),
    ...adjacentZones(g, id, rules),
  }
}

/** Of many squadrons: which of them have Intel is looked up once. */
export function valuesOfSquadrons(g: Game, rules: Rules): (squadron: DeepReadonly<Squadron>) => SquadronValues {
  const watchers = watchersOn(g, rules)
  const isChanged = SQUADRON_VALUES.some((value) => rules.changes(g, value))
  const hasKeywords = watchers.length > 0 || rules.changes(g, 'keywords')
  return (squadron) => {
    const printed = printedSquadron(rules.printed.squadron(squadron.card))
    if (!isChanged && !hasKeywords && !hasOtherTokens(squadron, printed)) return printed
    const { id } = squadron
    return {
      ...printed,
      ...(rules.changes(g, 'hull') && { hull: rules.valueOf(g, 'hull', id, {}) }),
      ...(rules.changes(g, 'speed') && { speed: rules.valueOf(g, 'speed', id, {}) }),
      ...(rules.changes(g, 'armament') && {
        battery: rules.valueOf(g, 'armament', id, { against: 'ship' }),
        antiSquadron: rules.valueOf(g, 'armament', id, { against: 'squadron' }),
      }),
      ...diceRemoved(g, id, rules),
      keywords: hasKeywords ? keywordsOf(g, id, rules, watchers) : printed.keywords,
      tokens: tokenEffects(g, squadron, printed, rules),
    }
  }
}

type Unit = DeepReadonly<Pick<Ship, 'id' | 'defense'>>

function diceRemoved(g: Game, id: string, rules: Rules): Pick<CommonValues, 'diceRemoved'> {
  if (!rules.changes(g, 'diceRemoved')) return {}
  const against = (what: 'ship' | 'squadron') => rules.valueOf(g, 'diceRemoved', id, { against: what })
  const removed = { ships: against('ship'), squadrons: against('squadron') }
  return removed.ships + removed.squadrons > 0 ? { diceRemoved: removed } : {}
}

/** Of the tokens that it began with as well: a spent one that is gone still works in its attack. */
function tokenEffects(g: Game, unit: Unit, printed: CommonValues, rules: Rules): CommonValues['tokens'] {
  const isChanged = rules.changes(g, 'tokenEffect')
  if (!isChanged && !hasOtherTokens(unit, printed)) return printed.tokens
  const kinds = [...(Object.keys(printed.tokens) as DefenseKind[]), ...unit.defense.map(({ kind }) => kind)]
  return Object.fromEntries(
    kinds.map((kind) => [kind, isChanged ? effectsNow(g, unit.id, kind, rules) : PRINTED_EFFECTS[kind]]),
  )
}

function adjacentZones(g: Game, id: string, rules: Rules): Pick<ShipValues, 'adjacentZones'> {
  if (!rules.changes(g, 'adjacentZones')) return {}
  return { adjacentZones: ofZones((zone) => rules.valueOf(g, 'adjacentZones', id, { zone })) }
}

function effectsNow(g: Game, id: string, kind: DefenseKind, rules: Rules): TokenEffects {
  const at = (range: RangeBand) => rules.valueOf(g, 'tokenEffect', id, { kind, range })
  const [close, medium, long] = [at('close'), at('medium'), at('long')]
  return close === medium && medium === long ? close : { close, medium, long }
}
