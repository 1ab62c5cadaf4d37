import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipOf } from '#shared/game/engine/state'
import { startService, type TestService } from '#test/support/service'
import { Answering } from './support/answering'
import { arrange } from './support/arranged-game'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** In reach of the fourth X-wing, and of no other one as long as they stay. */
const BESIDE_X4 = { x: 490_000, y: 232_000 }

describe('two players of two browsers play a round through the pages', () => {
  let service: TestService
  let browser: Browser
  let rebel: Player
  let empire: Player
  let game: string
  let question: Locator
  const findings: string[] = []
  const review = async (player: Player, name: string) => findings.push(...(await player.review(name)))

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'phone')
    question = rebel.page.getByRole('region', { name: 'Question' })
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('signs in by a mail link, whose page uses it only when its button is pressed', async () => {
    await rebel.page.goto('/')
    await rebel.sees('Two fleets, one battle, a move whenever you have time.')
    await review(rebel, 'front')
    await rebel.page.getByRole('link', { name: 'Sign in to play' }).click()
    await rebel.sees(/Sign in with a link or a code/)
    await review(rebel, 'sign-in')
    await rebel.signIn()
    await rebel.sees('You have no game yet: begin one with a friend, or practise against the bot.')
  })

  test('has the time zone of the device, and tells the others a name', async () => {
    await rebel.page.getByRole('link', { name: 'Settings' }).click()
    await rebel.page.getByLabel('Name').fill('Red Leader')
    expect(await rebel.page.getByLabel('Time zone').inputValue()).toBe('Europe/Warsaw')
    await rebel.button('Save').click()
    await rebel.sees('You play as Red Leader.')
    await review(rebel, 'settings')
  })

  test('makes a game and hands the invitation on', async () => {
    await rebel.page.getByRole('link', { name: 'New game' }).click()
    await rebel.page.getByRole('radio', { name: /^Rebels/ }).check()
    await review(rebel, 'new-game')
    await rebel.button('Make the invitation').click()
    await rebel.sees('Nobody has accepted yet: send the invitation.')
    await review(rebel, 'lobby')
  })

  test('the invited signs in on the invitation and comes back to it', async () => {
    const address = await rebel.page.getByLabel('Anybody who opens this address').inputValue()
    await empire.page.goto(address)
    await empire.sees('Red Leader invites you: learning scenario, 3 days for each turn.')
    await review(empire, 'invitation')
    await empire.signIn()
    await empire.page.getByRole('radio', { name: /^Empire/ }).check()
    await empire.button('Accept and begin').click()
    await empire.sees(/^Choose dials for 1 ship; Red Leader chooses at the same time/)
    game = empire.page.url().split('/').at(-1) ?? ''
  })

  test('the open page of the maker finds out by itself', async () => {
    await rebel.sees(/^Choose dials for 2 ships/)
    expect(await rebel.page.title()).toMatch(/^▶ /)
  })

  test('sets dials in secret, by touch', async () => {
    await review(empire, 'dials-empty')
    for (const command of ['Navigate', 'Repair', 'Navigate']) await empire.button(new RegExp(`^${command}`)).tap()
    await empire.button('Undo').tap()
    await empire.button(/Squadron/).tap()
    await review(empire, 'dials')
    await empire.button(/^Send/).tap()
    await empire.sees('Waiting for Red Leader to choose dials.')
  })

  test('keeps a draft through a reload, and shows nothing of the other side', async () => {
    // The table and its question are the whole page: nothing lies below that could be swiped up
    expect(await rebel.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await rebel.button('Suggested').click()
    await rebel.page.reload()
    await rebel.sees(/^Choose dials/)
    await rebel.button(/^Send 3 dials chosen/).waitFor()
    expect(await rebel.page.content()).not.toContain('Navigate, Repair, Squadron')
    await rebel.sends()
    await rebel.sees('Choose the ship that acts now.')
  })

  test('activates a ship by mouse, keeps its dial and moves it', async () => {
    await review(rebel, 'choose-ship')
    await rebel.page.getByRole('radio', { name: /Nebulon-B .* reveals Navigate/ }).check()
    await rebel.button(/^Activate Nebulon-B "B"\s+keep Navigate/).click()
    await rebel.sees(/^Your Nebulon-B "B" moves/)
    await rebel.page.getByRole('radio', { name: 'dial', exact: true }).check()
    await rebel.page.getByRole('radio', { name: 'speed 3' }).check()
    await rebel.page.getByRole('radio', { name: 'Joint 2: 1 right' }).check()
    await review(rebel, 'course')
    await rebel.button(/^Send/).click()
    await rebel.sees(/^Waiting for .*: Victory II "C" has revealed its dial/)
    await review(rebel, 'waiting')
  })

  test('takes a token by touch, for a ship that was the only one left to activate, and moves straight ahead', async () => {
    await empire.page.reload()
    await empire.sees('Your Victory II "C" reveals Navigate: keep the dial or take a token.')
    await review(empire, 'dial')
    await empire.page.getByRole('radio', { name: /^Take a token/ }).tap()
    await empire.button('Take a Navigate token').tap()
    await empire.sees(/^Your Victory II "C" moves/)
    await empire.button(/^Send/).tap()
    await empire.sees('Waiting for Red Leader: CR90 "A" has revealed its dial.')
    await review(empire, 'moved')
  })

  test('answers by keys alone, from the list of games to the end of the Ship Phase', async () => {
    // Without damage nobody would be asked about Repair
    await arrange(service.deps, game, (state) => {
      shipOf(state, 'cr90-1').shields.left = 1
    })
    await rebel.page.goto('/')
    await rebel.sees(/^1 game waits for you; it is due/)
    await review(rebel, 'games')
    await rebel.presses(rebel.page.getByRole('link', { name: 'Answer' }), 'Enter')
    await rebel.sees(/^Your CR90 "A" reveals Repair/)
    await rebel.presses(rebel.page.getByRole('link', { name: 'Skip to the question' }), 'Enter')
    await rebel.presses(rebel.page.getByRole('radio', { name: /^Keep the dial/ }), 'Space')
    await rebel.press('Control+Enter')
    await rebel.sees('Your CR90 "A" may resolve Repair now, or go on without.')
    await rebel.page.getByRole('group', { name: 'Repair now?' }).waitFor(SOON)
    await review(rebel, 'repair')
    await rebel.press('Control+Enter')
    await rebel.sees(/^Your CR90 "A" moves: set its course at speed 2/)
    await rebel.presses(question.getByRole('radio', { name: 'Joint 1: straight' }), 'ArrowLeft')
    await question.getByText(/^1 left, straight; cannot be undone$/).waitFor(SOON)
    await rebel.press('Control+Enter')
    await rebel.sees('Choose the squadron that acts now; then another one.')
  })

  test('moves two squadrons by keys alone, in one answer', async () => {
    await arrange(service.deps, game, ({ squadrons }) => {
      for (const squadron of Object.values(squadrons)) if (squadron.id === 'tie-fighter-1') squadron.at = BESIDE_X4
    })
    await rebel.page.reload()
    await rebel.presses(rebel.page.getByRole('link', { name: 'Skip to the question' }), 'Enter')
    await rebel.presses(question.getByRole('button', { name: /^X-wing x1/ }), 'Enter')
    await rebel.presses(question.getByRole('radio', { name: /^Move/ }), 'Space')
    await rebel.presses(question.getByText('By degrees and mm', { exact: true }), 'Enter')
    await rebel.reach(question.getByRole('spinbutton', { name: /^Distance/ }))
    await rebel.page.keyboard.type('100')
    await rebel.press('Tab')
    await question.getByRole('button', { name: 'Choose the next squadron' }).waitFor()
    await rebel.press('Control+Enter')
    await rebel.presses(question.getByRole('button', { name: /^X-wing x2/ }), 'Enter')
    await rebel.presses(question.getByRole('radio', { name: /^Move/ }), 'Space')
    await rebel.presses(question.getByRole('button', { name: 'engage t1' }), 'Enter')
    await question.getByText('Engaged there with TIE Fighter t1').waitFor()
    await review(rebel, 'squadrons')
    await question.getByRole('button', { name: /^Send X-wing x1 moves 100 mm; X-wing x2 moves \d+ mm/ }).waitFor()
    await rebel.press('Control+Enter')
    await rebel.sees(/^Waiting for .* to activate a squadron/)
  })

  test('the other side answers with two of its own', async () => {
    await empire.page.reload()
    await empire.sees('Choose the squadron that acts now; then another one.')
    await review(empire, 'squadrons-asked')
    await new Answering(empire, 'imperial').squadrons()
    await empire.sees('Waiting for Red Leader to activate a squadron.')
  })

  test('attacks a squadron by keys alone', async () => {
    await rebel.page.goto('/')
    await rebel.presses(rebel.page.getByRole('link', { name: 'Answer' }), 'Enter')
    await rebel.sees('Choose the squadron that acts now; then another one.')
    await rebel.presses(rebel.page.getByRole('link', { name: 'Skip to the question' }), 'Enter')
    await rebel.presses(question.getByRole('button', { name: /^X-wing x3/ }), 'Enter')
    await rebel.presses(question.getByRole('radio', { name: /^Do nothing/ }), 'Space')
    await rebel.press('Control+Enter')
    // The only one that is left follows by itself
    await question.getByRole('group', { name: 'X-wing x4: what does it do?' }).waitFor()
    await question.getByText(/^Move: not while engaged with TIE Fighter t1/).waitFor()
    await rebel.presses(question.getByRole('radio', { name: /TIE Fighter t1/ }), 'Space')
    await question.getByRole('button', { name: /^Roll 4 blue dice/ }).waitFor()
    await review(rebel, 'squadron-attack')
    await rebel.press('Control+Enter')
    await rebel.sees(/^Waiting for .* to activate a squadron/)
    await rebel.button('Log').click()
    const log = rebel.page.getByRole('region', { name: 'Log' })
    await log.getByText(/X-wing x4 attacks TIE Fighter t1/).waitFor()
  })

  test('the rest of the squadrons act, and the round is over', async () => {
    await empire.page.reload()
    await empire.sees(/^Choose the squadron that acts now/)
    await new Answering(empire, 'imperial').squadrons()
    await rebel.page.reload()
    await rebel.sees(/^Choose dials for 2 ships/)
  })

  test('the log tells the round, and its names light up their pieces', async () => {
    await empire.page.reload()
    await empire.sees(/^Choose dials for 1 ship/)
    await empire.button('Log').tap()
    const log = empire.page.getByRole('region', { name: 'Log' })
    await log.getByText('Round 2 begins; initiative: Rebels.').waitFor(SOON)
    await log.getByText('reveals Navigate').first().waitFor()
    await log.getByRole('button', { name: 'Nebulon-B "B"' }).first().tap()
    await review(empire, 'log')
    await empire.button('Fleets').tap()
    await review(empire, 'fleets')
  })

  test('resigning takes two presses and ends the game for both', async () => {
    await empire.button(/^More$/).tap()
    await empire.page.locator('summary', { hasText: 'Resign' }).tap()
    await empire.button('Resign').tap()
    await empire.button('Press again to resign').tap()
    await empire.sees(/^You resigned in round 2, at 0–[08]; the other side won\.$/)
    await rebel.page.reload()
    await rebel.sees(/^You won in round 2: the other side resigned, at [08]–0\.$/)
    await review(rebel, 'result')
  })

  test('no page has a fault that axe can find, scrolls sideways or reports an error', () => {
    expect(findings).toEqual([])
    expect([...rebel.faults, ...empire.faults]).toEqual([])
  })
})
