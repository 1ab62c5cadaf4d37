import type { DeepReadonly, HullZone, Obstacle, Seat } from './state'

/** The one hull zone of an obstacle that can be attacked (R13.10). */
export const ONLY_ZONE: HullZone = 'front'

/** At its hull value an obstacle counts as destroyed; it stays and obstructs, but does nothing any more (R13.10). */
export const isDestroyed = ({ hull }: DeepReadonly<Pick<Obstacle, 'hull'>>): boolean =>
  hull !== undefined && hull.damage >= hull.most

interface ObstacleTarget {
  readonly id: string
  readonly seat: Seat
}
type Table = DeepReadonly<{ obstacles: Record<string, Obstacle> }>

/** The obstacle of that id, as long as it can be attacked. */
export function attackableOf({ obstacles }: Table, id: string): ObstacleTarget | undefined {
  const { hull } = obstacles[id] ?? {}
  return hull && !isDestroyed({ hull }) ? { id, seat: hull.seat } : undefined
}

export const attackables = (table: Table): ObstacleTarget[] =>
  Object.keys(table.obstacles).flatMap((id) => attackableOf(table, id) ?? [])
