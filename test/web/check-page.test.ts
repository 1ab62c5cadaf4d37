import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { goldenFile } from '#test/golden/games'
import CheckPage from '../../web/pages/CheckPage.svelte'
import { fakeService } from './support/service'

const game = JSON.parse(readFileSync(goldenFile('decided-by-points'), 'utf8')) as ExportedGame

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(reply: { status?: number; body: unknown }) {
  const calls = fakeService(() => reply)
  const { container } = render(CheckPage, { id: 'g1' })
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Checking …'))
  return { calls, container, sentence: screen.getByRole('heading', { level: 1 }).textContent }
}

describe('The page of the proof (design 4)', () => {
  test('checks a finished game in the browser and says what matches, round by round', async () => {
    const { sentence, calls, container } = await open({ body: game })
    expect(calls.map(({ path }) => path)).toEqual(['/games/g1/export'])
    expect(sentence).toMatch(/^All \d+ rolls, \d+ shuffles?( and|,).* \d+ dials match what was promised\.$/)
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Setup',
      ...Array.from({ length: game.result.round }, (_, i) => `Round ${i + 1}`),
    ])
    expect(container.textContent).toContain(game.chance.commitment)
    expect(container.textContent).toContain('It does not protect you from a player who also runs the service')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('names what does not match', async () => {
    const { sentence, container } = await open({
      body: { ...game, chance: { ...game.chance, secret: '1'.repeat(64) } },
    })
    expect(sentence).toBe('Something does not match what was promised.')
    expect(container.textContent).toContain('The secret is not the one that was sealed before the first draw.')
  })

  test('stays shut before the end', async () => {
    const { sentence } = await open({ status: 409, body: { code: 'game-not-over', message: 'Not yet.' } })
    expect(sentence).toBe('The proof opens when the game ends.')
    expect(screen.getByRole('link', { name: 'The game' }).getAttribute('href')).toBe('/g/g1')
  })

  test('tells of a game that is not there, and of a document that cannot be read', async () => {
    const missing = await open({ status: 404, body: { code: 'no-such-game', message: 'There is no such game.' } })
    expect(missing.sentence).toBe('There is no such game.')
    cleanup()
    const damaged = await open({ body: { format: 'something else' } })
    expect(damaged.sentence).toBe('The document of this game cannot be read.')
  })
})
