import { spawnSync } from 'node:child_process'
import { importsOf } from './tidy/imports'
import { readTree, type Tree } from './tidy/tree'

/** So many files of tests end within a minute. */
const MOST = 20
/** What is further away than so many imports uses the change for something else. */
const FURTHEST = 3
/** Whole games in a browser, in other processes and in programs are for the whole suite. */
const LONG = /^test\/(browser|cold|programs)\//
const TEST = /^test\/.*\.test\.ts$/
const CASE = /^test\/cases\/.*\.yaml$/
const CHAPTER = /^test\/cases\/[^/]*\.yaml$/
/** Rules that chapters ask about. */
const RULES = /^shared\/game\/(engine|flow|geometry)\//
const CARD = /^shared\/game\/cards\/rules\/.*\/([a-z0-9-]+)\.ts$/

/** Tests that read files by their paths, so that no import leads to them. */
const READ_BY_PATH: readonly [read: RegExp, tests: RegExp][] = [
  [/^shared\/messages\//, /^test\/messages\//],
  [/\.md$/, /^test\/readme\.test\.ts$/],
  [/(^|\/)package(-lock)?\.json$/, /^test\/security\/dependencies\.test\.ts$/],
  [/^test\/golden\//, /^test\/golden\//],
  [/^test\/migrations\//, /^test\/migrations\//],
]

export interface Touched {
  /** Questions that are played: those that changed, those of cards whose rules did, and all chapters if the engine did. */
  cases: string[]
  /** Files of tests that the change can reach, by how few imports they are away from it, at most as many as end in a minute. */
  tests: string[]
  /** How many more there are. */
  further: number
}

/** What a change of these files touches. */
export function touchedBy(tree: Tree, changed: readonly string[], most = MOST): Touched {
  const ofCards = changed.map((path) => `test/cases/cards/${CARD.exec(path)?.[1]}.yaml`)
  const byPath = READ_BY_PATH.filter(([read]) => changed.some((path) => read.test(path)))
  const read = [...tree.keys()].filter((path) => TEST.test(path) && byPath.some(([, tests]) => tests.test(path)))
  const cards = changed.flatMap((path) => CARD.exec(path)?.[1] ?? [])
  const named = [...tree].filter(([, text]) => cards.some((card) => text.includes(`'${card}'`))).map(([path]) => path)
  // Every card leads by way of their list to the whole engine
  const reached = nearestFirst(
    tree,
    changed.filter((path) => !CARD.test(path)),
  )
  const found = [...read, ...named, ...reached].filter((path) => TEST.test(path) && !LONG.test(path))
  const tests = [...new Set(found)]
  const chapters = changed.some((path) => RULES.test(path)) ? [...tree.keys()].filter((path) => CHAPTER.test(path)) : []
  const cases = [...new Set([...changed, ...ofCards, ...chapters])].filter((path) => CASE.test(path) && tree.has(path))
  return { cases, tests: tests.slice(0, most), further: Math.max(0, tests.length - most) }
}

/** The files, then those that import them, then those that import these. */
function nearestFirst(tree: Tree, from: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { from: by, to } of importsOf(tree, /^(cdk|functions|shared|test|web)\//))
    importers.set(to, [...(importers.get(to) ?? []), by])
  const found = new Map(from.filter((path) => tree.has(path)).map((path) => [path, 0]))
  // A map hands out what is added while it is walked
  for (const [path, away] of found)
    for (const by of away < FURTHEST ? (importers.get(path) ?? []) : []) if (!found.has(by)) found.set(by, away + 1)
  return [...found.keys()]
}

const git = (...args: string[]): string[] =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => path !== '')

/** Files that differ from `since`, or that are not committed yet. */
export const changedSince = (since = 'HEAD'): string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
]

/** What was changed, and what that touches. */
export const touchedSince = (since?: string): Touched => touchedBy(readTree(process.cwd()), changedSince(since))
