import { expect, test } from 'vitest'
import { storeCalls } from '#test/programs/bench/rows/store-calls'

test('a submission stays within its budget of store calls and units, over a whole game', async () => {
  const rows = await storeCalls.measure()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ met }) => !met)).toEqual([])
})
