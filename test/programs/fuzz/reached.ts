import { begin, type Run } from '#shared/game'
import { type Chance, hmacChance } from '#shared/game/engine/chance'
import type { GameState } from '#shared/game/engine/state'
import { hex } from '#shared/play/bots/random'
import { randomDecision } from '#test/programs/sim/bot'
import { FLEETS, openingOf } from '#test/programs/sim/fleets'
import { seeded, seededFor } from '#test/support/random-choice'
import { pick } from './mutate'

/** A game that bots have played at random, up to some question. */
export interface Reached {
  run: Run
  chance: Chance
  /** Ids of requests that have been answered. */
  past: string[]
}

const MOST_DECISIONS = 400

/** Any fleets, any moment of the first so many decisions. */
export function reached(seed: number, most = MOST_DECISIONS): Reached {
  const below = seededFor(seed, 'reached')
  const gameId = hex(16, below)
  const chance = hmacChance({ secret: hex(32, below), gameId, salts: { a: hex(16, below), b: hex(16, below) } })
  const run = begin(openingOf(pick(FLEETS, below), { gameId, seed, chance, below: seeded(seed) }), chance)
  const past: string[] = []
  for (let left = below(most); left > 0; left -= 1) {
    const decision = randomDecision(run.state, run.pending(), below)
    // A game that is over asks nothing: the moment before is looked at.
    if (decision.kind !== 'answer' || endsWith(run.state, decision, chance)) break
    run.take(decision)
    past.push(decision.request)
  }
  return { run, chance, past }
}

function endsWith(state: GameState, decision: Parameters<Run['take']>[0], chance: Chance): boolean {
  const probe = begin(state, chance)
  probe.take(decision)
  return probe.state.result !== undefined
}
