import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaseShip } from '#test/support/case-format-table'
import { displayed } from './support/battles'
import { openAs } from './support/open-game'
import { PlayedGame } from './support/played-game'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const table = () => screen.getByRole('region', { name: 'Table' })
const key = (name: string, element: Element = table()) => fireEvent.keyDown(element, { key: name })

test('by keys alone an arrow and a circle are drawn, and cleared', async () => {
  await openAs(new PlayedGame(displayed()), 'a')
  await key('p')
  const pen = await screen.findByRole('slider', { name: 'Draw an arrow' })
  for (const name of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await key(name, pen)
  await vi.waitFor(() => expect(table().querySelectorAll('.notes .arrow')).toHaveLength(1))
  await key('p')
  const circle = await screen.findByRole('slider', { name: 'Draw a circle' })
  for (const name of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await key(name, circle)
  await vi.waitFor(() => expect(table().querySelectorAll('.notes .round')).toHaveLength(1))
  await key('Escape', circle)
  await vi.waitFor(() => expect(screen.queryByRole('slider', { name: 'Draw a circle' })).toBeNull())
  screen.getByRole('button', { name: 'clear 2 notes' }).click()
  await vi.waitFor(() => expect(table().querySelector('.notes')).toBeNull())
})

test('K keeps what was measured until X clears it', async () => {
  await openAs(new PlayedGame(displayed()), 'a')
  const pieces = screen.getByRole('listbox')
  pieces.focus()
  await key('m', pieces)
  await key('ArrowRight', pieces)
  await key('k', pieces)
  await vi.waitFor(() => expect(table().querySelectorAll('.notes .line')).toHaveLength(1))
  await key('x', pieces)
  await vi.waitFor(() => expect(table().querySelector('.notes')).toBeNull())
})

test('A without a chosen ship shows the arcs of all, G where they can end, B the distances of the one that is chosen', async () => {
  await openAs(new PlayedGame(displayed()), 'a')
  for (const name of ['a', 'g', 'b']) await key(name)
  await vi.waitFor(() => expect(table().querySelectorAll('.ray')).toHaveLength(4 * 4))
  expect(table().querySelectorAll('.move-reach polygon')).toHaveLength(4)
  expect(table().querySelectorAll('.distances text')).toHaveLength(0)
  await fireEvent.click(screen.getAllByRole('button', { name: /Nebulon-B "A"/ })[0] ?? document.body)
  await vi.waitFor(() => expect(table().querySelectorAll('.distances text')).toHaveLength(5))
  expect(table().querySelectorAll('.move-reach polygon')).toHaveLength(1)
})

test('the reach of a card stands around its unit, with its name', async () => {
  const { ships = {}, ...rest } = displayed()
  const nebulon: CaseShip = { card: 'nebulon-b-escort-frigate', at: [457, 300], upgrades: ['redemption'] }
  await openAs(new PlayedGame({ ...rest, ships: { ...ships, nebulon } }), 'a')
  await key('b')
  await vi.waitFor(() => expect(table().querySelector('.distances .title')?.textContent?.trim()).toBe('Redemption'))
  expect(table().querySelectorAll('.distances .aura')).toHaveLength(1)
})
