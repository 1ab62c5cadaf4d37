import ts from 'typescript'
import { everyNode, type Finding, lineOf, type Rule, scripts } from './tree'

/** A last word that says what was done, where, or how: no thing is called that. */
const NO_NOUN =
  /^(Kept|Drawn|Told|Made|Ran|Done|Given|Shown|Seen|Left|Sent|Held|By|In|Around|How|Which|May|With|Without)$|.ed$/
const NOUNS = new Set(['Deed', 'Embed', 'Feed', 'Need', 'Seed', 'Shed', 'Speed'])

const lastWord = (name: string): string => /[A-Z][a-z]*$/.exec(name)?.[0] ?? name
const isNoNoun = (name: string): boolean => NO_NOUN.test(lastWord(name)) && !NOUNS.has(lastWord(name))

export const nounsForTypes: Rule = {
  name: 'types are called by nouns',
  story: 'seven types were called Told and five Kept: none of them said what it is',
  find: (tree) =>
    scripts(tree, /^(shared|functions|web|cdk)\//).flatMap(({ path, source }) => {
      const findings: Finding[] = []
      everyNode(source, (node) => {
        const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
        if (isType && node.name && isNoNoun(node.name.text))
          findings.push({ path, line: lineOf(source, node), what: `${node.name.text} is no noun` })
      })
      return findings
    }),
  caught: {
    'what was done': { 'web/a.ts': 'interface Kept { lines: Line[] }' },
    'what was done with it': { 'web/a.ts': 'export interface ThreatsAsked { subject: string }' },
    'where it is': { 'web/A.svelte': '<script lang="ts">interface Around { view: View }</script>' },
    'a class': { 'functions/a.ts': 'export class MailRefused extends Error {}' },
  },
  allowed: {
    'a noun behind a participle': { 'web/a.ts': 'interface KeptLine { from: string }' },
    'a noun that ends alike': { 'web/a.ts': 'type MotionSpeed = number' },
  },
}
