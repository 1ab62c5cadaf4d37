import { parseArgs } from 'node:util'
import { fromCommandLine } from '#test/support/command-line'
import { copyOfCheckout, throwAway } from './copy'
import { MUTANTS, type Mutant } from './mutants'
import { failingIn, type Verdict } from './report'
import { isDead, sideBySide, type Tried, tried, tryMutant } from './run'

const USAGE = 'npm run mutants [-- NAME…]'
/** The machine has two cores. */
const AT_ONCE = 2

function chosen(): Mutant[] {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.find((name) => !MUTANTS.some((mutant) => mutant.name === name))
  if (unknown)
    throw new Error(`no mutant is called ${unknown}; there are ${MUTANTS.map(({ name }) => name).join(', ')}`)
  return MUTANTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
}

const tell = (line: string) => console.error(line)

const inWords = (verdict: Verdict): string =>
  verdict.kind === 'noticed'
    ? `${verdict.file} noticed: ${verdict.tests.join('; ')}`
    : `${verdict.file} did not notice${verdict.kind === 'broken' ? `, but broke: ${verdict.complaint}` : ''}`

const commandFor = (name: string) => `npm run mutants -- ${name}`

const findingsOf = (tries: readonly Tried[]) =>
  tries
    .filter((one) => !isDead(one))
    .map(({ name, files, trouble }) => {
      const open = files.filter(({ kind }) => kind !== 'noticed').map(inWords)
      return { what: `${name} survives: ${trouble ?? open.join('; ')}`, command: commandFor(name) }
    })

/**
 * Plants each fault in a copy of its own and shows who notices; first, that the same tests pass without it. `root`: what
 * does not change meanwhile.
 */
async function tryAll(mutants: readonly Mutant[], root: string): Promise<void> {
  const begun = Date.now()
  const files = [...new Set(mutants.flatMap(({ noticedBy }) => noticedBy))]
  tell(`${files.length} test files without any fault`)
  const control = await tried(root, files, { atOnce: AT_ONCE })
  const failing = control.filter(({ kind }) => kind !== 'passed')
  const anyway = failingIn(control)
  for (const { file, ...verdict } of failing)
    tell(`  ${file} fails by itself: ${'complaint' in verdict ? verdict.complaint : ''}`)
  let done = 0
  const tries = await sideBySide(mutants, AT_ONCE, async (mutant) => {
    const one = await tryMutant(root, mutant, anyway)
    done += 1
    tell(`${done}/${mutants.length} ${mutant.name} ${isDead(one) ? 'is noticed' : 'SURVIVES'} (${one.seconds} s)`)
    for (const verdict of one.files) tell(`  ${inWords(verdict)}`)
    if (one.trouble) tell(`  ${one.trouble}`)
    return one
  })
  const findings = [
    ...failing.map(({ file }) => ({ what: `${file} fails without any fault`, command: `npx vitest run ${file}` })),
    ...findingsOf(tries),
  ]
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(JSON.stringify({ mutants: tries, control, findings, seconds }, null, 2))
  process.exitCode = findings.length === 0 ? 0 : 1
}

const mutants = fromCommandLine(USAGE, chosen)
const asItLies = copyOfCheckout(process.cwd())
try {
  await tryAll(mutants, asItLies)
} finally {
  throwAway(asItLies)
}
