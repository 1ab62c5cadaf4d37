import type { Fleet } from '#shared/fleet/fleet'
import type { Faction } from '#shared/game/engine/terms'
import type { Millis } from './clock'
import type { PlayerId } from './head'

/** 16 bytes in hex. */
export type FleetId = string
/** Counts the changes of one fleet from 1; unlike the revision of a game it goes outward, to the owner. */
export type FleetVersionNumber = number

/** One player may have so many. */
export const FLEETS_MOST = 200

/** The one item that is a saved fleet: an aggregate as a game is (design 9). */
export interface FleetHead {
  id: FleetId
  owner: PlayerId
  version: FleetVersionNumber
  updated: Millis
  /** Hash of the request that made it, so that a repeat is told from another one under the same id. */
  made: string
  /** Absent: deleted. */
  content?: FleetContent
}
export interface FleetContent {
  name: string
  fleet: Fleet
}

/** `newest`: the newest record of a version; older than `head.version` means that this one is not yet written out. */
export interface LoadedFleet {
  head: FleetHead
  newest?: FleetVersionNumber
}

/** `VERSION#n`, put if absent, deleted with the fleet. Its presence means that this version is written out. */
export interface FleetVersionRow extends FleetContent {
  id: FleetId
  version: FleetVersionNumber
  updated: Millis
}

/** `USER#id / FLEET#id`, put if the version is newer. */
export type FleetListRow = FleetListEntry | FleetTombstone
interface FleetRowKey {
  player: PlayerId
  fleet: FleetId
  version: FleetVersionNumber
}
export interface FleetListEntry extends FleetRowKey {
  gone: false
  name: string
  faction: Faction
  ships: number
  squadrons: number
  updated: Millis
}
/** Stays until nobody can still be putting an older row. */
export interface FleetTombstone extends FleetRowKey {
  gone: true
  expiresAt: Millis
}

export interface FleetStore {
  load(id: FleetId): Promise<LoadedFleet | undefined>
  /** Puts `next` on condition that the stored version is `expected`; 0 means that there is no HEAD yet. */
  commit(next: FleetHead, expected: FleetVersionNumber): Promise<'done' | 'stale'>

  putVersion(row: FleetVersionRow): Promise<void>
  version(id: FleetId, version: FleetVersionNumber): Promise<FleetVersionRow | undefined>
  /** The newest `limit` versions, newest first. */
  versions(id: FleetId, limit: number): Promise<FleetVersionRow[]>
  dropVersions(id: FleetId): Promise<void>

  putListRow(row: FleetListRow): Promise<void>
  /** All fleets of a player that are not gone, in no order. */
  list(player: PlayerId): Promise<FleetListEntry[]>
}
