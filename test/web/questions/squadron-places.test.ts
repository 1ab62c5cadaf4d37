import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaseTable } from '#test/support/case-format-table'
import { choose, openAs, press } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a place in reach of a ship is one from which the ship can be attacked (R1.12, R11.17)', async () => {
  // The TIE holds whoever goes straight to the Victory.
  const guarded: CaseTable = {
    phase: 'squadron',
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [200, 200], activated: true },
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 500], heading: 180, activated: true },
    },
    squadrons: {
      x1: { card: 'x-wing-squadron', at: [457, 300] },
      tie1: { card: 'tie-fighter-squadron', at: [420, 410] },
    },
  }
  await openAs(new PlayedGame(guarded), 'a')
  await choose(/^Move/)
  await press(/^in reach of Victory/)
  await vi.waitFor(() =>
    expect(document.querySelector('.outcome')?.textContent).toMatch(/In its reach there: .*Victory/),
  )
})
