import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '#messages/pages'
import type { AskName } from '#shared/game/engine/decision'
import { decide } from '#shared/messages/pl/decide'
import { commanding } from '#shared/messages/pl/decide-commands'
import { game as gameWords } from '#shared/messages/pl/game'
import { practice } from '#shared/messages/pl/practice'
import { terms } from '#shared/messages/pl/terms'
import { EXPORT_FORMAT } from '#shared/play/replay/exported-game'
import { startService, type TestService } from '#test/support/service'
import { Answering } from './support/answering'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

const polish = { commanding, decide, game: gameWords, practice, terms }

/** Words that begin on one line and end on another. */
function wordsBroken(selector: string): string[] {
  const isBroken = (text: Node, { index, 0: word }: RegExpMatchArray): boolean => {
    const range = document.createRange()
    range.setStart(text, index ?? 0)
    range.setEnd(text, (index ?? 0) + word.length)
    return range.getClientRects().length > 1
  }
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const found: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const match of text.textContent?.matchAll(/\S+/g) ?? []) if (isBroken(text, match)) found.push(match[0])
    return found
  })
}

/** Far more questions than three rounds of one side have. */
const MOST_ANSWERS = 150
/** Asked in every game, whatever luck brings. */
const SURELY: readonly AskName[] = [
  'command.dials',
  'ship.activate',
  'activation.dial',
  'maneuver.course',
  'squadron.activate',
]

describe('a newcomer practises against the bot', () => {
  let service: TestService
  let browser: Browser
  let newcomer: Player
  let game: string
  const findings: string[] = []
  const asked = new Map<AskName, number>()
  const review = async (name: string, sizes?: 'phone') =>
    findings.push(...(await newcomer.review(`practice-${name}`, sizes)))

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    newcomer = await Player.arrive(browser, service, 'newcomer@armada.example', 'desk')
    newcomer.page.setDefaultTimeout(SOON.timeout)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('comes from the front page to the first question', async () => {
    await newcomer.page.goto('/')
    await newcomer.page.getByRole('link', { name: 'Practise against the bot' }).click()
    await newcomer.signIn()
    await newcomer.page.goto('/')
    await newcomer.sees(/^You have no game yet/)
    await review('home')
    await newcomer.page.getByRole('link', { name: 'Practise against the bot' }).click()
    await newcomer.sees('The bot answers at once; nothing counts.')
    await review('begin')
    await newcomer.button('Begin').click()
    await newcomer.sees('Choose dials for 2 ships; Practice bot chooses at the same time.')
    game = newcomer.page.url().split('/').at(-1) ?? ''
  })

  test('the coach stands beside the question, not over it', async () => {
    const coach = newcomer.page.getByRole('region', { name: /^Coach, 1 of/ })
    await coach.waitFor()
    for (const width of [390, 1440]) {
      await newcomer.resize({ width, height: 900 })
      const [over, under] = await Promise.all([coach.boundingBox(), newcomer.page.locator('#question').boundingBox()])
      if (over === null || under === null) throw new Error('coach or question is not there')
      const isApart =
        over.y + over.height <= under.y ||
        under.y + under.height <= over.y ||
        over.x + over.width <= under.x ||
        under.x + under.width <= over.x
      expect(isApart).toBe(true)
    }
  })

  test('beside the coach, all that can be chosen of a ship is in sight of a small desk', async () => {
    const other = await Player.arrive(browser, service, 'other@armada.example', 'desk')
    await other.resize({ width: 1440, height: 900 })
    await other.page.goto('/practice')
    await other.signIn()
    await other.page.goto('/practice')
    await other.button('Begin').click()
    await other.button('Suggested').click()
    await other.sends()
    await other.page.getByRole('radio', { name: /^Nebulon-B/ }).check()
    await other.page.getByRole('radio', { name: /^Take a token/ }).waitFor()
    await other.settles()
    await other.picture('coach-ship')
    const ends = await other.page.evaluate(() => {
      const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      return [bottom('#form fieldset:last-of-type label:last-of-type'), bottom('.question > .form')] as const
    })
    expect(ends[0]).toBeGreaterThan(0)
    expect(ends[0]).toBeLessThanOrEqual(ends[1])
    await other.leave()
  })

  /** Answers until that round begins; each kind of question is looked at once, where there is the least room. */
  async function playUntil(round: number): Promise<void> {
    const answering = new Answering(newcomer, 'rebel')
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const ask = await answering.asked()
      if (ask === 'command.dials' && (await isRound(round))) return
      await answering.choose(ask)
      if (!asked.has(ask)) await review(ask, 'phone')
      asked.set(ask, (asked.get(ask) ?? 0) + 1)
      await answering.send()
    }
    throw new Error(`round ${round} does not come`)
  }
  const isRound = async (round: number) =>
    (await newcomer.page.locator('.game .bar').getByText(`R${round} ·`).count()) > 0

  test.each([1, 2])('plays round %i by what the forms offer, and never waits', async (round) => {
    await playUntil(round + 1)
  })

  test('was asked what every game asks', () => {
    for (const ask of SURELY) expect([ask, asked.get(ask)]).toEqual([ask, expect.any(Number)])
  })

  const step = () => Number(newcomer.page.url().split('/at/')[1])

  test('reads what happened, and follows it step by step', async () => {
    await newcomer.page.goto(`/g/${game}/brief`)
    await newcomer.page.getByRole('link', { name: 'To the game' }).waitFor()
    await review('brief')
    await newcomer.page.goto(`/g/${game}`)
    await newcomer.button('Menu').click()
    await newcomer.page.getByRole('link', { name: 'The game step by step' }).click()
    await newcomer.sees(/: step (\d+) of \1\.$/)
    await review('replay')
    await newcomer.page.getByText('Round 3, Command Phase.', { exact: true }).waitFor()
    const last = step()
    await newcomer.button('One activation back').click()
    await expect.poll(step).toBeLessThan(last)
    const before = step()
    await newcomer.button('One step back').click()
    await expect.poll(step).toBeLessThan(before)
    await newcomer.page.getByRole('link', { name: /Back to now/ }).click()
    await newcomer.sees(/^Choose dials/)
  })

  test('looks a rule up, and the settings', async () => {
    await newcomer.page.goto('/rules/R11.11')
    await newcomer.sees(/^R11\.11 /)
    await review('rule')
    await newcomer.page.getByRole('link', { name: 'Settings' }).click()
    await newcomer.sees(/^You play as /)
    await review('settings')
  })

  test('resigns, and finds result and proof', async () => {
    await newcomer.page.goto(`/g/${game}`)
    await newcomer.button('Menu').click()
    await newcomer.page.locator('summary', { hasText: 'Resign' }).click()
    await newcomer.button('Resign').click()
    await newcomer.button('Press again to resign').click()
    await newcomer.sees(/^You resigned in round 3, at \d+–\d+; the other side won\.$/)
    await newcomer.page.getByRole('link', { name: 'The battle in review' }).click()
    await newcomer.sees(/^You resigned in round 3, at \d+–\d+/)
    await review('result')
    await newcomer.page.getByRole('link', { name: 'Check the luck' }).click()
    await newcomer.sees(/^All \d+ rolls?, .* match what was promised\.$/)
    await review('check')
  })

  test('takes the whole game along', async () => {
    const coming = newcomer.page.waitForEvent('download')
    await newcomer.page.getByRole('link', { name: 'Download the game' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`armada-${game}.json`)
    const taken: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(taken).toMatchObject({ format: EXPORT_FORMAT, gameId: game })
  })

  test('no page has a fault that axe can find, scrolls sideways or reports an error', () => {
    expect(findings).toEqual([])
    expect(newcomer.faults).toEqual([])
  })
})

describe('a newcomer who reads Polish', () => {
  let service: TestService
  let browser: Browser
  let reader: Player

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    reader = await Player.arrive(browser, service, 'reader@armada.example', 'phone')
    reader.page.setDefaultTimeout(SOON.timeout)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  const speaks = (language: string) => reader.page.locator(`html[lang=${language}]`).waitFor()

  test('chooses the language in the settings, and answers a question in it', async () => {
    await reader.page.goto('/settings')
    await reader.signIn()
    await speaks('en')
    await reader.page.getByRole('link', { name: 'Settings' }).click()
    await reader.page.getByLabel(pages.settings.language).selectOption('pl')
    await reader.button('Save').click()
    await speaks('pl')
    expect(await reader.review('polish-settings')).toEqual([])
    await reader.page.goto('/practice')
    await reader.button(polish.practice.begin).tap()
    await reader.button(polish.commanding.dials.suggested).tap()
    expect(await reader.review('polish-dials')).toEqual([])
    await reader.button(polish.decide.send).tap()
    await reader.sees('Wybierz statek do aktywacji.')
    await speaks('pl')
    expect(reader.faults).toEqual([])
  })

  test('reads the commands of a Star Destroyer without a break inside a word', async () => {
    await reader.page.goto('/practice')
    await reader.page.getByRole('radio', { name: new RegExp(`^${polish.terms.factions.imperial}`) }).check()
    await reader.button(polish.practice.begin).tap()
    const commands = reader.page.locator('.commands button')
    for (const command of ['navigate', 'concentrate-fire', 'navigate'] as const)
      await commands.filter({ hasText: polish.terms.commands[command] }).tap()
    await reader.settles()
    await reader.picture('polish-star-destroyer')
    expect(await reader.page.evaluate(wordsBroken, '.commands button')).toEqual([])
  })
})
