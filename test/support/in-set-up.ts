import { begin, type Run, viewFor } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import { practiceBot } from '#shared/play/bots/practice'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { GameInPlay } from '#shared/play/orders/script'
import { openingOf } from '#test/programs/sim/fleets'
import { seeded } from './random-choice'

/** A battle of two fleets of 400 points whose objective has just been chosen, played as the service plays one. */
export function inSetUp(seed: number): { run: Run; game: GameInPlay; told: (AnswerNote & { seat: Seat })[] } {
  const gameId = seed.toString(16).padStart(32, '0')
  const chance = hmacChance({ secret: '01'.repeat(32), gameId, salts: { a: '02'.repeat(16), b: '03'.repeat(16) } })
  const run = begin(openingOf('casual-400', { gameId, seed, chance, below: seeded(seed) }), chance)
  while (!run.pending().some(({ ask }) => ask === 'obstacle.choose' || ask === 'deploy.choose')) byHand(run)
  const told: (AnswerNote & { seat: Seat })[] = []
  const game: GameInPlay = {
    state: run.state,
    pending: () => run.pending(),
    get drawsSoFar() {
      return run.draws.length
    },
    view: (viewer) => viewFor(run.state, viewer, run.pending()),
    take(decision, why) {
      const refused = run.take(decision)
      if (!refused && why) told.push({ ...why, seat: decision.seat })
      return refused
    },
    salt: () => () => '00'.repeat(16),
  }
  return { run, game, told }
}

/** The first question is answered as a sensible player would. */
export function byHand(run: Run): DecisionRequest | undefined {
  const [request] = run.pending()
  if (!request) return undefined
  const { id, seat } = request
  const view = viewFor(run.state, seat, run.pending())
  run.take({ kind: 'answer', request: id, seat, choice: practiceBot({ view, request, salt: () => '00'.repeat(16) }) })
  return request
}
