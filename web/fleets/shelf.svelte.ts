import type { FleetSummary, SavedFleet } from '#shared/play/protocol/fleets'
import type { Failure } from '#web/api/client'
import { fleetsApi } from './fleets-api'

/** Fleets whose cards are fetched side by side. */
const AT_ONCE = 4

/** The own fleets: the list first, then the cards of each. */
export class Shelf {
  list = $state.raw<readonly FleetSummary[] | undefined>(undefined)
  most = $state(0)
  failure = $state.raw<Failure | undefined>(undefined)
  #read = $state.raw<Readonly<Record<string, SavedFleet>>>({})

  /** Undefined while its cards are loading. */
  fleetOf = (id: string): SavedFleet | undefined => this.#read[id]

  async load(): Promise<void> {
    const answer = await fleetsApi.list()
    if (!answer.ok) {
      this.failure = answer.failure
      return
    }
    this.failure = undefined
    this.list = answer.body.fleets
    this.most = answer.body.most
    const missing = this.list.filter(({ id, version }) => this.#read[id]?.version !== version)
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      await Promise.all(missing.slice(from, from + AT_ONCE).map(({ id }) => this.#fetch(id)))
    }
  }

  async #fetch(id: string): Promise<void> {
    const answer = await fleetsApi.read(id)
    if (answer.ok) this.#read = { ...this.#read, [id]: answer.body }
  }
}
