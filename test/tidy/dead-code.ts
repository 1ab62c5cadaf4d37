import ts from 'typescript'
import { importsOf } from './imports'
import { type Finding, lineOf, type Rule, type Script, scripts, type Tree } from './tree'

/** Files that are started or found by name, not imported. */
const STARTED =
  /^(functions\/entry|web\/main|cdk\/bin)|(^|\/)[^/]+\.test\.ts$|^[^/]+\.(ts|js)$|\.d\.ts$|^test\/(run|check|readme|card-index)\.ts$|^test\/([a-z]+\/)+(main|run|axe|shoot|each-(file|test)|before-all|[a-z-]+-child)\.ts$/

interface Export {
  name: string
  node: ts.Node
}

function exportsOf({ source }: Script): Export[] {
  return source.statements.flatMap((statement): Export[] => {
    if (!ts.canHaveModifiers(statement)) return []
    const modifiers = ts.getModifiers(statement) ?? []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    }
    const { name } = statement as ts.Statement & { name?: ts.Identifier }
    return name ? [{ name: name.text, node: name }] : []
  })
}

function namesIn(name: ts.BindingName): Export[] {
  if (ts.isIdentifier(name)) return [{ name: name.text, node: name }]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))
}

/** Every identifier of a file and how often it stands there; a text counts, too: components use names in their markup. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Who may name the exports of each file: its importers, and those of a file that hands everything on. */
function readersOf(tree: Tree): (path: string) => string[] {
  const imports = importsOf(tree, /./)
  const readers = (path: string): string[] =>
    imports.filter(({ to }) => to === path).flatMap(({ from, handsOn }) => (handsOn ? readers(from) : [from]))
  return readers
}

/** Exports that neither another file names after importing from this one, nor the file itself uses. */
function deadExports(tree: Tree): Finding[] {
  const readersIn = readersOf(tree)
  const words = new Map([...tree].map(([path, text]) => [path, countWords(text)]))
  const count = (path: string, name: string) => words.get(path)?.get(name) ?? 0
  return scripts(tree, /^(shared|functions|web|cdk|test)\/.*\.ts$/).flatMap((script) => {
    const { path, source } = script
    if (STARTED.test(path)) return []
    const readers = readersIn(path)
    if (readers.length === 0) return [{ path, line: 1, what: 'no file imports this one' }]
    return exportsOf(script)
      .filter(({ name }) => count(path, name) < 2 && readers.every((reader) => count(reader, name) === 0))
      .map(({ name, node }) => ({ path, line: lineOf(source, node), what: `${name} is used nowhere` }))
  })
}

export const noDeadCode: Rule = {
  name: 'every export is used somewhere, and every file imported or started',
  story: 'code that nothing calls is kept in step with the rest for nothing, and read by everybody',
  find: deadExports,
  caught: {
    'an export': {
      'web/a.ts': 'export const used = 1\nexport const unused = 2',
      'web/b.ts': "import { used } from './a'",
    },
    'a type': {
      'web/a.ts': 'export const used = 1\nexport interface Unused {}',
      'web/b.ts': "import { used } from './a'",
    },
    'a file': { 'shared/game/flow/a.ts': 'export const f = 1' },
  },
  allowed: {
    'what the file itself needs': {
      'web/a.ts': 'export interface Shape {}\nexport const used = (s: Shape) => s',
      'web/main.ts': "import { used } from './a'",
    },
    'what a component needs': {
      'web/a.ts': 'export const used = 1',
      'web/A.svelte': '<script lang="ts">import { used } from "./a"</script>{used}',
    },
    'what another file hands on': {
      'web/a.ts': 'export const used = 1',
      'web/b.ts': "export * from './a'",
      'web/main.ts': "import { used } from './b'",
    },
    'what is handed on': {
      'web/a.ts': 'export const used = 1',
      'web/b.ts': "export * from './a'",
      'web/main.ts': "import { used } from './b'",
    },
    'a handler': { 'functions/entry/http.ts': 'export const handler = 1' },
  },
}
