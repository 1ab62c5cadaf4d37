import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { fromCommandLine, natural } from '#test/support/command-line'
import { type ProofOptions, prove, type RunResult, type Step, stepsOf, summaryOf } from './proof'

const USAGE = 'npm run proof [-- --games N --minutes M --times N --seed S]'
const REPORT = 'test/output/proof.json'
/** Runs count their seeds up from the first. */
const HIGHEST_SEED = 1_000_000_000
/** A step that never ends must not keep the others from their turn. */
const LONGEST_MS = 4 * 3_600_000

function options(): ProofOptions {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      minutes: { type: 'string', default: '10' },
      times: { type: 'string', default: '100' },
      // New ground every night
      seed: { type: 'string', default: String(randomInt(1, HIGHEST_SEED)) },
    },
  })
  return {
    games: natural('games', values.games),
    minutes: natural('minutes', values.minutes),
    times: natural('times', values.times),
    seed: natural('seed', values.seed),
  }
}

/** Its progress goes where ours goes; its JSON is kept. */
function run({ args }: Step): Promise<RunResult> {
  const [script = '', ...rest] = args.slice(1)
  const child = spawn('npm', ['run', '--silent', script, ...rest], { stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  const watchdog = setTimeout(() => child.kill('SIGTERM'), LONGEST_MS)
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      clearTimeout(watchdog)
      resolve({ stdout: Buffer.concat(parts).toString(), code: code ?? undefined })
    }
    child.on('error', () => end(null))
    child.on('close', end)
  })
}

const tell = (line: string) => console.error(line)

const asked = fromCommandLine(USAGE, options)
const { games, minutes, times, seed } = asked
tell(`again: npm run proof -- --games ${games} --minutes ${minutes} --times ${times} --seed ${seed}`)
const report = await prove(stepsOf(asked), seed, { run, now: Date.now, tell })
const text = JSON.stringify(report, null, 2)
mkdirSync(dirname(REPORT), { recursive: true })
writeFileSync(REPORT, `${text}\n`)
console.log(text)
for (const line of summaryOf(report)) tell(line)
process.exitCode = report.failed === 0 ? 0 : 1
