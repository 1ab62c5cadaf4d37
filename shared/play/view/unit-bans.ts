import { unitsOf } from '#shared/game/engine/forces'
import type { ActivationFrame } from '#shared/game/engine/frame'
import { offersAt } from '#shared/game/engine/offers'
import type { Rulebook } from '#shared/game/engine/rulebook'
import {
  type DeepReadonly,
  type Game,
  HULL_ZONES,
  type HullZone,
  otherSeat,
  SEATS,
  type Ship,
  type Squadron,
  type UnitId,
} from '#shared/game/engine/state'

/** What cards in play keep a unit from, and what they ask before it acts: all of it follows from what is public. */

/** A defense token that cannot be spent as it lies now. */
export interface BarredToken {
  readonly token: string
  /** Of another unit, which lets this one spend it. */
  readonly of?: UnitId
  /** While that hull zone of a ship defends. */
  readonly zone?: HullZone
  /** Against these attackers; absent: against all. */
  readonly against?: readonly UnitId[]
}

/**
 * Sources of the cards by which a zone gets no shields, while it has none and while it has some. `overfull`: those by which none
 * is recovered while a zone has more than its maximum; absent: no such.
 */
export type RecoveryBans = Readonly<Record<'bare' | 'shielded', Readonly<Record<HullZone, readonly string[]>>>> & {
  readonly overfull?: readonly string[]
}

export interface CommonBans {
  /** By cards (R8.1); absent: none. */
  readonly barredTokens?: readonly BarredToken[]
  /** It cannot resolve critical effects; absent: it can. */
  readonly resolvesNoCriticals?: true
}

export interface ShipBans extends CommonBans {
  /** Absent: no card keeps shields away (R7.11). */
  readonly recoveryBans?: RecoveryBans
  /** Cards ask before it reveals its dial, which is then perhaps another one or none (R5.10). */
  readonly asksBeforeReveal?: true
}

type Unit = DeepReadonly<Pick<Ship, 'id' | 'seat'>>

export const commonBans = (g: Game, unit: DeepReadonly<Ship | Squadron>, rules: Rulebook): CommonBans => {
  const barredTokens = barredTokensOf(g, unit, rules)
  return {
    ...(barredTokens.length > 0 && { barredTokens }),
    ...(!rules.allows(g, 'resolve-critical', unit.id, {}) && { resolvesNoCriticals: true }),
  }
}

export const shipBans = (g: Game, ship: DeepReadonly<Ship>, rules: Rulebook): ShipBans => {
  const recoveryBans = recoveryBansOf(g, ship, rules)
  return {
    ...commonBans(g, ship, rules),
    ...(recoveryBans && { recoveryBans }),
    ...(asksBeforeReveal(g, ship, rules) && { asksBeforeReveal: true }),
  }
}

function barredTokensOf(g: Game, unit: Unit, rules: Rulebook): BarredToken[] {
  if (!rules.governs(g, 'spend-token')) return []
  const zones = g.ships[unit.id] ? HULL_ZONES : [undefined]
  const attackers = unitsOf(g, otherSeat(unit.seat)).map((attacker) => ({
    attacker,
    spent: spentOn(g, attacker, unit.id),
  }))
  const tokens = rules
    .valueOf(g, 'tokenBearers', unit.id, {})
    .flatMap((of) => ((g.ships[of] ?? g.squadrons[of])?.defense ?? []).map((token) => ({ token, of })))
  return tokens.flatMap((each) => zones.flatMap((zone) => barredToken(g, unit.id, { ...each, zone, attackers, rules })))
}

/** How many tokens the defender has spent in an attack that is going on. */
function spentOn({ stack }: Game, attacker: UnitId, defender: UnitId): number {
  const attack = stack.findLast((f) => f.kind === 'attack' && f.attacker === attacker && f.defender === defender)
  return attack?.kind === 'attack' ? attack.spent.length : 0
}

interface TokenUse {
  token: DeepReadonly<Ship['defense'][number]>
  of: UnitId
  zone: HullZone | undefined
  attackers: readonly { attacker: UnitId; spent: number }[]
  rules: Rulebook
}

function barredToken(g: Game, unit: UnitId, { token, of, zone, attackers, rules }: TokenUse): BarredToken[] {
  const { kind, exhausted } = token
  const against = attackers
    .filter((attack) => !rules.allows(g, 'spend-token', unit, { kind, exhausted, ...attack, ...(zone && { zone }) }))
    .map(({ attacker }) => attacker)
  if (against.length === 0) return []
  const whose = of !== unit && { of }
  return [{ token: token.id, ...whose, ...(zone && { zone }), ...(against.length < attackers.length && { against }) }]
}

/** A plan of several repairs empties and fills zones: what holds of each then is asked of the cards now. */
function recoveryBansOf(g: Game, ship: DeepReadonly<Ship>, rules: Rulebook): RecoveryBans | undefined {
  if (!rules.governs(g, 'recover-shield')) return undefined
  const most = zoned((zone) => rules.valueOf(g, 'shields', ship.id, { zone }))
  const withShields = (of: (zone: HullZone) => number): Record<HullZone, readonly string[]> => {
    const table = rules.supposed(g, { ships: { ...g.ships, [ship.id]: { ...ship, shields: zoned(of) } as Ship } })
    return zoned((zone) => rules.forbidding(table, 'recover-shield', ship.id, { zone }))
  }
  const some = (zone: HullZone) => Math.max(1, Math.min(ship.shields[zone], most[zone]))
  const bans = { bare: withShields(() => 0), shielded: withShields(some) }
  const overfull = withShields((zone) => (zone === 'front' ? most.front + 1 : some(zone))).rear.filter(
    (source) => !bans.shielded.rear.includes(source),
  )
  const sources = [...Object.values(bans.bare), ...Object.values(bans.shielded), overfull].flat()
  return sources.length > 0 ? { ...bans, ...(overfull.length > 0 && { overfull }) } : undefined
}

/** The moments from the choice of a ship to its reveal (R5.10). */
const BEFORE_REVEAL = ['activation.start', 'dial.before-reveal'] as const

/** Of an activation that would begin now. */
function asksBeforeReveal(g: Game, { id }: DeepReadonly<Ship>, rules: Rulebook): boolean {
  const points = BEFORE_REVEAL.filter((point) => rules.effectsAt(g, point).length > 0)
  if (points.length === 0) return false
  const activation: ActivationFrame = {
    ...{ id: g.nextFrame, answered: { a: 0, b: 0 } },
    ...{ kind: 'activation', ship: id, step: 'convert' },
  }
  const table = rules.supposed(g, { stack: [...g.stack, activation] })
  return points.some((point) =>
    SEATS.some((seat) => offersAt(table, { point, subject: id, used: [] }, seat, rules).length > 0),
  )
}

/** The same of each hull zone. */
export function zoned<T>(of: (zone: HullZone) => T): Record<HullZone, T> {
  const [front, right, rear, left] = HULL_ZONES
  return { front: of(front), right: of(right), rear: of(rear), left: of(left) }
}
