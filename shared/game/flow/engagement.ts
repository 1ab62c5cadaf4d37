import { engagedWith } from '#shared/game/cards/catalog/engaged'
import type { Values } from '#shared/game/engine/influence'
import type { DeepReadonly, Game, Keywords, Squadron, UnitId } from '#shared/game/engine/state'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'

/** Squadrons with Intel: they give Heavy to the enemies at distance 1 (R11.32). */
export const watchersOn = (g: Game, rules: Values): DeepReadonly<Squadron>[] =>
  Object.values(g.squadrons).filter(({ id }) => rules.valueOf(g, 'keywords', id, {}).intel !== undefined)

/** Printed, or given by cards or by an enemy with Intel. */
export function keywordsOf(
  g: Game,
  squadron: UnitId,
  rules: Values,
  watchers: readonly DeepReadonly<Squadron>[] = watchersOn(g, rules),
): Keywords {
  const self = g.squadrons[squadron]
  const isWatched = self && watchers.some(({ seat, at }) => seat !== self.seat && isAtDistanceOne(self.at, at))
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
