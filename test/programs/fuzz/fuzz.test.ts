import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz'
import { propertyTarget } from './property'
import type { Target } from './target'
import { TARGETS } from './targets/index'

/** So often in every test run; `npm run fuzz` goes on from there. */
const RUNS: Readonly<Record<string, number>> = {
  decisions: 2,
  submissions: 2,
  states: 5,
  scripts: 1,
  geometry: 4,
  chance: 3,
  codec: 2,
  fleets: 3,
  exports: 4,
  secrets: 1,
}

describe('nothing is found, whatever comes', () => {
  test.each(TARGETS.map((target) => [target.name, target] as const))('%s', async (name, target) => {
    const runs = RUNS[name] ?? 0
    expect(runs).toBeGreaterThan(0)
    const report = await fuzz({ targets: [target], seed: 1, runs, now: () => 0 })
    expect(report.findings).toEqual([])
    expect(report.targets[name]).toMatchObject({ runs })
    expect(report.targets[name]?.tried).toBeGreaterThanOrEqual(runs)
  })
})

describe('what is found', () => {
  const odd: Target = { name: 'odd', run: (seed) => ({ tried: 2, found: seed % 3 === 0 ? [`${seed} is odd`] : [] }) }

  test('names its seed and the command that repeats it', async () => {
    const { findings, targets } = await fuzz({ targets: [odd], seed: 4, runs: 4, now: () => 0 })
    expect(findings).toEqual([
      { target: 'odd', what: '6 is odd', seed: 6, command: 'npm run fuzz -- --runs 1 --seed 6 odd' },
    ])
    expect(targets.odd).toMatchObject({ runs: 4, tried: 8 })
  })

  test('is also what is thrown', async () => {
    const throws: Target = {
      name: 'throws',
      run: () => {
        throw new Error('no such thing')
      },
    }
    const { findings } = await fuzz({ targets: [throws], seed: 1, runs: 1, now: () => 0 })
    expect(findings).toMatchObject([{ target: 'throws', seed: 1, what: expect.stringContaining('no such thing') }])
  })

  test('is told though the target does not close, which is told, too', async () => {
    const open: Target = {
      name: 'open',
      run: () => ({ tried: 1, found: ['bad'] }),
      close: async () => {
        throw new Error('still open')
      },
    }
    const { findings } = await fuzz({ targets: [open], seed: 1, runs: 1, now: () => 0 })
    expect(findings.map(({ what }) => what.split('\n')[0])).toEqual(['bad', 'Error: still open'])
  })

  test('is told in its smallest form, and again by the same seed', async () => {
    const small = propertyTarget('small', { 'is small': () => fc.property(fc.nat(), (n) => n < 1_000) }, 50)
    const found = async () => (await fuzz({ targets: [small], seed: 7, runs: 1, now: () => 0 })).findings
    expect(await found()).toMatchObject([{ what: expect.stringMatching(/is small.*Counterexample: \[1000\]/s) }])
    expect(await found()).toEqual(await found())
  })

  test('ends a target that finds ever more; others go on until the time is over, the slow ones less often', async () => {
    let at = 0
    const takes = (name: string, ms: number, found: string[]): Target => ({
      name,
      run: () => {
        at += ms
        return { tried: 1, found }
      },
    })
    const targets = [takes('quick', 1, []), takes('slow', 10, []), takes('bad', 1, ['bad'])]
    const { targets: reports, findings } = await fuzz({ targets, seed: 1, budget: 210, now: () => at })
    expect(findings).toHaveLength(10)
    expect(reports).toMatchObject({ quick: { runs: 100 }, slow: { runs: 10 }, bad: { runs: 10 } })
  })
})
