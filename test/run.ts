import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { touchedSince } from './changed'
import { findChromium, HOW_TO_GET_CHROMIUM, installChromium } from './support/chromium'
import { helpIfAsked } from './support/command-line'
import { readFailures, readLeftOut, readTotals, type Totals, totalsLine } from './support/totals'

helpIfAsked(`npm test [-- ARGUMENTS OF VITEST]
Runs all tests, or those that the arguments name: npm test -- --project node test/game/geometry
Projects: tidy (test/tidy.test.ts), dom (test/web), polish, browser, node (all else)

npm test -- --changed[=SINCE]
Runs what a change touches, in about a minute: the questions and the tests nearest to the files that differ from SINCE (from HEAD, so
what is not committed). Browsers and programs are for the whole suite, house rules for npm run check.`)

const REPORT = 'test/output/vitest.json'
/** A suite that hangs must end in a failure, not in a killed terminal; a busy machine takes half an hour. */
const LONGEST_MS = 75 * 60_000

/** Runs every Vitest project (or what the arguments name) and resolves with its exit code. */
function vitest(args: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...args,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const watchdog = setTimeout(() => {
    console.error(`The tests took longer than ${LONGEST_MS / 60_000} minutes and were ended.`)
    child.kill('SIGKILL')
  }, LONGEST_MS)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(watchdog)
      resolve(code ?? 1)
    })
  })
}

function haveChromium(): boolean {
  if (findChromium() === undefined) {
    try {
      installChromium()
    } catch (error) {
      console.error(`Installing Chromium failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return findChromium() !== undefined
}

/** The case player is a process of its own, as its command is. */
function playCases(files: readonly string[]): Totals {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'test/programs/cases/main.ts', ...files], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  console.log(stdout.trim())
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? []
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) }
}

const sum = (all: Totals[]): Totals =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })

/** Questions first: most changes of rules have one. */
async function changed(since: string | undefined): Promise<Totals> {
  const { cases, tests, further } = touchedSince(since)
  for (const path of [...cases, ...tests]) console.log(path)
  const left = further === 0 ? '' : `, the nearest of ${tests.length + further}`
  console.log(`${cases.length} files of questions, ${tests.length} of tests${left}; npm test runs all`)
  const questions = cases.length === 0 ? [] : [playCases(cases)]
  const tested = tests.length === 0 ? [] : [readTotals(REPORT, await vitest(tests))]
  return sum([...questions, ...tested])
}

async function main(): Promise<Totals> {
  rmSync(REPORT, { force: true })
  mkdirSync('test/output', { recursive: true })
  const change = process.argv.find((arg) => /^--changed(=|$)/.test(arg))
  if (change !== undefined) return await changed(change.split('=')[1])
  const browser = haveChromium()
  const totals = readTotals(REPORT, await vitest(process.argv.slice(2)))
  const leftOut = readLeftOut(REPORT, process.argv.slice(2))
  for (const file of leftOut) console.error(`✗ ${file}: no test of it ran; is it of another project?`)
  totals.failed += leftOut.length
  if (browser) return totals
  console.error(HOW_TO_GET_CHROMIUM)
  return { ...totals, failed: Math.max(1, totals.failed) }
}

const totals = await main()
// Once more at the end: whoever keeps only the last lines must still learn it.
for (const failure of readFailures(REPORT)) console.log(`✗ ${failure}`)
console.log(totalsLine(totals))
process.exitCode = totals.failed === 0 ? 0 : 1
