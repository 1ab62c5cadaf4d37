import { cycles, type Import, importsOf } from './imports'
import type { Finding, Rule } from './tree'

const PACKAGES_OF_SHARED = /^(temporal-polyfill|zod\/mini|@noble\/hashes|edmonds-blossom-fixed)(\/|$)/

/** The parts of `shared`, the longest path first, and what each may import besides itself. */
const PARTS: [part: string, may: string[]][] = [
  // What rules of cards say without a game: no rules go on in it.
  ['shared/game/cards/rules/in-advance.ts', ['shared/game/engine/', 'shared/game/cards/rules/']],
  [
    'shared/game/cards/rules/',
    [
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/cards/',
      'shared/game/cards/catalog/',
      'shared/game/flow/targets.ts',
      'shared/game/flow/squadron-targets.ts',
    ],
  ],
  ['shared/game/cards/catalog/', ['shared/game/engine/', 'shared/game/geometry/']],
  // Resting places are read from the table, as measures of flow below.
  [
    'shared/game/cards/resting-ground.ts',
    ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/', 'shared/game/cards/catalog/'],
  ],
  ['shared/game/cards/', ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/catalog/']],
  ['shared/game/engine/', []],
  ['shared/game/geometry/', []],
  ['shared/game/odds/', ['shared/game/engine/']],
  ['shared/rules/', []],
  // Score, measurements, engagement and free places are read from the table; no flow goes on in them.
  ['shared/game/flow/score.ts', ['shared/game/engine/', 'shared/game/cards/catalog/']],
  [
    'shared/game/flow/target-measure.ts',
    ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/catalog/', 'shared/game/cards/'],
  ],
  [
    'shared/game/flow/targets.ts',
    ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/flow/target-measure.ts'],
  ],
  [
    'shared/game/flow/squadron-targets.ts',
    [
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/cards/catalog/',
      'shared/game/flow/target-measure.ts',
      'shared/game/flow/targets.ts',
      'shared/game/flow/engagement.ts',
      'shared/game/flow/table.ts',
    ],
  ],
  ['shared/game/flow/table.ts', ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/catalog/']],
  ['shared/game/flow/pace.ts', ['shared/game/engine/']],
  ['shared/game/flow/engagement.ts', ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/catalog/']],
  [
    'shared/game/flow/placing-region.ts',
    ['shared/game/engine/', 'shared/game/geometry/', 'shared/game/cards/catalog/'],
  ],
  [
    'shared/game/flow/candidate-places.ts',
    [
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/cards/catalog/',
      'shared/game/flow/placing-region.ts',
    ],
  ],
  [
    'shared/game/flow/',
    [
      'shared/game/flow/score.ts',
      'shared/game/flow/pace.ts',
      'shared/game/flow/target-measure.ts',
      'shared/game/flow/targets.ts',
      'shared/game/flow/squadron-targets.ts',
      'shared/game/flow/table.ts',
      'shared/game/flow/engagement.ts',
      'shared/game/flow/placing-region.ts',
      'shared/game/flow/candidate-places.ts',
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/cards/',
      'shared/game/cards/resting-ground.ts',
      'shared/game/cards/catalog/',
      'shared/fleet/',
    ],
  ],
  // What bots and orders read of the cards behind what they are offered.
  [
    'shared/play/view/effect-behind-option.ts',
    ['shared/game/cards/rules/in-advance.ts', 'shared/game/engine/', 'shared/play/view/'],
  ],
  [
    'shared/play/view/',
    [
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/odds/',
      'shared/game/cards/catalog/',
      'shared/messages/',
      'shared/game/flow/score.ts',
      'shared/game/flow/pace.ts',
      'shared/game/flow/target-measure.ts',
      'shared/game/flow/engagement.ts',
    ],
  ],
  // A bot sees a view and nothing of the state: no rules go on in it (design 5).
  [
    'shared/play/bots/',
    [
      'shared/game/cards/rules/in-advance.ts',
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/odds/',
      'shared/game/cards/catalog/',
      'shared/play/view/',
      'shared/play/view/effect-behind-option.ts',
      'shared/game/cards/resting-ground.ts',
      'shared/game/flow/score.ts',
      'shared/game/flow/target-measure.ts',
      'shared/game/flow/placing-region.ts',
      'shared/game/flow/candidate-places.ts',
    ],
  ],
  // Orders, plans and previews see what a bot sees; the rules that go on with a known table are handed in.
  [
    'shared/play/orders/',
    [
      'shared/game/cards/rules/in-advance.ts',
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/odds/',
      'shared/game/cards/catalog/',
      'shared/play/view/',
      'shared/play/view/effect-behind-option.ts',
      'shared/play/bots/',
      'shared/game/flow/score.ts',
      'shared/game/flow/target-measure.ts',
      'shared/game/flow/engagement.ts',
      'shared/game/flow/placing-region.ts',
      'shared/game/flow/candidate-places.ts',
    ],
  ],
  // The rules that go on with a known table are handed in.
  ['shared/play/preview/', ['shared/game/engine/', 'shared/play/view/', 'shared/play/orders/']],
  [
    'shared/messages/',
    [
      'shared/game/engine/',
      'shared/game/geometry/',
      'shared/game/cards/catalog/',
      'shared/fleet/',
      'shared/play/view/',
      'shared/play/protocol/',
      'shared/play/replay/',
      'shared/play/orders/',
      'shared/play/preview/',
      'shared/play/clock/',
      'shared/rules/',
    ],
  ],
  ['shared/fleet/', ['shared/game/engine/', 'shared/game/cards/catalog/']],
  [
    'shared/play/protocol/',
    ['shared/game/engine/', 'shared/play/view/', 'shared/fleet/', 'shared/play/orders/', 'shared/play/clock/'],
  ],
  // The rules that play a game again are handed in.
  ['shared/play/replay/', ['shared/game/engine/', 'shared/fleet/']],
  ['shared/play/clock/', ['shared/game/engine/']],
  // An event knows results and lists; no game goes on in it.
  ['shared/league/', ['shared/game/engine/', 'shared/game/cards/catalog/', 'shared/fleet/', 'shared/play/clock/']],
]
const SHAPES_OF_GEOMETRY = [
  'shared/game/engine/terms.ts',
  'shared/game/engine/state.ts',
  'shared/game/engine/decision.ts',
]
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
  if (from.startsWith('shared/game/geometry/') && typeOnly && SHAPES_OF_GEOMETRY.includes(to)) return undefined
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
    'shared uses a function': { 'shared/game/flow/x.ts': "import { a } from '#functions/ports/clock'" },
    'the page uses a function': { 'web/x.ts': "import type { A } from '#functions/http/app'" },
    'a function uses the page': { 'functions/x.ts': "import { a } from '#web/main'" },
    'the stack imports a handler': { 'cdk/x.ts': "import { handler } from '#functions/entry/http'" },
    'the engine knows a flow': { 'shared/game/engine/x.ts': "import { f } from '#shared/game/flow/round'" },
    'the engine measures': { 'shared/game/engine/x.ts': "import { f } from '#shared/game/geometry/base'" },
    'geometry knows a rule': { 'shared/game/geometry/x.ts': "import { valueOf } from '#shared/game/engine/state'" },
    'a flow names a single card': {
      'shared/game/flow/x.ts': "import c from '#shared/game/cards/rules/damage/crew-panic'",
    },
    'a bot plays ahead': { 'shared/play/bots/x.ts': "import { f } from '#shared/game/flow/maneuver'" },
    'an order plays ahead': { 'shared/play/orders/x.ts': "import { f } from '#shared/game/flow/maneuver'" },
    'a view plays on': { 'shared/play/view/x.ts': "import { f } from '#shared/game/flow/maneuver'" },
    'a part assembles the game': { 'shared/play/view/x.ts': "import { apply } from '#shared/game'" },
    'a component reaches over': { 'web/a/X.svelte': '<script lang="ts">import { a } from "#functions/x"</script>' },
    'a dynamic import': { 'web/x.ts': "const a = await import('#functions/x')" },
    'a package in shared': { 'shared/play/view/x.ts': "import { Hono } from 'hono'" },
    'the whole of zod in shared': { 'shared/play/protocol/x.ts': "import * as z from 'zod'" },
    'a builtin in shared': { 'shared/game/engine/x.ts': "import { createHmac } from 'node:crypto'" },
    'a climb': { 'shared/game/flow/x.ts': "import { a } from '../../shared/game/engine/state'" },
    'a file that belongs to no part': { 'shared/luck.ts': "import { a } from './game/engine/state'" },
  },
  allowed: {
    'flow over engine, geometry and catalogue': {
      'shared/game/flow/x.ts':
        "import '#shared/game/engine/a'; import '#shared/game/geometry/b'; import '#shared/game/cards/catalog/c'",
    },
    'geometry speaks of points': {
      'shared/game/geometry/x.ts': "import type { Point } from '#shared/game/engine/state'",
    },
    'game.ts assembles': {
      'shared/game.ts': "import './game/engine/apply'; import './game/flow/round'; import './game/cards/rules/index'",
    },
    'a test sees everything': { 'test/x.test.ts': "import '#functions/http/app'; import '#web/main'" },
    'one synchronous hash library': { 'shared/game/engine/x.ts': "import { sha256 } from '@noble/hashes/sha2.js'" },
  },
}

/** The vocabulary of the engine speaks of itself (a card of changes, a change of cards); no code runs in that circle. */
const isTypeOfEngine = ({ from, to, typeOnly }: Import) =>
  typeOnly && from.startsWith('shared/game/engine/') && to.startsWith('shared/game/engine/')

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
    'two files': { 'shared/game/flow/a.ts': "import './b'", 'shared/game/flow/b.ts': "import './a'" },
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
      'shared/game/engine/state.ts': "import { FIRST } from './frame'",
      'shared/game/engine/frame.ts': "import { SEATS } from './state'",
    },
    'a component and its store': {
      'web/A.svelte': '<script lang="ts">import { s } from "./s.svelte"</script>',
      'web/s.svelte.ts': 'import A from "./A.svelte"',
    },
  },
  allowed: {
    'state and frame': {
      'shared/game/engine/state.ts': "import type { Frame } from './frame'",
      'shared/game/engine/frame.ts': "import type { Seat } from './state'",
    },
    'a diamond': { 'web/a.ts': "import './b'; import './c'", 'web/b.ts': "import './d'", 'web/c.ts': "import './d'" },
  },
}
