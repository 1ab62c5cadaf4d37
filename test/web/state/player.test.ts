import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '#test/support/me'
import { player } from '#web/state/player.svelte'
import { fakeService } from '../support/service'

afterEach(() => vi.unstubAllGlobals())

test('nobody is signed in: no refusal is asked for, and none is needed', async () => {
  const calls = fakeService(() => ({ body: null }))
  await player.load()
  expect(calls.map(({ path }) => path)).toEqual(['/players/me?or=nobody'])
  expect([player.status, player.me]).toEqual(['signed-out', undefined])
})

test('somebody is', async () => {
  fakeService(() => ({ body: ME }))
  await player.load()
  expect([player.status, player.me?.name]).toEqual(['signed-in', 'Red Leader'])
})
