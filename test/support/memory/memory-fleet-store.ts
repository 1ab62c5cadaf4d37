import * as keys from '#functions/adapters/dynamodb/keys'
import type {
  FleetHead,
  FleetId,
  FleetListEntry,
  FleetListRow,
  FleetStore,
  FleetVersionNumber,
  FleetVersionRow,
  LoadedFleet,
} from '#functions/ports/fleet-store'
import type { PlayerId } from '#functions/ports/head'
import { MemoryRows } from './rows'

export class MemoryFleetStore implements FleetStore {
  private readonly rows: MemoryRows

  constructor(rows = new MemoryRows()) {
    this.rows = rows
  }

  async load(id: FleetId): Promise<LoadedFleet | undefined> {
    const head = this.rows.get<FleetHead>(keys.fleetKey(id))
    const [newest] = await this.versions(id, 1)
    return head && (newest ? { head, newest: newest.version } : { head })
  }

  async commit(next: FleetHead, expected: FleetVersionNumber): Promise<'done' | 'stale'> {
    const key = keys.fleetKey(next.id)
    if ((this.rows.get<FleetHead>(key)?.version ?? 0) !== expected) return 'stale'
    this.rows.put(key, next)
    return 'done'
  }

  async putVersion(row: FleetVersionRow): Promise<void> {
    this.rows.putIfAbsent(keys.fleetVersionKey(row.id, row.version), row)
  }

  async version(id: FleetId, version: FleetVersionNumber): Promise<FleetVersionRow | undefined> {
    return this.rows.get<FleetVersionRow>(keys.fleetVersionKey(id, version))
  }

  async versions(id: FleetId, limit: number): Promise<FleetVersionRow[]> {
    const { pk } = keys.fleetKey(id)
    const sks = this.rows.lastOf(pk, keys.FLEET_VERSION_PREFIX, keys.LAST_FLEET_VERSION, limit)
    return sks.flatMap((sk) => this.rows.get<FleetVersionRow>({ pk, sk }) ?? [])
  }

  async dropVersions(id: FleetId): Promise<void> {
    for (const row of await this.versions(id, Number.POSITIVE_INFINITY)) {
      this.rows.delete(keys.fleetVersionKey(id, row.version))
    }
  }

  async putListRow(row: FleetListRow): Promise<void> {
    this.rows.putUnless<FleetListRow>(keys.fleetListKey(row), row, (there) => there.version >= row.version)
  }

  async list(player: PlayerId): Promise<FleetListEntry[]> {
    const pk = keys.userKey(player)
    const { FLEET_LIST_PREFIX: from } = keys
    return this.rows.range(pk, from, `${from}~`).flatMap((sk) => {
      const row = this.rows.get<FleetListRow>({ pk, sk })
      return row === undefined || row.gone ? [] : [row]
    })
  }
}
