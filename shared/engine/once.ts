import type { Command, PublicTable, UnitId } from './state'

/** What may happen once in a span is remembered among the `uses` of a game, under one of these keys. */
export const commandKey = (ship: UnitId, command: Command): string => `command:${command}@${ship}`
/** R7.3 */
export const hasResolved = (g: Pick<PublicTable, 'uses'>, ship: UnitId, command: Command): boolean =>
  g.uses.some((use) => use.key === commandKey(ship, command))

/** It reveals none this round (DC6). */
export const lostDialKey = (ship: UnitId): string => `lost-dial@${ship}`
export const hasLostDial = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === lostDialKey(ship))

export const shipAttackKey = (ship: UnitId): string => `attacked-ship@${ship}`
export const hasAttackedShip = (g: Pick<PublicTable, 'uses'>, ship: UnitId): boolean =>
  g.uses.some((use) => use.key === shipAttackKey(ship))
