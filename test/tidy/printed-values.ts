import { type Import, importsOf } from './imports'
import type { Rule } from './tree'

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

const isPrinted = ({ to, typeOnly }: Import): boolean => !typeOnly && PRINTED.test(to)
const mayRead = ({ from }: Import): boolean => READERS.some((reader) => from.startsWith(reader))

export const printedValues: Rule = {
  name: 'printed values are read where fleets are built and games set up, nowhere else',
  story: 'with a card in play that changes a value, the page said "hull 0/8" of a ship that lived',
  find: (tree) =>
    importsOf(tree, /^(shared|functions|web)\//)
      .filter((found) => isPrinted(found) && !mayRead(found))
      .map(({ from, line, to }) => ({ path: from, line, what: `${to} is printed: read the values of the view` })),
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
  },
  allowed: {
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
