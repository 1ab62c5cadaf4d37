import { expect, test } from 'vitest'
import { begin } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import { dialCommitment } from '#shared/game/engine/dial-commitment'
import type { GameEvent } from '#shared/game/engine/event'
import type { DialOpening } from '#shared/game/engine/state'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { randomDecision } from '#test/programs/sim/bot'
import { seeded } from '#test/support/random-choice'

const GAME_ID = '3c'.repeat(16)

/** A whole game of random decisions: what everybody read of it, and the place of each ship in the fleet list. */
function wholeGame(seed: number): { events: readonly GameEvent[]; serials: Map<string, number> } {
  const chance = hmacChance({
    secret: '11'.repeat(32),
    gameId: GAME_ID,
    salts: { a: '22'.repeat(16), b: '33'.repeat(16) },
  })
  const run = begin(newLearningGame({ gameId: GAME_ID, wishes: { a: 'rebel', b: 'imperial' } }), chance)
  const serials = new Map(Object.values(run.state.ships).map(({ id, serial }) => [id, serial]))
  const below = seeded(seed)
  while (!run.state.result) expect(run.take(randomDecision(run.state, run.pending(), below))).toBeUndefined()
  return { events: run.events, serials }
}

/** Dials that were set, and those that an opponent set anew (R17.7g). */
const commitments = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'dialReplaced') return [event.commitment]
    return event.type === 'dialsSet' ? event.dials.map(({ commitment }) => commitment) : []
  })

/** Revealed, given up, or opened at the end. */
function opened(events: readonly GameEvent[]): DialOpening[] {
  return events.flatMap((event) => {
    if (event.type === 'dialRevealed' || event.type === 'dialLost' || event.type === 'storedDialSpent') return [event]
    return event.type === 'dialsOpened' ? event.dials : []
  })
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'R4.7 R17.16 every dial is opened once, revealed or at the end, and is what its commitment said, game %i',
  (seed) => {
    const { events, serials } = wholeGame(seed)
    const said = opened(events).map(({ ship, n, command, salt }) =>
      dialCommitment(GAME_ID, serials.get(ship) ?? -1, n, command, salt),
    )
    expect(said).toHaveLength(commitments(events).length)
    expect(new Set(said)).toEqual(new Set(commitments(events)))
  },
)
