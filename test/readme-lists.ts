import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { ASKS } from '#shared/game/engine/asks'
import { TIMING_POINTS } from '#shared/game/engine/timing-point'
import { everyNode } from './tidy/tree'

const ENGINE = 'shared/game/engine/'

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const code = (name: string): string => `\`${name}\``

const sourceOf = (name: string): ts.SourceFile =>
  ts.createSourceFile(name, readFileSync(`${ENGINE}${name}`, 'utf8'), ts.ScriptTarget.ES2023, true)

function interfacesIn(source: ts.SourceFile): ts.InterfaceDeclaration[] {
  const found: ts.InterfaceDeclaration[] = []
  everyNode(source, (node) => {
    if (ts.isInterfaceDeclaration(node)) found.push(node)
  })
  return found
}

const member = (declared: ts.InterfaceDeclaration, name: string): ts.TypeNode | undefined =>
  declared.members.filter(ts.isPropertySignature).find((each) => each.name.getText() === name)?.type

/** `'a' | 'b'` → a, b. */
const literals = (type: ts.TypeNode | undefined): string[] =>
  [...(type?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, text = '']) => text)

/** The frames and the steps of each, from their types. */
export function framesTable(): string {
  const frames = ['frame.ts', 'attack-frames.ts'].flatMap((name) => interfacesIn(sourceOf(name)))
  const rows = frames.flatMap((declared) => {
    const [kind] = literals(member(declared, 'kind'))
    return kind === undefined ? [] : [row(code(kind), literals(member(declared, 'step')).join(', '))]
  })
  return table(['frame', 'steps'], rows)
}

const TURNS = { nobody: 'nobody’s', own: 'own', other: 'the other’s', either: 'either' }

/** The questions of the engine, from their records. */
export function asksTable(): string {
  const rows = Object.entries(ASKS).map(([ask, { rule, family, turn }]) => row(code(ask), rule, family, TURNS[turn]))
  return table(['question', 'rule', 'family', 'in whose turn'], rows)
}

/** The moments at which cards may act, and what each is about. */
export function momentsTable(): string {
  const rows = Object.entries(TIMING_POINTS).map(([moment, about]) => row(code(moment), about))
  return table(['moment', 'is about'], rows)
}

/** What is said of a member in the comment above it, in one line. */
const said = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => (typeof comment === 'string' ? comment : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** What cards may change and allow, from the types of influences. */
export function influencesTable(): string {
  const source = sourceOf('influence.ts')
  const membersOf = (name: string, kind: string) =>
    interfacesIn(source)
      .filter((declared) => declared.name.text === name)
      .flatMap(({ members }) => [...members])
      .map((each) => row(kind, code(each.name?.getText().replaceAll("'", '') ?? ''), said(each)))
  return table(['kind', 'name', 'is'], [...membersOf('ValueTypes', 'value'), ...membersOf('VerbAbout', 'verb')])
}
