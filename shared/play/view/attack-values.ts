import { unitsOf } from '#shared/game/engine/forces'
import type { IconDamage, ValueAbout, ValueName } from '#shared/game/engine/influence'
import { REACHING } from '#shared/game/engine/reach'
import type { Rulebook } from '#shared/game/engine/rulebook'
import {
  DIE_COLORS,
  type DieColor,
  type Game,
  HULL_ZONES,
  type HullZone,
  otherSeat,
  type Point,
  type RangeBand,
  type UnitId,
} from '#shared/game/engine/state'
import { distance, mm } from '#shared/game/geometry/grid'
import { DISTANCE_ENDS, RANGE_ENDS } from '#shared/game/geometry/range'

/** What the cards in play make of attacks of a unit and on it (design 15); what is absent is as the rules have it. */
export interface AttackValues {
  /** What icons of its dice add to the damage (R6.30). */
  readonly icons?: readonly OtherIcons[]
  /** Colors whose dice reach that far (R6.10). */
  readonly reach?: readonly OtherReach[]
  /** Of its attacks on those units. */
  readonly against?: Readonly<Record<UnitId, TokenSavings>>
  /** Dice that one of its evades takes, by attack range (R8.9). */
  readonly evadeDice?: Readonly<Record<RangeBand, number>>
  /** How many hull zones one of its redirects may name (R8.8). */
  readonly redirectZones?: number
  /** Damage of attacks on it when it is determined, the place being the amount; beyond them the last difference. */
  readonly determined?: readonly OtherDamage[]
  /** Attacks on it that cards obstruct, or clear of what obstructs them (R6.13). */
  readonly obstructed?: readonly OtherSight[]
}
export type OtherIcons = ValueAbout['iconDamage'] & IconDamage
export type OtherReach = ValueAbout['reach'] & { readonly colors: readonly DieColor[] }
/** The most that brace takes off as the only token spent and beside others, and redirects together; absent: no limit. */
export interface TokenSavings {
  readonly brace?: { readonly alone: number; readonly beside: number }
  readonly redirect?: number
}
/** `zone`: the one attacked; absent: any. */
export interface OtherDamage {
  readonly attacker: UnitId
  readonly zone?: HullZone
  readonly damage: readonly number[]
}
/** Absent `range` and `zone`: any. */
export interface OtherSight {
  readonly attacker: UnitId
  readonly range?: RangeBand
  readonly zone?: HullZone
  readonly clear?: true
  /** The cards that obstruct it. */
  readonly by: readonly string[]
}

/** The values that it depends on. */
export const ATTACK_VALUES = [
  'iconDamage',
  'reach',
  'braceSaves',
  'redirectMost',
  'evadeDice',
  'redirectZones',
  'attackDamage',
] as const satisfies readonly ValueName[]

/** More than any attack does: what cards do to less is what they do to this. */
const MOST_DAMAGE = 15
/** Far from the middle of a base to its edge. */
const BASE = mm(75)
const LONGEST = Math.max(...RANGE_ENDS.map(([, end]) => end))
const LONGEST_OF_SQUADRONS = DISTANCE_ENDS[1][1]

/** What is to be known of attacks on one table. */
export interface AttackTable {
  readonly g: Game
  readonly rules: Rulebook
  readonly changed: ReadonlySet<ValueName>
}

/** Undefined: all is as the rules have it. */
export function attackValuesOf(table: AttackTable, unit: UnitId): AttackValues | undefined {
  const { g, rules, changed } = table
  const isOnTable = (g.ships[unit] ?? g.squadrons[unit]) !== undefined
  if (!isOnTable || !(ATTACK_VALUES.some((value) => changed.has(value)) || rules.governs(g, 'obstruct')))
    return undefined
  const values: AttackValues = { ...attackingWith(table, unit), ...defendingWith(table, unit) }
  return Object.keys(values).length > 0 ? values : undefined
}

function attackingWith(table: AttackTable, unit: UnitId): AttackValues {
  const { changed } = table
  const icons = changed.has('iconDamage') ? otherIcons(table, unit) : []
  const reach = changed.has('reach') ? otherReach(table, unit) : []
  const against = changed.has('braceSaves') || changed.has('redirectMost') ? savedAgainst(table, unit) : {}
  return {
    ...(icons.length > 0 && { icons }),
    ...(reach.length > 0 && { reach }),
    ...(Object.keys(against).length > 0 && { against }),
  }
}

const RANGES: readonly RangeBand[] = ['close', 'medium', 'long']
const AGAINST = ['ship', 'squadron'] as const
const MANNERS = [undefined, 'counter', 'snipe'] as const

function otherIcons({ g, rules }: AttackTable, unit: UnitId): OtherIcons[] {
  const isShip = g.ships[unit] !== undefined
  const counts = isShip || rules.valueOf(g, 'keywords', unit, {}).bomber !== undefined
  const abouts: readonly ValueAbout['iconDamage'][] = DIE_COLORS.flatMap((color) => [
    ...(isShip
      ? HULL_ZONES.flatMap((zone) => AGAINST.map((against) => ({ against, zone, color })))
      : MANNERS.flatMap((manner) => AGAINST.map((against) => ({ against, ...(manner && { manner }), color })))),
  ])
  return abouts.flatMap((about) => {
    const { critical, accuracy } = rules.valueOf(g, 'iconDamage', unit, about)
    const isPlain = accuracy === 0 && critical === (counts && about.against === 'ship' ? 1 : 0)
    return isPlain ? [] : [{ ...about, critical, accuracy }]
  })
}

function otherReach({ g, rules }: AttackTable, unit: UnitId): OtherReach[] {
  const zones = g.ships[unit] ? HULL_ZONES : [undefined]
  const abouts: readonly ValueAbout['reach'][] = RANGES.flatMap((range) =>
    zones.flatMap((zone) => {
      const from = { range, ...(zone && { zone }) }
      return [
        { ...from, against: 'squadron' as const },
        ...HULL_ZONES.map((defendingZone) => ({ ...from, against: 'ship' as const, defendingZone })),
      ]
    }),
  )
  return abouts.flatMap((about) => {
    const colors = DIE_COLORS.filter((color) => rules.valueOf(g, 'reach', unit, about).includes(color))
    const printed = REACHING[about.range]
    const isPlain = colors.length === printed.length && colors.every((color) => printed.includes(color))
    return isPlain ? [] : [{ ...about, colors }]
  })
}

/** Only ships have shields to redirect to; a unit with a brace may be attacked by anybody. */
function savedAgainst({ g, rules }: AttackTable, unit: UnitId): Record<UnitId, TokenSavings> {
  const found: Record<UnitId, TokenSavings> = {}
  for (const defender of enemiesOf(g, unit)) {
    const saved = (...spent: ('brace' | 'redirect')[]) => rules.valueOf(g, 'braceSaves', unit, { defender, spent })
    const brace = { alone: saved('brace'), beside: saved('brace', 'redirect') }
    const redirect = rules.valueOf(g, 'redirectMost', unit, { defender })
    const isLimited = brace.alone < MOST_DAMAGE || brace.beside < MOST_DAMAGE
    const limited = (points: number) => Math.min(points, MOST_DAMAGE)
    if (isLimited || redirect < MOST_DAMAGE)
      found[defender] = {
        ...(isLimited && { brace: { alone: limited(brace.alone), beside: limited(brace.beside) } }),
        ...(redirect < MOST_DAMAGE && { redirect }),
      }
  }
  return found
}

function defendingWith(table: AttackTable, unit: UnitId): AttackValues {
  const { g, rules, changed } = table
  const at = (range: RangeBand) => rules.valueOf(g, 'evadeDice', unit, { range })
  const evadeDice = { close: at('close'), medium: at('medium'), long: at('long') }
  const redirectZones = rules.valueOf(g, 'redirectZones', unit, {})
  const attackers = enemiesOf(g, unit).filter((attacker) => mayReach(g, attacker, unit))
  const determined = changed.has('attackDamage')
    ? attackers.flatMap((attacker) => otherDamage(table, attacker, unit))
    : []
  const obstructed = rules.governs(g, 'obstruct')
    ? attackers.flatMap((attacker) => otherSight(table, attacker, unit))
    : []
  return {
    ...(Object.values(evadeDice).some((dice) => dice !== 1) && { evadeDice }),
    ...(redirectZones !== 1 && { redirectZones }),
    ...(determined.length > 0 && { determined }),
    ...(obstructed.length > 0 && { obstructed }),
  }
}

const zonesOf = ({ ships }: Game, unit: UnitId): readonly (HullZone | undefined)[] =>
  ships[unit] ? HULL_ZONES : [undefined]

function otherDamage({ g, rules }: AttackTable, attacker: UnitId, unit: UnitId): OtherDamage[] {
  const found = zonesOf(g, unit).map((zone) => {
    const of = (points: number) => rules.valueOf(g, 'attackDamage', unit, { points, attacker, ...(zone && { zone }) })
    return { zone, damage: Array.from({ length: MOST_DAMAGE + 1 }, (_, points) => of(points)) }
  })
  const [first, ...others] = found
  const isPlain = ({ damage }: (typeof found)[number]) => damage.every((points, before) => points === before)
  if (found.every(isPlain)) return []
  if (first && others.every(({ damage }) => damage.every((points, before) => points === first.damage[before])))
    return [{ attacker, damage: first.damage }]
  return found.filter((each) => !isPlain(each)).map(({ zone, damage }) => ({ attacker, ...(zone && { zone }), damage }))
}

function otherSight({ g, rules }: AttackTable, attacker: UnitId, unit: UnitId): OtherSight[] {
  const found = zonesOf(g, unit).flatMap((zone) =>
    RANGES.map((range): OtherSight => {
      const against = zone ? ('ship' as const) : ('squadron' as const)
      const about = { against, attacker, range, ...(zone && { defendingZone: zone }) }
      const clear = !rules.allows(g, 'obstruct', unit, about)
      const by = clear ? [] : rules.permitting(g, 'obstruct', unit, about)
      return { attacker, range, ...(zone && { zone }), ...(clear && { clear }), by }
    }),
  )
  const told = ({ clear, by }: OtherSight) => `${clear} ${by.join()}`
  const [first, ...others] = found.filter(({ clear, by }) => clear || by.length > 0)
  if (!first) return []
  const isAlways = others.length === found.length - 1 && others.every((other) => told(other) === told(first))
  return isAlways ? [{ attacker, ...(first.clear && { clear: first.clear }), by: first.by }] : [first, ...others]
}

function enemiesOf(g: Game, unit: UnitId): UnitId[] {
  const seat = (g.ships[unit] ?? g.squadrons[unit])?.seat
  return seat === undefined ? [] : unitsOf(g, otherSeat(seat))
}

const middle = ({ ships, squadrons }: Game, unit: UnitId): Point | undefined => ships[unit]?.pose ?? squadrons[unit]?.at

/** Near enough, by the middles of their bases; what is farther is measured by nobody. */
function mayReach(g: Game, attacker: UnitId, defender: UnitId): boolean {
  const [from, to] = [middle(g, attacker), middle(g, defender)]
  const longest = g.ships[attacker] ? LONGEST : LONGEST_OF_SQUADRONS
  return from !== undefined && to !== undefined && distance(from, to) <= longest + 2 * BASE
}
