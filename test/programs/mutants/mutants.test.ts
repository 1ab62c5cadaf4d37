import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MUTANTS } from './mutants'
import { patched, readPatch } from './patch'
import { failingIn, type VitestReport, verdictsOf } from './report'
import { isDead, patchOf, sideBySide } from './run'

const ROOT = join(import.meta.dirname, '../../..')

describe('the planted faults', () => {
  test('are these fourteen, each with its patch', () => {
    expect(MUTANTS.map(({ name }) => name)).toEqual([
      'lost-update',
      'double-notice',
      'notice-to-the-seat-still-thinking',
      'leaked-dial-in-an-option-list',
      'deadline-charged-to-the-wrong-seat',
      'n-goes-back-in-a-retry',
      'log-row-written-first',
      'stale-view-after-a-resumed-attack',
      'unconditioned-put',
      'forgotten-authorisation',
      'order-evaluated-on-the-full-state',
      'float-drift-between-runtimes',
      'heart-before-the-sweep',
      'claim-without-word',
    ])
    const patches = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.patch'))
    expect(patches.sort()).toEqual(MUTANTS.map(({ name }) => `${name}.patch`).sort())
  })

  test.each(MUTANTS)('$name fits the sources as they are, and its test files exist', ({ name, noticedBy }) => {
    const files = readPatch(patchOf(name))
    for (const file of files) {
      const before = readFileSync(join(ROOT, file.path), 'utf8')
      expect(patched(before, file)).not.toBe(before)
    }
    const changed = files.reduce((sum, file) => sum + file.changed, 0)
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThanOrEqual(10)
    expect(noticedBy.length).toBeGreaterThan(0)
    expect(noticedBy.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })
})

describe('a patch', () => {
  const PATCH = ['--- a/x.ts', '+++ b/x.ts', '@@ -7,2 +7,2 @@', ' one', '-two', '+2', ''].join('\n')
  const [file = { path: '', hunks: [], changed: 0 }] = readPatch(PATCH)

  test('is planted where its lines stand by now', () => {
    expect(patched('zero\none\ntwo\nthree\n', file)).toBe('zero\none\n2\nthree\n')
    expect(file).toMatchObject({ path: 'x.ts', changed: 2 })
  })

  test('is refused where its lines are not, or are twice', () => {
    expect(() => patched('one\nthree\n', file)).toThrow('x.ts: these lines are there 0 times')
    expect(() => patched('one\ntwo\none\ntwo\n', file)).toThrow('there 2 times')
  })

  test('is refused if it counts other lines than it has, or changes nothing', () => {
    expect(() => readPatch(PATCH.replace('-7,2', '-7,3'))).toThrow('counts other lines')
    expect(() => readPatch('nothing\n')).toThrow('no file is changed')
  })
})

describe('a fault is noticed', () => {
  const failed = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] })
  const passed = { status: 'passed', fullName: 'b' }
  const kindOf = (assertionResults: VitestReport['testResults'][number]['assertionResults'], message = '') => {
    const report = { testResults: [{ name: '/copy/test/x.test.ts', status: 'failed', message, assertionResults }] }
    return verdictsOf(report, '/copy', ['test/x.test.ts'])[0]
  }

  test('by a test that says what it expected', () => {
    const verdict = kindOf([passed, failed('a', 'AssertionError: expected 1 to be 2\n  at x.test.ts')])
    expect(verdict).toEqual({
      file: 'test/x.test.ts',
      kind: 'noticed',
      tests: ['a'],
      complaint: 'AssertionError: expected 1 to be 2',
    })
  })

  test('not by one that stumbles, by a file that cannot be loaded, or by one that was not run', () => {
    for (const message of [
      'TypeError: x is not a function',
      'Error: Test timed out in 30000ms',
      'Error: STACK_TRACE_ERROR',
      'ReferenceError: x',
    ])
      expect(kindOf([failed('a', message)])).toMatchObject({ kind: 'broken', complaint: message })
    expect(kindOf([], 'Error: Cannot find module')).toMatchObject({ kind: 'broken' })
    expect(verdictsOf({ testResults: [] }, '/copy', ['test/x.test.ts'])).toMatchObject([{ kind: 'broken' }])
  })

  test('not by one that fails without it', () => {
    const report = {
      testResults: [{ name: '/copy/x.test.ts', status: 'failed', assertionResults: [failed('a', 'Error: 1')] }],
    }
    const control = verdictsOf(report, '/copy', ['x.test.ts'])
    expect(verdictsOf(report, '/copy', ['x.test.ts'], failingIn(control))).toEqual([
      { file: 'x.test.ts', kind: 'passed' },
    ])
  })

  test('only if every file that must notice it has', () => {
    const noticed = { file: 'x', kind: 'noticed', tests: ['a'], complaint: 'Error: 1' } as const
    expect(isDead({ files: [noticed] })).toBe(true)
    expect(isDead({ files: [noticed, { file: 'y', kind: 'passed' }] })).toBe(false)
    expect(isDead({ files: [noticed], trouble: 'does not fit' })).toBe(false)
    expect(isDead({ files: [] })).toBe(false)
  })
})

test('work goes on side by side, a few at once, and is answered in its order', async () => {
  let running = 0
  let most = 0
  const done = await sideBySide([3, 1, 2], 2, async (n) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, n))
    running -= 1
    return n * 10
  })
  expect(done).toEqual([30, 10, 20])
  expect(most).toBe(2)
})
