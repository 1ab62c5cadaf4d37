import type { Engine, Run } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { FrameKind } from '#shared/game/engine/frame'
import type { Game, GameState, Seat } from '#shared/game/engine/state'
import { UnknownCard, UnknownDial } from '#shared/game/engine/unseen'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import type { Bot } from './bot'
import { candidates } from './candidates'
import { type CommandWorth, foreseen } from './foreseen'
import { gainBetween, type Outcome } from './gain'
import { best } from './worth'

/** The engine, handed in: one for which a card that nobody has seen does nothing. */
export type SupposingEngine = Pick<Engine, 'begin'>

/** What luck would show, of dice that are rolled: they count as not rolled yet, with any face they have meanwhile. */
const ANY_LUCK: Chance = { draw: (_n, _purpose, ranges) => ranges.map(() => 0) }

/** Answers in a row, and starts of the engine for one question: what comes later is not looked at. */
const MOST_ANSWERS = 24
const MOST_STARTS = 60

/** A question with a price of its own begins: what it is worth is foreseen, and it is not played out. */
const isPromise = ({ ask }: DecisionRequest): boolean => ask === 'attack.declare' || ask === 'squadron.command'

interface NextAnswer {
  readonly request: DecisionRequest
  readonly foreseen: CommandWorth
}

/** Of a ship in its activation (R5.19). */
const ATTACKS = 2

const NO_SALT = () => '0'.repeat(32)

/** Leaves alone what cards offer. */
function passOf(request: DecisionRequest): Choice | undefined {
  if (request.kind !== 'option' || request.ask !== 'window.effect') return undefined
  const pass = request.options.find(({ source }) => source === undefined)
  return pass && { option: pass.id }
}

const TURNS: ReadonlySet<FrameKind> = new Set(['activation', 'squadron-activation', 'attack'])
const isBetweenTurns = ({ stack }: Game): boolean => stack.every(({ kind }) => !TURNS.has(kind))

/** A ship of that seat is in the middle of its activation. */
function ownActivation({ stack, ships }: Game, seat: Seat): boolean {
  const frame = stack.findLast(({ kind }) => kind !== 'effect' && kind !== 'window')
  return (frame?.kind === 'activation' || frame?.kind === 'maneuver') && ships[frame.ship]?.seat === seat
}

/** Plays answers to their end on what a seat knows (design 5), and says what they gain. */
export class SupposedGame {
  readonly before: Outcome
  readonly #engine: SupposingEngine
  readonly #view: GameView
  readonly #seat: Seat
  readonly #known: GameState
  /** How the questions in between are answered, if not by trying. */
  readonly #plainly: Bot
  /** The frame that offers the effect: it is over when that one goes on. */
  readonly #home: number | undefined
  readonly #asked: DecisionRequest
  #starts = MOST_STARTS
  /** What comes if the effect is left alone; looked at once. */
  #without: { readonly next: NextAnswer | undefined } | undefined

  constructor(engine: SupposingEngine, view: GameView, request: DecisionRequest, plainly: Bot) {
    this.#engine = engine
    this.#view = view
    this.#seat = request.seat
    this.#asked = request
    this.#plainly = plainly
    this.#known = knownState(view)
    this.#home = this.#known.stack.findLast(({ kind }) => kind !== 'effect')?.id
    this.before = { view, events: [], unrolled: new Set() }
  }

  /** What this answer leads to; undefined: nobody can say, or it is refused. */
  after(request: DecisionRequest, choice: Choice): Outcome | undefined {
    return this.#played(this.#known, request, choice, [])
  }

  #played(
    from: GameState,
    request: DecisionRequest,
    choice: Choice,
    earlier: readonly GameEvent[],
  ): Outcome | undefined {
    if (this.#starts <= 0) return undefined
    this.#starts -= 1
    // It begins where it is to end
    let run: Run | undefined
    const until = (g: Game) => run !== undefined && this.#isBack(g)
    run = knowing(() => this.#engine.begin(from, ANY_LUCK, until))
    const asked = run?.pending().find(({ ask, seat }) => ask === request.ask && seat === request.seat)
    if (!run || !asked) return undefined
    return this.#goesOn(run, asked, choice, earlier)
  }

  #goesOn(run: Run, request: DecisionRequest, choice: Choice, earlier: readonly GameEvent[]): Outcome | undefined {
    let next: DecisionRequest | undefined = request
    let answer = choice
    for (let answers = 0; next && answers < MOST_ANSWERS; answers += 1) {
      const end = taken(run, next, answer)
      if (end === 'refused' && answers === 0) return undefined
      if (end !== 'taken') return this.#outcome(run, earlier)
      next = run.pending()[0]
      if (!next) break
      if (isPromise(next)) return { ...this.#outcome(run, earlier), promise: next }
      if (next.ask === 'effect.choose') return this.#bestOf(run, next, earlier)
      answer = this.#plainly({ view: this.#seen(run.state), request: next, salt: NO_SALT })
    }
    return this.#outcome(run, earlier)
  }

  /** Each side chooses what is best for itself. */
  #bestOf(run: Run, request: DecisionRequest, earlier: readonly GameEvent[]): Outcome | undefined {
    const view = this.#seen(run.state)
    const events = [...earlier, ...run.events]
    const sign = request.seat === this.#seat ? 1 : -1
    const outcomes = candidates(view, request).flatMap(
      (choice) => this.#played(run.state, request, choice, events) ?? [],
    )
    return best(outcomes, (outcome) => sign * gainBetween(this.before, outcome, this.#seat).worth)
  }

  #outcome({ state, events: now }: Run, earlier: readonly GameEvent[]): Outcome {
    const events = [...earlier, ...now]
    const seen = { view: this.#seen(state), events, unrolled: unrolledBy(events) }
    if (state.lasting.length <= this.#known.lasting.length) return seen
    return { ...seen, lasting: { of: isBetweenTurns(state) ? 'round' : 'turn', ahead: this.#ahead(state) } }
  }

  /** What the next question of the activation is worth beside the one that comes if the effect is left alone. */
  #ahead(state: GameState): number {
    const pass = passOf(this.#asked)
    if (!ownActivation(this.#known, this.#seat) || !pass) return 0
    this.#without ??= { next: this.#nextAfter(this.#known, pass) }
    const without = this.#without.next
    const next = without && this.#nextAfter(state)
    if (!next) return 0
    const same = next.request.ask === without.request.ask
    const worth = ({ foreseen: { worth, optional } }: NextAnswer) => (same || optional ? worth : 0)
    return worth(next) - worth(without)
  }

  /** The next attack, command or course of its own activation, up to which nothing is left to luck or to the enemy. */
  #nextAfter(from: GameState, first?: Choice): NextAnswer | undefined {
    const run = knowing(() => this.#engine.begin(from, ANY_LUCK))
    let choice = first
    for (let answers = 0; run && run.draws.length === 0 && answers < MOST_ANSWERS; answers += 1) {
      const [request] = run.pending()
      if (!request || request.seat !== this.#seat) return undefined
      const view = this.#seen(run.state)
      const found = choice ? undefined : foreseen(view, request, ATTACKS)
      if (found) return { request, foreseen: found }
      choice ??= passOf(request) ?? this.#plainly({ view, request, salt: NO_SALT })
      if (taken(run, request, choice) !== 'taken') return undefined
      choice = undefined
    }
    return undefined
  }

  /** The effect is over; what it has put on top of its moment is over, too. */
  #isBack({ stack, result }: Game): boolean {
    return result !== undefined || stack.at(-1)?.id === this.#home || stack.every(({ id }) => id !== this.#home)
  }

  /** As its player sees the table then; values are those of now. */
  #seen(state: GameState): GameView {
    const { ships, squadrons, reserve } = this.#view
    const ship = (each: GameState['ships'][string]): ShipView[] => {
      const was = ships[each.id] ?? reserve?.ships[each.id]
      return was ? [{ ...each, values: was.values }] : []
    }
    const squadron = (each: GameState['squadrons'][string]): SquadronView[] => {
      const was = squadrons[each.id] ?? reserve?.squadrons[each.id]
      return was ? [{ ...each, values: was.values }] : []
    }
    const byId = <T extends { id: string }>(all: T[]) => Object.fromEntries(all.map((each) => [each.id, each]))
    return {
      ...this.#view,
      round: state.round,
      phase: state.phase,
      ships: byId(Object.values(state.ships).flatMap(ship)),
      squadrons: byId(Object.values(state.squadrons).flatMap(squadron)),
      cards: state.cards,
      lost: state.lost,
      ...(state.victoryTokens && { victoryTokens: state.victoryTokens }),
      now: state.stack,
    }
  }
}

/** Why it does not go on; `hidden`: something that nobody has seen decides. */
const taken = (run: Run, { id, seat }: DecisionRequest, choice: Choice): 'taken' | 'refused' | 'hidden' =>
  knowing(() => (run.take({ kind: 'answer', request: id, seat, choice }) ? 'refused' : 'taken')) ?? 'hidden'

/** Undefined: something that nobody has seen decides. */
function knowing<T>(play: () => T): T | undefined {
  try {
    return play()
  } catch (error) {
    if (error instanceof UnknownCard || error instanceof UnknownDial) return undefined
    throw error
  }
}

/** Dice of the attack that luck has yet to decide: rerolled or added ones that have not been turned since. */
function unrolledBy(events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>()
  for (const event of events) {
    if (event.type === 'diceRerolled') for (const { from } of event.dice) found.add(from.id)
    if (event.type === 'dieAdded' && !event.set) found.add(event.die.id)
    if (event.type === 'dieChanged') found.delete(event.die.id)
  }
  return found
}
