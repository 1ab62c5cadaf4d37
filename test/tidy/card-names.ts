import ts from 'typescript'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { everyNode, type Finding, lineOf, type Rule, scripts } from './tree'

const CARDS: ReadonlySet<string> = new Set([DAMAGE_CARDS, OBJECTIVES, SHIPS, SQUADRONS, UPGRADES].flatMap(Object.keys))

/** Where cards are looked up by name: fleets, pictures, and the page of rules. */
const NAMING = ['web/fleets/', 'web/board/outlines.json', 'web/board/things/token-shape.ts']
const RULES_PAGE = 'web/rules/cited.ts'

const named = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) && CARDS.has(node.text) ? node.text : undefined

export const noCardNames: Rule = {
  name: 'the page names no card: what a card changes is a value of its unit, what it says is a text',
  story: 'the page kept a list of damage cards that bar defense tokens, and knew of no other card that does',
  find: (tree) =>
    scripts(tree, /^web\//)
      .filter(({ path }) => path !== RULES_PAGE && !NAMING.some((where) => path.startsWith(where)))
      .flatMap(({ path, source }) => {
        const findings: Finding[] = []
        everyNode(source, (node) => {
          const card = named(node)
          if (card !== undefined) findings.push({ path, line: lineOf(source, node), what: `${card} is a card` })
        })
        return findings
      }),
  caught: {
    'a question about one card': { 'web/questions/x.ts': "const is = card === 'capacitor-failure'" },
    'a table of cards': { 'web/questions/x.ts': "const words = { 'crew-panic': 1 }" },
    'a component': { 'web/a/X.svelte': '<script lang="ts">const a = "electronic-countermeasures"</script>' },
  },
  allowed: {
    'a drawing': { 'web/board/things/token-shape.ts': "const of = { 'fire-lanes': '0,1' }" },
    'a fleet': { 'web/fleets/x.ts': "const first = 'victory-ii'" },
    'anything else': { 'web/a.ts': "const kind = 'x-wing'" },
  },
}
