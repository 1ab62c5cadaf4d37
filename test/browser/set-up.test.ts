import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service'
import { Answering } from './support/answering'
import { battleBegan, EMPIRE, REBELS } from './support/battle-game'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** How often somebody is asked until the last squadron is deployed, at most. */
const MOST_ANSWERS = 20

describe('two players set a battle up on three feet by three (R3.1)', () => {
  let service: TestService
  let browser: Browser
  let rebel: Player
  let empire: Player
  let rebels: Answering
  let imperials: Answering
  const findings: string[] = []
  const review = async (player: Player, name: string) => findings.push(...(await player.review(name)))
  const question = (player: Player): Locator => player.page.getByRole('region', { name: 'Question' })
  const option = (player: Player, name: string | RegExp) => player.page.getByRole('option', { name })
  const handle = (player: Player, name: RegExp) => player.page.getByRole('slider', { name })

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'phone')
    rebels = new Answering(rebel, 'rebel')
    imperials = new Answering(empire, 'imperial')
    for (const player of [rebel, empire]) {
      await player.page.goto('/sign-in')
      await player.signIn()
    }
    const game = await battleBegan(rebel, empire, [REBELS, EMPIRE], 'tournament-180')
    for (const player of [rebel, empire]) await player.page.goto(`/g/${game}`)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('the cheaper fleet’s player decides who is first (R3.5)', async () => {
    await rebel.sees(/^Choose who is first player/)
    await empire.sees(/^Waiting for .* to choose who is first player/)
    await rebels.asked()
    await question(rebel)
      .getByRole('radio', { name: /^You are/ })
      .check()
    await review(rebel, 'set-up-initiative')
    await rebel.button('Be first player').click()
  })

  test('the first player picks one of the second player’s objectives, each with what it does (R3.6)', async () => {
    await rebel.sees(/^Choose the objective from the cards/)
    await rebels.asked()
    const cards = question(rebel).getByRole('radio')
    expect(await cards.count()).toBe(3)
    await question(rebel)
      .getByText(/victory token for each card/)
      .waitFor()
    await review(rebel, 'set-up-objective')
    await question(rebel)
      .getByRole('radio', { name: /^Precision Strike/ })
      .check()
    await rebel.button('Play Precision Strike').click()
    await rebel.page.getByRole('heading', { name: 'Objective: Precision Strike' }).waitFor(SOON)
  })

  test('an obstacle is put down by touch where it fits, and nowhere else (R3.9)', async () => {
    await empire.sees(/^Choose the obstacle/)
    await imperials.asked()
    await question(empire).getByRole('button', { name: 'station' }).click()
    const station = handle(empire, /^Place of station/)
    await station.waitFor(SOON)
    await review(empire, 'set-up-obstacle')
    const box = await station.boundingBox()
    if (!box) throw new Error('the station is not drawn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const { mouse } = empire.page
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x - 90, y, { steps: 4 })
    await mouse.up()
    await question(empire)
      .getByText(/^Not here: it must be beyond distance 1–3 of every edge/)
      .first()
      .waitFor(SOON)
    await empire.button('Nearest place that fits').click()
    await question(empire).getByText('It fits here.').waitFor(SOON)
    await imperials.send()
  })

  test('the next one is put down by keys alone, then it lies on both tables', async () => {
    await option(rebel, /^station$/).waitFor(SOON)
    await rebels.asked()
    await question(rebel)
      .getByRole('button', { name: /asteroid field 1/ })
      .focus()
    await rebel.press('Enter')
    const rock = handle(rebel, /^Place of asteroid field 1/)
    await rock.focus()
    const before = await rock.getAttribute('aria-valuetext')
    await rebel.press('ArrowUp', 'Shift+ArrowRight', '.')
    await expect.poll(() => rock.getAttribute('aria-valuetext')).not.toBe(before)
    await rebel.button(/^Suggest a place|^Nearest place/).click()
    await rebels.send()
    await option(empire, /^asteroid field 1$/).waitFor(SOON)
  })

  test('the players place the rest in turn (R3.8)', async () => {
    for (let n = 0; n < 4; n += 1) {
      const [player, answering] = n % 2 === 0 ? [empire, imperials] : [rebel, rebels]
      await player.sees(/^Choose (the obstacle|where)/)
      await answering.choose(await answering.asked())
      await answering.send()
    }
    await rebel.sees(/^Deploy a ship or two squadrons/)
  })

  test('a ship is deployed with its place, heading and speed by numbers (R3.15-16)', async () => {
    await rebels.asked()
    await question(rebel).getByText('none of your ships is on the table yet').first().waitFor()
    await review(rebel, 'set-up-deploy')
    await question(rebel)
      .getByRole('button', { name: /^Nebulon-B/ })
      .click()
    await question(rebel).getByText('Choose a speed.').waitFor()
    await question(rebel).getByRole('radio', { name: '2' }).check()
    await question(rebel).getByText('By degrees and mm', { exact: true }).click()
    await question(rebel).getByRole('spinbutton', { name: /^West/ }).fill('300')
    await question(rebel)
      .getByRole('spinbutton', { name: /^Heading/ })
      .fill('20')
    await rebel.page.keyboard.press('Tab')
    await review(rebel, 'set-up-ship')
    await rebels.send()
    await option(empire, /^Nebulon-B/).waitFor(SOON)
  })

  test('the words view deploys two squadrons in one line (R3.13, R3.17)', async () => {
    // His only ship is not asked for
    await empire.sees(/^Deploy your Victory II/)
    await imperials.choose(await imperials.asked())
    await imperials.send()
    await rebel.sees(/^Deploy a ship or two squadrons/)
    await rebels.asked()
    await rebel.button('Words').click()
    const line = rebel.page.getByRole('textbox', { name: 'Type an answer, or help' })
    await line.fill('deploy x1, suggest, deploy x2')
    await line.press('Enter')
    await rebel.page.getByText(/Ready: Send/).waitFor(SOON)
    await rebel.button('Words').click()
    await review(rebel, 'set-up-squadrons')
    await rebels.send()
  })

  test('when everything stands, the first dials are asked for', async () => {
    for (let n = 0; n < MOST_ANSWERS; n += 1) {
      const asked = await whoDeploys()
      if (!asked) break
      const answering = asked === rebel ? rebels : imperials
      await answering.choose(await answering.asked())
      await answering.send()
    }
    await rebel.sees(/^Choose dials for 2 ships/)
    await review(rebel, 'set-up-over')
    expect(await rebel.page.getByText('To be deployed').count()).toBe(0)
  })
  /** Undefined as soon as dials are asked for. */
  async function whoDeploys(): Promise<Player | undefined> {
    const begins = /^(Deploy|Choose the second|Choose dials)/
    await Promise.any([rebel.sees(begins), empire.sees(begins)])
    // Both are asked for dials, but one page may know it before the other
    for (const player of [rebel, empire]) if ((await player.heading(/^Choose dials/).count()) > 0) return undefined
    return (await rebel.heading(begins).count()) > 0 ? rebel : empire
  }

  test('nothing on the way had a fault that axe can find, nor an error', () => {
    expect(findings).toEqual([])
    expect([...rebel.faults, ...empire.faults]).toEqual([])
  })
})
