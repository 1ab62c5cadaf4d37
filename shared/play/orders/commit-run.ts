import type { Choice, Decision, DecisionRequest, Refusal, RequestId } from '#shared/game/engine/decision'
import { SEATS, type Seat } from '#shared/game/engine/state'
import type { BotPlayer } from '#shared/play/bots/bot'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import type { AnswerNote, LoggedDecision, OrderAnswer, SeatAnswerNote } from './answer-note'
import { chosenBy, isPass, orderedAnswer, passOf, planNow } from './by-itself'
import { type AutomaticOutcome, type CommitParts, MOST_AUTOMATIC } from './commit-parts'
import { type Plan, type ScriptLine, withRest } from './plan'
import { type PlanResult, playPlan } from './plan-run'
import { type GameInPlay, runScript, type ScriptResult, type ScriptRun } from './script'
import { isOfSetUp, withoutPast } from './set-up-plan'
import { NO_ORDERS, type Orders } from './standing-order'

/**
 * A commit in the making. First come the decisions of its sender, then `settle`: orders and plans of both seats,
 * and bots, until a person must be asked. Each of them answers from the view of its seat (design 5), and each answer is a
 * decision like any other.
 */
export class CommitRun<Game extends GameInPlay = GameInPlay> implements GameInPlay {
  readonly decisions: LoggedDecision[] = []
  readonly notes: SeatAnswerNote[] = []
  readonly outcome: AutomaticOutcome = { held: {}, plans: {}, answers: { a: 0, b: 0 } }
  /** The step that the last decision by hand led to. */
  decided: number | undefined
  readonly #parts: CommitParts<Game>
  #game: Game
  #sender: Seat | undefined
  #botAnswers = 0
  /** Seats that have had an activation by a plan. */
  readonly #planned = new Set<Seat>()
  /** The seats whose automatic answers look to others as if by hand. */
  readonly #asByHand = new Set<Seat>()
  readonly #failed = new Set<'orders' | 'bots'>()
  /** Questions of which it is known already that they are left to their seats: whenever the game goes on, there are new ones. */
  readonly #toSeats = new WeakSet<DecisionRequest>()

  constructor(parts: CommitParts<Game>) {
    this.#parts = parts
    this.#game = parts.begin()
    if (parts.revealing) this.#asByHand.add(parts.revealing)
  }

  /** The current state. */
  get game(): Game {
    return this.#game
  }

  get state(): Game['state'] {
    return this.#game.state
  }

  get drawsSoFar(): number {
    return this.#game.drawsSoFar
  }

  pending(): readonly DecisionRequest[] {
    return this.#game.pending()
  }

  view(viewer: Viewer): GameView {
    return this.#game.view(viewer)
  }

  salt(...asked: Parameters<GameInPlay['salt']>): ReturnType<GameInPlay['salt']> {
    return this.#game.salt(...asked)
  }

  // — decisions by hand —

  /** Plays the lines of the sender (design 11); others answer in between. */
  playScript(seat: Seat, lines: readonly ScriptLine[], first: RequestId): ScriptResult {
    this.#sender = seat
    return runScript(this, lines, { seat, first, ...this.#between(seat) })
  }

  /**
   * The first step of a plan, by its owner's button: to others it is as if it were sent now. No other one of theirs plays
   * itself in the same commit (design 10), but in set-up they go on.
   */
  playPlan(seat: Seat, plan: Plan): PlanResult {
    this.#sender = seat
    const all = this.#plansOf(seat)
    const result = this.#byHand(seat, () => playPlan(this, seat, plan, this.#between(seat)))
    this.outcome.plans[seat] = withRest(all, plan, result.rest)
    if (this.view(seat).phase !== 'setup') this.#planned.add(seat)
    return result
  }

  /** Makes one decision of the sender; `note`, if it comes from an order. To others it looks as sent now. */
  decide(decision: Decision, note?: AnswerNote): Refusal | undefined {
    const { seat, kind } = decision
    if (kind === 'answer') this.#sender = seat
    const refusal = this.#byHand(seat, () => this.take(decision, note))
    this.decided = this.state.step
    return refusal
  }

  #byHand<T>(seat: Seat, work: () => T): T {
    this.#asByHand.add(seat)
    const result = work()
    this.#asByHand.delete(seat)
    return result
  }

  #between(seat: Seat): Pick<ScriptRun, 'between' | 'letPass'> {
    return {
      between: () => this.othersAnswer(seat),
      letPass: () => this.#safely('orders', () => this.#passes(seat)) === true,
    }
  }

  /** Answers questions of other seats than the one that plays. @returns how many answers they gave */
  othersAnswer(seat: Seat): number {
    this.decided = this.state.step
    const before = this.decisions.length
    do this.#safely('orders', () => this.#ordersAnswer(seat))
    while (this.#botsAnswer() > 0)
    return this.decisions.slice(before).filter((decision) => decision.seat !== seat).length
  }

  // — automatic answers —

  /** Orders, plans and bots, until a person must be asked. */
  settle(): void {
    do this.#safely('orders', () => this.#ordersAndPlans())
    while (this.#botsAnswer() > 0)
  }

  #ordersAndPlans(): void {
    this.#ordersAnswer()
    while (this.#plansPlay()) this.#ordersAnswer()
    for (const seat of SEATS) this.#dropPast(seat)
  }

  /** Answers that orders and plans may still give. */
  get #left(): number {
    const { a, b } = this.outcome.answers
    return MOST_AUTOMATIC - a - b
  }

  /** `of`: whose lines are being played; what cannot matter is left to them. @returns how many answers the others gave */
  #ordersAnswer(of?: Seat): number {
    const { answers } = this.outcome
    const before = { ...answers }
    while (this.#left > 0 && this.pending().some((request) => this.#orderAnswers(request, of)));
    return SEATS.reduce((sum, seat) => sum + (seat === of ? 0 : answers[seat] - before[seat]), 0)
  }

  #orderAnswers(request: DecisionRequest, of: Seat | undefined): boolean {
    if (this.#toSeats.has(request) || this.#parts.open?.some((open) => open.request === request.id)) return false
    const orders = this.#ordersOf(request.seat)
    const isOwn = request.seat === of
    const pass = isOwn ? undefined : passOf(this, request, orders)
    const isAnswered = this.#gives(request, pass ?? orderedAnswer(this, request, orders))
    if (!isAnswered && !isOwn) this.#toSeats.add(request)
    return isAnswered
  }

  #ordersOf(seat: Seat): Orders {
    return this.#parts.prepared[seat]?.orders ?? NO_ORDERS
  }

  #gives(request: DecisionRequest, found: OrderAnswer | undefined): boolean {
    if (!found) return false
    const { seat, ask, subject, id } = request
    if (found.disguised) {
      this.outcome.held[seat] = id
      return false
    }
    const note = { by: 'order', ask, subject, fired: found.fired } as const
    const refused = this.take({ kind: 'answer', request: id, seat, choice: found.choice }, note)
    if (refused) throw new Error(`an order answered ${ask} illegally: ${refused.code}`)
    this.outcome.answers[seat] += 1
    return true
  }

  /** Answers questions between a seat's own lines that cannot matter to it. @returns whether there were any */
  #passes(seat: Seat): boolean {
    const before = this.outcome.answers[seat]
    const orders = this.#ordersOf(seat)
    while (this.#left > 0 && this.#openTo(seat).some((one) => this.#gives(one, passOf(this, one, orders))));
    return this.outcome.answers[seat] > before
  }

  /**
   * Plans that play by themselves: one activation of each seat, and in set-up its next piece as often as it is its turn.
   * @returns whether one was played
   */
  #plansPlay(): boolean {
    if (this.#left <= 0) return false
    for (const seat of SEATS) {
      const open = this.#openTo(seat)
      const isSetUp = open.some(isOfSetUp)
      const plan = isSetUp || !this.#planned.has(seat) ? planNow(this, seat, this.#plansOf(seat), open) : undefined
      if (!plan) continue
      if (!isSetUp) this.#planned.add(seat)
      this.#play(seat, plan)
      return true
    }
    return false
  }

  #play(seat: Seat, plan: Plan): void {
    const all = this.#plansOf(seat)
    const leave = (rest: Plan[]) => {
      this.outcome.plans[seat] = withRest(all, plan, rest)
    }
    // After a fault it does not begin again by itself.
    leave([{ ...plan, plays: 'by-button' }])
    const between = () => {
      this.outcome.answers[seat] += 1
      return this.#ordersAnswer(seat)
    }
    leave(playPlan(this, seat, plan, { between, letPass: () => this.#passes(seat) }).rest)
  }

  #dropPast(seat: Seat): void {
    const plans = this.#plansOf(seat)
    if (plans.length === 0) return
    const left = withoutPast(plans, this.state)
    if (left.some((plan, i) => plan !== plans[i]) || left.length < plans.length) this.outcome.plans[seat] = left
  }

  /** None that was made, perhaps, while its seat was asked what it is asked still (design 10). */
  #plansOf(seat: Seat): readonly Plan[] {
    const { prepared, open, revealing } = this.#parts
    const counts = seat === this.#sender || seat === revealing || !open?.some((one) => one.seat === seat)
    return this.outcome.plans[seat] ?? (counts ? prepared[seat]?.plans : undefined) ?? []
  }

  #openTo(seat: Seat): readonly DecisionRequest[] {
    return this.pending().filter((request) => request.seat === seat)
  }

  /** @returns how many answers bots gave */
  #botsAnswer(): number {
    const before = this.#botAnswers
    const { bots } = this.#parts
    this.#safely('bots', () => {
      for (;;) {
        const request = this.pending().find(({ seat }) => bots?.[seat])
        const bot = request && bots?.[request.seat]
        if (!bot || this.#left <= this.#botAnswers) return
        this.botAnswers(bot, request)
        this.#botAnswers += 1
      }
    })
    return this.#botAnswers - before
  }

  /**
   * A bot answers one question, for its own seat or, as the `note` says, for somebody else's. An answer that is none, or
   * not legal, is replaced by the plain one. @throws if that is not legal either
   */
  botAnswers(bot: BotPlayer, request: DecisionRequest, note?: AnswerNote): void {
    const { id, seat, ask } = request
    const asked = { view: this.view(seat), request, salt: this.salt(request, 'bot') }
    const give = (choice: Choice) => this.#log({ kind: 'answer', request: id, seat, choice }, note, note?.by ?? 'bot')
    const chosen = chosenBy(bot, asked, this.#parts.report)
    const refused = chosen && give(chosen)
    if (chosen && !refused) return
    if (refused) this.#parts.report({ what: 'bot-illegal', ask, code: refused.code })
    const plain = give(bot.plain(asked))
    if (plain) throw new Error(`${ask}: not even the plain answer is legal (${plain.code})`)
  }

  // — records —

  /** Makes one decision; a refused one changes nothing. `note`: why, if no person has just made it. */
  take(decision: Decision, note?: AnswerNote): Refusal | undefined {
    return this.#log(decision, note, note?.by ?? 'player')
  }

  #log(decision: Decision, note: AnswerNote | undefined, by: LoggedDecision['by']): Refusal | undefined {
    const after = this.state.step
    const refusal = this.#game.take(decision, note)
    if (refusal) return refusal
    const { seat } = decision
    // What cannot matter is answered so for those who are there, too: as if by hand it would give a disguise away.
    const asByHand = this.#asByHand.has(seat) && !isPass(note)
    // What is by hand to others is so in the record, too, which all may read after the end (R17.16).
    this.decisions.push({ ...decision, by: asByHand && by !== 'clock' ? 'player' : by })
    const upTo = this.state.step
    if (note) this.notes.push({ ...note, seat, after, upTo, ...(asByHand && { asByHand: true }) })
    return undefined
  }

  /**
   * Notes a fault of an automatic answer, and asks its source nothing more. All decisions before it stand; it is
   * played again, for nobody knows what the game is in the middle of.
   */
  #safely<T>(who: 'orders' | 'bots', work: () => T): T | undefined {
    if (this.#failed.has(who)) return undefined
    try {
      return work()
    } catch (error) {
      this.#failed.add(who)
      this.#parts.report({ what: 'stopped', error })
      this.#game = this.#parts.begin()
      for (const { by: _, ...decision } of this.decisions) this.#game.take(decision)
      return undefined
    }
  }
}
