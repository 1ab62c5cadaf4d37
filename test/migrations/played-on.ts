import type { GameId } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { submitDecisions } from '#functions/use-cases/submit/submit-decisions'
import { pending } from '#shared/game'
import type { GameState, Seat } from '#shared/game/engine/state'
import { randomDecision } from '#test/programs/sim/bot'
import { breaches, damageCards } from '#test/programs/sim/invariants'
import type { TestApp } from '#test/support/app'
import { seeded } from '#test/support/random-choice'

const MOST = 2_000

/**
 * Plays a stored game to its end through the service, or so many decisions, at random; answers every breach of what must
 * always hold.
 */
export async function playedOn(
  { deps, clock }: Pick<TestApp, 'deps' | 'clock'>,
  game: GameId,
  decisions = MOST,
): Promise<string[]> {
  const below = seeded(7)
  let cards: string[] | undefined
  for (let n = 0; n < decisions; n += 1) {
    const { state, seats } = await headOf(deps.games, game)
    cards ??= damageCards(state)
    const open = pending(state)
    const found = breaches(state, open, cards)
    if (found.length > 0 || state.result) return found
    const decision = randomDecision(state, open, below)
    if (decision.kind !== 'answer') continue
    const asked = open.find(({ id }) => id === decision.request)
    if (!asked) throw new Error(`${decision.request} is not asked`)
    clock.at += 1_000
    const { ask, subject, id: answers } = asked
    const script = [{ ask, subject, choose: decision.choice }]
    const actor = { player: seats[asked.seat].player }
    const answer = await submitDecisions(deps, actor, { game, submissionId: `on${clock.at}`, answers, script })
    if (answer instanceof ServiceRefusal) return [`${ask} of ${subject} is refused: ${answer.code}`]
  }
  return decisions < MOST ? [] : [`not over after ${MOST} decisions`]
}

/** HEAD of a game of two people that has begun. */
export async function headOf(
  games: TestApp['deps']['games'],
  game: GameId,
): Promise<{ state: GameState; seats: Record<Seat, { player: string }> }> {
  const { state, seats } = (await games.load(game))?.head ?? {}
  const { a, b } = seats ?? {}
  if (!state || !a?.player || !b?.player) throw new Error(`no game of two people ${game}`)
  return { state, seats: { a: { player: a.player }, b: { player: b.player } } }
}
