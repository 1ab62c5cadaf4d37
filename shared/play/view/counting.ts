import { type EffectByKind, effectsAt, type IconDamage } from '#shared/game/engine/influence'
import { REACHING } from '#shared/game/engine/reach'
import type { DefenseKind, DieColor, HullZone, RangeBand, TokenEffect, UnitId } from '#shared/game/engine/state'
import type { TokenContext } from '#shared/game/odds/defense-odds'
import type { DamageRule, PlainDamageRule } from '#shared/game/odds/pool-odds'
import type { AttackValues } from './attack-values'
import type { GameView } from './game-view'
import { zonesBeside } from './unit'

type Table = Pick<GameView, 'ships' | 'squadrons'>

/** Whose attack, on what; a squadron has no hull zone. */
export interface AttackEnds {
  attacker: UnitId
  zone?: HullZone | undefined
  defendingZone?: HullZone | undefined
  /** By a keyword of a squadron (R11.27, R11.34). */
  manner?: 'counter' | 'snipe' | undefined
}
type AttackOn = AttackEnds & { defender: UnitId; range: RangeBand }

export const unitOf = ({ ships, squadrons }: Table, unit: UnitId) => ships[unit] ?? squadrons[unit]
/** What cards make of attacks of a unit and on it. */
const attacksOf = (view: Table, unit: UnitId): AttackValues => unitOf(view, unit)?.values.attacks ?? {}

/** Criticals count where a ship, a card (R6.43), or a squadron with Bomber attacks a ship (R6.30, R11.25), and as cards say. */
export function countingOf(view: Table, { attacker, zone, defendingZone, manner }: AttackEnds): DamageRule {
  const as = plainCounting(view, { attacker, defendingZone })
  const against = defendingZone === undefined ? 'squadron' : 'ship'
  const found = attacksOf(view, attacker).icons?.filter(
    (icons) => icons.against === against && icons.zone === zone && icons.manner === manner,
  )
  if (!found || found.length === 0) return as
  const of = (color: DieColor): IconDamage =>
    found.find((icons) => icons.color === color) ?? { critical: as === 'ship' ? 1 : 0, accuracy: 0 }
  return { as, icons: { red: of('red'), blue: of('blue'), black: of('black') } }
}

function plainCounting({ squadrons }: Table, { attacker, defendingZone }: AttackEnds): PlainDamageRule {
  if (defendingZone === undefined) return 'squadron'
  const squadron = squadrons[attacker]
  return squadron && !squadron.values.keywords.bomber ? 'squadron' : 'ship'
}

/** Colors whose dice reach so far (R6.10). */
export function reachOf(
  view: Table,
  { attacker, zone, defendingZone }: AttackEnds,
  range: RangeBand,
): readonly DieColor[] {
  const against = defendingZone === undefined ? 'squadron' : 'ship'
  const found = attacksOf(view, attacker).reach?.find(
    (reach) =>
      reach.against === against &&
      reach.range === range &&
      reach.zone === zone &&
      reach.defendingZone === defendingZone,
  )
  return found?.colors ?? REACHING[range]
}

/** What obstructs an attack: what lies in its line of sight, and cards; or nothing, if a card says so (R6.13). */
export function obstructionsOf(
  view: Table,
  { attacker, defender, defendingZone, range }: AttackOn,
  inSight: readonly UnitId[],
): readonly string[] {
  const found = attacksOf(view, defender).obstructed?.find(
    (sight) =>
      sight.attacker === attacker &&
      (sight.range === undefined || sight.range === range) &&
      (sight.zone === undefined || sight.zone === defendingZone),
  )
  return found?.clear ? [] : [...inSight, ...(found?.by ?? [])]
}

/** What the defense tokens of a unit do at an attack range. */
export const effectsOf = (view: Table, unit: UnitId, range: RangeBand): EffectByKind =>
  effectsAt(unitOf(view, unit)?.values.tokens ?? {}, range)

/** Whether the damage of its attacks passes the shields of a ship. */
export const bypassesShields = (view: Table, attacker: UnitId): boolean =>
  unitOf(view, attacker)?.values.bypassesShields === true

/** The most that redirects may take together in an attack, if cards of the attacker set a limit (R8.8). */
export const mostRedirected = (view: Table, attacker: UnitId, defender: UnitId): number | undefined =>
  attacksOf(view, attacker).against?.[defender]?.redirect

/** Hull zones that one redirect of a ship may name (R8.8). */
export const zonesOfRedirect = (view: Table, defender: UnitId): number => attacksOf(view, defender).redirectZones ?? 1

/** The zones that a redirect would name, most shields first, and what of the damage they could take together (R8.8). */
export function helpingZones(
  view: Table,
  { attacker, defender, defendingZone }: { attacker: UnitId; defender: UnitId; defendingZone?: HullZone | undefined },
): { readonly zones: readonly HullZone[]; readonly shields: number } {
  const ship = view.ships[defender]
  if (!ship || !defendingZone) return { zones: [], shields: 0 }
  const zones = zonesBeside(ship, defendingZone)
    .toSorted((p, q) => ship.shields[q] - ship.shields[p])
    .slice(0, zonesOfRedirect(view, defender))
  const shields = zones.reduce((sum, zone) => sum + ship.shields[zone], 0)
  return { zones, shields: Math.min(shields, mostRedirected(view, attacker, defender) ?? shields) }
}

const LASTING: ReadonlySet<TokenEffect> = new Set(['halve-damage', 'stop-critical', 'stop-criticals'])

/** Spent tokens that still work on the total: what the others do is done, or is split off it (R6.26, R6.31). */
export function stillWorking(
  view: Table,
  { defender, range, spent }: { defender: UnitId; range: RangeBand; spent: readonly { kind: DefenseKind }[] },
): DefenseKind[] {
  const effects = effectsOf(view, defender, range)
  return spent.map(({ kind }) => kind).filter((kind) => LASTING.has(effects[kind]))
}

/** What an attack in progress is known by besides. */
interface AttackProgress {
  pool?: readonly { id: string }[]
  evaded?: readonly string[] | undefined
  spent?: readonly { kind: DefenseKind }[]
}

/** An attack as far as the defender's tokens look at it. */
export function contextOf(view: Table, attack: AttackOn & AttackProgress): TokenContext {
  const { attacker, defender, defendingZone, range, pool = [], evaded = [], spent = [] } = attack
  const counting = countingOf(view, attack)
  const effects = effectsOf(view, defender, range)
  const { evadeDice, determined } = attacksOf(view, defender)
  const brace = attacksOf(view, attacker).against?.[defender]?.brace
  const damage = determined?.find(
    (each) => each.attacker === attacker && (each.zone === undefined || each.zone === defendingZone),
  )?.damage
  // A token that is spent now comes beside one that has done its work.
  const isBeside = spent.some(({ kind }) => !LASTING.has(effects[kind]))
  const taken = evaded.map((die) => pool.findIndex(({ id }) => id === die)).filter((place) => place >= 0)
  return {
    counting,
    effects,
    ...(brace && { braceSaves: isBeside ? { ...brace, alone: brace.beside } : brace }),
    ...(damage && { determined: damage }),
    ...(evadeDice && evadeDice[range] !== 1 && { evadeDice: evadeDice[range] - evaded.length + taken.length }),
    ...(taken.length > 0 && { evaded: taken }),
    ...(evaded.length > 0 && { mayStop: true }),
  }
}
