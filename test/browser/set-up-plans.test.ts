import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Pose } from '#shared/game/engine/state'
import { candidatePlaces } from '#shared/game/flow/candidate-places'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GamePage, OrdersPage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { startService, type TestService } from '#test/support/service'
import { Answering } from './support/answering'
import { answer } from './support/arranged-game'
import { battleBegan, EMPIRE, REBELS } from './support/battle-game'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** Of each side (R3.8). */
const OBSTACLES = 3
/** How often the other side is asked until everything is deployed, at most. */
const MOST_ANSWERS = 12

describe('a player prepares obstacles and deployment, and the other one answers alone', () => {
  let service: TestService
  let browser: Browser
  /** Prepares, at a desk. */
  let rebel: Player
  /** Is second player, and asked first. */
  let empire: Player
  let rebels: Answering
  let game: string
  const findings: string[] = []
  const review = async (player: Player, name: string) => findings.push(...(await player.review(`set-up-plans-${name}`)))

  const asked = async (player: Player, path = `/games/${game}?since=0`) => (await player.page.request.get(path)).json()
  const viewOf = async (player: Player): Promise<GameView> => {
    const { view }: GamePage = await asked(player)
    if (view === undefined) throw new Error('the game has not begun')
    return view
  }
  const planned = async (): Promise<readonly ScriptLine[]> => {
    const { plans }: OrdersPage = await asked(rebel, `/games/${game}/orders`)
    return plans.flatMap(({ lines }) => lines)
  }
  const placesOf = (lines: readonly ScriptLine[], ask: string) =>
    lines.flatMap(({ ask: of, subject, choose }) =>
      of === ask && choose && 'pose' in choose ? [{ piece: subject, pose: choose.pose }] : [],
    )
  const isAsked = async (player: Player, ask: RegExp) =>
    (await viewOf(player)).requests.some((request) => ask.test(request.ask))

  /** One obstacle of the Empire, where it says. */
  async function puts(piece: string, pose: Pose): Promise<void> {
    await answer(empire, game, () => ({ option: piece }))
    await answer(empire, game, () => ({ pose }))
  }

  /** Any legal answer of the Empire. */
  const anything =
    (view: GameView) =>
    (request: DecisionRequest): Choice => {
      if (request.kind === 'option') return { option: request.options[0]?.id ?? '' }
      if (request.kind !== 'placement') throw new Error(`${request.ask} is asked`)
      const [pose] = candidatePlaces(view, request.region, request.piece, 1)
      if (!pose) throw new Error('nothing fits')
      return { pose, ...(request.speeds && { speed: request.speeds[0] }) }
    }

  /** On the page: one piece after the other, as it proposes them. */
  async function prepare(pieces: number): Promise<void> {
    const form = rebel.page.locator('#question .form')
    for (let n = 0; n < pieces; n += 1) {
      await rebel.settles()
      const choices = form.locator('.pieces .choice')
      if ((await choices.count()) > 0) await choices.first().click()
      else if (n > 0) await form.getByRole('button', { name: /^Go on to / }).click()
      const speeds = form.locator('input[name=speed]')
      if ((await speeds.count()) > 0) await speeds.nth(1).check()
    }
    await rebel.settles()
  }

  async function keeps(plans: number): Promise<void> {
    await rebel.button('Last look').click()
    await rebel.button('Keep as plan').click()
    await rebel.page.getByText('Kept as a plan: nobody else sees it.').waitFor(SOON)
    const keptNow = async () => ((await asked(rebel, `/games/${game}/orders`)) as OrdersPage).plans
    await expect.poll(async () => (await keptNow()).length, SOON).toBe(plans)
    const kept = await keptNow()
    expect(kept.every(({ plays }) => plays === 'itself')).toBe(true)
  }

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'phone')
    rebels = new Answering(rebel, 'rebel')
    for (const player of [rebel, empire]) {
      player.page.setDefaultTimeout(SOON.timeout)
      await player.page.goto('/sign-in')
      await player.signIn()
    }
    game = await battleBegan(rebel, empire, [REBELS, EMPIRE], 'tournament-180')
    await answer(rebel, game, () => ({ option: 'self' }))
    await answer(rebel, game, () => ({ option: 'precision-strike' }))
    await rebel.page.goto(`/g/${game}`)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('all obstacles are put down on the page while the other side is asked, and kept as a plan', async () => {
    await rebel.sees(/^Waiting for .* to place an obstacle|^Waiting for /)
    await review(rebel, 'waiting')
    await rebel.button('Prepare my obstacles').click()
    await rebel.sees(/^Then: Choose the obstacle/)
    await prepare(2 * OBSTACLES)
    await review(rebel, 'obstacles')
    await keeps(1)
    expect(placesOf(await planned(), 'obstacle.place')).toHaveLength(2 * OBSTACLES)
    await rebel.page.locator('.plans polygon.ghost').first().waitFor({ state: 'attached' })
    await review(rebel, 'obstacles-kept')
  })

  test('so is the whole deployment', async () => {
    await rebel.button('Prepare the whole deployment').click()
    await rebel.sees(/^Then: Deploy a ship or two squadrons/)
    await prepare(REBELS.ships.length + REBELS.squadrons.length)
    await review(rebel, 'deployment')
    await keeps(2)
    expect(placesOf(await planned(), 'deploy.place')).toHaveLength(REBELS.ships.length + REBELS.squadrons.length)
  })

  test('the page of plans tells them piece by piece', async () => {
    await rebel.page.goto(`/g/${game}/plans`)
    await rebel.sees('2 plans; nobody else sees them.')
    const card = rebel.page.getByRole('region', { name: 'Plan 1' })
    await card.getByText('It waits for its first question.').waitFor()
    expect(await card.locator('ol li').count()).toBe(2 * OBSTACLES)
    await review(rebel, 'plans')
    await rebel.page.goto(`/g/${game}`)
  })

  test('an obstacle that the other side takes is passed over, and the next one lies by itself (R3.8)', async () => {
    const [first, second, , , , last] = placesOf(await planned(), 'obstacle.place')
    if (!first || !second || !last) throw new Error('too few obstacles are planned')
    await puts(first.piece, last.pose)
    expect((await viewOf(rebel)).obstacles[second.piece]?.pose).toEqual(second.pose)
    expect(await isAsked(empire, /^obstacle\.choose/)).toBe(true)
  })

  test('one whose place is taken is asked for, and answered by hand', async () => {
    const [next, , other] = placesOf(await planned(), 'obstacle.place')
    if (!next || !other) throw new Error('too few obstacles are planned')
    await puts(other.piece, next.pose)
    await rebel.sees(/^Choose where/)
    await rebels.asked()
    await review(rebel, 'taken')
    await rebels.choose('obstacle.place')
    await rebels.send()
    const { obstacles } = await viewOf(rebel)
    expect(obstacles[next.piece]?.pose).not.toEqual(next.pose)
    expect(obstacles[next.piece]).toBeDefined()
  })

  test('then everything comes down where it was planned, whatever the other side does', async () => {
    const deployment = placesOf(await planned(), 'deploy.place')
    for (let n = 0; n < MOST_ANSWERS && (await isAsked(empire, /^(obstacle|deploy)\./)); n += 1) {
      await answer(empire, game, anything(await viewOf(empire)))
      // The last obstacle may have lost its place to theirs, too
      if (await isAsked(rebel, /^obstacle\.place/)) await answer(rebel, game, anything(await viewOf(rebel)))
      expect(await isAsked(rebel, /^(obstacle|deploy)\./)).toBe(false)
    }
    const view = await viewOf(rebel)
    expect(Object.keys(view.obstacles)).toHaveLength(2 * OBSTACLES)
    for (const { piece, pose } of deployment) {
      const { x, y } = view.ships[piece]?.pose ?? view.squadrons[piece]?.at ?? {}
      expect({ x, y }).toEqual({ x: pose.x, y: pose.y })
    }
    await rebel.sees(/^Choose dials for 2 ships/)
    await review(rebel, 'over')
  })

  test('nothing of the plans is left, and nothing on the way had a fault', async () => {
    expect(await planned()).toEqual([])
    expect(findings).toEqual([])
    expect([...rebel.faults, ...empire.faults]).toEqual([])
  })
})
