import { begin, hmacChance, startGame } from '#shared/game'
import type { Decision, DecisionRequest } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import { openingOf } from '#test/programs/sim/fleets'
import { eagerChoice, seeded } from '#test/support/random-choice'

export const SETUP = { gameId: 'a5'.repeat(16), wishes: { a: 'rebel', b: 'imperial' } } as const
export const CHANCE = hmacChance({
  secret: '5a'.repeat(32),
  gameId: SETUP.gameId,
  salts: { a: '01'.repeat(16), b: '02'.repeat(16) },
})

/** What is decided next, and by whom. */
type Decide = (state: GameState, open: readonly DecisionRequest[], below: RandomNumber) => Decision

/** Both sides would rather fight. */
const eagerly: Decide = (state, open, below) => {
  const request = open[below(open.length)]
  if (!request) throw new Error('nobody is asked, and the game is not over')
  return { kind: 'answer', request: request.id, seat: request.seat, choice: eagerChoice(state, request, below) }
}

type Opening = (seed: number) => GameState
const learning: Opening = () => startGame(SETUP, CHANCE).state
/** A battle of any two fleets of 400 points, from its set-up on. */
export const battleOf400: Opening = (seed) => battle('casual-400', seed)
/** A battle of what the core set holds. */
export const coreSetBattle: Opening = (seed) => battle('core-set', seed)

const battle = (fleets: 'casual-400' | 'core-set', seed: number): GameState =>
  openingOf(fleets, { gameId: SETUP.gameId, seed, chance: CHANCE, below: seeded(seed) })

/** A whole game, of the learning scenario or another. @returns its first state and every decision */
export function recordGame(
  seed: number,
  decide = eagerly,
  opening = learning,
): { first: GameState; decisions: Decision[] } {
  const first = opening(seed)
  const below = seeded(seed)
  const run = begin(first, CHANCE)
  const decisions: Decision[] = []
  while (!run.state.result) {
    const decision = decide(run.state, run.pending(), below)
    const refusal = run.take(decision)
    if (refusal) throw new Error(`seed ${seed}: ${refusal.code}`)
    decisions.push(decision)
  }
  return { first, decisions }
}
