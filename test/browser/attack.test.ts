import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAMAGE_CARDS, type DamageCardId } from '#shared/game/cards/catalog/damage-deck'
import { type GameState, shipOf } from '#shared/game/engine/state'
import { damage } from '#shared/messages/en/cards/damage'
import { startService, type TestService } from '#test/support/service'
import { laidGame, type Throw } from './support/arranged-game'
import { GameMails } from './support/game-mails'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

const FIRST_ROLL: Throw = [
  ['red', 'double-hit'],
  ['red', 'critical'],
  ['red', 'accuracy'],
]
const ADDED: Throw = [['red', 'double-hit']]
const SECOND_ROLL: Throw = [
  ['red', 'hit'],
  ['blue', 'hit'],
]
/** Uppermost in the deck: the first is dealt faceup, the second facedown. */
const FACEUP: DamageCardId = 'thrust-control-malfunction'
const FACEDOWN: DamageCardId = 'injured-crew'

/** The Nebulon-B has the Victory in two of its arcs, at medium range; one shield is left where it can hit. */
function layTable(state: GameState): void {
  const victory = shipOf(state, 'victory-1')
  shipOf(state, 'nebulon-b-1').pose = { x: 400_000, y: 350_000, heading: 0 }
  victory.pose = { x: 500_000, y: 570_000, heading: 180_000 }
  victory.shields.front = 1
  const { undealt } = state.deck
  for (const card of [FACEUP, FACEDOWN]) undealt.splice(undealt.indexOf(card), 1)
  undealt.unshift(FACEUP, FACEDOWN)
}

describe('an attack that stops for its defender, who answers from the mailed link', () => {
  let service: TestService
  let browser: Browser
  /** Attacks, at a desk. */
  let rebel: Player
  /** Defends, on a phone. */
  let empire: Player
  let onlooker: Player
  let game: string
  let mails: GameMails
  const findings: string[] = []
  const review = async (player: Player, name: string) => findings.push(...(await player.review(`attack-${name}`)))

  beforeAll(async () => {
    service = await startService({ pages: true })
    mails = new GameMails(service)
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'phone')
    onlooker = await Player.arrive(browser, service, 'onlooker@armada.example', 'desk')
    game = await laidGame(service.deps, [rebel, empire], layTable, [FIRST_ROLL, ADDED, SECOND_ROLL])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('a target is taken by a click on the table, with the exact odds beside it', async () => {
    await mails.follow(rebel, 1, 'Choose the ship that acts now.')
    await rebel.page.getByRole('radio', { name: /^Nebulon-B/ }).check()
    await rebel.button(/^Activate Nebulon-B "B"\s+keep Concentrate Fire/).click()
    await rebel.sees('Your Nebulon-B "B" may attack: choose a hull zone and a target, or go on.')
    await review(rebel, 'targets')
    rebel.fresh()
    await rebel.tap(rebel.page.locator('[data-pick="victory-1.front"]'))
    await rebel.page.getByRole('radio', { name: /^front → Victory II "C", front/, checked: true }).waitFor()
    // Three red dice: 3/8 without damage, 1/8 with two
    await rebel.page
      .getByRole('row', { name: /^nothing [\d.]+ Damage: 0: 5%, 1: 21%, 2: 33%, 3: 27%, 4: 11%, 5: 2%/ })
      .waitFor()
    await review(rebel, 'target')
  })

  test('what was chosen is still there after a reload, and goes to the dice', async () => {
    await rebel.page.reload()
    await rebel.tap(rebel.button(/^Roll 3 red dice/))
    await rebel.sees(/^Your Nebulon-B "B" has rolled 3 damage against .*'s Victory II "C"/)
    expect(rebel.effort.taps).toBeLessThanOrEqual(3)
    await review(rebel, 'rolled')
  })

  test('the open page of the defender shows the attack at its next look', async () => {
    await empire.page.clock.install()
    await empire.page.goto(`/g/${game}`)
    await empire.sees(/^Waiting for .* to decide about the dice of Nebulon-B "B"/)
    await rebel.page.getByRole('radio', { name: 'dial: one more die' }).check()
    await rebel.page.getByRole('row', { name: /^nothing [\d.]+ Damage: 3: 38%, 4: 50%, 5: 13%/ }).waitFor()
    await review(rebel, 'adding')
    await rebel.button(/^Add a red die/).click()
    await rebel.sees(/^Your Nebulon-B "B" has rolled 5 damage/)
    const looksAgain = async () => {
      await empire.page.clock.fastForward(5_000)
      return empire.page.getByText('5 damage').count()
    }
    await expect.poll(looksAgain, SOON).toBe(1)
    await empire.settles()
    await review(empire, 'watched')
  })

  test('an accuracy locks the most useful token in two clicks, or another', async () => {
    rebel.fresh()
    await rebel.tap(rebel.page.getByRole('checkbox', { name: /^red accuracy/ }))
    await rebel.button(/^Lock brace/).waitFor()
    expect(rebel.effort.taps + 1).toBeLessThanOrEqual(2)
    await review(rebel, 'lock')
    await rebel.page
      .getByRole('radio', { name: /^redirect/ })
      .last()
      .check()
    await rebel.button(/^Lock redirect/).click()
    await rebel.sees(/^Waiting for .* to defend Victory II "C"/)
  })

  test('the defender reads in mail and first sentence what hits where, spends brace and redirect, and divides the damage', async () => {
    const hit = /'s Nebulon-B "B" hits your Victory II "C" in the front for 5: spend defense tokens or take it\./
    await mails.follow(empire, 1, hit)
    await review(empire, 'defense')
    const tokens = empire.page.getByRole('switch', { name: /^redirect/ })
    expect(await tokens.last().isDisabled()).toBe(true)
    await empire.page.getByText('locked by an accuracy icon').waitFor()
    await empire.tap(empire.page.getByRole('switch', { name: /^brace/ }))
    await empire.tap(tokens.first())
    await empire.tap(empire.page.getByRole('radio', { name: 'left, 3 shields' }))
    await review(empire, 'tokens')
    await empire.page.reload()
    await empire.button(/^Spend Brace, Redirect 5 → 3; front 1 → 0, left 3 → 1/).waitFor()
    await empire.tap(empire.button('One less'))
    await review(empire, 'split')
    await empire.tap(empire.button(/^Spend Brace, Redirect 5 → 3; front 1 → 0, left 3 → 2, 1 card/))
  })

  test('nobody asks the attacker for the only critical effect, nor the defender for the share once more', async () => {
    await empire.sees(/^Waiting for .* to choose an attack of Nebulon-B "B"/)
  })

  /** The faceup card and its effect in words, beside the ship that suffers it. */
  async function readsCard(player: Player): Promise<void> {
    const { title } = DAMAGE_CARDS[FACEUP]
    const fleets = player.page.getByRole('region', { name: 'Fleets' })
    await player.tap(fleets.getByRole('button', { name: /^Victory II "C"/ }))
    const unit = player.page.getByRole('region', { name: 'Unit' })
    await unit.getByText(title).waitFor()
    await unit.getByText(damage[FACEUP].text).waitFor()
  }

  test('the attacker reads what the faceup card does', async () => {
    await mails.follow(rebel, 2, /^Your Nebulon-B "B" may attack again/)
    await readsCard(rebel)
  })

  test('so does the defender, on the phone', async () => {
    await empire.tap(empire.button('Fleets'))
    await readsCard(empire)
    await review(empire, 'card')
  })

  test('attacks again by keys alone', async () => {
    await rebel.page.reload()
    await rebel.sees(/^Your Nebulon-B "B" may attack again/)
    await rebel.page.getByRole('radio', { name: /^right → Victory II "C", front/ }).waitFor()
    rebel.fresh()
    await rebel.press('Tab', 'Enter', 'Tab', 'Space')
    await rebel.button(/^Roll 1 red die and 1 blue/).waitFor()
    await review(rebel, 'again')
    await rebel.press('Control+Enter')
    await rebel.sees(/^Waiting for .* to defend Victory II "C"/)
    expect(rebel.effort.keys).toBeLessThanOrEqual(5)
  })

  test('the defender spends brace alone, in under four taps from the mail', async () => {
    const hit = /'s Nebulon-B "B" hits your Victory II "C" in the front for 2: spend defense tokens or take it\./
    await mails.follow(empire, 2, hit)
    await empire.tap(empire.page.getByRole('switch', { name: /^brace exhausted 2 → 1 .* then discarded/ }))
    await review(empire, 'brace')
    await empire.tap(empire.button('Spend Brace 2 → 1; 1 card'))
    await empire.sees(/^Waiting for .* to move Nebulon-B "B"/)
    expect(empire.effort.taps).toBeLessThan(4)
  })

  test('the attacker goes on and moves', async () => {
    await mails.follow(rebel, 3, 'Your Nebulon-B "B" moves: set its course at speed 2.')
    await rebel.sends()
    await rebel.sees(/^Waiting for .*: Victory II "C" has revealed its dial/)
    await mails.follow(empire, 3, 'Your Victory II "C" reveals Repair: keep the dial or take a token.')
    await review(empire, 'after')
  })

  test('nobody is told the title of the facedown card', async () => {
    await onlooker.page.goto(`/g/${game}`)
    await onlooker.button('Log').click()
    await onlooker.page.getByRole('region', { name: 'Log' }).getByText('facedown damage card').waitFor()
    await review(onlooker, 'onlooker')
    for (const player of [rebel, empire, onlooker]) {
      const answer = await player.page.request.get(`/games/${game}?since=0`)
      const seen = `${await answer.text()} ${await player.page.content()} ${await mails.texts(player)}`
      expect(seen).toContain(DAMAGE_CARDS[FACEUP].title)
      expect(seen).not.toContain(DAMAGE_CARDS[FACEDOWN].title)
      expect(seen).not.toContain(FACEDOWN)
    }
  })

  test('each hand-off brought one mail', async () => {
    expect(await mails.sentences(rebel)).toHaveLength(3)
    expect(await mails.sentences(empire)).toHaveLength(3)
  })

  test('no page has a fault that axe can find, scrolls sideways or reports an error', () => {
    expect(findings).toEqual([])
    expect([rebel, empire, onlooker].flatMap(({ faults }) => faults)).toEqual([])
  })
})
