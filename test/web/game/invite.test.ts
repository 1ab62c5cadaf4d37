import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Invite from '../../../web/game/Invite.svelte'
import { gamePage, gameView } from '../support/game-pages'

const page = gamePage(gameView(), { status: 'open', invitation: '/join/abc' })

describe('the invitation', () => {
  afterEach(() => {
    cleanup()
    Reflect.deleteProperty(navigator, 'share')
    vi.unstubAllGlobals()
  })

  test('is copied where a device has no sheet to share by', () => {
    render(Invite, { page })
    expect(screen.queryByRole('button', { name: 'Share the invitation' })).toBeNull()
    screen.getByRole('button', { name: 'Copy the address' })
  })

  test('is handed to the sheet of the device, which may be closed again', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    render(Invite, { page })
    screen.getByRole('button', { name: 'Share the invitation' }).click()
    await vi.waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: 'A game of Armada by Post',
        url: new URL('/join/abc', location.origin).href,
      }),
    )
    screen.getByRole('button', { name: 'Copy the address' })
  })
})
