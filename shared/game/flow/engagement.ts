import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { Values } from '#shared/game/engine/influence'
import type { DeepReadonly, Game, Keywords, Squadron, UnitId } from '#shared/game/engine/state'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'

/** A squadron with Intel gives Heavy to the enemies at distance 1 (R11.32). */
const watches = (g: Game, { id }: Pick<Squadron, 'id'>, rules: Values): boolean =>
  rules.valueOf(g, 'keywords', id, {}).intel !== undefined
export const watchersOn = (g: Game, rules: Values): DeepReadonly<Squadron>[] =>
  Object.values(g.squadrons).filter((squadron) => watches(g, squadron, rules))

/** Printed, or given by cards or by an enemy with Intel. */
export function keywordsOf(
  g: Game,
  squadron: UnitId,
  rules: Values,
  watchers?: readonly DeepReadonly<Squadron>[],
): Keywords {
  const self = g.squadrons[squadron]
  const near = (watchers ?? Object.values(g.squadrons)).filter(
    ({ seat, at }) => self && seat !== self.seat && isAtDistanceOne(self.at, at),
  )
  const isWatched = near.length > 0 && (watchers !== undefined || near.some((one) => watches(g, one, rules)))
  return isWatched
    ? { ...rules.valueOf(g, 'keywords', squadron, { watched: true }), heavy: 1 }
    : rules.valueOf(g, 'keywords', squadron, {})
}

/** Those it is engaged with that stop it from moving and from attacking ships: not those with Heavy (R11.30). */
export const heldBy = (g: Game, squadron: UnitId, rules: Values): UnitId[] =>
  engagedWith(g, squadron).filter((id) => !keywordsOf(g, id, rules).heavy)

/** Whether enemy squadrons stop it from moving (R11.13); a single one does not stop a squadron with Grit (R11.33). */
export function isPinned(g: Game, squadron: UnitId, rules: Values): boolean {
  const others = rules.valueOf(g, 'alsoEngagedBy', squadron, {})
  if (heldBy(g, squadron, rules).length + others === 0) return false
  return !(keywordsOf(g, squadron, rules).grit && engagedWith(g, squadron).length + others === 1)
}
