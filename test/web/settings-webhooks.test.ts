import { cleanup, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WebhookState } from '#shared/play/protocol/responses'
import Webhooks from '../../web/pages/Webhooks.svelte'
import { fakeService } from './support/service'

const OURS: WebhookState = {
  id: '1',
  address: 'https://hooks.example.org/…1234',
  kind: 'standard',
  created: '2030-05-01T09:00:00Z',
}
const DISCORD: WebhookState = {
  ...OURS,
  id: '2',
  address: 'https://discord.com/…mnop',
  kind: 'discord',
  mention: '123456789012345678',
}
const FAILING: WebhookState = {
  ...OURS,
  failing: {
    since: '2030-05-01T09:00:00Z',
    count: 5,
    last: [
      { code: 'timeout', at: '2030-05-01T10:00:00Z' },
      { code: 'status', status: 500, at: '2030-05-01T11:00:00Z' },
      { code: 'status', status: 302, at: '2030-05-01T12:00:00Z' },
    ],
  },
}
const SECRET = `whsec_${'A'.repeat(44)}`

type Reply = ReturnType<Parameters<typeof fakeService>[0]>

/** The section over a service that has these webhooks and answers other calls so. */
async function open(
  webhooks: WebhookState[],
  answer: (method: string, path: string) => Reply = () => ({ status: 204 }),
) {
  const calls = fakeService(({ method, path }) =>
    method === 'GET' ? { body: { webhooks, most: 3 } } : answer(method, path),
  )
  render(Webhooks)
  await vi.waitFor(() => expect(screen.queryByText('One moment …')).toBeNull())
  return {
    calls,
    sent: () =>
      calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body })),
  }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const group = (name: RegExp) => within(screen.getByRole('group', { name }))
const settle = () => vi.waitFor(() => expect(button('Add the webhook').getAttribute('aria-disabled')).not.toBe('true'))
async function press(element: HTMLElement): Promise<void> {
  element.focus()
  element.click()
  await tick()
}
async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}
const news = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('webhooks in the settings', () => {
  test('are added by their address; the secret is shown until it is put away', async () => {
    const { sent } = await open([], () => ({ status: 201, body: { webhook: OURS, secret: SECRET } }))
    await fill('Address', ' https://hooks.example.org/path-1234 ')
    await press(button('Add the webhook'))
    const secret = await screen.findByLabelText<HTMLInputElement>(/^Secret of/)
    expect(sent()).toEqual([
      { method: 'POST', path: '/players/me/webhooks', body: { url: 'https://hooks.example.org/path-1234' } },
    ])
    expect(secret.value).toBe(SECRET)
    await vi.waitFor(() => expect(document.activeElement).toBe(secret))
    expect(news()).toBe('https://hooks.example.org/…1234 is added. Test it now.')
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('')
    await press(button('Done'))
    expect(screen.queryByLabelText(/^Secret of/)).toBeNull()
    expect(document.body.innerHTML).not.toContain(SECRET)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' }))
  })

  test('of Discord’s may mention a person, and have no secret', async () => {
    const { sent } = await open([], () => ({ status: 201, body: { webhook: DISCORD } }))
    expect(screen.queryByLabelText(/Discord user number/)).toBeNull()
    await fill('Address', 'https://discord.com/api/webhooks/1/x')
    await fill(/Discord user number/, '123456789012345678')
    await press(button('Add the webhook'))
    await vi.waitFor(() => expect(sent()[0]?.body).toMatchObject({ mention: '123456789012345678' }))
    await screen.findByRole('group', { name: 'Discord: https://discord.com/…mnop' })
    group(/^Discord/).getByText(/You are mentioned\./)
    expect(group(/^Discord/).queryByRole('button', { name: 'New secret' })).toBeNull()
    expect(screen.queryByLabelText(/^Secret of/)).toBeNull()
  })

  test('that are refused leave what was typed, and say why', async () => {
    const body = { code: 'webhook-address', message: 'A webhook needs the https address of a server.' }
    await open([], () => ({ status: 422, body }))
    await fill('Address', 'https://127.0.0.1/')
    await press(button('Add the webhook'))
    expect((await screen.findByRole('alert')).textContent).toBe(body.message)
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://127.0.0.1/')
  })

  test('are as many as there may be: then there is no form', async () => {
    await open([OURS, DISCORD, { ...OURS, id: '3' }])
    screen.getByText('You cannot add more: the limit is 3.')
    expect(screen.queryByLabelText('Address')).toBeNull()
  })

  test('are tested by a press, which says what became of it', async () => {
    const results: Reply[] = [
      { body: {} },
      { body: { failure: { code: 'not-public' } } },
      { body: { failure: { code: 'status', status: 301 } } },
    ]
    const { sent } = await open([OURS], () => results.shift() ?? 'offline')
    const told: (string | null)[] = []
    for (let i = 0; i < 3; i++) {
      await press(group(/hooks/).getByRole('button', { name: 'Test' }))
      await settle()
      told.push(news())
    }
    expect(told).toEqual([
      'The test message arrived.',
      'The test message did not arrive: the name leads to an address that is not public.',
      'The test message did not arrive: answered 301; redirects are not followed.',
    ])
    await press(group(/hooks/).getByRole('button', { name: 'Test' }))
    await screen.findByRole('alert')
    expect(sent()[0]).toMatchObject({ method: 'POST', path: '/players/me/webhooks/1/test' })
  })

  test('are not acted on twice by an impatient press', async () => {
    const { sent } = await open([OURS], () => ({ body: {} }))
    const test_ = group(/hooks/).getByRole('button', { name: 'Test' })
    test_.click()
    test_.click()
    await tick()
    expect(test_.getAttribute('aria-disabled')).toBe('true')
    await settle()
    expect(sent()).toHaveLength(1)
  })

  test('show since when messages fail, and the last failures', async () => {
    await open([FAILING])
    group(/hooks/).getByText(/^On\..*5 messages failed since .* the service still sends the next ones\./s)
    const lines = group(/hooks/)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.replace(/^.*?: /, ''))
    expect(lines).toEqual(['no answer in time', 'answered 500', 'answered 302; redirects are not followed'])
  })

  test.each([
    ['gone', /^Switched off .*: the receiver answered that it is gone for good\./],
    ['failing', /^Switched off .*, because nothing had arrived for a day\./],
    ['owner', /^Off since /],
  ] as const)('that are off (%s) say so, and are switched on again', async (why, state) => {
    const off = { ...FAILING, off: { why, at: '2030-05-02T09:00:00Z' } }
    const { sent } = await open([off], () => ({ body: OURS }))
    group(/hooks/).getByText(state)
    await press(group(/hooks/).getByRole('button', { name: 'Switch on again' }))
    await group(/hooks/).findByText(/^On\./)
    expect(sent()).toEqual([{ method: 'PATCH', path: '/players/me/webhooks/1', body: { on: true } }])
    expect(news()).toBe('https://hooks.example.org/…1234 is on.')
    expect(document.activeElement).toBe(group(/hooks/).getByRole('button', { name: 'Switch off' }))
  })

  test('get a new secret after a second press', async () => {
    const { sent } = await open([OURS], () => ({ body: { webhook: OURS, secret: SECRET } }))
    await press(group(/hooks/).getByRole('button', { name: 'New secret' }))
    expect(sent()).toEqual([])
    await press(group(/hooks/).getByRole('button', { name: /^Make a new secret/ }))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Secret of/)).value).toBe(SECRET)
    expect(sent()).toMatchObject([{ method: 'POST', path: '/players/me/webhooks/1/secret' }])
  })

  test('are deleted after a second press, and the focus stays in the section', async () => {
    const { sent } = await open([OURS])
    await press(group(/hooks/).getByRole('button', { name: 'Delete' }))
    expect(sent()).toEqual([])
    await press(group(/hooks/).getByRole('button', { name: 'Delete for good' }))
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: /hooks/ })).toBeNull())
    expect(sent()).toEqual([{ method: 'DELETE', path: '/players/me/webhooks/1', body: undefined }])
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' })))
  })

  test('that cannot be read are asked for again', async () => {
    const answers: Reply[] = ['offline']
    fakeService(() => answers.shift() ?? { body: { webhooks: [OURS], most: 3 } })
    render(Webhooks)
    await screen.findByRole('alert')
    await press(button('Try again'))
    await screen.findByRole('group', { name: /hooks/ })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('have no fault that axe can find without a layout, in any state', async () => {
    await open([FAILING, { ...DISCORD, off: { why: 'gone', at: '2030-05-02T09:00:00Z' } }], () => ({
      body: { webhook: OURS, secret: SECRET },
    }))
    await press(group(/hooks/).getByRole('button', { name: 'New secret' }))
    await press(group(/hooks/).getByRole('button', { name: /^Make a new secret/ }))
    await screen.findByLabelText(/^Secret of/)
    const { violations, passes } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
  })
})
