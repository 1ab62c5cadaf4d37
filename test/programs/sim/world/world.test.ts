import { describe, expect, test } from 'vitest'
import { commandOf } from './command'
import { planOf } from './plan'
import { PLANTED } from './planted'
import { shrink } from './shrink'
import { type Narrowed, runWorld, type WorldReport } from './world'

/** Seeds that a planted fault is looked for with, one after the other. */
const SEEDS = [1, 3, 4, 5, 6, 8, 9, 11, 13, 15, 19]

async function firstFailure(name: keyof typeof PLANTED): Promise<WorldReport | undefined> {
  const { narrowed, complaint }: { narrowed: Narrowed; complaint: RegExp } = PLANTED[name]
  for (const seed of SEEDS) {
    const report = await runWorld(planOf(seed), narrowed)
    if (report.violations.some((violation) => complaint.test(violation))) return report
  }
  return undefined
}

describe('a world in which everything goes wrong', () => {
  test.each([
    ['the small game, in memory', 4],
    ['everybody is quick and much goes wrong', 13],
    ['the real game, and people see to their time', 2],
    ['banks, rest, leave, pauses and gifts', 12],
    ['the same with other luck', 17],
  ])('loses nothing, tells everybody once and charges nobody wrongly: %s', async (_, seed) => {
    const { violations, faults, commits } = await runWorld(planOf(seed))
    expect(violations).toEqual([])
    expect(faults.length).toBeGreaterThan(50)
    expect(commits).toBeGreaterThan(30)
  })

  test('the adapter over its own engine: things go wrong between its calls, too', async () => {
    const { violations, faults } = await runWorld({ ...planOf(19), games: 2, lasts: 60 * 60_000 })
    expect(violations).toEqual([])
    expect(faults.length).toBeGreaterThan(5)
  })

  test('is the same world each time', async () => {
    const [first, second] = [await runWorld(planOf(3)), await runWorld(planOf(3))]
    expect(second.hash).toBe(first.hash)
    expect((await runWorld(planOf(5))).hash).not.toBe(first.hash)
  })
})

describe('what is wrong on purpose is found', () => {
  test.each(Object.keys(PLANTED) as (keyof typeof PLANTED)[])('%s', async (name) => {
    expect(await firstFailure(name)).toBeDefined()
  })
})

test('a world that fails is made smaller, and is so again by its command', async () => {
  const name = 'a clock that goes on from the hand-off before'
  const planted = PLANTED[name].narrowed
  const failed = await firstFailure(name)
  if (failed === undefined) throw new Error('no world notices it')
  const { seed } = failed
  const plan = planOf(seed)
  const { narrowed, report } = await shrink(failed, planted, plan, Number.POSITIVE_INFINITY)
  expect(report.games).toBe(1)
  expect(report.faults.length).toBeLessThan(5)
  expect((await runWorld(plan, narrowed)).violations).toEqual(report.violations)
  expect(commandOf(seed, narrowed)).toContain(`npm run sim -- --world --games 1 --seed ${seed} --tables `)
})
