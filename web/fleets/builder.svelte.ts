import { fleets as words } from '#messages/fleets'
import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import type { SavedFleet } from '#shared/play/protocol/fleets'
import type { Failure } from '#web/api/client'
import { newSubmissionId } from '#web/api/salt'
import type { Copies, OtherTab } from '#web/state/copies.svelte'
import { draftOnDevice, type KeptDraft } from './draft-on-device'
import { fleetsApi } from './fleets-api'
import { gameChoice } from './game-choice.svelte'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Changes that can be taken back. */
const MOST_UNDONE = 100

/** A fleet in the builder: as the service has it, and as it stands on the page. */
export class Builder {
  readonly id: string
  /** The service's version, as far as this page knows. */
  saved = $state.raw<SavedFleet | undefined>(undefined)
  name = $state('')
  fleet = $state.raw<Fleet | undefined>(undefined)
  failure = $state.raw<Failure | undefined>(undefined)
  /** The service's version, if somebody changed it elsewhere. */
  theirs = $state.raw<SavedFleet | undefined>(undefined)
  /** Somebody deleted it elsewhere while there were changes here. */
  gone = $state(false)
  news = $state('')
  busy = $state(false)
  readonly #draft: Copies<KeptDraft>
  /** Oldest first. */
  #past = $state.raw<readonly Fleet[]>([])
  canUndo = $derived(this.#past.length > 0)
  /** The version that these changes start from; only the player makes it a later one. */
  #from = 0
  // One id for one new fleet, however often it is sent
  readonly #asNew = newSubmissionId()

  dirty = $derived(this.saved !== undefined && !isSame([this.saved.name, this.saved.fleet], this.#content()))
  judgement = $derived(this.fleet && judgeFleet(this.fleet, gameChoice.options))

  /** @param reader who builds: two players of one browser keep their changes apart */
  constructor(id: string, reader: string) {
    this.id = id
    this.#draft = draftOnDevice(`${reader}.${id}`)
  }

  #content(): [string, Fleet | undefined] {
    return [this.name.trim(), this.fleet]
  }

  async load(): Promise<void> {
    const answer = await fleetsApi.read(this.id)
    if (!answer.ok) {
      this.failure = answer.failure
      return
    }
    this.failure = undefined
    this.#start(answer.body)
    const [draft] = this.#draft.lying()
    if (draft === undefined) return
    this.#goOn(this.#draft.take(draft))
    if (!this.dirty) this.#draft.drop()
  }

  #goOn({ version, name, fleet }: KeptDraft): void {
    this.name = name
    this.fleet = fleet
    this.#from = version
    this.theirs = version === this.saved?.version || !this.dirty ? undefined : this.saved
    this.news = this.dirty && this.theirs === undefined ? words.builder.kept : ''
  }

  #start(saved: SavedFleet): void {
    this.saved = saved
    this.name = saved.name
    this.fleet = saved.fleet
    this.#past = []
    this.#from = saved.version
    this.theirs = undefined
  }

  #show(saved: SavedFleet): void {
    this.#start(saved)
    this.#draft.drop()
  }

  /** What another tab has changed and not saved. */
  get other(): OtherTab | undefined {
    return this.#draft.otherTab(
      (draft) => this.#goOn(draft),
      ({ name, fleet }) => !isSame([this.saved?.name, this.saved?.fleet], [name, fleet]),
    )
  }

  /** @param news what a screen reader says of the change */
  change(fleet: Fleet, news = ''): void {
    if (this.fleet !== undefined) this.#past = [...this.#past, this.fleet].slice(-MOST_UNDONE)
    this.fleet = fleet
    this.news = news
    this.keep()
  }

  /** Keeps unsaved changes on this device. */
  keep(): void {
    if (this.saved === undefined || this.fleet === undefined) return
    if (this.dirty) this.#draft.write({ version: this.#from, name: this.name, fleet: this.fleet })
    else this.#draft.drop()
  }

  /** The fleet as it was before the last change of this visit. */
  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.fleet = before
    this.news = words.builder.undone
    this.keep()
  }

  discard(): void {
    if (this.saved === undefined) return
    this.#show(this.saved)
    this.news = ''
  }

  save = (): Promise<void> => this.#act(() => this.#put(this.saved?.version, this.name.trim(), this.fleet))

  /** Overwrites the change from elsewhere, which stays among the versions. */
  keepMine = (): Promise<void> => this.#act(() => this.#put(this.theirs?.version, this.name.trim(), this.fleet))

  takeTheirs(): void {
    if (this.theirs !== undefined) this.#show(this.theirs)
    this.news = ''
  }

  restore = (version: number): Promise<void> =>
    this.#act(async () => {
      const answer = await fleetsApi.version(this.id, version)
      if (!answer.ok) this.failure = answer.failure
      else {
        await this.#put(this.saved?.version, answer.body.name, answer.body.fleet)
        if (this.failure === undefined && this.theirs === undefined) this.news = words.versions.restored(version)
      }
    })

  /** @returns the id of the new fleet */
  async saveAsNew(): Promise<string | undefined> {
    const [name, fleet] = this.#content()
    if (fleet === undefined) return undefined
    const answer = await fleetsApi.create({ submissionId: this.#asNew, name, fleet })
    if (answer.ok) {
      this.#draft.drop()
      return answer.body.id
    }
    this.failure = answer.failure
    return undefined
  }

  async #put(version: number | undefined, name: string, fleet: Fleet | undefined): Promise<void> {
    if (version === undefined || fleet === undefined) return
    const answer = await fleetsApi.save(this.id, { version, name, fleet })
    if (answer.ok) {
      this.#show(answer.body)
      this.news = words.builder.saved
    } else if (answer.failure.code === 'fleet-changed') await this.#lookElsewhere()
    else if (answer.failure.code === 'no-such-fleet') this.gone = true
    else this.failure = answer.failure
  }

  async #lookElsewhere(): Promise<void> {
    const answer = await fleetsApi.read(this.id)
    if (answer.ok) this.theirs = answer.body
    else this.failure = answer.failure
  }

  async #act(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.failure = undefined
    this.news = ''
    await work()
    this.busy = false
  }
}
