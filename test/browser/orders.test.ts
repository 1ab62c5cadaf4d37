import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Choice } from '#shared/game/engine/decision'
import { type GameState, shipOf } from '#shared/game/engine/state'
import type { OrdersPage } from '#shared/play/protocol/responses'
import { startService, type TestService } from '#test/support/service'
import { answer, arrange, drawThatThrows, laidGame, type Throw } from './support/arranged-game'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** Of the CR90, then of the Nebulon-B with the die of its dial: 4 damage each. */
const FIRST_ROLL: Throw = [
  ['red', 'double-hit'],
  ['red', 'hit'],
  ['blue', 'hit'],
]
const SECOND_ROLL: Throw = [
  ['red', 'double-hit'],
  ['red', 'hit'],
  ['red', 'blank'],
]
const ADDED: Throw = [['red', 'hit']]
const RULE = 'Victory II "C", defense tokens, rule 1: if damage is 3 or more: spend brace, only readied (damage 4)'

/** Both Rebel ships have the Victory in their front arcs; it activates when they are done. */
function layTable(state: GameState): void {
  const victory = shipOf(state, 'victory-1')
  shipOf(state, 'cr90-1').pose = { x: 600_000, y: 370_000, heading: 0 }
  shipOf(state, 'nebulon-b-1').pose = { x: 400_000, y: 350_000, heading: 0 }
  victory.pose = { x: 500_000, y: 570_000, heading: 180_000 }
  victory.activated = true
}

describe('a player prepares orders and a plan, and the opponent does not wait', () => {
  let service: TestService
  let browser: Browser
  /** Attacks, at a desk. */
  let rebel: Player
  /** Orders and plans, on a phone. */
  let empire: Player
  let onlooker: Player
  let game: string
  /** Identifies the plan. */
  let plan: string
  const findings: string[] = []
  const review = async (player: Player, name: string) => findings.push(...(await player.review(`orders-${name}`)))

  /** What the service tells its owner of orders and plans. */
  async function desk(): Promise<OrdersPage> {
    const told = await empire.page.request.get(`/games/${game}/orders`)
    return await told.json()
  }

  /** What was sent to where, in order, while `act` was done. */
  async function posted(player: Player, act: () => Promise<void>): Promise<string[]> {
    const paths: string[] = []
    const { page } = player
    const listen = (request: { method(): string; url(): string }) => {
      if (request.method() === 'POST') paths.push(new URL(request.url()).pathname)
    }
    page.on('request', listen)
    await act()
    page.off('request', listen)
    return paths
  }

  /** An attack of the CR90 that the Victory took without spending anything. */
  async function pastAttack(): Promise<void> {
    const answers: [Player, Choice][] = [
      [rebel, { option: 'cr90-1' }],
      [rebel, { option: 'keep' }],
      [rebel, { option: 'front>victory-1.front' }],
      [rebel, { option: 'done' }],
      [empire, { option: 'done' }],
      [rebel, { clicks: [0, 0], side: 'left' }],
    ]
    for (const [player, choice] of answers) await answer(player, game, () => choice)
  }

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'phone')
    onlooker = await Player.arrive(browser, service, 'onlooker@armada.example', 'desk')
    onlooker.page.setDefaultTimeout(SOON.timeout)
    game = await laidGame(service.deps, [rebel, empire], layTable, [FIRST_ROLL])
    await pastAttack()
    await arrange(service.deps, game, (state, chance) => {
      shipOf(state, 'victory-1').activated = false
      state.nextDraw = drawThatThrows(chance, state.nextDraw, [SECOND_ROLL, ADDED])
    })
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('standing orders are found on the page of the game, and begin with a choice of three', async () => {
    await empire.page.goto(`/g/${game}`)
    await empire.sees(/^Waiting for .*: Nebulon-B "B" has revealed its dial\./)
    await empire.tap(empire.page.getByRole('link', { name: 'Standing orders' }).first())
    await empire.sees('While you are away: Ask me.')
    await review(empire, 'none')
    await empire.tap(empire.page.getByRole('radio', { name: 'Cautious' }))
    await empire.sees('While you are away: Cautious.')
  })

  test('one ship is ordered to brace at 3 or more', async () => {
    empire.fresh()
    await empire.tap(empire.button('Add this order'))
    await empire.sees('While you are away: Cautious; 1 ship differs.')
    await empire.page.getByText('Victory II "C", defense tokens: if damage is 3 or more: spend brace').waitFor()
    expect(empire.effort.taps + 1).toBeLessThanOrEqual(7)
  })

  test('the same is ordered by keys alone', async () => {
    await rebel.page.goto(`/g/${game}`)
    await rebel.sees(/^Your Nebulon-B "B" reveals/)
    await rebel.page.getByRole('link', { name: 'Standing orders' }).first().click()
    await rebel.sees('While you are away: Ask me.')
    rebel.fresh()
    // To the game, three presets, ship, token, damage
    await rebel.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
    await rebel.sees('While you are away: Ask me; 1 ship differs.')
    await rebel.page.getByText('Nebulon-B "B", defense tokens: if damage is 3 or more: spend brace').waitFor()
    await rebel.press('Enter')
    await rebel.page.getByText('Saved. It counts from the next question on.').waitFor()
    expect(rebel.effort.keys).toBeLessThanOrEqual(12)
  })

  test('the order is tried, before it is saved, against an attack of this game', async () => {
    const tester = empire.page.getByRole('region', { name: 'What if?' })
    expect(await tester.getByLabel('Attack').locator('option').allTextContents()).toEqual([
      'CR90 "A" (front) → Victory II "C" (front), medium: red double hit, red hit, and blue hit',
    ])
    await empire.tap(empire.button('Try it'))
    await tester.getByText('Defense tokens: brace').waitFor()
    await tester.getByText(`because of ${RULE}`).waitFor()
    await tester.getByText('damage 4 → 2').waitFor()
    await review(empire, 'tried')
    expect((await desk()).orders.orders).toEqual([])
  })

  test('what is saved counts from the next question on', async () => {
    await empire.tap(empire.button('Save'))
    await empire.page.getByText('Saved. It counts from the next question on.').waitFor()
    await empire.settles()
    const { orders } = await desk()
    expect(orders.preset).toBe('cautious')
    expect(orders.orders.map(({ scope }) => scope)).toEqual([{ on: 'unit', unit: 'victory-1' }])
    await review(empire, 'saved')
  })

  test('the next activation is prepared on the page of the game while the other side acts', async () => {
    await empire.tap(empire.page.getByRole('link', { name: 'To the game' }))
    await empire.sees(/^Waiting for /)
    await empire.tap(empire.button('Prepare my next activation'))
    await empire.sees('Then: Your Victory II "C" reveals Repair: keep the dial or take a token.')
    await review(empire, 'planning')
    await empire.tap(empire.button('Go on'))
    await empire.sees(/^Then: Your Victory II "C" may resolve Repair now/)
    for (let shields = 0; shields < 2; shields += 1) {
      await empire.tap(empire.button(/^Recover one shield in the front/))
    }
    await empire.tap(empire.button('Go on'))
    await empire.sees(/^Then: Your Victory II "C" may attack/)
    await empire.tap(empire.page.getByRole('radio', { name: /^front → CR90 "A", left/ }))
    await empire.tap(empire.button('Last look'))
    await empire.settles()
    await review(empire, 'plan')
  })

  test('it is kept as a plan, and seen as lines on the own table', async () => {
    const sent = await posted(empire, async () => {
      await empire.tap(empire.button('Keep as plan'))
      await empire.page.getByText('Kept as a plan: nobody else sees it.').waitFor()
      await empire.sees(/^Waiting for .* You have 1 plan\./)
    })
    expect(sent).toEqual([])
    await empire.page.locator('.plans .attack').waitFor({ state: 'attached' })
    plan = (await desk()).plans[0]?.id ?? ''
    expect(plan).not.toBe('')
    await review(empire, 'kept')
  })

  test('the page of plans tells it line by line', async () => {
    await empire.tap(empire.page.getByRole('link', { name: 'Plans' }).first())
    await empire.sees('1 plan; nobody else sees it.')
    const card = empire.page.getByRole('region', { name: 'Plan 1' })
    await card.getByText('It waits for its first question.').waitFor()
    await expect.poll(() => card.locator('ol li').count()).toBe(4)
    await card.getByText('attacks from its front').waitFor()
    await review(empire, 'plans')
  })

  test('the opponent prepares a whole activation past the dice', async () => {
    await rebel.page.goto(`/g/${game}`)
    await rebel.sees('Your Nebulon-B "B" reveals Concentrate Fire: keep the dial or take a token.')
    await rebel.button('Go on').click()
    await rebel.sees(/^Then: Your Nebulon-B "B" may attack/)
    await rebel.page.getByRole('radio', { name: /^front → Victory II "C", front/ }).check()
    await rebel.button('Go on').click()
    await rebel.sees('Dice are rolled here.')
    await review(rebel, 'dice')
    await rebel.button('Go on past the dice').click()
    await rebel.sees(/^Then: Your Nebulon-B "B" may attack again/)
    await review(rebel, 'past-dice')
    await rebel.page.getByRole('radio', { name: 'No further attack' }).check()
    await rebel.button('Go on').click()
    await rebel.sees(/^Then: Your Nebulon-B "B" moves/)
    await rebel.button('Last look').click()
    await rebel.settles()
    await review(rebel, 'script')
  })

  test('sends it at once, and is through with the activation: nobody had to be asked', async () => {
    const sent = await posted(rebel, async () => {
      await rebel.button(/^Send/).click()
      await rebel.sees(/^Waiting for .*: Victory II "C" has revealed its dial\./)
    })
    expect(sent).toEqual([`/games/${game}/decisions`])
    await rebel.button('Log').click()
    const log = rebel.page.getByRole('region', { name: 'Log' })
    await log.getByText('spends brace: exhausted. Answered without asking.').waitFor()
    await log.getByText('Damage: 4, reduced to 2.').waitFor()
    await review(rebel, 'sent')
  })

  test('what was ordered and planned is seen by its owner alone', async () => {
    await onlooker.page.goto(`/g/${game}`)
    await onlooker.button('Log').click()
    const log = onlooker.page.getByRole('region', { name: 'Log' })
    await log.getByText('spends brace: exhausted. Answered without asking.').waitFor()
    await onlooker.settles()
    await review(onlooker, 'onlooker')
    for (const player of [rebel, onlooker]) {
      const { request } = player.page
      const answers = [`/games/${game}?since=0`, `/games/${game}/orders`].map(async (path) =>
        (await request.get(path)).text(),
      )
      const seen = [...(await Promise.all(answers)), await player.page.content()].join(' ')
      expect(seen).toContain('defenseSpent')
      for (const secret of [plan, 'cautious', 'rule 1', 'Your order answered', 'repair.effect', '"fired"'])
        expect(seen).not.toContain(secret)
      expect(await player.page.locator('.plans .attack').count()).toBe(0)
      expect(await player.button('plans').count()).toBe(0)
    }
  })

  test('the owner comes back, and is told what happened and why', async () => {
    await empire.page.goto(`/g/${game}/brief`)
    await empire.sees(/^Since .*: your Victory II "C" loses 2 shields/)
    await empire.page.getByText('spends brace: exhausted. Answered without asking.').waitFor()
    await empire.page.getByText(`Your order answered: ${RULE}.`).waitFor()
    await empire.settles()
    await review(empire, 'brief')
  })

  test('one button plays the plan', async () => {
    await empire.tap(empire.page.getByRole('link', { name: 'To the game' }))
    await empire.sees('Your Victory II "C" reveals Repair: keep the dial or take a token.')
    const play = empire.button(/^Play the plan: Victory II "C" keeps its dial/)
    await play.waitFor()
    await empire.settles()
    await review(empire, 'back')
    const sent = await posted(empire, async () => {
      await empire.tap(play)
      await empire.sees(/Victory II "C" has rolled|^Waiting for .* to defend CR90 "A"/)
    })
    expect(sent).toEqual([`/games/${game}/plans/${plan}/play`])
    const { plans, told } = await desk()
    expect(plans).toEqual([])
    expect(told.filter(({ by }) => by === 'plan').map(({ ask }) => ask)).toEqual([
      'activation.dial',
      'activation.command',
      'repair.effect',
      'repair.effect',
      'attack.declare',
    ])
    await review(empire, 'played')
  })

  test('the page of orders lists what was answered', async () => {
    await empire.page.goto(`/g/${game}/orders`)
    await empire.sees('While you are away: Cautious; 1 ship differs.')
    const latest = empire.page.getByRole('region', { name: 'Latest answers' })
    await latest.getByText(RULE).waitFor()
    await expect.poll(() => latest.getByText('Your plan.').count()).toBe(1)
    await review(empire, 'told')
  })

  test('no page has a fault that axe can find, scrolls sideways or reports an error', () => {
    expect(findings).toEqual([])
    expect([rebel, empire, onlooker].flatMap(({ faults }) => faults)).toEqual([])
  })
})
