import type { Impossible, Option, RefusalCode, Target } from '#shared/engine/decision'
import type { Values } from '#shared/engine/influence'
import { type Game, HULL_ZONES, type HullZone, type RangeBand, shipOf, type UnitId } from '#shared/engine/state'
import type { Sight } from '#shared/geometry/sight'
import {
  countDice,
  type Ends,
  type EndsOfShip,
  endsOf,
  factsOf,
  isFarOff,
  type Shapes,
  shapesOn,
  sightOf,
  targetId,
  usableDice,
} from './measured-target'

/** A target as it may be attacked. */
type InRange = Target & { range: RangeBand }
type Defender = Pick<Ends, 'defender' | 'defendingZone'>
interface Looker {
  readonly g: Game
  readonly rules: Values
  readonly shapes: Shapes
}
/** `impossible`: with measurements where arc and reach alone do not say it; the rest is measured where it is drawn. */
interface Targets {
  options: Option[]
  impossible: Impossible[]
}

const aboutAttack = ({ defendingZone, obstructedBy }: Target, range: RangeBand) => ({
  against: defendingZone ? ('ship' as const) : ('squadron' as const),
  range,
  obstructed: obstructedBy.length > 0,
})

function measured({ g, rules }: Looker, ends: EndsOfShip, seen: Sight): Target {
  const against = ends.defendingZone ? 'ship' : 'squadron'
  const armament = rules.valueOf(g, 'armament', ends.attacker, { against, zone: ends.zone })
  const removed = rules.valueOf(g, 'diceRemoved', ends.attacker, { against }) + (seen.obstructedBy.length > 0 ? 1 : 0)
  return factsOf(ends, seen, { dice: usableDice(armament, seen.range.band), removed })
}

/** Why not, in the order of the rules: arc and lines, reach, dice, cards, dice that would be removed (R6.3-4, R6.6, R6.16). */
function refusalOf({ g, rules }: Looker, { attacker }: Ends, seen: Sight, target: Target): RefusalCode | undefined {
  if (seen.refusal) return seen.refusal
  if (!target.range) return 'out-of-range'
  const dice = countDice(target.dice)
  if (dice === 0) return 'no-dice'
  if (!rules.allows(g, 'attack', attacker, aboutAttack(target, target.range))) return 'forbidden-by-card'
  return target.removed >= dice ? 'no-dice' : undefined
}

function forbidders({ g, rules }: Looker, { attacker }: Ends, target: Target): readonly string[] {
  return target.range ? rules.forbidding(g, 'attack', attacker, aboutAttack(target, target.range)) : []
}

function judge(looker: Looker, ends: EndsOfShip, targets: Targets): void {
  const id = targetId(ends)
  const farOff = isFarOff(looker.g, looker.shapes, ends)
  if (farOff) {
    targets.impossible.push({ id, code: farOff })
    return
  }
  const seen = sightOf(looker.g, looker.shapes, ends)
  const target = measured(looker, ends, seen)
  const code = refusalOf(looker, ends, seen, target)
  if (!code) targets.options.push({ id, target })
  else if (code !== 'forbidden-by-card') targets.impossible.push({ id, code, target })
  else targets.impossible.push({ id, code, target, forbiddenBy: [...forbidders(looker, ends, target)] })
}

/** All enemy hull zones, then all enemy squadrons but those already attacked (R6.1-2, R6.35). */
function defendersOf(g: Game, attacker: UnitId, next: { earlier: readonly UnitId[] } | undefined): Defender[] {
  const { seat } = shipOf(g, attacker)
  const zones = Object.values(g.ships)
    .filter((ship) => !next && ship.seat !== seat)
    .flatMap(({ id }) => HULL_ZONES.map((zone) => ({ defender: id, defendingZone: zone })))
  const squadrons = Object.values(g.squadrons)
    .filter((squadron) => squadron.seat !== seat && !next?.earlier.includes(squadron.id))
    .map(({ id }) => ({ defender: id }))
  return [...zones, ...squadrons]
}

/** The target of that id, if it may be attacked now. */
export function targetOf(g: Game, attacker: UnitId, id: string, rules: Values): InRange | undefined {
  const ends = endsOf(attacker, id)
  if (!ends) return undefined
  const targets: Targets = { options: [], impossible: [] }
  judge({ g, rules, shapes: shapesOn(g) }, ends, targets)
  const target = targets.options[0]?.target
  return target?.range && { ...target, range: target.range }
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
  next?: { earlier: readonly UnitId[] },
): Targets {
  const looker = { g, rules, shapes: shapesOn(g) }
  const targets: Targets = { options: [], impossible: [] }
  for (const zone of HULL_ZONES)
    for (const defender of defendersOf(g, attacker, next)) {
      const ends = { attacker, zone, ...defender }
      if (zones.includes(zone)) judge(looker, ends, targets)
      else if (!next) targets.impossible.push({ id: targetId(ends), code: 'zone-has-attacked' })
    }
  return targets
}
