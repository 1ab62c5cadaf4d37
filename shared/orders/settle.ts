import type { DecisionRequest, RequestId } from '#shared/engine/decision'
import { SEATS, type Seat } from '#shared/engine/state'
import { answerByOrders } from './answer'
import type { OrderAnswer } from './answered'
import { holds } from './holds'
import { firstStep, type Plan } from './plan'
import { type Playing, runScript } from './script'
import { NO_ORDERS, type Orders } from './standing-order'
import { interrupts } from './turn'

/** Automatic decisions of one submission (design 10). */
export const MOST_AUTOMATIC = 200

/** What one seat has prepared. */
export interface Prepared {
  orders?: Orders
  plans?: readonly Plan[]
}

export interface Settled {
  /** Questions that an order would answer, but in disguise: later, as if by hand. */
  held: Partial<Record<Seat, RequestId>>
  /** What is left of the plans of a seat, where one was played. */
  plans: Partial<Record<Seat, Plan[]>>
  /** How many answers each seat's orders and plans gave. */
  answers: Record<Seat, number>
}

/**
 * Orders and plans of both seats in one submission. `open`: questions that were open before it; an edit counts from the
 * next question on, so orders leave them alone (design 10).
 */
export class Automatic {
  readonly settled: Settled = { held: {}, plans: {}, answers: { a: 0, b: 0 } }
  readonly #game: Playing
  readonly #prepared: Readonly<Partial<Record<Seat, Prepared>>>
  readonly #open: ReadonlySet<RequestId>
  readonly #planned = new Set<Seat>()

  constructor(game: Playing, prepared: Readonly<Partial<Record<Seat, Prepared>>>, open: Iterable<RequestId> = []) {
    this.#game = game
    this.#prepared = prepared
    this.#open = new Set(open)
  }

  get left(): number {
    return MOST_AUTOMATIC - this.settled.answers.a - this.settled.answers.b
  }

  /** Orders answer until a member must be asked. @returns how many answers the seat other than `of` gave */
  ordersAnswer(of?: Seat): number {
    const { answers } = this.settled
    const before = { ...answers }
    while (this.left > 0 && this.#game.pending().some((request) => this.#answers(request)));
    return SEATS.reduce((sum, seat) => sum + (seat === of ? 0 : answers[seat] - before[seat]), 0)
  }

  /** Plans that play by themselves, one activation of each seat; orders answer in between. @returns whether one was played */
  plansPlay(): boolean {
    if (this.left <= 0) return false
    for (const seat of SEATS) {
      const plan = this.#planned.has(seat) ? undefined : this.#planNow(seat)
      if (!plan) continue
      this.#planned.add(seat)
      this.#play(seat, plan)
      return true
    }
    return false
  }

  /** Everything that goes on by itself. */
  goOn(): Settled {
    this.ordersAnswer()
    while (this.plansPlay()) this.ordersAnswer()
    return this.settled
  }

  #answers(request: DecisionRequest): boolean {
    const found = this.#orderFor(request)
    if (!found) return false
    const { seat } = request
    if (found.disguised) {
      this.settled.held[seat] = request.id
      return false
    }
    const { ask, subject, id } = request
    const told = { by: 'order', ask, subject, fired: found.fired } as const
    const refused = this.#game.take({ kind: 'answer', request: id, seat, choice: found.choice }, told)
    if (refused) throw new Error(`an order answered ${ask} illegally: ${refused.code}`)
    this.settled.answers[seat] += 1
    return true
  }

  #orderFor(request: DecisionRequest): OrderAnswer | undefined {
    const { id, seat } = request
    const orders = this.#prepared[seat]?.orders ?? NO_ORDERS
    if (this.#open.has(id) || (orders.preset === 'ask' && orders.orders.length === 0)) return undefined
    if (!interrupts(this.#game.state, request)) return undefined
    return answerByOrders({ view: this.#game.view(seat), request, salt: this.#game.salt(request) }, orders)
  }

  #planNow(seat: Seat): Plan | undefined {
    const plans = this.#prepared[seat]?.plans ?? []
    if (plans.every(({ plays }) => plays === 'by-button')) return undefined
    const open = this.#game.pending().filter((request) => request.seat === seat)
    if (open.length === 0) return undefined
    const view = this.#game.view(seat)
    return plans.find(
      (plan) =>
        plan.plays === 'itself' &&
        linesNow(plan, open).length > 0 &&
        !plan.unless.some((condition) => holds(condition, { view }) === true),
    )
  }

  #play(seat: Seat, plan: Plan): void {
    const all = this.#prepared[seat]?.plans ?? []
    const leave = (rest: Plan[]) => {
      this.settled.plans[seat] = all.flatMap((each) => (each.id === plan.id ? rest : [each]))
    }
    // Whatever goes wrong on the way, it does not begin anew by itself.
    leave([{ ...plan, plays: 'by-button' }])
    const played = playPlan(this.#game, seat, plan, () => {
      this.settled.answers[seat] += 1
      return this.ordersAnswer(seat)
    })
    leave(played.rest)
  }
}

/** The lines of a plan, from its first question on, if that is open: who has but one ship to activate is not asked which. */
function linesNow({ lines }: Plan, open: readonly DecisionRequest[]): Plan['lines'] {
  const isOpen = (line: Plan['lines'][number] | undefined) =>
    open.some(({ ask, subject }) => ask === line?.ask && subject === line.subject)
  const [first, second] = lines
  if (isOpen(first)) return lines
  const chosen = first?.choose && 'option' in first.choose ? first.choose.option : undefined
  const isForced = first?.ask === 'ship.activate' || first?.ask === 'squadron.activate'
  return isForced && second?.subject === chosen && isOpen(second) ? lines.slice(1) : []
}

/**
 * Plays the first activation of a plan. What is left of it waits for its own question; if it stopped on the way, for its
 * owner, who is told why (design 11).
 */
export function playPlan(
  game: Playing,
  seat: Seat,
  plan: Plan,
  between: () => number,
): { used: number; rest: Plan[]; stopped?: NonNullable<Plan['stopped']> } {
  const now = linesNow(
    plan,
    game.pending().filter((request) => request.seat === seat),
  )
  const skipped = plan.lines.length - now.length
  const told = ({ ask, subject }: DecisionRequest) => ({ by: 'plan', ask, subject, plan: plan.id }) as const
  const ran = runScript(game, firstStep(now), { seat, between, told })
  const lines = plan.lines.slice(ran.used === 0 ? 0 : skipped + ran.used)
  const { stopped: _, ...kept } = plan
  if (lines.length === 0) return { used: ran.used, rest: [] }
  if (!ran.stopped) return { used: ran.used, rest: [{ ...kept, lines }] }
  return { used: ran.used, rest: [{ ...kept, lines, plays: 'by-button', stopped: ran.stopped }], stopped: ran.stopped }
}

/** Orders and plans answer all they can; for whoever has nothing else to do in between. */
export const settle = (
  game: Playing,
  prepared: Readonly<Partial<Record<Seat, Prepared>>>,
  open: Iterable<RequestId> = [],
): Settled => new Automatic(game, prepared, open).goOn()
