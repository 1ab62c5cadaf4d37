import { spawn, spawnSync } from 'node:child_process'
import { helpIfAsked } from './support/command-line'
import { totalsLine } from './support/totals'

helpIfAsked(`npm run check [-- --no-fix] [--no-tidy]
Types, format and lint, components, house rules; what one of them found is printed. Before that it mends what it can by itself: format,
lint, spaces in Polish texts, tables of pages. With --no-fix, and in CI, it only looks. With --no-tidy it leaves the house rules to npm test.`)

const looksOnly = process.argv.includes('--no-fix') || process.env.CI !== undefined

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
/** What can be mended without a thought; whatever is left over is found by the checks. */
const MENDS: readonly string[][] = [
  ['--import', 'tsx', 'test/messages/main.ts'],
  ['--import', 'tsx', 'test/readme.ts'],
  [BIOME, 'check', '--write', '--colors=off', '.'],
]

const HOUSE_RULES = 'tidy rules'
const CHECKS: [name: string, args: string[]][] = [
  ['format and lint', [BIOME, 'ci', '--colors=off', '--error-on-warnings', '.']],
  [
    'types',
    [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/check.tsbuildinfo',
    ],
  ],
  [
    'components',
    [
      'node_modules/svelte-check/bin/svelte-check',
      '--fail-on-warnings',
      '--no-color',
      '--tsconfig',
      'web/tsconfig.components.json',
    ],
  ],
  [HOUSE_RULES, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'tidy', '--reporter=dot', '--no-color']],
]

/** The files of the work tree with their marks, as Git tells them. */
const changedFiles = (): string[] =>
  spawnSync('git', ['diff', '--stat=200', '--stat-count=100000'], { encoding: 'utf8' }).stdout.split('\n')

/** Mends one thing after the other, for two of them write the same files, and tells which files that changed. */
function mend(): void {
  const before = changedFiles()
  for (const args of MENDS) spawnSync(process.execPath, args, { stdio: 'ignore' })
  const mended = changedFiles().filter((line) => line.includes('|') && !before.includes(line))
  for (const line of mended) console.log(`mended: ${line.split('|')[0]?.trim()}`)
}

/** Runs one check; what it printed is shown only if it found something. */
function run([name, args]: [string, string[]]): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (code !== 0) console.log(`\n${output.trim()}\n`)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

if (!looksOnly) mend()
const asked = process.argv.includes('--no-tidy') ? CHECKS.filter(([name]) => name !== HOUSE_RULES) : CHECKS
const results = await Promise.all(asked.map(run))
const failed = results.filter((ok) => !ok).length
console.log(totalsLine({ passed: results.length - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
