import type { FleetHead, FleetListRow, FleetStore, LoadedFleet } from '#functions/ports/fleet-store'

/** So long a deleted fleet keeps its row in the list, which tells late writers of older rows that it is gone. */
const GONE_KEPT_MS = 30 * 86_400_000

/**
 * Writes out what follows from a fleet's newest version, its record last: as `project` does for a game, and as harmless
 * when done twice. Of a deleted fleet nothing stays but its end.
 */
export async function writeOutFleet({ head, newest }: LoadedFleet, fleets: FleetStore): Promise<void> {
  const { id, version, updated, content } = head
  if (newest !== undefined && newest >= version) return
  await fleets.putListRow(listRowOf(head))
  if (content === undefined) await fleets.dropVersions(id)
  else await fleets.putVersion({ id, version, updated, ...content })
}

/** The row of its owner's list that follows from a fleet. */
export function listRowOf({ id: fleet, owner: player, version, updated, content }: FleetHead): FleetListRow {
  const key = { player, fleet, version }
  if (content === undefined) return { ...key, gone: true, expiresAt: updated + GONE_KEPT_MS }
  const { faction, ships, squadrons } = content.fleet
  return {
    ...key,
    gone: false,
    name: content.name,
    faction,
    ships: ships.length,
    squadrons: squadrons.length,
    updated,
  }
}
