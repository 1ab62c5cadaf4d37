import ts from 'typescript'
import { everyNode, type Finding, lineOf, type Rule, scripts, type Tree } from './tree'

const RECORDS = 'shared/game/engine/asks.ts'

/** A bot has opinions: it answers plainly what it has none of, so of a new question it forgets nothing. */
const OPINIONS = 'shared/play/bots/practice.ts'

/** The names of all questions: the keys of their records. */
function askNames(tree: Tree): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { source } of scripts(tree, /^shared\/game\/engine\/asks\.ts$/)) {
    everyNode(source, (node) => {
      if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) names.add(node.name.text)
    })
  }
  return names
}

/** A table that must not be whole, by what is written around it. */
function isPartial(node: ts.ObjectLiteralExpression): boolean {
  const { parent } = node
  const type = ts.isVariableDeclaration(parent) || ts.isSatisfiesExpression(parent) ? parent.type : undefined
  return type?.getText().includes('Partial<') ?? false
}

function listed(node: ts.Node, names: ReadonlySet<string>): string | undefined {
  const count = (parts: readonly (ts.Node | undefined)[]) =>
    parts.filter((part) => part && ts.isStringLiteral(part) && names.has(part.text)).length
  if (ts.isArrayLiteralExpression(node) && count(node.elements) > 1) return 'a list of questions'
  if (ts.isObjectLiteralExpression(node) && isPartial(node) && count(node.properties.map(({ name }) => name)) > 1)
    return 'a table of some questions'
  if (!ts.isSwitchStatement(node) || !node.caseBlock.clauses.some(ts.isDefaultClause)) return undefined
  const cases = node.caseBlock.clauses.map((clause) => (ts.isCaseClause(clause) ? clause.expression : undefined))
  return count(cases) > 2 ? 'a switch that passes over other questions' : undefined
}

const RECORD = "const asks = { 'dice.add': {}, 'dice.roll': {}, 'dice.end': {} } as const"
const inFile = (text: string) => ({ [RECORDS]: RECORD, 'web/a.ts': text })

export const noListsOfAsks: Rule = {
  name: 'what is known of a question stands in its record, and nowhere in a list of names',
  story: 'a question stood in twenty files, and of the lists that passed over a new one nobody was told',
  find(tree) {
    const names = askNames(tree)
    return scripts(tree, /^(shared|functions|web)\//).flatMap(({ path, source }) => {
      const findings: Finding[] = []
      if (path === RECORDS || path === OPINIONS) return findings
      everyNode(source, (node) => {
        const what = listed(node, names)
        if (what !== undefined) findings.push({ path, line: lineOf(source, node), what })
      })
      return findings
    })
  },
  caught: {
    'a set': inFile("const OF_DICE = new Set(['dice.add', 'dice.roll'])"),
    'a table with gaps': inFile(
      "const DEEDS: Partial<Record<AskName, string>> = { 'dice.add': 'a', 'dice.roll': 'b' }",
    ),
    'a switch with a default': inFile(
      "switch (ask) { case 'dice.add': case 'dice.roll': case 'dice.end': go(); break; default: }",
    ),
  },
  allowed: {
    'a whole table': inFile("const FORMS: Record<AskName, Form> = { 'dice.add': a, 'dice.roll': b, 'dice.end': c }"),
    'a switch that the compiler completes': inFile(
      "switch (ask) { case 'dice.add': return 1; case 'dice.roll': return 2; case 'dice.end': return 3 }",
    ),
    'what a bot makes of some': {
      [RECORDS]: RECORD,
      [OPINIONS]: "const CHAPTERS: Partial<Record<AskName, string>> = { 'dice.add': 'a', 'dice.roll': 'b' }",
    },
    'one question': inFile("if (ask === 'dice.add') add()"),
  },
}
