import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { forgetPages } from '#test/support/forget-modules'
import { device } from '#web/state/device.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import NoticeLine from '../../../web/game/NoticeLine.svelte'
import DeviceSettings from '../../../web/pages/DeviceSettings.svelte'
import { booklet } from '../support/battles'
import { dialPage, dialsPage } from '../support/game-pages'
import { openAs } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { fakeService } from '../support/service'
import { EVERY_ASK } from '../words-view/every-ask'

async function open(page: GamePage): Promise<void> {
  fakeService(({ method, path }) => {
    if (path === '/games') return { body: { games: [] } }
    if (method === 'GET') return { body: page }
    return { status: 409, body: { code: 'dials-incomplete', message: 'Every listed ship needs its dials.' } }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await vi.waitFor(() => expect(screen.queryByText('Loading the choices …')).toBeNull())
}
const question = () => within(screen.getByRole('region', { name: 'Question' }))
const HINT = /A kept dial has its full effect/

describe('a hint under the question explains the term it uses', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    device.hints = true
    vi.unstubAllGlobals()
  })

  test('“Why?” opens the rule in place, with a link to its page in a new tab: the draft is not left', async () => {
    await open(dialPage())
    await question().findByText(HINT)
    const why = question().getByRole('button', { name: 'Why? Rule R5.11' })
    expect(why.getAttribute('aria-expanded')).toBe('false')
    why.click()
    const link = await question().findByRole('link', { name: /^Rule R5\.11/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules/R5.11', '_blank'])
    question().getByText(/Later there is no trading/)
    why.click()
    await tick()
    expect(question().queryByRole('link', { name: /^Rule R5\.11/ })).toBeNull()
  })

  test('hints can be switched off on this device', async () => {
    render(DeviceSettings)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /A hint under each question/ })
    expect(box.checked).toBe(true)
    box.click()
    cleanup()
    await open(dialPage())
    await tick()
    expect(question().queryByText(HINT)).toBeNull()
  })

  test('says of a squadron that flies alone what engagement is, not that it is engaged (R11.13, R11.16)', async () => {
    await open(EVERY_ASK['squadron.act'].page())
    await question().findByText(/^An engaged squadron, with an enemy one at distance 1, cannot move/)
  })

  test('the dials suggested for the first round say why (R3.38)', async () => {
    await open(dialsPage())
    question().getByRole('button', { name: 'Why? Rule R3.38' }).click()
    await question().findByText(/^Nobody is in range yet: Repair becomes a token for later/)
  })
})

describe('a refusal leads to its rule', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('beside each target that cannot be attacked (R6.3, R12.7)', async () => {
    await openAs(new PlayedGame(booklet()), 'a')
    question()
      .getByText(/^Why not another target/)
      .click()
    const [link] = await question().findAllByRole('link', { name: /^Rule R12\.7/ })
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/rules/R12.7', '_blank'])
    question().getAllByRole('link', { name: /^Rule R6\.3/ })
  })

  test('below the sentence of the service', async () => {
    render(NoticeLine, {
      notice: { kind: 'refused', code: 'token-locked', message: 'An accuracy icon has locked this token.' },
      failure: undefined,
    })
    await screen.findByRole('button', { name: 'Why? Rule R8.4' })
    cleanup()
    render(NoticeLine, { notice: { kind: 'refused', code: 'time-not-up', message: 'Too early.' }, failure: undefined })
    await tick()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('hints are there until a first game of this device is over, unless somebody chose otherwise', async () => {
  localStorage.clear()
  forgetPages()
  const { device: fresh } = await import('#web/state/device.svelte')
  expect(fresh.hints).toBe(true)
  fresh.noteFinished()
  expect(fresh.hints).toBe(false)
  fresh.hints = true
  expect(fresh.hints).toBe(true)
  expect(JSON.parse(localStorage.getItem('armada.device') ?? '{}')).toMatchObject({ hints: true, hasFinished: true })
})
