import type { Orders } from '#shared/play/orders/standing-order'
import type { OrdersPage } from '#shared/play/protocol/responses'
import type { Failure } from '#web/api/client'
import { Copies, type OtherTab } from '#web/state/copies.svelte'
import { fields, number, type Shape } from '#web/state/shape'
import { orders } from './order-shapes'
import { ordersApi } from './orders-api'

interface OrdersDraft {
  edition: number
  orders: Orders
}
const kept: Shape<OrdersDraft> = fields({ edition: number, orders })

/**
 * The orders of one game in the editor. Unsaved changes stay on this device through reload and
 * sign-out; whether they were changed elsewhere meanwhile shows the edition they started from.
 */
export class OrderDesk {
  readonly game: string
  /** The service's version, as this page last read it. */
  saved = $state.raw<OrdersPage | undefined>(undefined)
  /** As they stand on this page. */
  orders = $state.raw<Orders>({ preset: 'ask', orders: [] })
  /** The service's version, if somebody changed it elsewhere since. */
  theirs = $state.raw<OrdersPage | undefined>(undefined)
  failure = $state.raw<Failure | undefined>(undefined)
  busy = $state(false)
  isChanged = $derived(this.saved !== undefined && !isSame(this.orders, this.saved.orders))
  /** The last thing that happened to them. */
  news = $state<'saved' | 'unchanged' | 'kept' | undefined>(undefined)
  readonly #copies: Copies<OrdersDraft>
  /** The edition that these changes start from; only the player makes it a later one. */
  #from = 0
  #saving: Promise<boolean> = Promise.resolve(true)

  /** @param reader whose they are: two players of one browser keep their changes apart */
  constructor(game: string, reader: string) {
    this.game = game
    this.#copies = new Copies(`armada.orders.${game}.${reader}`, kept, ({ orders }) => orders)
  }

  /** What another tab has changed and not saved. */
  get other(): OtherTab | undefined {
    const { saved } = this
    return this.#copies.otherTab(
      (kept) => this.#goOnWith(kept),
      (kept) => saved !== undefined && !isSame(kept.orders, saved.orders),
    )
  }

  /** Not while they are being saved, even if that began later: what it brings is newer. @returns whether they could be had */
  async load(): Promise<boolean> {
    await this.#saving
    const answer = await ordersApi.read(this.game)
    await this.#saving
    if (!answer.ok) {
      this.failure = answer.failure
      return false
    }
    this.failure = undefined
    const known = this.theirs ?? this.saved
    if (known === undefined || answer.body.edition >= known.edition) this.#turnTo(answer.body)
    return true
  }

  #turnTo(page: OrdersPage): void {
    const kept = this.#unsaved()
    if (kept === undefined || isSame(kept.orders, page.orders)) this.#start(page)
    else {
      this.saved = page
      this.#goOnWith(kept)
      this.#keep()
    }
  }

  #goOnWith({ edition, orders }: OrdersDraft): void {
    this.orders = orders
    this.#from = edition
    this.theirs = edition === this.saved?.edition ? undefined : this.saved
  }

  change(orders: Orders): void {
    this.orders = orders
    this.#keep()
  }

  /** @returns whether they are saved now */
  save(): Promise<boolean> {
    if (this.saved === undefined || this.busy) return Promise.resolve(false)
    this.busy = true
    this.#saving = this.#save().finally(() => {
      this.busy = false
    })
    return this.#saving
  }

  async #save(): Promise<boolean> {
    const { orders } = this
    this.news = undefined
    const answer = await ordersApi.save(this.game, { edition: this.#from, orders })
    if (answer.ok) return this.#saved(orders, answer.body)
    if (answer.failure.code === 'orders-changed') return this.#meet(orders)
    this.failure = answer.failure
    return false
  }

  #saved(orders: Orders, page: OrdersPage): true {
    this.failure = undefined
    this.news = 'saved'
    if (this.orders === orders) this.#start(page)
    else this.#goOn(page)
    return true
  }

  /** Two places changed them: the player chooses, unless the service already has these and only its answer was lost. */
  async #meet(orders: Orders): Promise<boolean> {
    const answer = await ordersApi.read(this.game)
    if (answer.ok && isSame(orders, answer.body.orders)) return this.#saved(orders, answer.body)
    this.failure = answer.ok ? undefined : answer.failure
    if (answer.ok) this.theirs = answer.body
    return false
  }

  takeTheirs(): void {
    if (this.theirs) this.#start(this.theirs)
    this.news = 'unchanged'
  }

  /** Goes on with what stands here; saved, it replaces theirs. */
  keepMine(): void {
    if (this.theirs) this.#goOn(this.theirs)
    this.news = 'kept'
  }

  discard(): void {
    if (this.saved) this.#start(this.saved)
  }

  #start(page: OrdersPage): void {
    this.saved = page
    this.orders = page.orders
    this.#from = page.edition
    this.theirs = undefined
    this.#copies.drop()
  }

  /** What stands here is a change of these from now on. */
  #goOn(page: OrdersPage): void {
    this.saved = page
    this.#from = page.edition
    this.theirs = undefined
    this.#keep()
  }

  #keep(): void {
    if (this.isChanged) this.#copies.write({ edition: this.#from, orders: this.orders })
    else this.#copies.drop()
  }

  /** As it stands here; on a page that was just opened, as this device keeps it. */
  #unsaved(): OrdersDraft | undefined {
    if (this.saved !== undefined) return this.isChanged ? { edition: this.#from, orders: this.orders } : undefined
    const [first] = this.#copies.lying()
    return first && this.#copies.take(first)
  }
}

const isSame = (some: Orders, others: Orders): boolean => JSON.stringify(some) === JSON.stringify(others)
