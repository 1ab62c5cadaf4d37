import { posix } from 'node:path'
import { commentsIn, ruleIds, titlesIn } from '#test/support/case-coverage'
import type { Finding, Rule, Tree } from './tree'

/** Where statements stand, and what kinds of ids are defined there: `- **R6.13** …`. */
const RULEBOOK = /^shared\/rules\/[a-z-]+\.md$/
const PAGES = /^(shared|web)\/README\.md$/
const DEFINED = /^- \*\*([^*]+)\*\*/

/** What is meant wherever it stands; a list or span names each (`design 5, 10`, `R8.8-12`). R99 is no chapter: tests use it. */
const LONG_IDS: ((line: string) => string[])[] = [
  (line) => ruleIds(line).filter((id) => !id.startsWith('R99.')),
  (line) => line.match(/\b(?:OB|DC)\d+\b|\bDP-[A-Z]\d+\b|\bSO-[A-Z]+\b/g) ?? [],
  (line) => numbered(line, 'design'),
  (line) => numbered(line, 'ux'),
  (line) => line.match(/\bFQ\.[a-z0-9-]+\.\d+\b/g) ?? [],
  (line) => line.match(OUTSIDE) ?? [],
]

/** What is an id in a comment, the title of a test, the `rules` of a case or a page, and may be anything elsewhere. */
const SHORT_IDS = /(?<![\w.-])(?:GE|[GKMNX])\d{1,2}[a-z]?(?![\w.-]\w)|(?<![\w.-])A\d[a-e]?(?![\w-])/g

/** A part of a paper that lies nowhere here. */
const OUTSIDE = /\bappendix [A-H]\b|\bdecision-points \d+|\b(?:rules|design|geometry|ux)\.md \d+/gi

const numbered = (line: string, kind: string): string[] =>
  [...line.matchAll(new RegExp(`\\b${kind} (\\d+(?:\\.\\d+)?(?:(?:, | and )\\d+(?![\\w.]))*)`, 'g'))].flatMap(
    ([, numbers = '']) => numbers.split(/, | and /).map((number) => `${kind} ${number}`),
  )

interface Statement {
  id: string
  path: string
  line: number
}

const statements = (tree: Tree): Statement[] =>
  [...tree]
    .filter(([path]) => RULEBOOK.test(path) || PAGES.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((content, index) => {
        const id = DEFINED.exec(content)?.[1]
        return id === undefined ? [] : [{ id, path, line: index + 1 }]
      }),
    )

/** Finished games and the lockfile cite nothing. */
const CITES = /^(?!test\/golden\/|test\/tidy\/).*\.(ts|svelte|css|html|md|ya?ml)$/

/** Where in a file a short id is one. */
function prose(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  if (/\.ya?ml$/.test(path)) return (text.match(/^\s*rules: .*$|(?:^|\s)#.*$/gm) ?? []).join('\n')
  return [...commentsIn(text), ...titlesIn(text)].join('\n')
}

function cited(path: string, text: string): { id: string; line: number }[] {
  const found = text
    .split('\n')
    .flatMap((content, index) => LONG_IDS.flatMap((idsIn) => idsIn(content)).map((id) => ({ id, line: index + 1 })))
  const short = new Set(prose(path, text).match(SHORT_IDS))
  return [...found, ...[...short].map((id) => ({ id, line: lineOf(text, id) }))]
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length

export const citations: Rule = {
  name: 'every id that is cited stands in the rulebook or a page of decisions, once',
  story: 'code, tests and pages cited four hundred ids of papers that nobody had who had the code',
  find: (tree) => {
    const all = statements(tree)
    const known = new Set(all.map(({ id }) => id))
    const twice = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) !== at)
    return [
      ...twice.map(({ id, path, line }) => ({ path, line, what: `${id} stands a second time` })),
      ...[...tree]
        .filter(([path]) => CITES.test(path))
        .flatMap(([path, text]): Finding[] =>
          cited(path, text)
            .filter(({ id }) => !known.has(id))
            .map(({ id, line }) => ({ path, line, what: `${id} is defined nowhere` })),
        ),
    ]
  },
  caught: {
    'a rule that there is not': { 'shared/game/flow/a.ts': `/** It is obstructed (R6.${98}). */`, ...rulebook() },
    'the end of a span': { 'test/a.test.ts': `test('obstructed (R6.13-${15})', () => {})`, ...rulebook() },
    'a clarification of a card': { 'shared/a.ts': `/** From one zone or two (FQ.dominator.${2}). */`, ...rulebook() },
    'a case': { 'test/cases/a.yaml': 'rules: [R6.13, G3]', ...rulebook() },
    'a question of a chapter': {
      'test/cases/a.yaml': 'questions:\n  - name: A\n    rules: [R6.13, G3]',
      ...rulebook(),
    },
    'a decision': { 'functions/a.ts': `/** One put (design 9, ${77}). */`, ...rulebook() },
    'a statement about events': { 'shared/league/a.ts': `/** A bye is a win (L1.${98}). */`, ...rulebook() },
    'an id of one letter': { 'shared/a.ts': '// applied by default (N3)', ...rulebook() },
    'a part of a paper': { 'shared/a.ts': `// the first order that fits (${'decision'}-points 1)`, ...rulebook() },
    'an id that stands twice': {
      ...rulebook(),
      'shared/rules/damage.md': '- **R6.13** Something else.',
    },
  },
  allowed: {
    'what stands there': {
      'shared/game/flow/a.ts': '/** It is obstructed (R6.13-14, design 9, FQ.dominator.1). */',
      'test/cases/a.yaml': 'rules: [R6.14, G1]',
      ...rulebook(),
    },
    'what only looks like one': {
      'web/a.svelte': '<path d="M3,3L5,5" /><path d="M-3.2,{n}L3.2,{n}" />',
      'shared/b.ts': "const a = 'X17 Turbolasers'",
    },
    'a number that no rule has': { 'test/a.test.ts': "expect(ruleOf('R99.1')).toBeUndefined()" },
  },
}

function rulebook(): Record<string, string> {
  return {
    'shared/rules/attack.md': '- **R6.13** One die fewer.\n- **R6.14** And more.\n- **G1** An example.',
    'shared/README.md': '- **design 9** One put.',
    'shared/rules/clarifications.md': '- **FQ.dominator.1** Dominator: both from one zone or two.',
  }
}

const NAMED_FILE =
  /(?<![\w/.-])(?:(?:[\w.-]+\/)*[\w-]+\.md|(?:shared|functions|web|cdk|test)\/[\w./-]+\.(?:ts|svelte|json|ya?ml))\b/g
const MADE_BY_TESTS = 'test/output/'

export const namedFiles: Rule = {
  name: 'every page and file that a comment or page names is there',
  story: 'a comment that leads to a file of its author leads nobody else anywhere',
  find: (tree) =>
    [...tree]
      .filter(([path]) => CITES.test(path))
      .flatMap(([path, text]) => {
        const isThere = (name: string) =>
          [name, posix.join(posix.dirname(path), name)].some((file) => tree.has(file) || tree.has(`${file}.ts`))
        return [...new Set(prose(path, text).match(NAMED_FILE))]
          .filter((name) => !name.startsWith(MADE_BY_TESTS) && !isThere(name))
          .map((name) => ({ path, line: lineOf(text, name), what: `${name} is not there` }))
      }),
  caught: {
    'a page': { 'shared/a.ts': '// see geometry.md' },
    'a file that has moved': { 'README.md': 'as `shared/game/flow/gone.ts` says' },
  },
  allowed: {
    'a page that is there': { 'test/a.ts': '/** See README.md. */', 'README.md': '' },
    'a page beside it': { 'shared/rules/README.md': 'in `terms.md`', 'shared/rules/terms.md': '' },
  },
}
