import { posix } from 'node:path'
import ts from 'typescript'
import { everyNode, lineOf, type Script, scripts, type Tree } from './tree'

export interface Import {
  from: string
  /** A file of the project (`shared/game/engine/state.ts`) or the name of a package (`zod/mini`, `node:fs`). */
  to: string
  inside: boolean
  typeOnly: boolean
  /** `export * from`: whoever imports `from` may name what `to` exports. */
  handsOn: boolean
  written: string
  line: number
}

export const importsOf = (tree: Tree, where: RegExp): Import[] =>
  scripts(tree, where).flatMap((script) => importsOfScript(tree, script))

function importsOfScript(tree: Tree, { path, source }: Script): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean, handsOn = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const inside = /^[#.]/.test(specifier.text)
    for (const to of resolve(tree, path, specifier.text))
      found.push({ from: path, to, inside, typeOnly, handsOn, written: specifier.text, line: lineOf(source, node) })
  }
  everyNode(source, (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeOnly(node))
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly, !node.exportClause)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false)
  })
  return found
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = importClause.namedBindings
  return (
    !importClause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

/** One file, but for texts of pages: `#messages/…` is a file of each language. */
function resolve(tree: Tree, from: string, specifier: string): string[] {
  const plain = specifier.replace(/\?.*$/, '')
  if (!/^[#.]/.test(plain)) return [plain]
  const bare = plain.startsWith('#') ? plain.slice(1) : posix.join(posix.dirname(from), plain)
  const paths = bare.startsWith('messages/')
    ? ['en', 'pl'].map((language) => `shared/${bare.replace('/', `/${language}/`)}`)
    : [bare]
  return paths.map(
    (path) => [path, `${path}.ts`].find((file) => tree.has(file)) ?? (posix.extname(path) === '' ? `${path}.ts` : path),
  )
}

/** Groups of files that import each other in a circle, each with the imports that close it. */
export function cycles(imports: readonly Import[]): { files: string[]; imports: Import[] }[] {
  const targets = new Map<string, string[]>()
  for (const { from, to, inside } of imports) if (inside) targets.set(from, [...(targets.get(from) ?? []), to])
  return strongComponents(targets)
    .filter((files) => files.length > 1 || targets.get(files[0] ?? '')?.includes(files[0] ?? ''))
    .map((files) => ({
      files: files.toSorted((a, b) => a.localeCompare(b)),
      imports: imports.filter(({ from, to }) => files.includes(from) && files.includes(to)),
    }))
}

/** Tarjan's algorithm. */
function strongComponents(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const open: string[] = []
  const components: string[][] = []
  const visit = (file: string): number => {
    const mine = index.size
    index.set(file, mine)
    open.push(file)
    let lowest = mine
    for (const to of targets.get(file) ?? []) {
      if (!index.has(to)) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, index.get(to) ?? mine)
    }
    if (lowest === mine) components.push(open.splice(open.indexOf(file)))
    return lowest
  }
  for (const file of targets.keys()) if (!index.has(file)) visit(file)
  return components
}
