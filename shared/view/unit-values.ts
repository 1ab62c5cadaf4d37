import {
  type Influences,
  PRINTED_EFFECTS,
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

/** A printed value as long as no card changes any of its kind: most views need no more. */
const either =
  (g: Game, rules: Rules) =>
  <T>(value: ValueName, printed: T, now: () => T): T =>
    rules.changes(g, value) ? now() : printed

export function shipValues(g: Game, { id, card, defense }: DeepReadonly<Ship>, rules: Rules): ShipValues {
  const printed = rules.printed.ship(card)
  const now = either(g, rules)
  const number = (value: 'hull' | 'command' | 'squadron' | 'engineering' | 'maxSpeed') =>
    now(value, printed[value], () => rules.valueOf(g, value, id, {}))
  const maxSpeed = number('maxSpeed')
  return {
    hull: number('hull'),
    shields: now('shields', printed.shields, () => ofZones((zone) => rules.valueOf(g, 'shields', id, { zone }))),
    command: number('command'),
    squadrons: number('squadron'),
    engineering: number('engineering'),
    tokenLimit: tokenLimit(rules, g, id),
    maxSpeed,
    speedChart: now('yaws', columns(printed.speedChart, maxSpeed), () =>
      columns(printed.speedChart, maxSpeed).map((_, speed) => rules.valueOf(g, 'yaws', id, { speed, dial: speed })),
    ),
    armament: now('armament', printed.armament, () =>
      ofZones((zone) => rules.valueOf(g, 'armament', id, { against: 'ship', zone })),
    ),
    antiSquadron: now('armament', printed.antiSquadron, () =>
      rules.valueOf(g, 'armament', id, { against: 'squadron' }),
    ),
    ...diceRemoved(g, id, rules),
    keywords: now('keywords', NO_KEYWORDS, () => rules.valueOf(g, 'keywords', id, {})),
    tokens: tokenEffects(g, { id, defense }, printed.defenseTokens, rules),
    ...adjacentZones(g, id, rules),
  }
}

const NO_KEYWORDS: Keywords = {}
const NO_JOINTS: readonly number[] = []
const columns = (chart: readonly (readonly number[])[], maxSpeed: number): readonly (readonly number[])[] =>
  maxSpeed < chart.length ? chart : Array.from({ length: maxSpeed + 1 }, (_, speed) => chart[speed] ?? NO_JOINTS)

/** Of many squadrons: which of them have Intel is looked up once. */
export function valuesOfSquadrons(g: Game, rules: Rules): (squadron: DeepReadonly<Squadron>) => SquadronValues {
  const now = either(g, rules)
  const watchers = watchersOn(g, rules)
  return ({ id, card, defense }) => {
    const printed = rules.printed.squadron(card)
    return {
      hull: now('hull', printed.hull, () => rules.valueOf(g, 'hull', id, {})),
      speed: now('speed', printed.speed, () => rules.valueOf(g, 'speed', id, {})),
      battery: now('armament', printed.battery, () => rules.valueOf(g, 'armament', id, { against: 'ship' })),
      antiSquadron: now('armament', printed.antiSquadron, () =>
        rules.valueOf(g, 'armament', id, { against: 'squadron' }),
      ),
      ...diceRemoved(g, id, rules),
      keywords: keywordsOf(g, id, rules, watchers),
      tokens: tokenEffects(g, { id, defense }, printed.defenseTokens, rules),
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
function tokenEffects(
  g: Game,
  { id, defense }: Unit,
  began: readonly DefenseKind[],
  rules: Rules,
): CommonValues['tokens'] {
  const isChanged = rules.changes(g, 'tokenEffect')
  const effects: Partial<Record<DefenseKind, TokenEffects>> = {}
  const add = (kind: DefenseKind) => {
    effects[kind] ??= isChanged ? effectsNow(g, id, kind, rules) : PRINTED_EFFECTS[kind]
  }
  began.forEach(add)
  for (const { kind } of defense) add(kind)
  return effects
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
