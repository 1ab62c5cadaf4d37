import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '#test/support/me'
import GameTime from '../../web/game/GameTime.svelte'
import SettingsPage from '../../web/pages/SettingsPage.svelte'
import { gamePage, gameView } from './support/game-pages'
import { fakeService } from './support/service'

const since = '2026-11-26T12:00:00.000Z'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  location.hash = ''
})

test('does the page of a game say that no mail reaches the other player, and since when?', () => {
  const { container } = render(GameTime, { page: gamePage(gameView(), { unreachable: { b: since } }) })
  expect(screen.getByText(/^Mails to .+ have come back since/)).toBeDefined()
  expect(container.querySelector(`time[datetime="${since}"]`)).not.toBeNull()
})

test('do the settings say so to the player?', async () => {
  fakeService(() => ({ body: {} }))
  location.hash = '#messages'
  render(SettingsPage, { me: { ...ME, unreachable: { since, why: 'bounced' } } })
  expect((await screen.findByRole('note')).textContent).toContain('Mails to this address have come back since')
})
