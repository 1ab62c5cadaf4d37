import type { GrantedAttack } from '#shared/game/engine/attack-frames'
import { attackables, ONLY_ZONE } from '#shared/game/engine/attackable'
import type { ImpossibleOption, Option, RefusalCode, Target } from '#shared/game/engine/decision'
import type { FrameView } from '#shared/game/engine/frame'
import type { Values } from '#shared/game/engine/influence'
import { diceOf } from '#shared/game/engine/reach'
import {
  type Dice,
  type Game,
  HULL_ZONES,
  type HullZone,
  type RangeBand,
  type Seat,
  shipOf,
  type UnitId,
} from '#shared/game/engine/state'
import type { Sight } from '#shared/game/geometry/sight'
import {
  countDice,
  factsOf,
  ruledOut,
  type Shapes,
  type ShipTargetEnds,
  shapesOn,
  sightOf,
  type TargetEnds,
  targetId,
} from './target-measure'

/** A target as it may be attacked. */
export type TargetInRange = Target & { range: RangeBand }
export type Defender = Pick<TargetEnds, 'defender' | 'defendingZone'>
interface AttackContext {
  readonly g: Game
  readonly rules: Values
  readonly shapes: Shapes
  /** What the card that gives the attack says of it. */
  readonly granted?: GrantedAttack | undefined
  /** It goes on against another squadron (R6.34). */
  readonly goesOn?: true | undefined
}
/** `impossible`: measured only where arc and reach do not decide; the page measures the others when it draws them. */
export interface Targets {
  options: Option[]
  impossible: ImpossibleOption[]
}

type ReachableEnds = Pick<TargetEnds, 'zone' | 'defendingZone'>

export const reachAbout = ({ zone, defendingZone }: ReachableEnds, range: RangeBand) => ({
  against: defendingZone ? ('ship' as const) : ('squadron' as const),
  range,
  ...(zone && { zone }),
  ...(defendingZone && { defendingZone }),
})

/** What obstructs it: what lies in the line of sight, and cards; or nothing, if a card says so (R6.13). */
export function obstructing(
  g: Game,
  rules: Values,
  ends: TargetEnds,
  range: RangeBand,
  inSight: readonly string[],
): readonly string[] {
  const about = { ...reachAbout(ends, range), attacker: ends.attacker }
  if (!rules.allows(g, 'obstruct', ends.defender, about)) return []
  return [...inSight, ...rules.permitting(g, 'obstruct', ends.defender, about)]
}

/** How many of the dice an obstruction, and then cards, take away before the roll (R6.13-14). */
export function removedFrom(
  dice: Dice,
  { g, rules }: Pick<AttackContext, 'g' | 'rules'>,
  { attacker, defender, defendingZone }: TargetEnds,
  { line, obstructedBy }: Pick<Sight, 'line' | 'obstructedBy'>,
): number {
  const obstruction = obstructedBy.length > 0 ? 1 : 0
  const against = defendingZone ? ('ship' as const) : ('squadron' as const)
  const about = { against, defender, dice: countDice(dice) - obstruction, line }
  return obstruction + rules.valueOf(g, 'diceRemoved', attacker, about)
}

const aboutAttack = (
  { zone, defender, defendingZone, obstructedBy, manner }: Target,
  range: RangeBand,
  crossed: readonly string[],
) => ({
  against: defendingZone ? ('ship' as const) : ('squadron' as const),
  range,
  obstructed: obstructedBy.length > 0,
  crossed,
  ...(manner && { manner }),
  ...(zone && { zone }),
  defender,
  ...(defendingZone && { defendingZone }),
})

function measured({ g, rules, granted }: AttackContext, ends: ShipTargetEnds, seen: Sight): Target {
  const against = ends.defendingZone ? 'ship' : 'squadron'
  const about = { against, ...(against === 'ship' && { zone: ends.zone }) } as const
  const armament = granted?.armament ?? rules.valueOf(g, 'armament', ends.attacker, about)
  const { band } = seen.range
  const obstructedBy = band ? obstructing(g, rules, ends, band, seen.obstructedBy) : seen.obstructedBy
  const reach = band ? rules.valueOf(g, 'reach', ends.attacker, reachAbout(ends, band)) : []
  const dice = diceOf(armament, reach)
  const removed = removedFrom(dice, { g, rules }, ends, { line: seen.line, obstructedBy })
  return factsOf(ends, seen, { dice, removed, obstructedBy })
}

/** Arc and lines, reach, dice (R6.3-4, R6.6). */
function refusalOf(seen: Sight, { range, dice }: Target): RefusalCode | undefined {
  if (seen.refusal) return seen.refusal
  if (!range) return 'out-of-range'
  return countDice(dice) === 0 ? 'no-dice' : undefined
}

/** The last reasons against a target: cards, and dice that would all be removed (R6.16). */
export function judgedByCards(
  { g, rules, goesOn }: Pick<AttackContext, 'g' | 'rules' | 'goesOn'>,
  ends: TargetEnds,
  target: TargetInRange,
  { obstructedBy: crossed }: Pick<Sight, 'obstructedBy'>,
  { options, impossible }: Targets,
): void {
  const id = targetId(ends)
  const about = { ...aboutAttack(target, target.range, crossed), ...(goesOn && { next: goesOn }) }
  if (!rules.allows(g, 'attack', ends.attacker, about)) {
    const forbiddenBy = [...rules.forbidding(g, 'attack', ends.attacker, about)]
    impossible.push({ id, code: 'forbidden-by-card', target, forbiddenBy })
  } else if (target.removed >= countDice(target.dice)) impossible.push({ id, code: 'no-dice', target })
  else options.push({ id, target })
}

function judge(looker: AttackContext, ends: ShipTargetEnds, targets: Targets): void {
  const id = targetId(ends)
  const out = ruledOut(looker.g, looker.shapes, ends)
  if (out) {
    targets.impossible.push({ id, code: out })
    return
  }
  const seen = sightOf(looker.g, looker.shapes, ends)
  const target = measured(looker, ends, seen)
  const code = refusalOf(seen, target)
  if (code || !target.range) targets.impossible.push({ id, code: code ?? 'out-of-range', target })
  else judgedByCards(looker, ends, { ...target, range: target.range }, seen, targets)
}

/** Of ships, and of obstacles that are treated as such (R13.10). */
export const enemyZones = (g: Game, seat: Seat): Defender[] => [
  ...Object.values(g.ships)
    .filter((ship) => ship.seat !== seat)
    .flatMap(({ id }) => HULL_ZONES.map((zone) => ({ defender: id, defendingZone: zone }))),
  ...attackables(g)
    .filter((obstacle) => obstacle.seat !== seat)
    .map(({ id }) => ({ defender: id, defendingZone: ONLY_ZONE })),
]

export const enemySquadrons = (g: Game, seat: Seat): Defender[] =>
  Object.values(g.squadrons)
    .filter((squadron) => squadron.seat !== seat)
    .map(({ id }) => ({ defender: id }))

/** All enemy hull zones, then all enemy squadrons but those already attacked (R6.1-2, R6.35). */
function defendersOf(g: Game, attacker: UnitId, next: { earlier: readonly UnitId[] } | undefined): Defender[] {
  const { seat } = shipOf(g, attacker)
  const squadrons = enemySquadrons(g, seat)
  return next
    ? squadrons.filter(({ defender }) => !next.earlier.includes(defender))
    : [...enemyZones(g, seat), ...squadrons]
}

/**
 * Everything a ship could attack from some of its hull zones, and everything it cannot, with the reason (R6.1-4, R6.6, R12).
 * `next`: the same zone goes on against squadrons only, without those it has attacked (R6.34-35).
 */
export function targetsOf(
  g: Game,
  attacker: UnitId,
  zones: readonly HullZone[],
  rules: Values,
  { next, granted }: { next?: { earlier: readonly UnitId[] }; granted?: GrantedAttack | undefined } = {},
): Targets {
  const looker = { g, rules, shapes: shapesOn(g), granted, ...(next && { goesOn: true as const }) }
  const targets: Targets = { options: [], impossible: [] }
  for (const zone of HULL_ZONES)
    for (const defender of defendersOf(g, attacker, next)) {
      if (granted?.against && granted.against !== (defender.defendingZone ? 'ship' : 'squadron')) continue
      const ends = { attacker, zone, ...defender }
      if (zones.includes(zone)) judge(looker, ends, targets)
      else if (!next) targets.impossible.push({ id: targetId(ends), code: 'zone-has-attacked' })
    }
  return targets
}

/** Whether a card that gives an attack gives one at all. */
export const hasTarget = (
  g: Game,
  ship: UnitId,
  zones: readonly HullZone[],
  rules: Values,
  granted?: GrantedAttack,
): boolean => targetsOf(g, ship, zones, rules, { granted }).options.length > 0

/** Two attacks an activation, from different hull zones unless a card lets one attack again (R5.19). */
const MOST_ATTACKS = 2
/** The zones that a ship may still attack from in its activation. */
export const readyZones = (
  g: Game,
  { ship, attacked = [] }: Pick<FrameView<'activation'>, 'ship' | 'attacked'>,
  rules: Values,
): HullZone[] =>
  attacked.length >= MOST_ATTACKS
    ? []
    : HULL_ZONES.filter(
        (zone) => !attacked.includes(zone) || rules.allows(g, 'reuse-zone', ship, { zone }, { base: false }),
      )
