import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPages } from '#test/support/forget-modules'

/** Thursday, 9:00 UTC, at the service. */
const NINE = Date.UTC(2030, 4, 2, 9)
const HOUR = 3_600_000

let clock: typeof import('#web/state/clock.svelte').clock
let stop = () => {}
const ask = vi.fn<() => Promise<void>>()

/** An answer that was sent at that hour of the service, and so long on its way there and back. */
function answered(at: number, there = 0, back = 0, headers: Record<string, string> = {}): void {
  const sent = performance.now() - there - back
  clock.heard(new Headers({ date: new Date(at).toUTCString(), ...headers }), sent, performance.now())
}
const away = () => clock.now - NINE

beforeEach(async () => {
  vi.useFakeTimers({ now: NINE })
  forgetPages()
  ask.mockReset()
  ask.mockResolvedValue()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
async function started(device: number): Promise<void> {
  vi.setSystemTime(device)
  ;({ clock } = await import('#web/state/clock.svelte'))
  stop = clock.start(ask)
}

test.each([3, -3, 26])('time is counted by the clock of the service where the device is %i h off', async (hours) => {
  await started(NINE + hours * HOUR)
  answered(NINE)
  expect(Math.abs(away())).toBeLessThanOrEqual(1000)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(Math.abs(away() - HOUR)).toBeLessThanOrEqual(1000)
})

test('until the service is heard the device’s own clock must do', async () => {
  await started(NINE + HOUR)
  expect(away()).toBe(HOUR)
})

test('the way of an answer takes no time off: the hour lies between sending and coming', async () => {
  await started(NINE + HOUR)
  // Asked at 9:00:00, answered at 9:00:20, here at 9:00:40
  answered(NINE + 20_000, 20_000, 20_000)
  expect(Math.abs(away() - 40_000)).toBeLessThanOrEqual(21_000)
  answered(NINE + 40_000)
  expect(Math.abs(away() - 40_000)).toBeLessThanOrEqual(1000)
  // A slow one does not make it worse
  answered(NINE + 40_000 - 30_000, 0, 30_000)
  expect(Math.abs(away() - 40_000)).toBeLessThanOrEqual(1000)
})

test.each<[string, Record<string, string>]>([
  ['an age', { age: '7200' }],
  ['a time to be kept', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['no hour', { date: '' }],
  ['no hour that can be read', { date: 'soon' }],
])('an answer with %s tells nothing of the hour', async (_what, headers) => {
  await started(NINE)
  answered(NINE - 2 * HOUR, 0, 0, headers)
  expect(away()).toBe(0)
})

test.each([3, -3])('a clock that is set by %i h while the page is open changes nothing', async (hours) => {
  await started(NINE)
  answered(NINE)
  ask.mockImplementation(async () => answered(NINE + 60_000))
  vi.setSystemTime(NINE + hours * HOUR)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(Math.abs(away() - 60_000)).toBeLessThanOrEqual(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(Math.abs(away() - 120_000)).toBeLessThanOrEqual(1000)
})

test('after a sleep in which the steady clock stood it is the later hour, though nobody is reached', async () => {
  await started(NINE)
  answered(NINE)
  vi.setSystemTime(NINE + 8 * HOUR)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(Math.abs(away() - 8 * HOUR)).toBeLessThanOrEqual(1000)
})
