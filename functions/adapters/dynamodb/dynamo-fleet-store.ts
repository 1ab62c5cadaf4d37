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
import { expiry, type Item, keyItem, N, plain, readBody, readText, zipped } from './codec'
import * as keys from './keys'
import type { Table } from './table'

/** Keys that one batch may delete. */
const BATCH = 25

export class DynamoFleetStore implements FleetStore {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  async load(id: FleetId): Promise<LoadedFleet | undefined> {
    const [first, second] = await this.newest(id, keys.FLEET_HEAD, 2)
    if (!first || readText(first, 'sk') !== keys.FLEET_HEAD) return undefined
    const head = readBody<FleetHead>(first)
    return second ? { head, newest: readBody<FleetVersionRow>(second).version } : { head }
  }

  async commit(next: FleetHead, expected: FleetVersionNumber): Promise<'done' | 'stale'> {
    const item = { ...keyItem(keys.fleetKey(next.id)), revision: N(next.version), body: zipped(next) }
    return (await this.table.putIfRevision(item, expected)) ? 'done' : 'stale'
  }

  async putVersion(row: FleetVersionRow): Promise<void> {
    await this.table.putIfAbsent({ ...keyItem(keys.fleetVersionKey(row.id, row.version)), body: zipped(row) })
  }

  async version(id: FleetId, version: FleetVersionNumber): Promise<FleetVersionRow | undefined> {
    const item = await this.table.get(keys.fleetVersionKey(id, version))
    return item && readBody<FleetVersionRow>(item)
  }

  async versions(id: FleetId, limit: number): Promise<FleetVersionRow[]> {
    const items = await this.newest(id, keys.LAST_FLEET_VERSION, limit)
    return items.map((item) => readBody<FleetVersionRow>(item))
  }

  async dropVersions(id: FleetId): Promise<void> {
    for (;;) {
      const items = await this.newest(id, keys.LAST_FLEET_VERSION, BATCH)
      if (items.length === 0) return
      const found = items.map((item) => ({ pk: readText(item, 'pk'), sk: readText(item, 'sk') }))
      await this.table.write([], found)
    }
  }

  async putListRow(row: FleetListRow): Promise<void> {
    await this.table.putIfNewer(fleetListItem(row), row.version)
  }

  async list(player: PlayerId): Promise<FleetListEntry[]> {
    const { FLEET_LIST_PREFIX: from } = keys
    const items = await this.table.query({ pk: keys.userKey(player), from, to: `${from}~` })
    return items.flatMap((item) => {
      const row = readBody<FleetListRow>(item)
      return row.gone ? [] : [row]
    })
  }

  private newest(id: FleetId, to: string, limit: number): Promise<Item[]> {
    return this.table.query({
      pk: keys.fleetKey(id).pk,
      from: keys.FLEET_VERSION_PREFIX,
      to,
      backwards: true,
      limit,
    })
  }
}

/** The row of a deleted fleet expires. */
export function fleetListItem(row: FleetListRow): Item {
  const expires = row.gone ? { expiresAt: expiry(row.expiresAt) } : {}
  return { ...keyItem(keys.fleetListKey(row)), revision: N(row.version), ...expires, body: plain(row) }
}
