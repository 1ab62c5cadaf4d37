import type { UnitId } from '#shared/game/engine/state'
import type { Condition } from '#shared/play/orders/condition'
import type { GameView } from '#shared/play/view/game-view'

/** Conditions that take a few presses; the editor of orders makes all others. */
export const REASONS = ['hull', 'shields', 'gone', 'lead', 'round'] as const
export type Reason = (typeof REASONS)[number]

export const isAboutUnit = (reason: Reason): boolean => reason === 'hull' || reason === 'shields' || reason === 'gone'
export const hasNumber = (reason: Reason): boolean => reason !== 'gone'

export function conditionOf(reason: Reason, unit: UnitId, n: number): Condition {
  switch (reason) {
    case 'hull':
      return { amount: 'hull', of: unit, max: n }
    case 'shields':
      return { amount: 'shields', of: unit, max: n }
    case 'gone':
      return { word: 'on-table', unit, in: ['no'] }
    case 'lead':
      return { amount: 'lead', max: n }
    case 'round':
      return { amount: 'round', min: n }
  }
}

/** Units it may be about: own ones first. */
export const unitsIn = ({ viewer, ships, squadrons }: GameView): UnitId[] =>
  [...Object.values(ships), ...Object.values(squadrons)]
    .toSorted((p, q) => Number(q.seat === viewer) - Number(p.seat === viewer))
    .map(({ id }) => id)
