import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service'
import { beganGame, setDials } from './support/arranged-game'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** In the page, before its own scripts: whatever waits as long as between two looks at the service waits for ever. */
function neverAsksByItself(): void {
  const { setTimeout } = globalThis
  const patient = (act: () => void, ms = 0) => (ms >= 5_000 ? 0 : setTimeout(act, ms))
  Object.assign(globalThis, { setTimeout: patient })
}

describe('two players have their game open', () => {
  let service: TestService
  let browser: Browser
  let rebel: Player
  let empire: Player
  let game: string

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'desk')
    for (const player of [rebel, empire]) {
      player.page.setDefaultTimeout(SOON.timeout)
      await player.page.goto('/sign-in')
      await player.signIn()
    }
    game = await beganGame(rebel, empire)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('and what the one does the page of the other shows, without ever asking by itself (design 17)', async () => {
    const { page } = rebel
    await page.addInitScript(neverAsksByItself)
    const connected = page.waitForEvent('websocket', SOON)
    // The one look that follows a new connection
    const looked = page.waitForResponse(/\?since=[1-9]/, SOON)
    await page.goto(`/g/${game}`)
    const socket = await connected
    await looked
    await setDials(rebel, game, 'navigate')
    await rebel.heading(/^Waiting for .* to choose dials/).waitFor(SOON)
    await setDials(empire, game, 'repair')
    await rebel.heading('Choose the ship that acts now.').waitFor(SOON)
    expect(new URL(socket.url()).pathname).toBe('/live')
    expect(rebel.faults).toEqual([])
  })
})
