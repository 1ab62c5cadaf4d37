import type { Plan } from '#shared/play/orders/plan'
import { firstStep } from '#shared/play/orders/plan-steps'
import { isOfSetUp, pieceNow } from '#shared/play/orders/set-up-plan'
import { NO_ORDERS, type Orders } from '#shared/play/orders/standing-order'
import type { OrdersPage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import type { CallResult, Failure } from '#web/api/client'
import { prepared } from './plans-api'

/** A player's own orders and plans in one game, as the service keeps them. */
export class Desk {
  readonly id: string
  plans = $state.raw<readonly Plan[]>([])
  orders = $state.raw<Orders>(NO_ORDERS)
  told = $state.raw<OrdersPage['told']>([])
  failure = $state.raw<Failure | undefined>(undefined)
  loaded = $state(false)
  /** The last change clashed with one from elsewhere. */
  changedElsewhere = $state(false)
  #edition = 0
  #saved: Promise<boolean> = Promise.resolve(true)

  constructor(id: string) {
    this.id = id
  }

  async load(): Promise<void> {
    this.#accept(await prepared.of(this.id))
  }

  /** Makes changes one after another. @returns whether the service has kept this one */
  savePlans(plans: readonly Plan[]): Promise<boolean> {
    this.plans = plans
    this.#saved = this.#saved.then(() => this.#save(plans))
    return this.#saved
  }

  async #save(plans: readonly Plan[]): Promise<boolean> {
    this.changedElsewhere = false
    const answer = await prepared.savePlans(this.id, this.#edition, plans)
    this.#accept(answer)
    if (answer.ok || answer.failure.code !== 'orders-changed') return answer.ok
    await this.load()
    this.changedElsewhere = true
    return false
  }

  #accept(answer: CallResult<OrdersPage>): void {
    if (!answer.ok) {
      this.failure = answer.failure
      return
    }
    this.failure = undefined
    this.loaded = true
    this.#edition = answer.body.edition
    this.plans = answer.body.plans
    this.orders = answer.body.orders
    this.told = answer.body.told
  }
}

/** The plan whose first question is open, and that question. */
export function playableIn(view: GameView, plans: readonly Plan[]): { plan: Plan; request: string } | undefined {
  for (const plan of plans) {
    const setUp = pieceNow(plan.lines, view.requests) && view.requests.find(isOfSetUp)
    if (setUp) return { plan, request: setUp.id }
    const [first] = firstStep(plan.lines)
    // The question is the same for every piece
    if (first && isOfSetUp(first)) continue
    const open = view.requests.find(({ ask, subject }) => ask === first?.ask && subject === first.subject)
    if (open) return { plan, request: open.id }
  }
  return undefined
}

const DESKS = new Map<string, Desk>()

/** For pages that only show orders: they read them once. */
export function deskOf(game: string): Desk {
  const known = DESKS.get(game)
  if (known) return known
  const desk = new Desk(game)
  DESKS.set(game, desk)
  void desk.load()
  return desk
}
