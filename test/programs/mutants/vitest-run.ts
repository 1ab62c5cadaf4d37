import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VitestReport } from './report'

const REPORT = 'test/output/mutants.json'
/** A fault may keep a test from ever ending; a busy machine only makes it late. */
const LONGEST_MS = 20 * 60_000

/**
 * Runs these test files in a copy of the checkout, so many of them at once. @throws a sentence if there is no report of it
 */
export async function runTests(copy: string, files: readonly string[], atOnce: number): Promise<VitestReport> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile=${REPORT}`,
    `--maxWorkers=${atOnce}`,
  ]
  const child = spawn(process.execPath, [...args, ...files], { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2_000)
  })
  const watchdog = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(watchdog)
  try {
    return JSON.parse(readFileSync(join(copy, REPORT), 'utf8')) as VitestReport
  } catch {
    throw new Error(`the tests left no report: ${said.trim().split('\n').slice(-3).join(' / ')}`)
  }
}
