import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { chanceCommitment, hmacChance } from '#shared/game'
import { readCases } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'
import { pages, TABLE_NAMES, withTables } from './readme'
import { momentsTable, wordsTable } from './readme-lists'
import { anchorsIn, blocksIn, commandsIn, linksIn, scriptOf } from './readme-parts'

interface Vectors {
  secret: string
  gameId: string
  salts: { a: string; b: string }
  commitment: string
  draws: { n: number; ranges: number[]; numbers: number[] }[]
}

const PAGES = new Map(pages().map((path) => [path, readFileSync(path, 'utf8')]))
const page = (path: string): string => PAGES.get(path) ?? ''
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = [...PAGES].flatMap(([path, text]) => commandsIn(text).map((command) => ({ path, command })))

test('README is short', () => {
  expect(page('README.md').split('\n').length).toBeLessThanOrEqual(150)
})

describe.each([...PAGES])('%s', (path, text) => {
  test('has its tables and lists as the code is now (npm run readme)', () => {
    expect(text).toBe(withTables(text))
  })

  test('leads by every link to a file and a heading that there are', () => {
    const dead = linksIn(text).filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsIn(PAGES.get(target) ?? '').includes(anchor)
    })
    expect(dead).toEqual([])
  })
})

test('every table and list that is made stands on one page', () => {
  const all = [...PAGES.values()].join('\n')
  for (const name of TABLE_NAMES) expect(all.split(`<!-- ${name} -->`).length, name).toBe(2)
})

describe('the commands of the pages', () => {
  test('are scripts of the project or programs that their page asks for', () => {
    const known = ({ command }: { command: string }) =>
      /^(npm (ci|audit)|npx cdk|aws|git)\b/.test(command) || scriptOf(command) in scripts
    expect(commands.filter((each) => !known(each))).toEqual([])
  })

  test('name every script, on the page of programs', () => {
    const named = commandsIn(page('test/README.md')).map(scriptOf)
    expect(new Set(named.filter(Boolean))).toEqual(new Set(Object.keys(scripts)))
  })

  /** What another program is called by; they take its options. */
  const HANDED_ON = ['build', 'synth', 'deploy']
  const programs = Object.keys(scripts).filter((name) => !HANDED_ON.includes(name))

  const said: Record<string, string> = {}
  beforeAll(async () => {
    const asked = Object.fromEntries(programs.map((name) => [name, scripts[name]]))
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', [
      'test/support/helps-child.ts',
      JSON.stringify(asked),
    ])
    Object.assign(said, JSON.parse(stdout))
  })

  test.each(programs)('%s: its help knows each option that a page gives it', (name) => {
    const help = said[name] ?? ''
    expect(help).toMatch(/^(Usage:\s+)?npm (run )?/)
    const options = commands
      .filter(({ command }) => scriptOf(command) === name)
      .flatMap(({ command }) => command.match(/(?<=\s)--[a-z-]+/g) ?? [])
    expect(options.filter((option) => !help.includes(option))).toEqual([])
  })

  const QUICK = /^npm run (case|replay) -- (test\/\S+)( --question '[^']*')?( --explain)?$/
  const quick = [...new Set(commands.map(({ command }) => command).filter((command) => QUICK.test(command)))]

  test('are, some of them, quick enough to be run as they stand', () => {
    expect(quick.length).toBeGreaterThan(3)
  })

  test.concurrent.each(quick)('%s', async (command) => {
    await promisify(execFile)('sh', ['-c', command], { maxBuffer: 1e8 })
  })
})

test('the case of CONTRIBUTING holds', () => {
  const cases = blocksIn(page('CONTRIBUTING.md'), 'yaml').flatMap(readCases)
  expect(cases.length).toBeGreaterThan(0)
  for (const { file, faults } of cases) expect([faults, file && playCase(file)]).toEqual([[], []])
})

describe('the cards of the pages are written as they stand there', () => {
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  test.each([
    ['CONTRIBUTING.md', 2],
    ['shared/game/cards/README.md', 1],
  ])('%s', (path, count) => {
    const named = page(path).match(/shared\/[\w/-]+\.ts/g) ?? []
    const sources = named.map((name) => squeezed(readFileSync(name, 'utf8')))
    const blocks = blocksIn(page(path), 'ts')
    expect(blocks.length).toBe(count)
    for (const block of blocks) expect(sources.some((source) => source.includes(squeezed(block)))).toBe(true)
  })
})

test('the lists of moments and words say of each what it is', () => {
  const rows = `${momentsTable()}\n${wordsTable()}`.split('\n')
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((line) => /\|\s*\|/.test(line))).toEqual([])
})

test('the test vectors hold (design 4)', () => {
  const [json = ''] = blocksIn(page('shared/play/replay/README.md'), 'json')
  const { secret, gameId, salts, commitment, draws } = JSON.parse(json) as Vectors
  expect(chanceCommitment(secret, gameId)).toBe(commitment)
  expect(draws).toHaveLength(3)
  for (const { n, ranges, numbers } of draws) {
    expect(hmacChance({ secret, gameId, salts }).draw(n, 'dice', ranges)).toEqual(numbers)
  }
})
