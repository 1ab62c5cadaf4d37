import { recordOf } from '#shared/engine/asks'
import type { DecisionRequest, RequestId } from '#shared/engine/decision'
import { SEATS, type Seat } from '#shared/engine/state'
import { answerByOrders } from './answer'
import type { AnswerNote, FiredRule, OrderAnswer } from './answered'
import { cannotMatter, mayNotMatter } from './cannot-matter'
import { holds } from './holds'
import type { Plan } from './plan'
import { firstStep } from './plan-steps'
import { type GameInPlay, runScript, type ScriptRun } from './script'
import { isOfSetUp, type PieceNow, pieceNow, withoutPast } from './set-up-plan'
import { NO_ORDERS, type Orders } from './standing-order'
import { interrupts } from './turn'

/** Automatic decisions of one submission (design 10). */
export const MOST_AUTOMATIC = 200

const CANNOT_MATTER: FiredRule = { order: { rule: 'cannot-matter' }, rule: 'otherwise', facts: [] }

/** What one seat has prepared. */
export interface Preparations {
  orders?: Orders
  plans?: readonly Plan[]
}

export interface AutomaticOutcome {
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
  readonly settled: AutomaticOutcome = { held: {}, plans: {}, answers: { a: 0, b: 0 } }
  readonly #game: GameInPlay
  readonly #prepared: Readonly<Partial<Record<Seat, Preparations>>>
  readonly #open: ReadonlySet<RequestId>
  readonly #planned = new Set<Seat>()

  constructor(
    game: GameInPlay,
    prepared: Readonly<Partial<Record<Seat, Preparations>>>,
    open: Iterable<RequestId> = [],
  ) {
    this.#game = game
    this.#prepared = prepared
    this.#open = new Set(open)
  }

  get left(): number {
    return MOST_AUTOMATIC - this.settled.answers.a - this.settled.answers.b
  }

  /**
   * Orders answer until a member must be asked. `of`: whose lines are being played; what cannot matter is left to them.
   * @returns how many answers the seat other than `of` gave
   */
  ordersAnswer(of?: Seat): number {
    const { answers } = this.settled
    const before = { ...answers }
    while (this.left > 0 && this.#game.pending().some((request) => this.#answers(request, of)));
    return SEATS.reduce((sum, seat) => sum + (seat === of ? 0 : answers[seat] - before[seat]), 0)
  }

  /**
   * Plans that play by themselves: one activation of each seat, and in set-up its next piece as often as it is its turn; orders
   * answer in between. @returns whether one was played
   */
  plansPlay(): boolean {
    if (this.left <= 0) return false
    for (const seat of SEATS) {
      const plan = this.#planNow(seat)
      if (!plan) continue
      if (!this.#isSetUp(seat)) this.#planned.add(seat)
      this.#play(seat, plan)
      return true
    }
    return false
  }

  /** What is left of a plan whose first piece was put down by its button goes on by itself. */
  goesOnWith(seat: Seat, plans: readonly Plan[]): void {
    this.settled.plans[seat] = [...plans]
  }

  /** Everything that goes on by itself. */
  goOn(): AutomaticOutcome {
    this.ordersAnswer()
    while (this.plansPlay()) this.ordersAnswer()
    for (const seat of SEATS) this.#dropPast(seat)
    return this.settled
  }

  #dropPast(seat: Seat): void {
    const plans = this.#plansOf(seat)
    const left = withoutPast(plans, this.#game.state)
    if (left.some((plan, i) => plan !== plans[i]) || left.length < plans.length) this.settled.plans[seat] = left
  }

  /** What a seat is asked between its own lines, and is no matter to it. @returns whether there was anything */
  letPass(seat: Seat): boolean {
    const before = this.settled.answers[seat]
    const own = () => this.#game.pending().filter((request) => request.seat === seat)
    while (this.left > 0 && own().some((request) => this.#gives(request, this.#passFor(request))));
    return this.settled.answers[seat] > before
  }

  #answers(request: DecisionRequest, of: Seat | undefined): boolean {
    if (this.#open.has(request.id)) return false
    const pass = request.seat === of ? undefined : this.#passFor(request)
    return this.#gives(request, pass ?? this.#orderFor(request))
  }

  #gives(request: DecisionRequest, found: OrderAnswer | undefined): boolean {
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

  /** By what everybody knows, whoever's turn it is: never in disguise, for it tells nothing. */
  #passFor(request: DecisionRequest): OrderAnswer | undefined {
    const orders = this.#prepared[request.seat]?.orders ?? NO_ORDERS
    if (orders.askAlways || !mayNotMatter(request)) return undefined
    const choice = cannotMatter(this.#game.view('spectator'), request)
    return choice && { choice, fired: CANNOT_MATTER, disguised: false }
  }

  #orderFor(request: DecisionRequest): OrderAnswer | undefined {
    const { seat } = request
    const orders = this.#prepared[seat]?.orders ?? NO_ORDERS
    if (orders.preset === 'ask' && orders.orders.length === 0) return undefined
    if (!interrupts(this.#game.state, request)) return undefined
    return answerByOrders({ view: this.#game.view(seat), request, salt: this.#game.salt(request) }, orders)
  }

  #plansOf(seat: Seat): readonly Plan[] {
    return this.settled.plans[seat] ?? this.#prepared[seat]?.plans ?? []
  }

  #isSetUp(seat: Seat): boolean {
    return this.#openTo(seat).some(isOfSetUp)
  }

  #openTo(seat: Seat): readonly DecisionRequest[] {
    return this.#game.pending().filter((request) => request.seat === seat)
  }

  #planNow(seat: Seat): Plan | undefined {
    const plans = this.#plansOf(seat)
    if (plans.every(({ plays }) => plays === 'by-button')) return undefined
    const open = this.#openTo(seat)
    if (open.length === 0 || (this.#planned.has(seat) && !open.some(isOfSetUp))) return undefined
    const view = this.#game.view(seat)
    return plans.find(
      (plan) =>
        plan.plays === 'itself' &&
        isPlayable(plan, open) &&
        !plan.unless.some((condition) => holds(condition, { view }) === true),
    )
  }

  #play(seat: Seat, plan: Plan): void {
    const all = this.#plansOf(seat)
    const leave = (rest: Plan[]) => {
      this.settled.plans[seat] = all.flatMap((each) => (each.id === plan.id ? rest : [each]))
    }
    // Whatever goes wrong on the way, it does not begin anew by itself.
    leave([{ ...plan, plays: 'by-button' }])
    const between = () => {
      this.settled.answers[seat] += 1
      return this.ordersAnswer(seat)
    }
    const played = playPlan(this.#game, seat, plan, { between, letPass: () => this.letPass(seat) })
    leave(played.rest)
  }
}

const isPlayable = (plan: Plan, open: readonly DecisionRequest[]): boolean =>
  pieceNow(plan.lines, open) !== undefined || linesNow(plan, open).length > 0

/** The lines of a plan, from its first question on, if that is open: who has but one ship to activate is not asked which. */
function linesNow({ lines }: Plan, open: readonly DecisionRequest[]): Plan['lines'] {
  const isOpen = (line: Plan['lines'][number] | undefined) =>
    open.some(({ ask, subject }) => ask === line?.ask && subject === line.subject)
  const [first, second] = lines
  if (isOpen(first)) return lines
  const chosen = first?.choose && 'option' in first.choose ? first.choose.option : undefined
  const isForced = first !== undefined && recordOf(first.ask)?.activates !== undefined
  return isForced && second?.subject === chosen && isOpen(second) ? lines.slice(1) : []
}

const toldOf =
  ({ id: plan }: Plan) =>
  ({ ask, subject }: DecisionRequest): AnswerNote => ({ by: 'plan', ask, subject, plan })

interface PlayedPlan {
  used: number
  rest: Plan[]
  stopped?: NonNullable<Plan['stopped']>
}
type Between = Pick<ScriptRun, 'between' | 'letPass'>

/** Puts a piece down where it was planned, if it may lie there; if not, its player is asked, and the plan goes on behind it. */
function playPiece(game: GameInPlay, seat: Seat, plan: Plan, { lines, rest }: PieceNow, how: Between): PlayedPlan {
  const { used, stopped } = runScript(game, lines, { ...how, seat, told: toldOf(plan) })
  const { stopped: _, ...kept } = plan
  return { used, rest: rest.length > 0 ? [{ ...kept, lines: rest }] : [], ...(stopped && { stopped }) }
}

/**
 * Plays the first activation of a plan, or its next piece in set-up. What is left of it waits for its own question; if it stopped on the way, for its
 * owner, who is told why (design 11).
 */
export function playPlan(game: GameInPlay, seat: Seat, plan: Plan, how: Between): PlayedPlan {
  const open = game.pending().filter((request) => request.seat === seat)
  const piece = pieceNow(plan.lines, open)
  if (piece) return playPiece(game, seat, plan, piece, how)
  const now = linesNow(plan, open)
  const skipped = plan.lines.length - now.length
  const ran = runScript(game, firstStep(now), { ...how, seat, told: toldOf(plan) })
  const lines = plan.lines.slice(ran.used === 0 ? 0 : skipped + ran.used)
  const { stopped: _, ...kept } = plan
  if (lines.length === 0) return { used: ran.used, rest: [] }
  if (!ran.stopped) return { used: ran.used, rest: [{ ...kept, lines }] }
  return { used: ran.used, rest: [{ ...kept, lines, plays: 'by-button', stopped: ran.stopped }], stopped: ran.stopped }
}

/** Orders and plans answer all they can; for whoever has nothing else to do in between. */
export const settle = (
  game: GameInPlay,
  prepared: Readonly<Partial<Record<Seat, Preparations>>>,
  open: Iterable<RequestId> = [],
): AutomaticOutcome => new Automatic(game, prepared, open).goOn()
