import { ASK_NAMES } from '#shared/game/engine/asks'
import { importsOf } from './imports'
import type { Finding, Rule } from './tree'

/** Where a question may be called by its name: in its family's files; where a script goes on past dice. */
const NAMED = /^web\/(questions\/[a-z-]+\/|script\/entry\.ts$)/

const NAME = new RegExp(`['"\`](${ASK_NAMES.map((ask) => ask.replace('.', '\\.')).join('|')})['"\`]`)

export const oneFamily: Rule = {
  name: 'the page calls a question by its name in its family only, and the table knows none',
  story:
    'a new question was added to the table, the words view, the plans and the script, and forgotten in one of them',
  find: (tree) => [
    ...importsOf(tree, /^web\/board\//).flatMap(({ from, to, line }): Finding[] =>
      to.startsWith('web/questions/') ? [{ path: from, line, what: `the table may not import ${to}` }] : [],
    ),
    ...[...tree].flatMap(([path, text]): Finding[] =>
      !/^web\/.*\.(ts|svelte)$/.test(path) || NAMED.test(path)
        ? []
        : text.split('\n').flatMap((content, index) => {
            const [, ask] = NAME.exec(content) ?? []
            return ask === undefined ? [] : [{ path, line: index + 1, what: `${ask}: ask its record or its form` }]
          }),
    ),
  ],
  caught: {
    'the table imports forms': { 'web/board/a.ts': "import { forms } from '#web/questions/attack/attack-forms'" },
    'the table imports a type of it': { 'web/board/a.ts': "import type { Asked } from '#web/questions/draft-answer'" },
    'the words view names one': {
      'web/words-view/a.ts': "export const isIt = (ask: string) => ask === 'squadron.act'",
    },
    'a component does': { 'web/game/A.svelte': "{#if ask === 'attack.next'}<b></b>{/if}" },
  },
  allowed: {
    'its family': { 'web/questions/attack/attack-forms.ts': "export const forms = { 'attack.next': {} }" },
    'forms over the table': { 'web/questions/attack/attack-forms.ts': "import { drawing } from '#web/board/task'" },
  },
}
