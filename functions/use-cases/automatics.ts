import type { BotPlayer, Rules } from '#functions/ports/deps'
import { type Head, isPractice } from '#functions/ports/head'
import type { Decision, DecisionRequest, Refusal, RequestId } from '#shared/engine/decision'
import { type GameState, SEATS, type Seat } from '#shared/engine/state'
import type { AnswerNote } from '#shared/orders/answered'
import type { Plan, ScriptLine } from '#shared/orders/plan'
import { runScript, type ScriptResult, type ScriptRun } from '#shared/orders/script'
import { Automatic, type AutomaticOutcome, type Preparations, playPlan } from '#shared/orders/settle'
import type { Orders } from '#shared/orders/standing-order'
import { botAnswers } from './answer-bots'
import { GameRun } from './run-game'
import { commandsOf } from './seat-commands'

type Parts = Pick<Rules, 'begin' | 'hmacChance' | 'viewFor' | 'bot'>

export interface Hands {
  head: Head
  state: GameState
  /** Who sends something now. */
  sender?: Seat
  /** They play a plan by its button: no other one plays itself in the same submission (design 10). */
  plan?: Plan
  /** Whose disguised orders answer now what was held back. */
  revealing?: Seat
}

/**
 * A game in the hands of one commit, with all that goes on in it by itself: orders and plans of both seats (design 10),
 * then bots, until a person must be asked. Whatever goes wrong with them, what was decided by hand stands, and the next
 * question is its player's.
 */
export class Automatics {
  readonly #run: GameRun
  readonly #hands: Hands
  readonly #bot: BotPlayer | undefined
  readonly #automatic: Automatic
  readonly #failed = new Set<'orders' | 'bots'>()
  #botAnswers = 0
  #decided: number | undefined

  private constructor(rules: Parts, hands: Hands, bot: BotPlayer | undefined) {
    const { head, state, revealing } = hands
    this.#hands = hands
    this.#bot = bot
    this.#run = new GameRun(rules, head, state)
    if (revealing) this.#run.disguise(revealing, true)
    this.#automatic = new Automatic(this.#run, preparedIn(hands), openBefore(hands))
  }

  /** Loads the bot of a game against one. */
  static async of(rules: Parts, hands: Hands): Promise<Automatics> {
    const name = hands.head.seats.b?.bot
    return new Automatics(rules, hands, name && (await rules.bot(name)))
  }

  get run(): GameRun {
    return this.#run
  }

  get settled(): AutomaticOutcome {
    return this.#automatic.settled
  }

  /** The step that the last decision by hand led to. */
  get decided(): number | undefined {
    return this.#decided
  }

  /** The lines of whoever sends them (design 11); others answer in between. */
  playScript(seat: Seat, lines: readonly ScriptLine[], first: RequestId): ScriptResult {
    return runScript(this.#run, lines, { seat, first, ...this.#between(seat) })
  }

  /** The first step of a plan, by its owner's button: to others it is as if it were sent now. */
  playPlan(seat: Seat, plan: Plan): ReturnType<typeof playPlan> {
    this.#run.disguise(seat, true)
    const played = playPlan(this.#run, seat, plan, this.#between(seat))
    this.#run.disguise(seat, false)
    return played
  }

  /** What is left of plans after one was played by its button: in set-up they go on by themselves. */
  goesOnWith(seat: Seat, plans: readonly Plan[]): void {
    this.#automatic.goesOnWith(seat, plans)
  }

  /** One decision of whoever sends it; `why`, if an order says what. To others it is as if it were sent now. */
  take(decision: Decision, why?: AnswerNote): Refusal | undefined {
    this.#run.disguise(decision.seat, true)
    const refusal = this.#run.take(decision, why)
    this.#run.disguise(decision.seat, false)
    this.#decided = this.#run.state.step
    return refusal
  }

  /** Orders, plans and bots, until a person must be asked. */
  goOn(): void {
    do this.#safely('orders', () => this.#automatic.goOn())
    while (this.#botsAnswer() > 0)
  }

  /** Others than the seat that plays just now answer what asks them. @returns how many answers they gave */
  othersAnswer(seat: Seat): number {
    this.#decided = this.#run.state.step
    const before = this.#run.decisionsSoFar.length
    do this.#safely('orders', () => this.#automatic.ordersAnswer(seat))
    while (this.#botsAnswer() > 0)
    return this.#run.decisionsSoFar.slice(before).filter((decision) => decision.seat !== seat).length
  }

  #between(seat: Seat): Pick<ScriptRun, 'between' | 'letPass'> {
    return { between: () => this.othersAnswer(seat), letPass: () => this.#letPass(seat) }
  }

  #letPass(seat: Seat): boolean {
    let passed = false
    this.#safely('orders', () => {
      passed = this.#automatic.letPass(seat)
    })
    return passed
  }

  #botsAnswer(): number {
    const before = this.#botAnswers
    const { head } = this.#hands
    this.#safely('bots', () => {
      for (;;) {
        const request = this.#askedOfBot()
        if (!request || !this.#bot || this.#automatic.left <= this.#botAnswers) return
        botAnswers(this.#bot, head, this.#run, request)
        this.#botAnswers += 1
      }
    })
    return this.#botAnswers - before
  }

  #askedOfBot(): DecisionRequest | undefined {
    const { seats } = this.#hands.head
    return this.#run.pending().find(({ seat }) => seats[seat]?.bot !== undefined)
  }

  /** Notes a fault of what goes on by itself, and asks it nothing more; all that was decided until then stands. */
  #safely(who: 'orders' | 'bots', work: () => void): void {
    if (this.#failed.has(who)) return
    try {
      work()
    } catch (error) {
      const { head, state } = this.#hands
      console.error(`game ${head.id}: what goes on by itself did not, at ${placesOf(error)}`)
      this.#failed.add(who)
      this.#run.renew(state)
    }
  }
}

/** Where a fault happened. Not what it says: that might tell what somebody has ordered. */
const placesOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((row) => /^\s+at /.test(row))
        .join('')
    : 'no place'

/** An edit counts from the next question on (design 10); so does what was prepared before a question that stays open. */
function openBefore({ head, revealing }: Hands): RequestId[] {
  const held = revealing && commandsOf(head, revealing).held?.request
  return head.out.awaited.after.map(({ request }) => request).filter((request) => request !== held)
}

function preparedIn({ head, sender, plan, revealing }: Hands): Partial<Record<Seat, Preparations>> {
  const prepared: Partial<Record<Seat, Preparations>> = {}
  for (const seat of SEATS) {
    const { orders, plans } = commandsOf(head, seat)
    const isAsked = head.out.awaited.after.some((open) => open.seat === seat)
    const plays = seat === sender ? plan === undefined : !isAsked || seat === revealing
    prepared[seat] = {
      orders: ordersNow(head, seat, orders, revealing),
      plans: plays ? plans : [],
    }
  }
  return prepared
}

/** A bot answers everything itself. Nobody is there to be fooled by its opponent; and what was held back comes now. */
function ordersNow(head: Head, seat: Seat, orders: Orders, revealing: Seat | undefined): Orders {
  if (head.seats[seat]?.bot !== undefined) return { ...orders, askAlways: true }
  return seat === revealing || isPractice(head) ? undisguised(orders) : orders
}

function undisguised({ disguised: _, ...orders }: Orders): Orders {
  return { ...orders, orders: orders.orders.map(({ disguised: _each, ...order }) => order) }
}
