import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '#test/support/me'
import { ownHours } from '#web/words/own-hours'
import OwnTime from '../../web/pages/settings/OwnTime.svelte'
import { fakeService } from './support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const press = async (element: HTMLElement) => {
  element.click()
  await tick()
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = () => press(screen.getByRole('button', { name: 'Save' }))

test('quiet hours and days off are saved as they are set', async () => {
  const calls = fakeService(() => ({ body: ME }))
  render(OwnTime, { me: ME })
  expect(screen.queryByLabelText('From')).toBeNull()
  await press(box('Quiet hours'))
  await fireEvent.input(screen.getByLabelText('From'), { target: { value: '23:30' } })
  await fireEvent.input(screen.getByLabelText('To'), { target: { value: '07:15' } })
  for (const day of ['Sunday', 'Saturday']) await press(box(day))
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  await save()
  await screen.findByText('Saved.')
  expect(calls[0]?.body).toEqual({ rest: { quiet: { from: 1410, to: 435 }, daysOff: [6, 7] } })
})

test('more than ten quiet hours are not sent, and a fourth day off cannot be chosen (design 8)', async () => {
  const calls = fakeService(() => ({ body: ME }))
  render(OwnTime, { me: { ...ME, rest: { quiet: { from: 1320, to: 480 }, daysOff: [1, 2, 3] } } })
  expect(box('Thursday').disabled).toBe(true)
  await fireEvent.input(screen.getByLabelText('To'), { target: { value: '08:01' } })
  expect(screen.getByRole('alert').textContent).toContain('at most 10 hours')
  await save()
  expect(calls).toEqual([])
})

test('the page says how many hours of a player there are until their deadline', () => {
  const rest = { quiet: { from: 1320, to: 480 }, offsets: [{ at: 0, minutes: 60 }] }
  const deadline = { seat: 'a', due: '2030-05-03T12:00:00Z', time: 86_400_000 } as const
  const now = Date.parse('2030-05-02T12:00:00Z')
  expect(ownHours(deadline, now)).toBeUndefined()
  expect(ownHours({ ...deadline, rest }, now)).toBe('14 h')
})
