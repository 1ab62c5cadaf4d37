import { expect, test, vi } from 'vitest'
import { every } from '#functions/local/every'

const LONG_MS = 10_000_000

test('To stop what goes on again and again waits for a run that is under way, and not for the pause after it', async () => {
  let finish = () => {}
  const act = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const stop = every(LONG_MS, act)
  let isOver = false
  const stopping = stop().then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  finish()
  await stopping
  expect(act).toHaveBeenCalledTimes(1)
})

test('To stop it in a pause ends the pause', async () => {
  const act = vi.fn(async () => undefined)
  const stop = every(LONG_MS, act)
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  await stop()
  expect(act).toHaveBeenCalledTimes(1)
})
