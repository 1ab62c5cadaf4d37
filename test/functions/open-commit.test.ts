import { describe, expect, test } from 'vitest'
import type { Head } from '#functions/ports/head'
import { HeadInPlay } from '#functions/use-cases/commit/open-commit'
import * as rules from '#shared/game'
import { type GameState, SEATS } from '#shared/game/engine/state'
import { playBoth, twin } from '#test/support/prepared-duel'
import { seeded } from '#test/support/random-choice'
import { scramble } from '#test/support/scramble'

/** A game in which dials lie hidden and cards facedown. */
async function damagedGame(): Promise<{ head: Head; state: GameState }> {
  const { a, b, id, head } = await twin()
  await playBoth([a, b], id, ({ page }) =>
    Object.values(page.view?.ships ?? {}).some(({ damage }) => damage.some(({ faceup }) => !faceup)),
  )
  const { state, ...rest } = await head()
  if (!state) throw new Error('the game has not begun')
  return { head: { ...rest, state }, state }
}

describe('what orders, plans and bots are given to answer from (design 5, 10)', () => {
  test('is the view of their owner, whatever lies hidden from them', async () => {
    const { head, state } = await damagedGame()
    expect(Object.values(state.ships).some(({ damage }) => damage.some(({ faceup }) => !faceup))).toBe(true)
    for (const seat of SEATS) {
      const seen = new HeadInPlay(rules, head, state).view(seat)
      expect(seen).toEqual(rules.viewFor(state, seat))
      for (let seed = 1; seed <= 4; seed += 1) {
        const other = scramble(state, seat, seeded(seed))
        expect(other).not.toEqual(state)
        expect(new HeadInPlay(rules, head, other).view(seat)).toEqual(seen)
      }
    }
  })
})
