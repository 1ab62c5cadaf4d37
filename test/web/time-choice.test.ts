import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ME } from '#test/support/me'
import { player } from '#web/state/player.svelte'
import { router } from '#web/state/route.svelte'
import NewGamePage from '../../web/pages/NewGamePage.svelte'
import { fakeService } from './support/service'

beforeEach(() => player.is(ME))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.goOn('/')
})

const press = async (element: HTMLElement) => {
  element.click()
  await tick()
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const field = (name: RegExp) => screen.getByRole('spinbutton', { name })
const fill = async (name: RegExp, value: string) => {
  await fireEvent.input(field(name), { target: { value } })
}

/** The page of a new game, and what it sends. */
function open() {
  const calls = fakeService(() => ({ body: { id: 'g1' } }))
  render(NewGamePage)
  return async () => {
    await press(screen.getByRole('button', { name: 'Make the invitation' }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    return calls[0]?.body
  }
}

test('time has plain names, and the summary says what it means', async () => {
  const sent = open()
  expect(radio(/^Usual 3 days$/).checked).toBe(true)
  await press(radio(/^Slow 7 days$/))
  expect(screen.getByText('Each turn has 7 days, for all its questions.')).toBeTruthy()
  expect(screen.getByRole('complementary').textContent).toContain('7 days for each turn')
  expect(await sent()).toMatchObject({ hoursPerHandOff: 168 })
})

test('a bank of time is one press (design 8)', async () => {
  const sent = open()
  await press(radio(/^Bank of time/))
  expect(screen.getByText(/^You each have a bank of time, with 14 days at first; each turn adds 12 hours/)).toBeTruthy()
  expect(await sent()).toMatchObject({ hoursPerHandOff: 12, bank: { hours: 336 } })
})

test('whatever both agree on can be set by hand: hours, a bank, and the most that a turn has', async () => {
  const sent = open()
  await press(radio(/^Your own/))
  await fill(/^Hours for each turn/, '36')
  await press(screen.getByRole('checkbox', { name: /^Keep what a turn leaves/ }))
  await fill(/^Hours that each turn adds/, '6')
  await fill(/^Days in the bank/, '10')
  await fill(/^Days that a turn has at most/, '20')
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  expect(await sent()).toMatchObject({ hoursPerHandOff: 6, bank: { hours: 240, most: 480 } })
})

test('what is no number of hours is not sent, nor is a most below what was in the bank', async () => {
  const calls = fakeService(() => ({ body: { id: 'g1' } }))
  render(NewGamePage)
  await press(radio(/^Your own/))
  await fill(/^Hours for each turn/, '999')
  expect(screen.getByText('Each turn has 3 days, for all its questions.')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Make the invitation' }))
  await fill(/^Hours for each turn/, '36')
  await press(screen.getByRole('checkbox', { name: /^Keep what a turn leaves/ }))
  await fill(/^Days that a turn has at most/, '2')
  await press(screen.getByRole('button', { name: 'Make the invitation' }))
  expect(calls).toEqual([])
})
