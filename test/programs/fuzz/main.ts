import { parseArgs } from 'node:util'
import { fromCommandLine, natural } from '#test/support/command-line'
import { type FuzzReport, fuzz } from './fuzz'
import type { Target } from './target'
import { TARGETS } from './targets/index'
import { watchFor } from './watchdog'

const names = TARGETS.map(({ name }) => name)
const USAGE = `npm run fuzz -- [--minutes M | --runs N] [--seed S] [${names.join('|')}]…`

const MINUTE = 60_000
/** A line about how far it is, every so often (ms). */
const EVERY = 5_000

interface Asked {
  targets: readonly Target[]
  seed: number
  runs?: number
  budget?: number
}

function options(): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, runs: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${unknown} is none of the targets`)
  const { minutes, runs } = values
  const bound = runs === undefined ? undefined : natural('runs', runs)
  const time = minutes === undefined && bound === undefined ? '1' : minutes
  return {
    targets: TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    seed: natural('seed', values.seed),
    ...(bound !== undefined && { runs: bound }),
    ...(time !== undefined && { budget: natural('minutes', time) * MINUTE }),
  }
}

/** Tries out with random input what must hold for any; prints one JSON object, and fails if anything was found. */
async function main(): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const asked = fromCommandLine(USAGE, options)
  const now = () => performance.now()
  const watched = asked.targets.map(watchFor)
  let told = now()
  let shown = 0
  const progress = ({ targets, findings }: FuzzReport) => {
    for (const { what, command } of findings.slice(shown)) console.error(`${what}\n  ${command}`)
    shown = findings.length
    if (now() - told < EVERY) return
    told = now()
    const done = Object.entries(targets).map(([name, { runs }]) => `${name} ${runs}`)
    console.error(`${done.join(', ')}; found: ${findings.length}`)
  }
  // What the service under test says of its troubles belongs to the troubles.
  const complain = console.error
  const report = await fuzz({ ...asked, targets: watched, now, progress })
  console.error = complain
  console.log(JSON.stringify(report, null, 2))
  if (report.findings.length > 0) process.exitCode = 1
}

await main()
