import { type PublicTable, type Seat, TABLE, type UnitId } from './state'

interface OwnedUnit {
  readonly id: UnitId
  readonly seat: Seat
}
const idsOf = (units: Readonly<Record<UnitId, OwnedUnit>> | undefined, is: (unit: OwnedUnit) => boolean): UnitId[] =>
  Object.values(units ?? {})
    .filter(is)
    .map(({ id }) => id)

/** Ships of a player on the table; one that is set aside is not in play (R3.25). */
export const shipsOf = ({ ships }: Pick<PublicTable, 'ships'>, seat: Seat): UnitId[] =>
  idsOf(ships, (ship) => ship.seat === seat)

/** Ships, then squadrons of a player on the table. */
export function unitsOf({ ships, squadrons }: Pick<PublicTable, 'ships' | 'squadrons'>, seat: Seat): UnitId[] {
  const owned = (unit: OwnedUnit) => unit.seat === seat
  return [...idsOf(ships, owned), ...idsOf(squadrons, owned)]
}

/** Whether what a card lies beside is on the table or may still come there; cards of a destroyed unit are inactive (R9.17). */
export const isInPlay = (
  { ships, squadrons, reserve }: Pick<PublicTable, 'ships' | 'squadrons' | 'reserve'>,
  on: UnitId,
): boolean =>
  on === TABLE || [ships, squadrons, reserve?.ships, reserve?.squadrons].some((units) => units?.[on] !== undefined)

/** What a player has yet to deploy; set-aside forces are not his to deploy (R3.24). */
export function waitingOf({ reserve }: Pick<PublicTable, 'reserve'>, seat: Seat) {
  const waits = (unit: OwnedUnit) => unit.seat === seat && reserve?.setAside[unit.id] === undefined
  return { ships: idsOf(reserve?.ships, waits), squadrons: idsOf(reserve?.squadrons, waits) }
}

/** Ships, then squadrons that a card holds back. */
export function heldBy({ reserve }: Pick<PublicTable, 'reserve'>, source: string): UnitId[] {
  const held = ({ id }: OwnedUnit) => reserve?.setAside[id] === source
  return [...idsOf(reserve?.ships, held), ...idsOf(reserve?.squadrons, held)]
}

/** Whether an effect alone keeps it in the play area (R9.20). */
export const isDoomed = ({ lasting }: Pick<PublicTable, 'lasting'>, unit: UnitId): boolean =>
  lasting.some(({ on, dooms }) => dooms && on === unit)
