import { expect, test } from 'vitest'
import { kills } from './kills'

test('A service killed in mid-play loses nothing that it has confirmed, does nothing twice and goes on', {
  timeout: 120_000,
}, async () => {
  const report = await kills(3, 1)
  expect(report.findings).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
})
