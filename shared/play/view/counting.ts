import { type EffectByKind, effectsAt } from '#shared/game/engine/influence'
import type { DefenseKind, HullZone, RangeBand, TokenEffect, UnitId } from '#shared/game/engine/state'
import type { TokenContext } from '#shared/game/odds/defense-odds'
import type { Counting } from '#shared/game/odds/pool-odds'
import type { GameView } from './game-view'

type Table = Pick<GameView, 'ships' | 'squadrons'>

/** Whose attack, on what; a squadron has no hull zone. */
export interface AttackEnds {
  attacker: UnitId
  zone?: HullZone | undefined
  defendingZone?: HullZone | undefined
}

/** Criticals count where a ship, or a squadron with Bomber, attacks a ship (R6.30, R11.25). */
export function countingOf(view: Pick<GameView, 'squadrons'>, { attacker, zone, defendingZone }: AttackEnds): Counting {
  if (defendingZone === undefined) return 'squadron'
  if (zone !== undefined) return 'ship'
  const squadron = view.squadrons[attacker]
  return squadron?.values.keywords.bomber ? 'ship' : 'squadron'
}

/** What the defense tokens of a unit do at an attack range. */
export const effectsOf = ({ ships, squadrons }: Table, unit: UnitId, range: RangeBand): EffectByKind =>
  effectsAt((ships[unit] ?? squadrons[unit])?.values.tokens ?? {}, range)

/** Whether the damage of its attacks passes the shields of a ship. */
export const bypassesShields = ({ ships, squadrons }: Table, attacker: UnitId): boolean =>
  (ships[attacker] ?? squadrons[attacker])?.values.bypassesShields === true

const LASTING: ReadonlySet<TokenEffect> = new Set(['halve-damage', 'stop-critical', 'stop-criticals'])

/** Spent tokens that still work on the total: what the others do is done, or is split off it (R6.26, R6.31). */
export function stillWorking(
  view: Table,
  { defender, range, spent }: { defender: UnitId; range: RangeBand; spent: readonly { kind: DefenseKind }[] },
): DefenseKind[] {
  const effects = effectsOf(view, defender, range)
  return spent.map(({ kind }) => kind).filter((kind) => LASTING.has(effects[kind]))
}

/** An attack as far as the defender's tokens look at it. */
export const contextOf = (view: Table, attack: AttackEnds & { defender: UnitId; range: RangeBand }): TokenContext => ({
  counting: countingOf(view, attack),
  effects: effectsOf(view, attack.defender, attack.range),
})
