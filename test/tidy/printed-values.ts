import ts from 'typescript'
import { type Import, importsOf } from './imports'
import { everyNode, type Finding, lineOf, type Rule, scripts, type Tree } from './tree'

/** The cards with the numbers printed on them; what a card is lies in `catalog/kinds.ts`. */
const PRINTED = /^shared\/game\/cards\/catalog\/(ships|squadrons|upgrades)([-/.]|$)/
/** Who may read them: the catalogue itself, who builds fleets, sets up a game, or hands them to the engine. */
const READERS = [
  'shared/game/cards/catalog/',
  'shared/fleet/',
  'web/fleets/',
  'shared/game/flow/pieces.ts',
  'shared/game.ts',
  // What a unit began with stays known when it has lost it (R8.13)
  'shared/game/cards/lost-tokens.ts',
]

/** What the rulebook hands on of the cards. */
const HANDED = /^printed(Value)?$/
const ENGINE = [
  'shared/game/engine/',
  'shared/game.ts',
  // Makes the values of the view
  'shared/play/view/unit-values.ts',
  // Its ruling asks for the printed speed
  'shared/game/cards/rules/upgrades/titles/independence.ts',
  // There it is the sum in a written list
  'shared/fleet/',
  'shared/messages/',
]

const isPrinted = ({ to, typeOnly }: Import): boolean => !typeOnly && PRINTED.test(to)
const isOneOf = (readers: readonly string[], path: string): boolean => readers.some((reader) => path.startsWith(reader))

/** The name of the part that is read of something: `a.name`, `a['name']` or `{ name } = a`. */
function partRead(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  return (node.propertyName ?? node.name).getText()
}

const WHAT = 'what is printed: read the values of the view, or of the rulebook with all cards in play'

function readsOfRulebook(tree: Tree): Finding[] {
  const readers = (path: string) => !isOneOf(ENGINE, path)
  const inScripts = scripts(tree, /^(shared|functions|web)\//)
    .filter(({ path }) => readers(path))
    .flatMap(({ path, source }) => {
      const findings: Finding[] = []
      everyNode(source, (node) => {
        const part = partRead(node)
        if (part !== undefined && HANDED.test(part)) findings.push({ path, line: lineOf(source, node), what: WHAT })
      })
      return findings
    })
  const inMarkup = [...tree]
    .filter(([path]) => path.endsWith('.svelte') && readers(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, i) => (/\.printed(Value)?\b/.test(line) ? [{ path, line: i + 1, what: WHAT }] : [])),
    )
  return [...inScripts, ...inMarkup]
}

export const printedValues: Rule = {
  name: 'printed values are read where fleets are built and games set up, nowhere else',
  story: 'with a card in play that changes a value, the page said "hull 0/8" of a ship that lived',
  find: (tree) => [
    ...importsOf(tree, /^(shared|functions|web)\//)
      .filter((found) => isPrinted(found) && !isOneOf(READERS, found.from))
      .map(({ from, line, to }) => ({ path: from, line, what: `${to} is printed: read the values of the view` })),
    ...readsOfRulebook(tree),
  ],
  caught: {
    'a bot': { 'shared/play/bots/x.ts': "import { shipCard } from '#shared/game/cards/catalog/ships'" },
    'a rule of a card': {
      'shared/game/cards/rules/x.ts': "import { squadronCard } from '#shared/game/cards/catalog/squadrons'",
    },
    'cards of one side': {
      'shared/play/view/x.ts': "import { REBEL_SHIPS } from '#shared/game/cards/catalog/ships-rebel'",
    },
    'a component': {
      'web/a/X.svelte': '<script lang="ts">import { upgradeCard } from "#shared/game/cards/catalog/upgrades"</script>',
    },
    'the cards of a rulebook': { 'shared/play/bots/x.ts': 'const hull = rulebook.printed.ship(card).hull' },
    'the same by name': { 'shared/play/bots/x.ts': "const hull = rulebook['printed'].ship(card).hull" },
    'the same taken apart': { 'shared/game/flow/x.ts': 'const f = ({ printed }: Rulebook) => printed.ship(card).hull' },
    'the same under another name': { 'web/a/x.ts': 'const { printed: cards } = supposing.rules' },
    'a value before cards change it': { 'shared/game/flow/x.ts': "rules.printedValue(g, 'hull', unit, {})" },
    'the markup of a component': { 'web/a/X.svelte': '<p>{supposing.rules.printed.ship(card).hull}</p>' },
  },
  allowed: {
    'the engine': { 'shared/game/engine/x.ts': 'const hull = this.printed.ship(card).hull' },
    'what a card costs': { 'shared/game/flow/x.ts': 'const points = rules.costs.ship(card).points' },
    'a variable': { 'shared/game/flow/x.ts': 'const printed = 1\nconst twice = printed + printed' },
    'what a card is': { 'web/board/x.ts': "import { shipKind } from '#shared/game/cards/catalog/kinds'" },
    'names of cards as types': {
      'shared/messages/x.ts': "import type { ShipCardId } from '#shared/game/cards/catalog/ships'",
    },
    'a fleet': { 'web/fleets/x.ts': "import { shipCard } from '#shared/game/cards/catalog/ships'" },
    'an audit, a second oracle': {
      'test/programs/sim/x.ts': "import { shipCard } from '#shared/game/cards/catalog/ships'",
    },
  },
}
