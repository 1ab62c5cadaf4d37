import { describe, expect, test } from 'vitest'
import { arrows, noCycles } from './tidy/arrows'
import { noListsOfAsks } from './tidy/asks'
import { cardCases } from './tidy/card-cases'
import { noCardNames } from './tidy/card-names'
import { citations, namedFiles } from './tidy/citations'
import { noDeadCode } from './tidy/dead-code'
import { printedValues } from './tidy/printed-values'
import { noAny, purity } from './tidy/purity'
import { oneFamily } from './tidy/questions'
import { stateWrites } from './tidy/state-writes'
import {
  everyTestRuns,
  keyedEach,
  noLuckInTests,
  noLuckOutside,
  noOwnTime,
  noRawHtml,
  oneResize,
  oneStorage,
} from './tidy/syntax'
import {
  firmSpaces,
  guardedKeys,
  lockfile,
  namesOfFiles,
  noForeignPaths,
  noPromises,
  plainEnglish,
  shortFiles,
  uniqueNames,
} from './tidy/texts'
import { type Finding, type Rule, readTree, treeOf } from './tidy/tree'
import { nounsForTypes } from './tidy/type-names'

/** A bug class gets a rule here, with its story; a single bug gets a test where it lived. */
const RULES: Rule[] = [
  arrows,
  noCycles,
  oneFamily,
  noDeadCode,
  purity,
  stateWrites,
  noListsOfAsks,
  printedValues,
  cardCases,
  noCardNames,
  noAny,
  noRawHtml,
  keyedEach,
  noLuckOutside,
  noLuckInTests,
  noOwnTime,
  oneStorage,
  oneResize,
  everyTestRuns,
  noPromises,
  plainEnglish,
  noForeignPaths,
  citations,
  namedFiles,
  firmSpaces,
  guardedKeys,
  lockfile,
  shortFiles,
  namesOfFiles,
  uniqueNames,
  nounsForTypes,
]

const told = ({ path, line, what }: Finding) => `${path}:${line}  ${what}`
const project = readTree(process.cwd())

test('the whole project is read', () => {
  const folders = new Set([...project.keys()].map((path) => path.split('/')[0]))
  expect([...folders]).toEqual(expect.arrayContaining(['shared', 'functions', 'web', 'cdk', 'test', 'package.json']))
})

describe.each(RULES)('$name', ({ story, find, caught, allowed = {} }) => {
  test('holds in the whole project', () => {
    expect(find(project).map(told), story).toEqual([])
  })
  test.each(Object.entries(caught))('sees: %s', (_name, sample) => {
    expect(find(treeOf(sample))).not.toEqual([])
  })
  test.each(Object.entries(allowed))('lets pass: %s', (_name, sample) => {
    expect(find(treeOf(sample)).map(told)).toEqual([])
  })
})
