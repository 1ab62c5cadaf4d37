import type { Fleet } from '#shared/fleet/fleet'
import type {
  FleetChange,
  FleetCopy,
  FleetList,
  FleetRemoval,
  FleetVersionList,
  NewFleet,
  SavedFleet,
} from '#shared/play/protocol/fleets'
import type { BroughtFleet } from '#shared/play/protocol/request-bodies'
import type { GamePage } from '#shared/play/protocol/responses'
import { call } from '#web/api/client'

/** Nobody changes these in place. */
type ReadonlyFleet<T extends { fleet: unknown }> = Omit<T, 'fleet'> & { readonly fleet: Fleet }

const segment = encodeURIComponent
const one = (id: string) => `/fleets/${segment(id)}`

/** Fleets on the service; apart from the rest of the client, so that the page of a game does not load them. */
export const fleetsApi = {
  list: () => call<FleetList>('GET', '/fleets'),
  read: (id: string) => call<SavedFleet>('GET', one(id)),
  create: (fleet: ReadonlyFleet<NewFleet>) => call<SavedFleet>('POST', '/fleets', fleet),
  save: (id: string, change: ReadonlyFleet<FleetChange>) => call<SavedFleet>('PUT', one(id), change),
  copy: (id: string, copy: FleetCopy) => call<SavedFleet>('POST', `${one(id)}/copy`, copy),
  remove: (id: string, removal: FleetRemoval) => call<unknown>('DELETE', one(id), removal),
  versions: (id: string) => call<FleetVersionList>('GET', `${one(id)}/versions`),
  version: (id: string, version: number) => call<SavedFleet>('GET', `${one(id)}/versions/${version}`),
  bring: (game: string, fleet: ReadonlyFleet<BroughtFleet>) =>
    call<GamePage>('POST', `/games/${segment(game)}/fleet`, fleet),
}
