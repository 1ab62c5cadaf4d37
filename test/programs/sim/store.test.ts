import { describe, expect, test } from 'vitest'
import { explore } from './store'
import { handOff, reminder } from './store-model'
import * as mutants from './store-mutants'

describe('every reachable state, with a stop after any call', () => {
  test('two submitters, a late stream record, a sender and a tick lose nothing and tell everybody once', async () => {
    const { states, ends } = await explore(await handOff())
    expect(states).toBeGreaterThan(50_000)
    expect(ends).toBeGreaterThan(100)
  })

  test('what the clocks demand is committed once by two that look at them, whoever answers meanwhile', async () => {
    const { states, ends } = await explore(await reminder())
    expect(states).toBeGreaterThan(1_000)
    expect(ends).toBeGreaterThan(10)
  })
})

describe('its mutants are caught', () => {
  test.each([
    ['watch hint after the put', mutants.watchHintAfterPut, /revision \d, but \d log rows/],
    ['log row first', mutants.logRowFirst, /is behind|was not told/],
    ['notice put unconditional', mutants.noticePutUnconditional, /opened again/],
    ['projection from a stale read', mutants.projectionFromStaleRead, /log rows|is lost|chain broken/],
    ['value put unconditional', mutants.valuePutUnconditional, /went back/],
    ['notice sent unclaimed', mutants.noticeSentUnclaimed, /mail twice/],
  ])('%s', async (_, mutant, complaint) => {
    await expect(handOff(mutant).then(explore)).rejects.toThrow(complaint)
  })
})
