import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Lobby from '../../../web/game/Lobby.svelte'
import { gamePage, gameView } from '../support/game-pages'

const open = (changes: object) => gamePage(gameView(), { status: 'open', ...changes })
const onchanged = () => Promise.resolve()

describe('a game that has not begun', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('is withdrawn by its maker with two presses, for nobody can take that back', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })))
    vi.stubGlobal('fetch', asked)
    render(Lobby, { page: open({ you: 'a', opensUntil: '2026-12-30T12:00:00.000Z' }), onchanged })
    screen.getByText(/it is withdrawn by itself/)
    screen.getByRole('button', { name: 'Withdraw the game' }).click()
    const sure = await screen.findByRole('button', { name: 'Press again to withdraw it' })
    expect(asked).not.toHaveBeenCalled()
    sure.click()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(asked.mock.calls[0]).toMatchObject([expect.stringMatching(/^\/games\//), { method: 'DELETE' }])
  })

  test('is left by the other player, who reads that there is no way back', () => {
    render(Lobby, { page: open({ you: 'b' }), onchanged })
    screen.getByText('The seat becomes free for somebody else, and you cannot take it again.')
    screen.getByRole('button', { name: 'Leave the game' })
  })

  test.each([
    ['maker', 'This game was withdrawn before it began.'],
    ['time', 'This game did not begin within 30 days, so it was withdrawn.'],
  ])('says that it never will (by %s), and offers nothing else', (by, sentence) => {
    render(Lobby, { page: open({ you: 'b', withdrawn: { by, at: '2026-11-30T12:00:00.000Z' } }), onchanged })
    screen.getByRole('heading', { name: sentence })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
