import type { Rules } from '#functions/ports/deps'
import type { Head, LoggedDecision, SeatAnswerNote } from '#functions/ports/head'
import type { Salt } from '#shared/bots/bot'
import type { Chance } from '#shared/engine/chance'
import type { Decision, DecisionRequest, Refusal } from '#shared/engine/decision'
import type { GameState, Seat } from '#shared/engine/state'
import type { Run } from '#shared/game'
import type { AnswerNote } from '#shared/orders/answered'
import type { GameInPlay } from '#shared/orders/script'
import type { GameView, Viewer } from '#shared/view/game-view'
import { dialSalts } from './dial-salts'
import type { Commit } from './next-head'
import { ServiceRefusal } from './refused'

type Parts = Pick<Rules, 'begin' | 'hmacChance' | 'viewFor'>

/** A game being changed by one submission: the engine's run, with every decision and draw kept for the log. */
export class GameRun implements GameInPlay {
  private readonly rules: Parts
  private readonly head: Head
  private run: Run
  private readonly decisions: LoggedDecision[] = []
  private readonly told: SeatAnswerNote[] = []
  /** Whose answers by orders and plans are by hand to everybody else. */
  private readonly asByHand = new Set<Seat>()

  constructor(rules: Parts, head: Head, state: GameState) {
    this.rules = rules
    this.head = head
    this.run = rules.begin(state, chanceOf(rules, head))
  }

  get state(): GameState {
    return this.run.state
  }

  get drawsSoFar(): number {
    return this.run.draws.length
  }

  get decisionsSoFar(): readonly LoggedDecision[] {
    return this.decisions
  }

  pending() {
    return this.run.pending()
  }

  view(viewer: Viewer): GameView {
    return this.rules.viewFor(this.run.state, viewer, this.run.pending())
  }

  salt({ id }: DecisionRequest): Salt {
    return dialSalts('order', this.head, id)
  }

  /** While this is on, answers of the seat's orders and plans are to others as if they came by hand. */
  disguise(seat: Seat, on: boolean): void {
    if (on) this.asByHand.add(seat)
    else this.asByHand.delete(seat)
  }

  /** One decision; refused, it leaves everything as it was. `told`: why, if nobody has just decided it. */
  take(decision: Decision, told?: AnswerNote, by: LoggedDecision['by'] = told?.by ?? 'player'): Refusal | undefined {
    const after = this.run.state.step
    const refusal = this.run.take(decision)
    if (refusal) return refusal
    const { seat } = decision
    const asByHand = this.asByHand.has(seat) && !isOfNoMatter(told)
    // What is by hand to others is so in the record, too, which all may read after the end (R17.16).
    this.decisions.push({ ...decision, by: asByHand && by !== 'clock' ? 'player' : by })
    const upTo = this.run.state.step
    if (told) this.told.push({ ...told, seat, after, upTo, ...(asByHand && { asByHand: true }) })
    return undefined
  }

  /** The same decisions from `state` on once more: after a fault nobody knows what the game is in the middle of. */
  renew(state: GameState): void {
    const run = this.rules.begin(state, chanceOf(this.rules, this.head))
    for (const { by: _, ...decision } of this.decisions) run.take(decision)
    this.run = run
  }

  happened(): Commit {
    return {
      state: this.run.state,
      decisions: this.decisions,
      draws: [...this.run.draws],
      events: [...this.run.events],
      open: this.run.pending(),
      ...(this.told.length > 0 && { told: this.told }),
    }
  }
}

/** What cannot matter is answered so for those who are there, too: as if by hand it would give a disguise away. */
const isOfNoMatter = (told: AnswerNote | undefined): boolean =>
  typeof told?.fired?.order === 'object' && 'rule' in told.fired.order

/** A commit of one decision that answers no question. */
export function runOne(
  rules: Parts,
  head: Head,
  state: GameState,
  decision: Decision,
): { happened: Commit; used: number } | ServiceRefusal {
  const run = new GameRun(rules, head, state)
  const refusal = run.take(decision)
  return refusal ? new ServiceRefusal(refusal.code, refusal.subject) : { happened: run.happened(), used: 0 }
}

/** The luck of this game (design 4); both seats must be taken. */
export function chanceOf(rules: Pick<Rules, 'hmacChance'>, head: Pick<Head, 'id' | 'seats' | 'chance'>): Chance {
  const { a, b } = head.seats
  if (!b) throw new Error(`game ${head.id} has no second seat yet`)
  return rules.hmacChance({ secret: head.chance.secret, gameId: head.id, salts: { a: a.salt, b: b.salt } })
}
