import { CHASSIS } from '#shared/cards/catalog/chassis'
import { shipCard } from '#shared/cards/catalog/ships'
import type { Impossible, Option, RefusalCode, Target } from '#shared/engine/decision'
import type { Values } from '#shared/engine/influence'
import {
  type Dice,
  type DieColor,
  type Game,
  HULL_ZONES,
  type HullZone,
  type RangeBand,
  shipOf,
  type UnitId,
} from '#shared/engine/state'
import { type ShipShape, shipShape } from '#shared/geometry/ship-shape'
import { type Sight, sight } from '#shared/geometry/sight'

/** The colors whose dice reach that far (R6.10). */
const REACHING: Record<RangeBand, readonly DieColor[]> = {
  close: ['red', 'blue', 'black'],
  medium: ['red', 'blue'],
  long: ['red'],
}

/** The dice of an armament that are usable at a range; none beyond the ruler (R6.4). */
export function usableDice(armament: Dice, range: RangeBand | undefined): Dice {
  const reaching = range ? REACHING[range] : []
  const usable = (color: DieColor) => (reaching.includes(color) ? armament[color] : 0)
  return { red: usable('red'), blue: usable('blue'), black: usable('black') }
}

export const countDice = (dice: Dice): number => dice.red + dice.blue + dice.black

/** A target with a range, as it may be attacked. */
export type InRange = Target & { range: RangeBand }

interface Attacker {
  readonly g: Game
  readonly id: UnitId
  readonly rules: Values
  readonly shapes: ReadonlyMap<UnitId, ShipShape>
}

/** The defender as a hull zone of a ship, or as a squadron. */
interface Defender {
  readonly id: UnitId
  readonly zone?: HullZone
}

export const targetId = ({ zone, defender, defendingZone }: Target): string =>
  `${zone ? `${zone}>` : ''}${defender}${defendingZone ? `.${defendingZone}` : ''}`

function look({ g, id, shapes }: Attacker, zone: HullZone, defender: Defender): Sight {
  const ship = shapes.get(id)
  const other = shapes.get(defender.id)
  const squadron = g.squadrons[defender.id]
  if (!ship) throw new Error(`no ship ${id} to attack with`)
  const there = other && defender.zone ? { ship: other, zone: defender.zone } : squadron && { squadron: squadron.at }
  if (!there) throw new Error(`no ${defender.id} to attack`)
  const others = [...shapes]
    .filter(([each]) => each !== id && each !== defender.id)
    .map(([each, { base }]) => ({ id: each, outline: base }))
  return sight({ attacker: { ship, zone }, defender: there, others, obstacles: [] })
}

/** Why not, in the order of the rules: arc and lines, reach, dice, cards (R6.3-6). */
function refusalOf(attacker: Attacker, seen: Sight, target: Target): RefusalCode | undefined {
  if (seen.refusal) return seen.refusal
  if (!target.range) return 'out-of-range'
  if (countDice(target.dice) === 0) return 'no-dice'
  if (!attacker.rules.allows(attacker.g, 'attack', attacker.id, aboutAttack(target, target.range)))
    return 'forbidden-by-card'
  return target.removed >= countDice(target.dice) ? 'no-dice' : undefined
}

const aboutAttack = ({ defendingZone, obstructedBy }: Target, range: RangeBand) => ({
  against: defendingZone ? ('ship' as const) : ('squadron' as const),
  range,
  obstructed: obstructedBy.length > 0,
})

function targetFrom(attacker: Attacker, zone: HullZone, defender: Defender, seen: Sight): Target {
  const { g, id, rules } = attacker
  const against = defender.zone ? 'ship' : 'squadron'
  const { band, length, segment, crosses } = seen.range
  const removed = rules.valueOf(g, 'diceRemoved', id, { against }) + (seen.obstructedBy.length > 0 ? 1 : 0)
  return {
    zone,
    defender: defender.id,
    ...(defender.zone && { defendingZone: defender.zone }),
    length,
    measured: segment,
    ...(band && { range: band }),
    sight: seen.line,
    obstructedBy: [...seen.obstructedBy],
    through: [...new Set([...crosses, ...seen.blockedBy])],
    dice: usableDice(rules.valueOf(g, 'armament', id, { against, zone }), band),
    removed,
  }
}

interface Targets {
  options: Option[]
  impossible: Impossible[]
}

function judge(attacker: Attacker, zone: HullZone, defender: Defender, targets: Targets): void {
  const seen = look(attacker, zone, defender)
  const target = targetFrom(attacker, zone, defender, seen)
  const id = targetId(target)
  const code = refusalOf(attacker, seen, target)
  if (!code) targets.options.push({ id, target })
  else if (code !== 'forbidden-by-card' || !target.range) targets.impossible.push({ id, code, target })
  else {
    const forbiddenBy = attacker.rules.forbidding(attacker.g, 'attack', attacker.id, aboutAttack(target, target.range))
    targets.impossible.push({ id, code, target, forbiddenBy: [...forbiddenBy] })
  }
}

/** All enemy hull zones, then all enemy squadrons but those already attacked (R6.1-2, R6.35). */
function defendersOf(g: Game, attacker: UnitId, ships: boolean, except: readonly UnitId[]): Defender[] {
  const { seat } = shipOf(g, attacker)
  const zones = Object.values(g.ships)
    .filter((ship) => ships && ship.seat !== seat)
    .flatMap(({ id }) => HULL_ZONES.map((zone) => ({ id, zone })))
  const squadrons = Object.values(g.squadrons)
    .filter((squadron) => squadron.seat !== seat && !except.includes(squadron.id))
    .map(({ id }) => ({ id }))
  return [...zones, ...squadrons]
}

/**
 * Everything a ship could attack from some of its hull zones, and everything it cannot, with the reason (R6.1-6, R12).
 * `next`: the same zone goes on against squadrons only, without those it has attacked (R6.34-35).
 */
export function targetsOf(
  g: Game,
  id: UnitId,
  zones: readonly HullZone[],
  rules: Values,
  next?: { earlier: readonly UnitId[] },
): Targets {
  const shapes = new Map(
    Object.values(g.ships).map((ship) => [ship.id, shipShape(CHASSIS[shipCard(ship.card).chassis], ship.pose)]),
  )
  const attacker: Attacker = { g, id, rules, shapes }
  const targets: Targets = { options: [], impossible: [] }
  for (const zone of HULL_ZONES) {
    for (const defender of defendersOf(g, id, next === undefined, next?.earlier ?? [])) {
      if (zones.includes(zone)) judge(attacker, zone, defender, targets)
      else if (!next) {
        const target = `${zone}>${defender.id}${defender.zone ? `.${defender.zone}` : ''}`
        targets.impossible.push({ id: target, code: 'zone-has-attacked' })
      }
    }
  }
  return targets
}
