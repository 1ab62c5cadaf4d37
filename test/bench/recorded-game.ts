import type { Decision } from '#shared/engine/decision'
import type { GameState } from '#shared/engine/state'
import { begin, hmacChance, startGame } from '#shared/game'
import { eagerChoice, seeded } from '#test/support/random-choice'

export const SETUP = { gameId: 'a5'.repeat(16), wishes: { a: 'rebel', b: 'imperial' } } as const
export const CHANCE = hmacChance({
  secret: '5a'.repeat(32),
  gameId: SETUP.gameId,
  salts: { a: '01'.repeat(16), b: '02'.repeat(16) },
})

/** A whole random game of the learning scenario in which both sides would rather fight. @returns its first state and every decision */
export function recordGame(seed: number): { first: GameState; decisions: Decision[] } {
  const first = startGame(SETUP, CHANCE).state
  const below = seeded(seed)
  const run = begin(first, CHANCE)
  const decisions: Decision[] = []
  while (!run.state.result) {
    const open = run.pending()
    const request = open[below(open.length)]
    if (!request) throw new Error('nobody is asked, and the game is not over')
    const choice = eagerChoice(run.state, request, below)
    const decision: Decision = { kind: 'answer', request: request.id, seat: request.seat, choice }
    const refusal = run.take(decision)
    if (refusal) throw new Error(`seed ${seed}: ${refusal.code}`)
    decisions.push(decision)
  }
  return { first, decisions }
}
