import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { RefusalCode, Target } from '#shared/game/engine/decision'
import type { Values } from '#shared/game/engine/influence'
import { type Game, HULL_ZONES, type UnitId } from '#shared/game/engine/state'
import type { Sight } from '#shared/game/geometry/sight'
import { heldBy, keywordsOf } from './engagement'
import { commanderOf } from './table'
import {
  countDice,
  factsOf,
  ruledOut,
  type Shapes,
  shapesOn,
  sightOf,
  type TargetEnds,
  targetId,
} from './target-measure'
import {
  type Defender,
  enemySquadrons,
  enemyZones,
  judgedByCards,
  obstructing,
  removedFrom,
  type TargetInRange,
  type Targets,
} from './targets'

interface TargetContext {
  readonly g: Game
  readonly rules: Values
}
interface SquadronAttackContext extends TargetContext {
  readonly shapes: Shapes
  readonly squadron: UnitId
  /** Those it is engaged with: measured once, asked of every target. */
  readonly engaged: readonly UnitId[]
}

/** A ship at distance 1, or at close range if a card says so; a squadron at distance 1 (R11.23). */
const isReached = (
  { g, rules, squadron }: SquadronAttackContext,
  { defendingZone }: TargetEnds,
  { range }: Sight,
): boolean =>
  range.distance === 1 ||
  (defendingZone !== undefined && range.band === 'close' && rules.valueOf(g, 'strikingRange', squadron, {}) === 'close')

/** With its own dice, or at distance 2 by Snipe (R11.34); undefined if it does not reach. */
function mannerAt(looker: SquadronAttackContext, ends: TargetEnds, seen: Sight): 'standard' | 'snipe' | undefined {
  if (isReached(looker, ends, seen)) return 'standard'
  const snipes = !ends.defendingZone && seen.range.distance === 2
  return snipes && keywordsOf(looker.g, looker.squadron, looker.rules).snipe ? 'snipe' : undefined
}

function measured(
  { g, rules }: TargetContext,
  ends: TargetEnds,
  seen: Sight,
  manner?: 'counter' | 'snipe',
): TargetInRange {
  const against = ends.defendingZone ? ('ship' as const) : ('squadron' as const)
  const about = { against, by: commanderOf(g, ends.attacker) }
  const byKeyword = manner && (keywordsOf(g, ends.attacker, rules)[manner] ?? 0)
  const dice = rules.valueOf(g, 'armament', ends.attacker, { ...about, ...(byKeyword !== undefined && { byKeyword }) })
  // All its dice reach, and evade does nothing: the range of its attacks is a distance (R6.44, R8.9).
  const range = 'close'
  const obstructedBy = obstructing(g, rules, ends, range, seen.obstructedBy)
  const removed = removedFrom(dice, { g, rules }, ends, { line: seen.line, obstructedBy })
  return { ...factsOf(ends, seen, { dice, removed, obstructedBy }), range, ...(manner && { manner }) }
}

/** Without Escort, only a squadron with Escort that it is engaged with (R11.26). */
function isEscorted(
  { g, rules, squadron, engaged }: SquadronAttackContext,
  { defender, defendingZone }: TargetEnds,
): boolean {
  if (defendingZone || keywordsOf(g, defender, rules).escort) return false
  const about = { keyword: 'escort', against: squadron } as const
  return engaged.some((id) => keywordsOf(g, id, rules).escort && rules.allows(g, 'use-keyword', id, about))
}

function judge(looker: SquadronAttackContext, defender: Defender, targets: Targets, mayAttackShips: boolean): void {
  const ends: TargetEnds = { attacker: looker.squadron, ...defender }
  const id = targetId(ends)
  const out = ruledOut(looker.g, looker.shapes, ends)
  if (out) {
    targets.impossible.push({ id, code: out })
    return
  }
  const seen = sightOf(looker.g, looker.shapes, ends)
  const manner = mannerAt(looker, ends, seen)
  if (!manner) {
    targets.impossible.push({ id, code: 'out-of-range' })
    return
  }
  const target = measured(looker, ends, seen, manner === 'snipe' ? manner : undefined)
  const kept = keptFrom(looker, ends, seen, target, mayAttackShips)
  if (kept) targets.impossible.push({ id, code: kept, target })
  else judgedByCards(looker, ends, target, seen, targets)
}

function keptFrom(
  looker: SquadronAttackContext,
  ends: TargetEnds,
  seen: Sight,
  target: Target,
  ships: boolean,
): RefusalCode | undefined {
  if (seen.refusal) return seen.refusal
  if (ends.defendingZone && !ships) return 'engaged'
  if (isEscorted(looker, ends)) return 'escorted'
  return countDice(target.dice) === 0 ? 'no-dice' : undefined
}

/**
 * What a squadron may attack (R11.23-24): any enemy squadron at distance 1 (R11.18); a ship only if no enemy squadron
 * holds it, or none that it is engaged with can be attacked (R11.17).
 */
export function squadronTargets(g: Game, squadron: UnitId, rules: Values): Targets {
  const self = g.squadrons[squadron]
  if (!self) throw new Error(`no squadron ${squadron} on the table`)
  const { seat } = self
  const engaged = engagedWith(g, squadron)
  const looker = { g, rules, shapes: shapesOn(g), squadron, engaged }
  const targets: Targets = { options: [], impossible: [] }
  for (const defender of enemySquadrons(g, seat)) judge(looker, defender, targets, true)
  const mustFight =
    heldBy(g, squadron, rules).length > 0 &&
    !rules.allows(g, 'ignore-engagement', squadron, { to: 'attack', by: commanderOf(g, squadron) }, { base: false }) &&
    targets.options.some(({ target }) => target !== undefined && engaged.includes(target.defender))
  for (const defender of enemyZones(g, seat)) judge(looker, defender, targets, !mustFight)
  return targets
}

/** Whether a card that gives it an attack gives one at all. */
export const hasSquadronTarget = (g: Game, squadron: UnitId, rules: Values): boolean =>
  squadronTargets(g, squadron, rules).options.length > 0

/**
 * The attacks by which a squadron, or a ship from any hull zone in whose arc and at distance 1 it has the attacker, answers it
 * with Counter (R11.27).
 */
export function counterTargets(g: Game, unit: UnitId, attacker: UnitId, rules: Values): TargetInRange[] {
  if (!g.squadrons[attacker]) return []
  if (!rules.allows(g, 'use-keyword', unit, { keyword: 'counter', against: attacker })) return []
  if (g.ships[unit])
    return rules.valueOf(g, 'keywords', unit, {}).counter
      ? HULL_ZONES.flatMap((zone) => counterFrom({ g, rules }, { attacker: unit, zone, defender: attacker }))
      : []
  if (!g.squadrons[unit] || !keywordsOf(g, unit, rules).counter) return []
  return counterFrom({ g, rules }, { attacker: unit, defender: attacker })
}

function counterFrom({ g, rules }: TargetContext, ends: TargetEnds): TargetInRange[] {
  const seen = sightOf(g, shapesOn(g), ends)
  if (ends.zone && (seen.refusal || seen.range.distance !== 1)) return []
  const target = measured({ g, rules }, ends, seen, 'counter')
  const targets: Targets = { options: [], impossible: [] }
  judgedByCards({ g, rules }, ends, target, seen, targets)
  return targets.options.length > 0 ? [target] : []
}
