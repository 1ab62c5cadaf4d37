import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { ASKS } from '#shared/game/engine/asks'
import { TIMING_POINTS } from '#shared/game/engine/timing-point'
import { readChapter } from '#shared/rules/chapter'
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

/** What is said of a member in the comment above it, in one line. */
const said = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => (typeof comment === 'string' ? comment : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** The moments at which cards may act: when each comes, from the comment above it, and what it is about. */
export function momentsTable(): string {
  const when = new Map<string, string>()
  everyNode(sourceOf('timing-point.ts'), (node) => {
    if (ts.isPropertyAssignment(node)) when.set(node.name.getText().replaceAll("'", ''), said(node))
  })
  const rows = Object.entries(TIMING_POINTS).map(([moment, about]) => row(code(moment), when.get(moment) ?? '', about))
  return table(['moment', 'comes', 'is about'], rows)
}

const RULES_OF_CARDS = 'shared/game/cards/'
/** The words of `Change`, by chapter, and of the course of the game. */
const WORDS = [...readdirSync(`${ENGINE}words`).map((name) => `words/${name}`), 'change.ts']

const isOpen = (node: ts.Node): node is ts.MethodDeclaration =>
  ts.isMethodDeclaration(node) &&
  !ts.isPrivateIdentifier(node.name) &&
  !(node.modifiers ?? []).some(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword)

/** What cards do with, as it is written there: every word of `Change` that some card uses. */
export function wordsTable(): string {
  const cards = readdirSync(RULES_OF_CARDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const used = cards.flatMap((name) => readFileSync(`${RULES_OF_CARDS}${name}`, 'utf8').match(/(?<=\btx\.)\w+/g) ?? [])
  const rows = WORDS.flatMap((name) => {
    const found: string[] = []
    everyNode(sourceOf(name), (node) => {
      if (!isOpen(node) || !used.includes(node.name.getText())) return
      const given = node.parameters.map((each) => each.name.getText().replaceAll(/\s+/g, ' '))
      found.push(row(code(`${node.name.getText()}(${given.join(', ')})`), said(node)))
    })
    return found
  })
  return table(['word', 'does'], rows)
}

const RULINGS = 'shared/rules/rulings.md'
/** The file of a card, or of words that several of them share: its name is the id. */
const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)

const CARD_NAMES = [
  ...Object.values(DAMAGE_CARDS).map(({ title }) => title),
  ...[OBJECTIVES, SQUADRONS, UPGRADES].flatMap((cards) => Object.keys(cards)).map(cardName),
]

/** The rulings about cards, by their texts or where they are cited: each with its sentence and the files that cite it. */
export function cardRulingsList(): string {
  const files = readdirSync(RULES_OF_CARDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const cited = files.map((name) => {
    const path = name.replaceAll('\\', '/')
    const ids: string[] = readFileSync(`${RULES_OF_CARDS}${path}`, 'utf8').match(/\bRL\.\d+\b/g) ?? []
    return { id: idOf(path), ids }
  })
  const { rules } = readChapter(readFileSync(RULINGS, 'utf8'))
  return Object.entries(rules)
    .flatMap(([ruling, text]) => {
      const by = cited.filter(({ ids }) => ids.includes(ruling)).map(({ id }) => code(id))
      if (by.length === 0 && !CARD_NAMES.some((name) => text.includes(name))) return []
      return [[`- [${ruling}](../../rules/rulings.md) ${text}`, by.sort().join(', ')].join(' ').trim()]
    })
    .join('\n')
}

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
