import type { Locator } from 'playwright-core'
import type { AskName } from '#shared/game/engine/decision'
import { type Player, SOON } from './player'

/** More steps than any form takes. */
const MOST_STEPS = 12
/** Buttons that say where a squadron may go, best first. */
const PLACES = [/^\s*engage /, /^\s*in reach of /]
/** Where no such place is near: this far to the enemy's edge. */
const AHEAD_MM = '120'

/** Answers whatever the page asks by what the form shows, as somebody would who takes the first thing that makes sense. */
export class Answering {
  readonly #player: Player
  /** Degrees from north. */
  readonly #ahead: string
  readonly #form: Locator
  readonly #send: Locator
  /** The same button, once something complete can be sent. */
  readonly #complete: Locator

  /** @param side The Rebels come from the south. */
  constructor(player: Player, side: 'rebel' | 'imperial') {
    this.#player = player
    this.#ahead = side === 'rebel' ? '0' : '180'
    this.#form = player.page.locator('#question .form')
    // The strong button may lead to what could be chosen first
    this.#send = player.page.locator(
      '#question .actions .second, #question .actions:not(:has(.second)) button:last-child',
    )
    this.#complete = this.#send.and(player.page.locator(':not([aria-disabled="true"])'))
  }

  /** Answers all that is asked of this player in one phase, as long as nobody else is asked between. */
  async squadrons(): Promise<void> {
    for (let answers = 0; answers < MOST_STEPS; answers += 1) {
      await this.#player.settles()
      if ((await this.#send.count()) === 0) return
      const ask = await this.asked()
      if (ask === 'command.dials') return
      await this.choose(ask)
      await this.send()
    }
  }

  /** Waits until something is asked and its form is there. @returns what */
  async asked(): Promise<AskName> {
    await this.#player.settles()
    await this.#send.waitFor(SOON)
    const ask = await this.#player.page.locator('.game').getAttribute('data-ask')
    return ask as AskName
  }

  /** Chooses until the answer is complete. */
  async choose(ask: AskName): Promise<void> {
    if (ask === 'command.dials') await this.#takeSuggestion()
    if (ask === 'defense.spend') await this.#spendToken()
    for (let steps = 0; !(await this.#isComplete()); steps += 1) {
      if (steps === MOST_STEPS) throw new Error(`${ask} cannot be completed`)
      await this.#chooseNext(steps)
    }
  }

  /** Sends what is chosen, by as many presses as the page wants. */
  async send(): Promise<void> {
    const { page } = this.#player
    const taken = page.waitForResponse((answer) => answer.url().endsWith('/decisions'), SOON)
    const [answer] = await Promise.all([taken, this.#press()])
    if (!answer.ok()) throw new Error(`refused: ${await answer.text()}`)
    await this.#player.settles()
  }

  async #press(): Promise<void> {
    const look = this.#player.button('Last look')
    if ((await look.count()) > 0) await look.click()
    const isDanger = await this.#send.evaluate((button) => button.classList.contains('danger'))
    await this.#send.click()
    if (isDanger) await this.#send.click()
  }

  async #isComplete(): Promise<boolean> {
    return (await this.#complete.count()) > 0
  }

  async #chooseNext(step: number): Promise<void> {
    if (await this.#place()) return
    const next = (await this.#radio()) ?? (await this.#first('.choice')) ?? (await this.#dial(step))
    if (next === undefined) throw new Error('nothing is offered')
    await next.click()
  }

  /** A place for a squadron, unless it has one: by its name, or some way ahead. @returns whether it needed one */
  async #place(): Promise<boolean> {
    const anchors = this.#form.locator('.anchors button')
    const hasPlace = (await this.#form.locator('.anchors [aria-pressed=true]').count()) > 0
    if ((await anchors.count()) === 0 || hasPlace) return false
    for (const name of PLACES) {
      const found = anchors.filter({ hasText: name })
      if ((await found.count()) === 0) continue
      await found.first().click()
      return true
    }
    await this.#form.locator('details').evaluateAll((folded) => {
      for (const each of folded) each.setAttribute('open', '')
    })
    await this.#type(/^Bearing/, this.#ahead)
    await this.#type(/^Distance/, AHEAD_MM)
    return true
  }

  async #type(name: RegExp, value: string): Promise<void> {
    const field = this.#form.getByRole('spinbutton', { name })
    await field.fill(value)
    await field.press('Tab')
  }

  /** Of the first group in which nothing is chosen: a target before a move, and either before nothing. */
  async #radio(): Promise<Locator | undefined> {
    const value = await this.#form.evaluate((form) => {
      const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')]
      const open = radios.find(({ name }) => !radios.some((radio) => radio.name === name && radio.checked))
      const group = radios.filter(({ name }) => name === open?.name)
      const idle = ['move', 'none', 'done', '']
      const best = group.toSorted((p, q) => (idle.indexOf(p.value) + 1 || 0) - (idle.indexOf(q.value) + 1 || 0))[0]
      return best && { name: best.name, value: best.value }
    })
    return value && this.#form.locator(`input[name="${value.name}"][value="${value.value}"]`)
  }

  async #first(selector: string): Promise<Locator | undefined> {
    const found = this.#form.locator(selector)
    return (await found.count()) > 0 ? found.first() : undefined
  }

  /** One command after the other, so that each is met. */
  async #dial(step: number): Promise<Locator | undefined> {
    const commands = this.#form.locator('.commands button')
    const count = await commands.count()
    return count === 0 ? undefined : commands.nth((step + 1) % count)
  }

  async #spendToken(): Promise<void> {
    const tokens = this.#form.getByRole('switch', { disabled: false })
    if ((await tokens.count()) > 0) await tokens.first().check()
  }

  /** The bot that proposes comes when it is first asked. */
  async #takeSuggestion(): Promise<void> {
    await this.#form.getByRole('button', { name: 'Suggested' }).click()
    await this.#complete.waitFor(SOON)
  }
}
