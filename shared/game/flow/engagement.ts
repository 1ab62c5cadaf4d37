import type { Values } from '#shared/game/engine/influence'
import type { DeepReadonly, Game, Keywords, PublicTable, Squadron, UnitId } from '#shared/game/engine/state'
import { engagement, isAtDistanceOne, type PiecesBetween } from '#shared/game/geometry/squadron-engagement'
import { obstaclesOn, shapesOn } from './measured-target'

type Table = Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>

/** Two enemy squadrons at distance 1 of each other; `obstructed` ones are not engaged (R11.16, R11.20). */
export interface Engagement {
  readonly pair: readonly [UnitId, UnitId]
  readonly obstructed: boolean
}

const between = (g: Table): PiecesBetween => ({
  ships: [...shapesOn(g)].map(([id, { base }]) => ({ id, outline: base })),
  obstacles: obstaclesOn(g),
})

/** All such pairs on the table, each once. */
export function engagementsOn(g: Table): Engagement[] {
  const around = between(g)
  const squadrons = Object.values(g.squadrons)
  return squadrons.flatMap((one, i) =>
    squadrons.slice(i + 1).flatMap((other): Engagement[] => {
      if (one.seat === other.seat) return []
      const found = engagement(one.at, other.at, around)
      return found ? [{ pair: [one.id, other.id], obstructed: found === 'obstructed' }] : []
    }),
  )
}

const enemiesNear = (g: Table, squadron: UnitId): UnitId[] => {
  const self = g.squadrons[squadron]
  if (!self) return []
  return Object.values(g.squadrons)
    .filter((other) => other.seat !== self.seat && isAtDistanceOne(self.at, other.at))
    .map(({ id }) => id)
}

/** The enemy squadrons that it is engaged with; ships and friends never engage (R11.16, R11.22). */
export function engagedWith(g: Table, squadron: UnitId): UnitId[] {
  const near = enemiesNear(g, squadron)
  if (near.length === 0) return near
  const around = between(g)
  const at = (id: UnitId) => g.squadrons[id]?.at
  return near.filter((id) => {
    const [from, to] = [at(squadron), at(id)]
    return from && to && engagement(from, to, around) === 'engaged'
  })
}

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
  if (heldBy(g, squadron, rules).length === 0) return false
  return !(keywordsOf(g, squadron, rules).grit && engagedWith(g, squadron).length === 1)
}
