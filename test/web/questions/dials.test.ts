import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { terms } from '#messages/terms'
import { chooseDials } from '#shared/play/bots/choose-dials'
import type { CaseTable } from '#test/support/case-format-table'
import { openAs, press, question } from '../support/open-game'
import { PlayedGame } from '../support/played-game'

/** Two fleets that the learning scenario does not know, before any dial is set. */
const fleets = (changes: Partial<CaseTable> = {}): CaseTable => ({
  phase: 'command',
  options: 'casual-400',
  ships: {
    mc80: { card: 'mc80-command-cruiser', at: [400, 100] },
    frigate: { card: 'assault-frigate-mark-ii-b', at: [700, 100] },
    imperial: { card: 'imperial-ii-class-star-destroyer', at: [500, 800], heading: 180 },
  },
  ...changes,
})
const slots = () =>
  question()
    .getAllByRole('button', { name: /, round \d: / })
    .map((slot) => slot.getAttribute('aria-label')?.replace(/^.*: /, ''))

describe('dials are suggested for any fleet', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('as the practice bot would set them, from the view of this seat alone', async () => {
    const game = new PlayedGame(fleets())
    await openAs(game, 'a')
    const view = game.view('a')
    const [request] = view.requests
    if (request?.kind !== 'dials') throw new Error('no dials are asked for')
    const choice = chooseDials({ view, request, salt: () => '' })
    const expected = request.ships.flatMap(({ ship }) =>
      'dials' in choice ? (choice.dials[ship] ?? []).map(({ command }) => terms.commands[command]) : [],
    )
    expect(slots()).toEqual(expected.map(() => 'empty'))
    await press('Suggested')
    await vi.waitFor(() => expect(slots()).toEqual(expected))
    expect(expected.length).toBeGreaterThan(4)
  })

  test('its Why? speaks of the ships of this fleet', async () => {
    await openAs(new PlayedGame(fleets()), 'a')
    await press('Why? Rule R4.6')
    await question().findByText(/^What the practice bot would set for MC80 Command "A" and Assault/)
    expect(question().queryByText(/X-wings|Nebulon|CR90/)).toBeNull()
  })

  test('the place that is filled next is brought into sight', async () => {
    await openAs(new PlayedGame(fleets()), 'a')
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    for (let dials = 0; dials < 3; dials += 1) await press(/^\d ?Repair/)
    expect(seen.mock.contexts.map((slot) => (slot as Element).getAttribute('aria-label'))).toEqual([
      'MC80 Command "A", round 2: Repair',
      'MC80 Command "A", round 3: Repair',
      expect.stringMatching(/^Assault .*, round 1: empty$/),
    ])
    seen.mockRestore()
  })
})
