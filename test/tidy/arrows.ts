import { cycles, type Import, importsOf } from './imports'
import type { Finding, Rule } from './tree'

const PACKAGES_OF_SHARED = /^(temporal-polyfill|zod\/mini|@noble\/hashes)(\/|$)/

/** The parts of `shared`, the longest path first, and what each may import besides itself. */
const PARTS: [part: string, may: string[]][] = [
  ['shared/cards/rules/', ['shared/engine/', 'shared/geometry/', 'shared/cards/', 'shared/cards/catalog/']],
  ['shared/cards/catalog/', ['shared/engine/', 'shared/geometry/']],
  ['shared/cards/', ['shared/engine/', 'shared/geometry/', 'shared/cards/catalog/']],
  ['shared/engine/', []],
  ['shared/geometry/', []],
  ['shared/odds/', ['shared/engine/']],
  ['shared/rules/', []],
  // Score, measurements, engagement and free places are read from the table; no flow goes on in them.
  ['shared/flow/score.ts', ['shared/engine/', 'shared/cards/catalog/']],
  ['shared/flow/measured-target.ts', ['shared/engine/', 'shared/geometry/', 'shared/cards/catalog/']],
  ['shared/flow/engagement.ts', ['shared/engine/', 'shared/geometry/', 'shared/flow/measured-target.ts']],
  ['shared/flow/region.ts', ['shared/engine/', 'shared/geometry/', 'shared/cards/catalog/']],
  [
    'shared/flow/candidate-places.ts',
    ['shared/engine/', 'shared/geometry/', 'shared/cards/catalog/', 'shared/flow/region.ts'],
  ],
  [
    'shared/flow/',
    [
      'shared/flow/score.ts',
      'shared/flow/measured-target.ts',
      'shared/flow/engagement.ts',
      'shared/flow/region.ts',
      'shared/flow/candidate-places.ts',
      'shared/engine/',
      'shared/geometry/',
      'shared/cards/',
      'shared/cards/catalog/',
      'shared/fleet/',
    ],
  ],
  [
    'shared/view/',
    [
      'shared/engine/',
      'shared/geometry/',
      'shared/odds/',
      'shared/cards/catalog/',
      'shared/messages/',
      'shared/flow/score.ts',
      'shared/flow/measured-target.ts',
      'shared/flow/engagement.ts',
    ],
  ],
  // A bot sees a view and nothing of the state: no rules go on in it (design 5).
  [
    'shared/bots/',
    [
      'shared/engine/',
      'shared/geometry/',
      'shared/odds/',
      'shared/cards/catalog/',
      'shared/view/',
      'shared/flow/score.ts',
      'shared/flow/measured-target.ts',
      'shared/flow/region.ts',
      'shared/flow/candidate-places.ts',
    ],
  ],
  // Orders, plans and previews see what a bot sees; the rules that go on with a known table are handed in.
  [
    'shared/orders/',
    [
      'shared/engine/',
      'shared/geometry/',
      'shared/odds/',
      'shared/cards/catalog/',
      'shared/view/',
      'shared/bots/',
      'shared/flow/score.ts',
      'shared/flow/measured-target.ts',
      'shared/flow/engagement.ts',
      'shared/flow/region.ts',
      'shared/flow/candidate-places.ts',
    ],
  ],
  // The rules that go on with a known table are handed in.
  ['shared/preview/', ['shared/engine/', 'shared/view/', 'shared/orders/']],
  [
    'shared/messages/',
    [
      'shared/engine/',
      'shared/geometry/',
      'shared/cards/catalog/',
      'shared/fleet/',
      'shared/view/',
      'shared/protocol/',
      'shared/replay/',
      'shared/orders/',
      'shared/preview/',
      'shared/rules/',
    ],
  ],
  ['shared/fleet/', ['shared/engine/', 'shared/cards/catalog/']],
  ['shared/protocol/', ['shared/engine/', 'shared/view/', 'shared/fleet/', 'shared/orders/']],
  // The rules that play a game again are handed in.
  ['shared/replay/', ['shared/engine/', 'shared/fleet/']],
  ['shared/clock/', ['shared/engine/']],
]
const SHAPES_OF_GEOMETRY = ['shared/engine/terms.ts', 'shared/engine/state.ts', 'shared/engine/decision.ts']
const FOLDERS: Record<string, string[]> = {
  shared: ['shared'],
  functions: ['functions', 'shared'],
  web: ['web', 'shared'],
  cdk: ['cdk'],
  test: ['test', 'shared', 'functions', 'web', 'cdk'],
}

const folderOf = (path: string) => path.split('/')[0] ?? ''
const partOf = (path: string) => PARTS.find(([part]) => path.startsWith(part))

function forbidden(found: Import): string | undefined {
  const { from, to, inside, typeOnly, written } = found
  const folder = folderOf(from)
  if (written.includes('../../') && to.endsWith('.ts')) return `${written}: write #${folderOf(to)}/… instead`
  if (!inside) {
    return folder === 'shared' && !PACKAGES_OF_SHARED.test(to) ? `shared may not use the package ${to}` : undefined
  }
  if (FOLDERS[folder]?.includes(folderOf(to)) === false) return `${folder} may not import ${folderOf(to)}`
  if (folder !== 'shared' || from === 'shared/game.ts') return undefined
  if (from.startsWith('shared/geometry/') && typeOnly && SHAPES_OF_GEOMETRY.includes(to)) return undefined
  if (to === 'shared/game.ts') return 'inside shared, nobody imports game.ts'
  const [part, may] = partOf(from) ?? []
  const target = partOf(to)?.[0]
  if (part === undefined) return `only game.ts and the known parts lie in shared; ${from} is in none`
  if (target === undefined || target === part || may?.includes(target)) return undefined
  return `${part} may not import ${target}`
}

export const arrows: Rule = {
  name: 'imports follow the arrows web → shared ← functions, and the order of the parts inside shared',
  story: 'an engine that knows one card soon knows them all, and a page that reads a function ships it',
  find: (tree) =>
    importsOf(tree, /^(shared|functions|web|cdk|test)\//).flatMap((found): Finding[] => {
      const what = forbidden(found)
      return what === undefined ? [] : [{ path: found.from, line: found.line, what }]
    }),
  caught: {
    'shared uses a function': { 'shared/flow/x.ts': "import { a } from '#functions/ports/clock'" },
    'the page uses a function': { 'web/x.ts': "import type { A } from '#functions/http/app'" },
    'a function uses the page': { 'functions/x.ts': "import { a } from '#web/main'" },
    'the stack imports a handler': { 'cdk/x.ts': "import { handler } from '#functions/entry/http'" },
    'the engine knows a flow': { 'shared/engine/x.ts': "import { f } from '#shared/flow/round'" },
    'the engine measures': { 'shared/engine/x.ts': "import { f } from '#shared/geometry/base'" },
    'geometry knows a rule': { 'shared/geometry/x.ts': "import { valueOf } from '#shared/engine/state'" },
    'a flow names a single card': { 'shared/flow/x.ts': "import c from '#shared/cards/rules/damage/crew-panic'" },
    'a bot plays ahead': { 'shared/bots/x.ts': "import { f } from '#shared/flow/maneuver'" },
    'an order plays ahead': { 'shared/orders/x.ts': "import { f } from '#shared/flow/maneuver'" },
    'a view plays on': { 'shared/view/x.ts': "import { f } from '#shared/flow/maneuver'" },
    'a part assembles the game': { 'shared/view/x.ts': "import { apply } from '#shared/game'" },
    'a component reaches over': { 'web/a/X.svelte': '<script lang="ts">import { a } from "#functions/x"</script>' },
    'a dynamic import': { 'web/x.ts': "const a = await import('#functions/x')" },
    'a package in shared': { 'shared/view/x.ts': "import { Hono } from 'hono'" },
    'the whole of zod in shared': { 'shared/protocol/x.ts': "import * as z from 'zod'" },
    'a builtin in shared': { 'shared/engine/x.ts': "import { createHmac } from 'node:crypto'" },
    'a climb': { 'shared/flow/x.ts': "import { a } from '../../shared/engine/state'" },
    'a file that belongs to no part': { 'shared/luck.ts': "import { a } from './engine/state'" },
  },
  allowed: {
    'flow over engine, geometry and catalogue': {
      'shared/flow/x.ts': "import '#shared/engine/a'; import '#shared/geometry/b'; import '#shared/cards/catalog/c'",
    },
    'geometry speaks of points': { 'shared/geometry/x.ts': "import type { Point } from '#shared/engine/state'" },
    'game.ts assembles': {
      'shared/game.ts': "import './engine/apply'; import './flow/round'; import './cards/rules/index'",
    },
    'a test sees everything': { 'test/x.test.ts': "import '#functions/http/app'; import '#web/main'" },
    'one synchronous hash library': { 'shared/engine/x.ts': "import { sha256 } from '@noble/hashes/sha2.js'" },
  },
}

/** The vocabulary of the engine speaks of itself (a card of changes, a change of cards); no code runs in that circle. */
const isTypeOfEngine = ({ from, to, typeOnly }: Import) =>
  typeOnly && from.startsWith('shared/engine/') && to.startsWith('shared/engine/')

export const noCycles: Rule = {
  name: 'no files import each other in a circle; types of the engine may',
  story: 'which half of a circle is loaded first depends on who asks, and fails in one bundle only',
  find: (tree) =>
    cycles(importsOf(tree, /^(shared|functions|web|cdk|test)\//).filter((found) => !isTypeOfEngine(found))).map(
      ({ files, imports }) => ({
        path: files[0] ?? '',
        line: imports.find(({ from }) => from === files[0])?.line ?? 1,
        what: `circle of ${files.join(', ')}`,
      }),
    ),
  caught: {
    'two files': { 'shared/flow/a.ts': "import './b'", 'shared/flow/b.ts': "import './a'" },
    'three files, one through a re-export': {
      'web/a.ts': "import { b } from '#web/b'",
      'web/b.ts': "export { c } from './c'",
      'web/c.ts': "import { a } from './a'",
    },
    'types alone, elsewhere': {
      'web/a.ts': "import type { B } from './b'",
      'web/b.ts': "import type { A } from './a'",
    },
    'values in the engine': {
      'shared/engine/state.ts': "import { FIRST } from './frame'",
      'shared/engine/frame.ts': "import { SEATS } from './state'",
    },
    'a component and its store': {
      'web/A.svelte': '<script lang="ts">import { s } from "./s.svelte"</script>',
      'web/s.svelte.ts': 'import A from "./A.svelte"',
    },
  },
  allowed: {
    'state and frame': {
      'shared/engine/state.ts': "import type { Frame } from './frame'",
      'shared/engine/frame.ts': "import type { Seat } from './state'",
    },
    'a diamond': { 'web/a.ts': "import './b'; import './c'", 'web/b.ts': "import './d'", 'web/c.ts': "import './d'" },
  },
}
