import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { runWorlds } from './command'
import { runWorld } from './world'

test('A run that breaks is a finding with its command, and takes no other finding with it', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const broken = vi.fn<typeof runWorld>(async (plan, narrowed) => {
    if (plan.seed === 8) throw new Error('planted')
    const report = await runWorld(plan, narrowed)
    return { ...report, violations: [`of ${plan.seed}`] }
  })
  const { violations } = await runWorlds(
    { games: 3, seed: 7, narrowed: { tables: [], lasts: 60_000 }, shrinks: false },
    broken,
  )
  vi.restoreAllMocks()
  expect(violations.map(({ what }) => what.split('\n')[0])).toEqual(['of 7', 'the run broke: Error: planted', 'of 9'])
  expect(violations.map(({ command }) => command)).toEqual(
    [7, 8, 9].map((seed) => `npm run sim -- --world --games 1 --seed ${seed} --tables none --minutes 1`),
  )
})

test('Games that are named by something else than numbers are a slip and no success', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/programs/sim/main.ts', '--world', '--games', '1', '--tables', '1,x'],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('--tables names games by numbers from 0 on')
})
