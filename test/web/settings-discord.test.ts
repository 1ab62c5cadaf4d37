import { cleanup, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { DiscordState } from '#shared/play/protocol/responses'
import DiscordAccount from '../../web/pages/settings/DiscordAccount.svelte'
import { fakeService } from './support/service'

const INSTALL = 'https://discord.com/oauth2/authorize?client_id=7'
const LINKED: DiscordState = {
  bot: true,
  install: INSTALL,
  linked: { name: 'anne_at_discord', since: '2030-05-01T09:00:00Z' },
}
const CODE = { code: 'ABCD2345', until: '2030-05-01T09:10:00Z' }

/** The section over a service that answers these states one after the other. */
async function open(...states: DiscordState[]) {
  let n = 0
  const calls = fakeService(({ method, path }) => {
    if (method === 'DELETE') return { status: 204 }
    if (path.endsWith('/code')) return { status: 201, body: CODE }
    return { body: states[Math.min(n++, states.length - 1)] ?? { bot: false } }
  })
  render(DiscordAccount)
  await vi.waitFor(() => expect(screen.queryByText('One moment …')).toBeNull())
  return calls
}
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

afterEach(cleanup)

test('a service without a bot says so', async () => {
  await open({ bot: false })
  expect(screen.getByText('This service has no bot on Discord.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a code is shown as the command to send, and the link once it was made', async () => {
  await open({ bot: true, install: INSTALL }, LINKED)
  expect(screen.getByRole('link').getAttribute('href')).toBe(INSTALL)
  await press('Show a code')
  await screen.findByText('/armada link code:ABCD2345')
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([])
  await press('I have sent it')
  await screen.findByText('Linked with anne_at_discord.')
})

test('the link ends by its button', async () => {
  const calls = await open(LINKED, { bot: true, install: INSTALL })
  await press('End the link')
  await vi.waitFor(() => expect(screen.queryByText('Linked with anne_at_discord.')).toBeNull())
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
})
