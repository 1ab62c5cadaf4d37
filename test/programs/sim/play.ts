import { apply, begin, engineWith, type Run, viewFor } from '#shared/game'
import { type Chance, hmacChance, recordedChance } from '#shared/game/engine/chance'
import type { Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { hex as hexBytes } from '#shared/play/bots/random'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { Preparations } from '#shared/play/orders/commit-parts'
import type { Plan } from '#shared/play/orders/plan'
import type { GameInPlay } from '#shared/play/orders/script'
import { isOfSetUp } from '#shared/play/orders/set-up-plan'
import { knownStatesDiffer, statesInterfere, transitionsInterfere } from '#test/support/non-interference'
import { settle } from '#test/support/playing'
import { seeded, seededFor } from '#test/support/random-choice'
import { AppliedRules } from './applied-rules'
import { AttackAudit } from './attack-audit'
import { answerOf, type BotName, oneOf } from './bot'
import { Brought } from './brought'
import type { SetUpWatch } from './close-battle'
import { CoverageCounter } from './coverage'
import { type Fleets, openingOf } from './fleets'
import { HandOffCounter } from './hand-offs'
import { breaches, damageCards, shieldBreaches, tokenBreaches } from './invariants'
import {
  ordersInterfere,
  passesInterfere,
  preparedBy,
  type SimOrders,
  setUpPlans,
  submissionBreaches,
  type TakenDecision,
} from './orders'
import { type GameReport, reportOf, type SimReport, type Violation } from './report'
import { ScoreAudit } from './score-audit'
import { SetupAudit } from './setup-audit'
import { ShipAudit } from './ship-audit'
import { SquadronAudit } from './squadron-audit'
import { SubmissionCounter } from './submissions'

export interface SimOptions {
  games: number
  seed: number
  /** So many games of the same run are not played, but count for what it has brought. */
  skip?: number
  /** Every how many states all invariants are checked. */
  check: number
  fleets: Fleets
  bot: BotName
  /** What the seats have prepared; absent: nothing. */
  orders?: SimOrders | Record<Seat, Preparations>
}
type How = Omit<SimOptions, 'games' | 'seed' | 'skip'>

/** What the games of one run have in common. */
interface Series {
  coverage: CoverageCounter
  brought: Brought
}
const newSeries = ({ fleets, bot }: How): Series => ({
  coverage: new CoverageCounter(fleets, bot),
  brought: new Brought(),
})

/** It hangs on what its owner may know; all else that is answered in advance on what everybody does. */
const isOrder = (told: AnswerNote | undefined): boolean =>
  told?.fired !== undefined && !(typeof told.fired.order === 'object' && 'rule' in told.fired.order)

/** A game that goes on longer than this hangs. */
const MOST_DECISIONS = 5_000

/** What has applied is noted in the game itself, not where its states are looked at once more. */
const applied = new AppliedRules()
const watched = engineWith(applied.cards)

/** Plays whole games; game i of seed s is game 0 of seed s + i, unless what they bring hangs on those before. */
export function playGames(
  { games, seed, skip = 0, ...how }: SimOptions,
  progress: (played: readonly GameReport[]) => void = () => {},
): SimReport {
  const series = newSeries(how)
  for (let i = 0; i < skip; i += 1) beginning(seed + i, how.fleets, series.brought)
  const played: GameReport[] = []
  while (played.length < games) {
    played.push(new SimGame(seed + skip + played.length, how, series).play())
    progress(played)
  }
  return reportOf(played, series.coverage.report())
}

/** One game, with all that was decided in it. */
export function playGame({ seed, ...how }: How & { seed: number }): GameReport & { taken: readonly TakenDecision[] } {
  const game = new SimGame(seed, how, newSeries(how))
  return { ...game.play(), taken: game.taken }
}

const hex = (n: number, bytes: number): string => n.toString(16).padStart(2 * bytes, '0')

/** How the game of a seed begins, and its luck. */
function beginning(
  seed: number,
  fleets: Fleets,
  brought: Brought,
  watch?: SetUpWatch,
): { first: GameState; chance: Chance } {
  const gameId = hex(seed, 16)
  const chance = hmacChance({ secret: hex(seed, 32), gameId, salts: { a: hex(1, 16), b: hex(2, 16) } })
  return {
    chance,
    first: openingOf(fleets, { gameId, seed, chance, below: seeded(seed), brought, begin: watched.begin, watch }),
  }
}
const copied = (state: GameState): GameState => JSON.parse(JSON.stringify(state))

class SimGame {
  readonly #seed: number
  readonly #check: number
  readonly #bot: BotName
  #prepared: Record<Seat, Preparations>
  #plansSetUp: boolean
  readonly #coverage: CoverageCounter
  /** For what is looked at, not for what is played: a game is the same however often it is checked. */
  readonly #below: (k: number) => number
  readonly #chance: Chance
  readonly #first: GameState
  readonly #run: Run
  /** Every damage card of the game. */
  readonly #cards: string[]
  readonly #handOffs = new HandOffCounter()
  readonly #submissions = new SubmissionCounter()
  readonly #playing: GameInPlay
  readonly #attacks = new AttackAudit()
  readonly #setup = new SetupAudit()
  readonly #score = new ScoreAudit()
  readonly #ships = new ShipAudit()
  readonly #squadrons: SquadronAudit
  readonly #violations: Violation[] = []
  readonly #decisions: Decision[] = []
  readonly taken: TakenDecision[] = []
  readonly #asked = new Set<string>()
  #open: readonly DecisionRequest[]
  #engineMs = 0

  constructor(seed: number, { check, fleets, bot, orders = 'none' }: How, { coverage, brought }: Series) {
    this.#seed = seed
    this.#check = check
    this.#bot = bot
    this.#prepared = typeof orders === 'string' ? preparedBy(orders) : orders
    this.#plansSetUp = orders === 'planned'
    this.#coverage = coverage
    this.#below = seededFor(seed, 'checks')
    applied.take()
    const { first, chance } = beginning(seed, fleets, brought, coverage)
    this.#chance = chance
    this.#first = first
    this.#run = watched.begin(this.#first, this.#chance)
    this.#cards = damageCards(this.#run.state)
    this.#squadrons = new SquadronAudit(this.#run.state)
    this.#coverage.note(this.#run.events, this.#run.state, this.#run.state)
    this.#open = this.#run.pending()
    this.#noteOpen()
    this.#playing = this.#asPlaying()
  }

  play(): GameReport {
    const broke = this.#playsOn()
    if (broke) this.#violated(broke)
    else if (!this.#run.state.result) this.#violated(`the game did not end within ${MOST_DECISIONS} decisions`)
    this.#coverage.played(this.#run.state, applied.take())
    if (!broke) this.#replay()
    return {
      decisions: this.#decisions.length,
      engineMs: this.#engineMs,
      handOffs: this.#handOffs.counts,
      byAsk: this.#handOffs.byAsk,
      sent: this.#submissions.sent,
      violations: this.#violations,
    }
  }

  /** @returns what was thrown, if anything was: the games after it are played all the same */
  #playsOn(): string | undefined {
    try {
      while (!this.#run.state.result && this.#decisions.length < MOST_DECISIONS) this.#submit()
      return undefined
    } catch (error) {
      return `the game broke: ${error instanceof Error ? error.message : String(error)}`
    }
  }

  /** Both plan their set-up at its first question: whoever is asked is there already. */
  #planSetUp(): void {
    if (!this.#plansSetUp || !this.#open.some(isOfSetUp)) return
    this.#plansSetUp = false
    const { state } = this.#run
    for (const seat of SEATS)
      this.#prepared = { ...this.#prepared, [seat]: { ...this.#prepared[seat], plans: setUpPlans(state, seat) } }
    this.#settle()
    this.#handOffs.note(state, this.#open)
  }

  /** One decision by hand, then what is ordered in advance. Numbers of a bot hang on the question alone. */
  #submit(): void {
    this.#planSetUp()
    const { state } = this.#run
    if (this.#open.length === 0) return
    const request = oneOf(this.#open, seededFor(this.#seed, this.#open.map(({ id }) => id).join()))
    const asked = { state, open: this.#open, request }
    this.#take(answerOf[this.#bot](asked, seededFor(this.#seed, request.id)))
    this.#settle()
    this.#handOffs.note(state, this.#open)
  }

  /** What is answered in advance: within the bounds of one submission, and counted (design 10). */
  #settle(): void {
    const before = this.taken.length
    const { answers, plans } = settle(this.#playing, this.#prepared)
    for (const [seat, left] of Object.entries(plans) as [Seat, Plan[]][])
      this.#prepared = { ...this.#prepared, [seat]: { ...this.#prepared[seat], plans: left } }
    for (const what of submissionBreaches(this.taken.slice(before), answers)) this.#violated(what)
  }

  /** The game in the hands of orders. */
  #asPlaying(): GameInPlay {
    const run = this.#run
    return {
      state: run.state,
      pending: () => this.#open,
      get drawsSoFar() {
        return run.draws.length
      },
      view: (seat) => viewFor(run.state, seat, this.#open),
      take: (decision, told) => this.#take(decision, told),
      salt: (request) => {
        const below = seededFor(this.#seed, request.id)
        return () => hexBytes(16, below)
      },
    }
  }

  /** `told`: nobody has just decided it. */
  #take(decision: Decision, told?: AnswerNote): Refusal | undefined {
    const { state } = this.#run
    const checked = this.#decisions.length % this.#check === 0
    const before = copied(state)
    const asked = decision.kind === 'answer' && this.#open.find(({ id }) => id === decision.request)
    if (checked) this.#checkBefore(before, decision)
    if (checked) for (const what of passesInterfere(before, this.#below)) this.#violated(what)
    if (checked && isOrder(told))
      for (const what of ordersInterfere(before, decision, this.#prepared[decision.seat], this.#below))
        this.#violated(what)
    const cold = checked ? this.#cold(before, decision) : undefined
    const seen = this.#run.events.length
    const drawn = this.#run.draws.length
    const refused = this.#timed(() => this.#run.take(decision))
    // What was planned may be illegal by now; then the plan stops, and nothing has happened.
    if (refused && told?.by === 'plan') return refused
    // What was refused would be decided again and again.
    if (refused) throw new Error(`a legal decision was refused: ${refused.code}`)
    this.#decisions.push(decision)
    this.taken.push({ decision, ...(asked && { asked }), ...(told && { told }) })
    this.#open = this.#timed(() => this.#run.pending())
    const events = this.#run.events.slice(seen)
    this.#coverage.note(events, before, state)
    this.#noteOpen()
    this.#submissions.note(decision.seat, told, this.#run.draws.length > drawn)
    if (cold) this.#same(cold, { state, events, refused }, 'hot and cold differ')
    const faults = [
      ...this.#setup.follow(events, before),
      ...this.#attacks.follow(events, before),
      ...this.#ships.follow(events, before),
      ...this.#squadrons.follow(events, before),
      ...this.#score.follow(events, state),
    ]
    for (const what of faults) this.#violated(what)
    if (checked) this.#checkAfter(before, events)
    return refused
  }

  /** Everything that can be asked of a state and of the decision that is about to be taken in it. */
  #checkBefore(state: GameState, decision: Decision): void {
    for (const what of [...statesInterfere(state, this.#below), ...knownStatesDiffer(state)]) this.#violated(what)
    const wrong: Decision = { ...decision, ...(decision.kind === 'answer' && { choice: { option: 'not-offered' } }) }
    for (const each of [decision, wrong])
      for (const what of transitionsInterfere(state, each, this.#chance, this.#below)) this.#violated(what)
    this.#refusesEarlierAnswers(state)
  }

  #checkAfter(before: GameState, events: readonly GameEvent[]): void {
    const { state } = this.#run
    const found = [
      ...breaches(state, this.#open, this.#cards),
      ...tokenBreaches(before, state, events),
      ...shieldBreaches(before, state, events),
    ]
    for (const what of found) this.#violated(what)
  }

  /** An answer to an earlier question is refused in every later state, and changes nothing. */
  #refusesEarlierAnswers(before: GameState): void {
    const run = begin(before, this.#chance)
    for (const earlier of this.#decisions) {
      const refused = earlier.kind === 'answer' ? run.take(earlier) : undefined
      if (refused?.code !== 'question-gone')
        this.#violated(`an earlier answer was not refused: ${JSON.stringify(earlier)}`)
    }
    this.#same(run.state, before, 'a refused answer changed the state')
  }

  /** The same decision on a state that was stored in between; the state handed in stays as it is. */
  #cold(
    before: GameState,
    decision: Decision,
  ): { state: GameState; events: GameEvent[]; refused?: Refusal | undefined } {
    const input = copied(before)
    const { state, events, refused } = apply(input, [decision], this.#chance)
    this.#same(input, before, 'the input state was changed')
    return { state, events, refused }
  }

  /** The list of decisions and the recorded draws make the same game again. */
  #replay(): void {
    const again = apply(copied(this.#first), this.#decisions, recordedChance(this.#run.draws))
    this.#same(again.state, this.#run.state, 'the replay ends otherwise')
    this.#same(again.events, this.#run.events, 'the replay tells otherwise')
  }

  #noteOpen(): void {
    const fresh = this.#open.filter(({ id }) => !this.#asked.has(id))
    const answered = this.#decisions.at(-1)
    if (answered?.kind === 'answer' && this.#open.some(({ id }) => id === answered.request))
      this.#violated(`the request id ${answered.request} is asked again after its answer`)
    for (const { id } of fresh) this.#asked.add(id)
    this.#coverage.asked(fresh)
  }

  #same(actual: unknown, expected: unknown, what: string): void {
    if (JSON.stringify(actual) !== JSON.stringify(expected)) this.#violated(what)
  }

  #timed<T>(work: () => T): T {
    const start = performance.now()
    const result = work()
    this.#engineMs += performance.now() - start
    return result
  }

  #violated(what: string): void {
    this.#violations.push({ seed: this.#seed, decision: this.#decisions.length, what })
  }
}
