import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { posesOf } from '#web/questions/course/poses'
import { device } from '#web/state/device.svelte'
import { nameOf } from '#web/words/names'
import GamePageView from '../../../web/game/GamePage.svelte'
import { coursePage, dialsPage, shipPage } from '../support/game-pages'
import { formIsThere } from '../support/open-game'
import { fakeService } from '../support/service'

beforeEach(() => {
  localStorage.clear()
  device.words = true
})
afterEach(() => {
  cleanup()
  device.words = false
  vi.unstubAllGlobals()
})

async function open(page: GamePage) {
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : page }))
  render(GamePageView, { id: 'g1' })
  const line = await screen.findByLabelText<HTMLInputElement>('Type an answer, or help')
  await formIsThere()
  const status = () => line.closest('form')?.querySelector('[role="status"]')?.textContent?.trim() ?? ''
  const type = async (words: string) => {
    await fireEvent.input(line, { target: { value: words } })
    await fireEvent.submit(line.closest('form') ?? line)
    await tick()
    return status()
  }
  return { type, status }
}

test('the status tells what the draft is, also after it was taken back elsewhere', async () => {
  const { type, status } = await open(shipPage())
  expect(await type('activate B token')).toContain('Ready:')
  await fireEvent.click(screen.getByRole('button', { name: /Undo/ }))
  await tick()
  expect(status()).not.toContain('Ready:')
  expect(status()).toContain('Not complete:')
})

test('help is said together with what it lists', async () => {
  const { type } = await open(dialsPage())
  const said = await type('help')
  expect(said).toContain('These fit the open question:')
  expect(said).toContain('suggested')
  expect(said).toContain('Always: describe A')
})

test('as many degrees to the left as to the right', () => {
  const { view } = coursePage()
  const [request] = view?.requests ?? []
  if (view === undefined || request === undefined) throw new Error('no course is asked')
  const poses = posesOf({ request, view, parts: {}, nameOf: (unit) => nameOf(view, unit), opponent: 'Needa' })
  const turned = new Set(poses.map((pose) => pose.turned))
  expect([...turned].some((degrees) => !Number.isInteger(degrees))).toBe(true)
  for (const degrees of turned) expect(turned.has(-degrees + 0), `${degrees}`).toBe(true)
})
