import { expect, test } from 'vitest'
import type { Decision } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import { randomChoice } from '#shared/play/bots/random'
import { FixtureGame, ZEROS } from '#test/support/fixture-game'
import { seeded } from '#test/support/random-choice'
import { FIXTURES } from './fixture-cards'

const SHIPS = ['cr90-1', 'nebulon-b-1', 'victory-1'] as const

/** A game with eight random fixture cards, two of them faceup damage cards. */
function randomFixtures(seed: number): FixtureGame {
  const below = seeded(seed)
  const names = Object.keys(FIXTURES).filter((name) => name !== 'leaking-core')
  const any = <T>(things: readonly T[]): T => things[below(things.length)] as T
  return new FixtureGame({
    cards: FIXTURES,
    beside: Array.from({ length: 8 }, (_, i) => [`u${i + 1}`, any(names), any(SHIPS)] as const),
    faceup: [
      [any(SHIPS), 'leaking-core'],
      [any(SHIPS), 'leaking-core'],
    ],
  })
}

test.each(Array.from({ length: 24 }, (_, i) => i + 1))(
  'a random game with fixture cards is the same in memory and through JSON, seed %i',
  (seed) => {
    const { engine, state: first } = randomFixtures(seed)
    const below = seeded(seed + 1000)
    const hot = engine.begin(first, ZEROS)
    let cold: GameState = first
    const seen = new Set<string>()
    for (let i = 0; i < 600 && !hot.state.result; i += 1) {
      const open = hot.pending()
      const request = open[below(open.length)]
      if (!request) throw new Error('nobody is asked, and the game is not over')
      const answered: Decision = {
        kind: 'answer',
        request: request.id,
        seat: request.seat,
        choice: randomChoice(hot.state, request, below),
      }
      expect(seen.has(request.id)).toBe(false)
      seen.add(request.id)
      expect(hot.take(answered)).toBeUndefined()
      const before = JSON.stringify(cold)
      const after = engine.apply(JSON.parse(before) as GameState, [answered], ZEROS)
      expect(after.refused).toBeUndefined()
      cold = after.state
      expect(JSON.stringify(cold)).toBe(JSON.stringify(hot.state))
      expect(hot.take(answered)).toMatchObject({ code: hot.state.result ? 'game-over' : 'question-gone' })
    }
    expect(hot.state.result).toBeDefined()
  },
)
