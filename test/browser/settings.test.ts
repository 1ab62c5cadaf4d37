import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebhookList } from '#shared/play/protocol/responses'
import { startService, type TestService } from '#test/support/service'
import { answering, openSink, type Sink } from '#test/support/sink'
import { Player } from './support/player'
import { stateAnswers } from './support/stated-answers'
import { launchTraced } from './support/traced'

const BROKEN: WebhookList = {
  most: 3,
  webhooks: [
    {
      id: '1',
      address: 'https://hooks.example.org/…1234',
      kind: 'standard',
      created: '2030-05-01T09:00:00Z',
      off: { why: 'failing', at: '2030-05-03T09:00:00Z' },
      failing: {
        since: '2030-05-01T09:00:00Z',
        count: 8,
        last: [
          { code: 'timeout', at: '2030-05-02T10:00:00Z' },
          { code: 'status', status: 302, at: '2030-05-03T09:00:00Z' },
        ],
      },
    },
    {
      id: '2',
      address: 'https://discord.com/…mnop',
      kind: 'discord',
      created: '2030-05-01T09:00:00Z',
      mention: '123456789012345678',
    },
  ],
}

describe('the settings', () => {
  let service: TestService
  let browser: Browser
  let sink: Sink

  beforeAll(async () => {
    sink = await openSink(answering(204))
    service = await startService({ pages: true, loopbackWebhooks: true })
    browser = await launchTraced()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
    await sink.close()
  })

  async function atSettings(email: string): Promise<Player> {
    const player = await Player.arrive(browser, service, email, 'desk')
    await player.page.goto('/sign-in')
    await player.signIn()
    await player.page.getByRole('link', { name: 'Settings' }).click()
    await player.page.getByRole('link', { name: 'Webhooks' }).click()
    await player.page.getByRole('heading', { name: 'Webhooks' }).waitFor()
    return player
  }

  test('a webhook is added, tested, switched off and deleted by keys alone', async () => {
    const player = await atSettings('keys@armada.example')
    const { page } = player
    const press = async (name: string, ...keys: string[]) => {
      await player.button(name).focus()
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.getByLabel('Address', { exact: true }).focus()
    await page.keyboard.type(`http://127.0.0.1:${sink.port}/mine`)
    await page.keyboard.press('Enter')
    const secret = page.getByLabel(/^Secret of/)
    await secret.waitFor()
    expect(await secret.inputValue()).toMatch(/^whsec_/)
    await expect.poll(() => secret.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await player.review('settings-secret')).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await secret.waitFor({ state: 'detached' })
    await press('Test', 'Space')
    await page.getByText('The test message arrived.').waitFor()
    expect(sink.received).toHaveLength(1)
    await press('Switch off', 'Enter')
    await page.getByText(/^Off since/).waitFor()
    await press('Delete', 'Enter', 'Enter')
    await page.getByText(/is deleted\.$/).waitFor()
    await page.locator('h2:focus', { hasText: /^Webhooks$/ }).waitFor()
    expect(player.faults).toEqual([])
    await player.leave()
  })

  test('somebody signs in with the code of the mail, where it was asked for', async () => {
    const player = await Player.arrive(browser, service, 'code@armada.example', 'phone')
    const { page } = player
    await page.goto('/settings')
    await page.getByLabel('Mail address').fill(player.email)
    await player.button('Send the link').click()
    await page.getByLabel('Code from the mail').fill('aaa aaa')
    await player.button('Sign in with the code').click()
    await page.getByRole('alert').waitFor()
    expect(await player.review('sign-in-code', 'phone')).toEqual([])
    await page.getByLabel('Code from the mail').fill(await service.signInCode(player.email))
    await page.keyboard.press('Enter')
    await player.sees(/^You play as /)
    await player.leave()
  })

  test('webhooks that are in trouble have no fault that axe can find, at 390 and 1440 px', async () => {
    const player = await atSettings('trouble@armada.example')
    await stateAnswers(player, { '/players/me/webhooks': () => BROKEN })
    await player.page.reload()
    await player.page.getByText('Last failures').click()
    await player.page.getByLabel('Address', { exact: true }).fill('https://discord.com/api/webhooks/1/x')
    await player.page.getByLabel(/Discord user number/).waitFor()
    await player.page.getByRole('heading', { name: 'Webhooks' }).scrollIntoViewIfNeeded()
    expect(await player.review('settings-webhooks')).toEqual([])
    await player.leave()
  })

  test('mails about games are stopped on the page that mails lead to, which leads to the settings', async () => {
    const player = await atSettings('quiet@armada.example')
    const { page } = player
    const { id } = await page.evaluate(async (): Promise<{ id: string }> => (await fetch('/players/me')).json())
    const me = () => service.deps.players.load(id)
    await page.goto(`/mails/${(await me())?.mailsKey}`)
    await player.button('Stop the mails').click()
    await page.getByRole('link', { name: 'Turn them on again in the settings' }).waitFor()
    expect((await me())?.mail).toBe(false)
    await page.getByRole('link', { name: 'Turn them on again in the settings' }).click()
    await player.sees(/^You play as /)
    expect(player.faults).toEqual([])
    await player.leave()
  })

  test('the pages of mails on this machine hold no style that the content security policy would have to let pass', async () => {
    const player = await atSettings('reader@armada.example')
    const { page } = player
    await page.goto('/mail')
    await page.getByRole('link', { name: 'Sign in to Armada by Post' }).first().click()
    await page.getByRole('link', { name: 'The HTML part' }).click()
    await page.waitForURL(/part=html/)
    const sheet = page.locator('main')
    // The mail looks as in a mail program all the same.
    expect(await sheet.evaluate((element) => getComputedStyle(element).maxWidth)).toBe('600px')
    expect(player.faults).toEqual([])
    await player.leave()
  })
})
