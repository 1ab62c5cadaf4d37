import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { everyNode, type Finding, lineOf, type Rule, type Script, scripts, type Tree } from './tree'

const findNodes =
  (where: RegExp, judge: (node: ts.Node, script: Script) => string | undefined) =>
  (tree: Tree): Finding[] =>
    scripts(tree, where).flatMap((script) => {
      const findings: Finding[] = []
      everyNode(script.source, (node) => {
        const what = judge(node, script)
        if (what !== undefined) findings.push({ path: script.path, line: lineOf(script.source, node), what })
      })
      return findings
    })

const NOT_RUN = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails'])

export const everyTestRuns: Rule = {
  name: 'every test runs, and none alone',
  story: 'a skipped test is green for ever, and `only` makes all others green with it',
  find: findNodes(/^test\/.*\.ts$/, (node) => {
    if (ts.isIdentifier(node) && /^x(it|test|describe)$/.test(node.text)) return node.text
    if (!ts.isPropertyAccessExpression(node) || !NOT_RUN.has(node.name.text)) return undefined
    return /^(test|it|describe|suite|bench|context|ctx|t)\b/.test(node.expression.getText())
      ? node.getText()
      : undefined
  }),
  caught: {
    skipped: { 'test/a.test.ts': "test.skip('a', () => {})" },
    alone: { 'test/a.test.ts': "describe.only('a', () => {})" },
    later: { 'test/a.test.ts': "it.todo('a')" },
    'on some machines': { 'test/a.test.ts': "test.skipIf(true)('a', () => {})" },
    'within a chain': { 'test/a.test.ts': "test.concurrent.skip('a', () => {})" },
    'crossed out': { 'test/a.test.ts': "xit('a', () => {})" },
  },
  allowed: { 'a word in a title': { 'test/a.test.ts': "test('a seat may skip. only once', () => {})" } },
}

const TIMED = /^(test|it|describe|beforeAll|beforeEach|afterAll|afterEach)\b/

export const noOwnTime: Rule = {
  name: 'no test has a time of its own',
  story: 'on a busy machine four minutes were not enough for one that takes half a minute elsewhere, and all was red',
  find: findNodes(/^test\/.*\.test\.ts$/, (node) => {
    if (!ts.isCallExpression(node) || !TIMED.test(node.expression.getText())) return undefined
    const [last] = node.arguments.slice(1).slice(-1)
    const isTime = last !== undefined && (ts.isNumericLiteral(last) || /^[A-Z][A-Z_]+$/.test(last.getText()))
    return isTime ? `${node.expression.getText()} … ${last.getText()}` : undefined
  }),
  caught: {
    'of a test': { 'test/a.test.ts': "test('a', () => {}, 60_000)" },
    'of a row': { 'test/a.test.ts': "test.each([1])('%s', () => {}, LONG)" },
    'of a hook': { 'test/a.test.ts': 'beforeAll(async () => {}, 60_000)' },
  },
  allowed: { 'a number in a row': { 'test/a.test.ts': "test.each([1, 2])('%s', () => {})" } },
}

export const noLuckOutside: Rule = {
  name: 'Math.random is used nowhere in web, functions and tests',
  story: 'dice come from committed chance alone, and salts and ids from a source that cannot be guessed',
  find: findNodes(/^(web|functions|test)\//, (node) =>
    ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random' ? 'Math.random' : undefined,
  ),
  caught: {
    'a page': { 'web/a.ts': 'export const id = () => Math.random()' },
    'a component': { 'web/A.svelte': '<script lang="ts">const n = Math.random()</script>' },
    'a function': { 'functions/a.ts': 'const jitter = Math.random() * 5' },
    'a test': { 'test/a.test.ts': 'const id = Math.random()' },
  },
}

const LUCK = new Set(['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'])

export const noLuckInTests: Rule = {
  name: 'no test draws random bytes',
  story: 'a whole game over HTTP had other dice in each run, and one in hundreds ended too early for its test',
  // The long proof draws its seed, and prints it.
  find: findNodes(/^test\/(?!programs\/proof\/main\.ts)/, (node) => {
    if (ts.isPropertyAccessExpression(node)) return LUCK.has(node.name.text) ? node.getText() : undefined
    return ts.isImportSpecifier(node) && LUCK.has((node.propertyName ?? node.name).text) ? node.getText() : undefined
  }),
  caught: {
    'random bytes': { 'test/support/a.ts': "import { randomBytes } from 'node:crypto'" },
    'under another name': { 'test/support/a.ts': "import { randomUUID as id } from 'node:crypto'" },
    'of the runtime': { 'test/a.test.ts': 'const salt = crypto.getRandomValues(new Uint8Array(16))' },
  },
  allowed: { 'numbers of a seed': { 'test/a.test.ts': 'const below = seeded(1)' } },
}

const STORAGE = new Set(['localStorage', 'sessionStorage'])

export const oneStorage: Rule = {
  name: 'storage of the browser is touched in one file',
  story:
    'where it is blocked its very name throws, full it throws, and what lies there may be of any shape: pages went blank',
  find: findNodes(/^web\/(?!state\/browser-storage\.svelte\.ts)/, (node) =>
    (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && STORAGE.has(node.text) ? node.text : undefined,
  ),
  caught: {
    'a page': { 'web/a.ts': "localStorage.setItem('a', '1')" },
    'a component': { 'web/A.svelte': '<script lang="ts">const a = sessionStorage.getItem(\'a\')</script>' },
    'of the window': { 'web/a.ts': 'export const here = window.localStorage' },
    'by its name': { 'web/a.ts': "export const here = window['sessionStorage']" },
    'taken apart': { 'web/a.ts': 'export const { localStorage: here } = window' },
  },
  allowed: { 'its own file': { 'web/state/browser-storage.svelte.ts': 'export const area = () => localStorage' } },
}

export const oneResize: Rule = {
  name: 'tests in Chromium give a page its size through their player',
  story: 'heights come a little later than widths: twice a page was measured between the two, and a whole run was red',
  find: findNodes(/^test\/browser\/(?!support\/player\.ts)/, (node) =>
    ts.isPropertyAccessExpression(node) && node.name.text === 'setViewportSize' ? 'setViewportSize' : undefined,
  ),
  caught: { 'a test': { 'test/browser/a.test.ts': 'await page.setViewportSize(size)' } },
  allowed: { 'the player': { 'test/browser/support/player.ts': 'await page.setViewportSize(size)' } },
}

const svelteFaults =
  (judge: (node: { type: string; key?: unknown }) => string | undefined) =>
  (tree: Tree): Finding[] =>
    [...tree]
      .filter(([path]) => path.endsWith('.svelte'))
      .flatMap(([path, text]) => {
        const findings: Finding[] = []
        const walk = (value: unknown) => {
          if (Array.isArray(value)) for (const item of value) walk(item)
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return
          const node = value as { type?: string; start?: number; key?: unknown }
          const what = node.type === undefined ? undefined : judge({ ...node, type: node.type })
          if (what !== undefined) findings.push({ path, line: text.slice(0, node.start).split('\n').length, what })
          for (const child of Object.values(value)) walk(child)
        }
        walk(parse(text, { modern: true }).fragment)
        return findings
      })

export const noRawHtml: Rule = {
  name: 'no component prints raw HTML',
  story: "a player's name is a stranger's text; printed raw it runs in the other player's browser",
  find: svelteFaults(({ type }) => (type === 'HtmlTag' ? '{@html}' : undefined)),
  caught: { 'a line of the log': { 'web/A.svelte': '<p>{#if true}{@html "<b>"}{/if}</p>' } },
  allowed: { text: { 'web/A.svelte': '<p>{"{@html}"}</p>' } },
}

export const keyedEach: Rule = {
  name: 'every {#each} has a key',
  story: 'without a key the focus stays on a place in the list while the thing it was on moves away',
  find: svelteFaults((node) => (node.type === 'EachBlock' && !node.key ? '{#each} without a key' : undefined)),
  caught: { 'a list': { 'web/A.svelte': '<ul>{#each [1, 2] as n}<li>{n}</li>{/each}</ul>' } },
  allowed: { 'a keyed list': { 'web/A.svelte': '<ul>{#each [1, 2] as n (n)}<li>{n}</li>{/each}</ul>' } },
}
