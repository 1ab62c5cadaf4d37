import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The project's own files: path from the project's root → text. */
export type Tree = ReadonlyMap<string, string>

export interface Finding {
  path: string
  line: number
  what: string
}

/** A few files that stand for a tree, for showing what a rule catches and what it lets pass. */
export type Sample = Readonly<Record<string, string>>

export interface Rule {
  name: string
  /** Why the rule is here: what went wrong, or would, without it. */
  story: string
  find(tree: Tree): Finding[]
  caught: Readonly<Record<string, Sample>>
  allowed?: Readonly<Record<string, Sample>>
}

const FOLDERS = ['.ci', 'cdk', 'functions', 'shared', 'test', 'web']
const READ = /\.(ts|svelte|json|ya?ml|md|html|css|svg)$|^\.npmrc$|^\.ci\/run$/

export function readTree(root: string): Tree {
  const tree = new Map<string, string>()
  const take = (path: string) => {
    if (READ.test(path)) tree.set(path, readFileSync(join(root, path), 'utf8'))
  }
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (path === 'test/output') continue
      if (entry.isDirectory()) walk(path)
      else take(path)
    }
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile()) take(entry.name)
    else if (FOLDERS.includes(entry.name)) walk(entry.name)
  }
  return tree
}

export const treeOf = (sample: Sample): Tree => new Map(Object.entries(sample))

/** A script of the tree: a .ts file, or the `<script>` blocks of a .svelte file with everything else blanked. */
export interface Script {
  path: string
  source: ts.SourceFile
}

const parsed = new Map<string, { text: string; source: ts.SourceFile }>()

export function scriptOf(path: string, text: string): Script {
  const known = parsed.get(path)
  if (known?.text === text) return { path, source: known.source }
  const code = path.endsWith('.svelte') ? onlyScripts(text) : text
  const source = ts.createSourceFile(`${path}.ts`, code, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS)
  parsed.set(path, { text, source })
  return { path, source }
}

export function scripts(tree: Tree, where: RegExp): Script[] {
  return [...tree]
    .filter(([path]) => /\.(ts|svelte)$/.test(path) && where.test(path))
    .map(([path, text]) => scriptOf(path, text))
}

function onlyScripts(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  let result = ''
  let at = 0
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const [, open = '', code = ''] = match
    const start = match.index + open.length
    result += blank(text.slice(at, start)) + code
    at = start + code.length
  }
  return result + blank(text.slice(at))
}

export function everyNode(root: ts.Node, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node) => {
    visit(node)
    ts.forEachChild(node, walk)
  }
  walk(root)
}

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
