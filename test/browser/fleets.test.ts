import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service'
import { Player } from './support/player'
import { launchTraced } from './support/traced'

const IMPERIALS = `Name: First Fleet
Faction: Imperial
Commander: Grand Moff Tarkin

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Minefields

Victory II-class Star Destroyer (85)
• Grand Moff Tarkin (38)
• Gunnery Team (7)
= 130 Points

Squadrons:
• 2 x TIE Fighter Squadron (16)
= 16 Points

Total Points: 146
`

/** Two players from the builder to the beginning of a battle. */
describe('fleets', () => {
  let service: TestService
  let browser: Browser

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function arrive(email: string, device: 'phone' | 'desk'): Promise<Player> {
    const player = await Player.arrive(browser, service, email, device)
    await player.page.goto('/sign-in')
    await player.signIn()
    return player
  }

  /** Opens a list of cards, looks for one by its name and takes it. */
  async function takes(player: Player, list: string | RegExp, card: string): Promise<void> {
    const { page, button } = player
    await button(list).first().focus()
    await page.keyboard.press('Enter')
    await page.locator('input[type="search"]:focus').waitFor()
    await page.keyboard.type(card)
    const onCard = () =>
      page.evaluate(() => /^Take .*, \d+ points$/.test(document.activeElement?.getAttribute('aria-label') ?? ''))
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return onCard()
      })
      .toBe(true)
    await page.keyboard.press('Enter')
  }

  async function buildsByKeys(player: Player): Promise<void> {
    const { page } = player
    await page.getByRole('link', { name: 'Fleets' }).click()
    await player.sees(/^You have no fleet yet/)
    await player.button('Rebel fleet').focus()
    await page.keyboard.press('Enter')
    await player.sees('4 faults to correct first.')
    await takes(player, 'Add a ship', 'CR90 Corvette A')
    await takes(player, 'Choose: Commander, CR90 Corvette A', 'Dodonna')
    await takes(player, 'Choose: Officer, CR90 Corvette A', 'Leia')
    await takes(player, 'Add squadrons', 'X-wing')
    await page.keyboard.press('Enter')
    expect(await player.review('fleet-builder')).toEqual([])
    await page.keyboard.press('Escape')
    for (const [category, card] of [
      ['Assault', 'most-wanted'],
      ['Defense', 'fire-lanes'],
      ['Navigation', 'minefields'],
    ] as const) {
      await page.getByRole('combobox', { name: category }).selectOption(card)
    }
    await player.sees('Legal: 93 of 400 points, 1 ship, 2 squadrons.')
    await player.button('Save').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Saved.').waitFor()
  }

  async function invitesToTournament(player: Player): Promise<string> {
    const { page } = player
    await page.goto('/play/new')
    await page.getByRole('radio', { name: /^Battle with fleets/ }).check()
    await page.getByRole('radio', { name: 'Tournament, 400 points' }).check()
    expect(await player.review('new-battle')).toEqual([])
    await player.button('Make the invitation').click()
    await player.sees('Bring your fleet: up to 400 points.')
    return page.getByLabel(/^Anybody who opens this address/).inputValue()
  }

  test('are built by keys alone, pasted on a phone, brought in secret, and begin a battle', async () => {
    const anne = await arrive('anne@armada.example', 'desk')
    const ben = await arrive('ben@armada.example', 'phone')
    await buildsByKeys(anne)
    const invitation = await invitesToTournament(anne)
    await anne.button('Bring it: Rebel fleet').click()
    await anne.sees('Your fleet is there; nobody has accepted your invitation yet.')
    expect(await anne.review('battle-lobby-waits')).toEqual([])

    await ben.page.goto(invitation)
    await ben.sees(/invites you: a battle \(Tournament, 400 points\)/)
    expect(await ben.review('battle-invitation', 'phone')).toEqual([])
    await ben.button('Accept').tap()
    await ben.sees('Bring your fleet: up to 400 points.')
    await ben.page.getByText(/^Admiral \d+ has brought a fleet\.$/).waitFor()
    expect(await ben.page.content()).not.toContain('Dodonna')
    await ben.button('Paste a list').tap()
    await ben.page.getByLabel('Fleet list').fill(IMPERIALS)
    await ben.button('Read it').tap()
    await ben.page.getByText('Read as: Star Forge.').waitFor()
    expect(await ben.review('battle-lobby-pasted', 'phone')).toEqual([])
    await ben.button('Save the fleet').tap()
    await ben.button('Bring it: First Fleet').tap()
    await ben.sees(/to choose who is first player/)
    await anne.sees(/first player/)
    expect([...anne.faults, ...ben.faults]).toEqual([])
    await anne.leave()
    await ben.leave()
  })

  test('Back leads from the list that covers a phone to the fleet, and from there off its page', async () => {
    const player = await arrive('back@armada.example', 'phone')
    await player.page.goto('/f')
    await player.button('Imperial fleet').tap()
    await player.sees('4 faults to correct first.')
    const list = player.button('Close the list')
    await player.button('Add a ship').tap()
    await list.waitFor()
    await player.page.goBack()
    await list.waitFor({ state: 'hidden' })
    await player.sees('4 faults to correct first.')
    await player.page.goBack()
    await player.page.getByRole('article').waitFor()
    await player.leave()
  })

  test('fit a page of 320 px', async () => {
    const player = await arrive('narrow@armada.example', 'phone')
    await player.resize({ width: 320, height: 640 })
    await player.page.goto('/f')
    await player.button('Imperial fleet').tap()
    await player.sees('4 faults to correct first.')
    await player.button('Add a ship').tap()
    await player.button(/^Interdictor Combat Refit/).tap()
    await player.button(/^Take Interdictor Combat Refit/).tap()
    await player.button('Close the list').tap()
    await player.button('Choose: Officer, Interdictor Combat Refit').first().tap()
    const wide = () => player.page.evaluate(() => document.documentElement.scrollWidth)
    expect(await wide()).toBe(320)
    await player.page.goto('/f')
    await player.page.getByRole('article').waitFor()
    expect(await wide()).toBe(320)
    await player.leave()
  })
})
