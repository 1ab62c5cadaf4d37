import type { Actor, Deps } from '#functions/ports/deps'
import type { FleetId } from '#functions/ports/fleet-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { FleetVersionList, SavedFleet } from '#shared/play/protocol/fleets'
import { fleetShown, ownFleet } from './own-fleets'

type Fleets = Pick<Deps, 'fleets'>

/** Versions of a fleet that are listed. */
const LISTED = 50

/** The present version comes from HEAD itself, because its record may not be written yet. */
export async function listVersions(
  deps: Fleets,
  actor: Actor,
  id: FleetId,
): Promise<FleetVersionList | ServiceRefusal> {
  const head = await ownFleet(deps, actor, id)
  if (head instanceof ServiceRefusal) return head
  const rows = await deps.fleets.versions(id, LISTED)
  const past = rows.filter(({ version }) => version < head.version)
  const present = { version: head.version, name: head.content.name, updated: head.updated }
  return {
    versions: [present, ...past].slice(0, LISTED).map(({ version, name, updated }) => {
      return { version, name, updated: new Date(updated).toISOString() }
    }),
  }
}

/** The fleet as it was at a version; saving that anew restores it. */
export async function readVersion(
  deps: Fleets,
  actor: Actor,
  id: FleetId,
  version: number,
): Promise<SavedFleet | ServiceRefusal> {
  const head = await ownFleet(deps, actor, id)
  if (head instanceof ServiceRefusal) return head
  if (version === head.version) return fleetShown(head)
  const row = version < head.version ? await deps.fleets.version(id, version) : undefined
  if (row === undefined) return new ServiceRefusal('no-such-version')
  const { name, fleet, updated } = row
  return fleetShown({ id, version, updated, content: { name, fleet } })
}
