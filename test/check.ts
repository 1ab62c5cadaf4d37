import { spawn } from 'node:child_process'
import { helpIfAsked } from './support/command-line'
import { totalsLine } from './support/totals'

helpIfAsked('npm run check\nTypes, format and lint, components, house rules; what one of them found is printed.')

const CHECKS: [name: string, args: string[]][] = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
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
  ['tidy rules', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'tidy', '--reporter=dot', '--no-color']],
]

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

const results = await Promise.all(CHECKS.map(run))
const failed = results.filter((ok) => !ok).length
console.log(totalsLine({ passed: results.length - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
