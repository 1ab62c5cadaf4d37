import type { EventOf, EventType } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import type { Command, DefenseToken, Die, Seat, Squadron, UnitId } from '#shared/game/engine/state'
import type { GameView, ReserveView, ShipView } from './game-view'

/** What a spectator's view shows of the table, apart from questions. */
export const SHOWN = [
  'area',
  'factions',
  'firstPlayer',
  'south',
  'shortEdges',
  'round',
  'phase',
  'ships',
  'squadrons',
  'lost',
  'obstacles',
  'reserve',
  'objective',
  'objectiveTokens',
  'objectiveShips',
  'victoryTokens',
  'cards',
  'score',
  'result',
] as const satisfies readonly (keyof GameView)[]

/**
 * The table as everybody may see it after a public step, and what is going on there as far as events tell. Events do not
 * tell the values of units: those that a step changes are told beside it (`tableAfterStep`).
 */
export interface TableSnapshot extends Pick<GameView, (typeof SHOWN)[number]> {
  step: number
  /** The ship that is being activated, and its dials as long as they lie faceup beside it. */
  activation?: { ship: UnitId; dial?: Command; gained?: Command[] } | undefined
  /** Squadrons that were taken off the table and are not put down yet (R10.23). */
  displaced?: { ship: UnitId; squadrons: UnitId[] } | undefined
  attack?: AttackSnapshot | undefined
}
export type AttackSnapshot = Omit<FrameOf<'attack'>, 'id' | 'answered' | 'kind'>

/** A reserve in which nothing is left is none. */
export type Patch = Partial<Omit<TableSnapshot, 'reserve'>> & { reserve?: ReserveView | undefined }
export type Folds<T extends EventType> = { [K in T]: (table: TableSnapshot, event: EventOf<K>) => Patch }

/** Changes one ship; one that has left the table meanwhile is not missed. */
export function ship(table: TableSnapshot, id: UnitId, change: (ship: ShipView) => Partial<ShipView>): Patch {
  const before = table.ships[id]
  return before ? { ships: { ...table.ships, [id]: { ...before, ...change(before) } } } : {}
}

export function squadron(table: TableSnapshot, id: UnitId, change: (squadron: Squadron) => Partial<Squadron>): Patch {
  const before = table.squadrons[id]
  return before ? { squadrons: { ...table.squadrons, [id]: { ...before, ...change(before) } } } : {}
}

/** Changes each of some units. */
export const each = <U>(units: Record<UnitId, U>, change: (unit: U, id: UnitId) => U): Record<UnitId, U> =>
  Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, change(unit, id)]))

/**
 * Fleet points that a side earns. What an objective adds at the end of the game hangs on more than events tell: it is as the
 * last snapshot had it, until the game is over.
 */
export const earned = ({ score }: TableSnapshot, seat: Seat, points: number): Pick<TableSnapshot, 'score'> => ({
  score: { ...score, [seat]: score[seat] + points },
})

/** Squadrons that stand somewhere else now. */
export const placed = (table: TableSnapshot, places: readonly { squadron: UnitId; x: number; y: number }[]): Patch => ({
  squadrons: each(table.squadrons, (before, id) => {
    const place = places.find((one) => one.squadron === id)
    return place ? { ...before, at: { x: place.x, y: place.y } } : before
  }),
})

/** Changes the defense tokens of a ship or squadron. */
export const defense = (
  table: TableSnapshot,
  unit: UnitId,
  change: (tokens: readonly DefenseToken[]) => DefenseToken[],
): Patch =>
  table.ships[unit]
    ? ship(table, unit, (bearer) => ({ defense: change(bearer.defense) }))
    : squadron(table, unit, (bearer) => ({ defense: change(bearer.defense) }))

export const without = (tokens: readonly DefenseToken[], id: string): DefenseToken[] =>
  tokens.filter((token) => token.id !== id)

/** Changes the attack that goes on. */
export const inAttack = (
  { attack }: TableSnapshot,
  change: (attack: AttackSnapshot) => Partial<AttackSnapshot>,
): Patch => (attack ? { attack: { ...attack, ...change(attack) } } : {})

/** Dice of the pool, by id. */
export const dropped = (pool: readonly Die[], dice: readonly Pick<Die, 'id'>[]): Die[] =>
  pool.filter(({ id }) => !dice.some((die) => die.id === id))
