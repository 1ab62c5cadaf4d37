import type { Rules } from '#functions/ports/deps'
import type { Head, LoggedDecision } from '#functions/ports/head'
import type { Chance } from '#shared/engine/chance'
import type { Decision, Refusal } from '#shared/engine/decision'
import type { GameState } from '#shared/engine/state'
import type { Run } from '#shared/game'
import type { Happened } from './next-head'
import { Refused } from './refused'

type Parts = Pick<Rules, 'begin' | 'hmacChance'>

/** A game being changed by one submission: the engine's run, with every decision and draw kept for the log. */
export class GameRun {
  private readonly run: Run
  private readonly decisions: LoggedDecision[] = []

  constructor(rules: Parts, head: Head, state: GameState) {
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

  /** One decision; refused, it leaves everything as it was. */
  take(decision: Decision, by: LoggedDecision['by'] = 'player'): Refusal | undefined {
    const refusal = this.run.take(decision)
    if (!refusal) this.decisions.push({ ...decision, by })
    return refusal
  }

  happened(): Happened {
    return {
      state: this.run.state,
      decisions: this.decisions,
      draws: [...this.run.draws],
      events: [...this.run.events],
      open: this.run.pending(),
    }
  }
}

/** A commit of one decision that answers no question. */
export function runOne(
  rules: Parts,
  head: Head,
  state: GameState,
  decision: Decision,
): { happened: Happened; used: number } | Refused {
  const run = new GameRun(rules, head, state)
  const refusal = run.take(decision)
  return refusal ? new Refused(refusal.code, refusal.subject) : { happened: run.happened(), used: 0 }
}

/** The luck of this game (design 4); both seats must be taken. */
export function chanceOf(rules: Pick<Rules, 'hmacChance'>, head: Pick<Head, 'id' | 'seats' | 'chance'>): Chance {
  const { a, b } = head.seats
  if (!b) throw new Error(`game ${head.id} has no second seat yet`)
  return rules.hmacChance({ secret: head.chance.secret, gameId: head.id, salts: { a: a.salt, b: b.salt } })
}
