import { readCases } from '#test/support/case-files'
import type { Finding, Rule, Tree } from './tree'

/** Where the cards with rules are listed, one a line: those of fleets, and damage cards. */
const LISTS = ['shared/game/cards/catalog/written-cards.ts', 'shared/game/cards/rules/damage/index.ts']
const LISTED = /^ {2}'?([a-z0-9-]+)'?: /gm

const cardsOf = (tree: Tree): { card: string; path: string; line: number }[] =>
  LISTS.flatMap((path) => {
    const text = tree.get(path) ?? ''
    return [...text.matchAll(LISTED)].map(({ 1: card = '', index }) => {
      return { card, path, line: text.slice(0, index).split('\n').length }
    })
  })

/** Whether the table, luck, steps or expectations of a question name the card. */
const names = (text: string, card: string): boolean =>
  readCases(text).some(({ file }) => {
    const { table, start, luck, steps, expect } = file ?? {}
    return new RegExp(`"${card}[@".]`).test(JSON.stringify([table, start, luck, steps, expect]))
  })

export const cardCases: Rule = {
  name: 'every card with rules has a case',
  story: 'a card whose rules no question states is right only as long as nobody changes what it hangs on',
  find: (tree) =>
    cardsOf(tree).flatMap(({ card, path, line }): Finding[] => {
      const file = `test/cases/cards/${card}.yaml`
      const text = tree.get(file)
      if (text === undefined) return [{ path, line, what: `${card} needs questions in ${file}` }]
      return names(text, card) ? [] : [{ path: file, line: 1, what: `no question names ${card}` }]
    }),
  caught: {
    'a card without a case': written(),
    'a damage card without a case': { 'shared/game/cards/rules/damage/index.ts': "  'crew-panic': crewPanic,\n" },
    'a case that leaves its card out': {
      ...written(),
      [`test/cases/cards/${'engine-techs'}.yaml`]: question('gunnery-team'),
    },
  },
  allowed: {
    'a card with a case': { ...written(), [`test/cases/cards/${'engine-techs'}.yaml`]: question('engine-techs') },
  },
}

function written(): Record<string, string> {
  return { 'shared/game/cards/catalog/written-cards.ts': "export const A = {\n  'engine-techs': 'support-teams',\n}\n" }
}

function question(card: string): string {
  return `name: A ship has engine-techs\nrules: [R10.14]\ntable: { ships: { x: { card: cr90-corvette-a, at: [1, 2], upgrades: [${card}] } } }`
}
