import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES, type UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import { helpIfAsked } from '#test/support/command-line'

const RULES = 'shared/game/cards/rules'
const WRITTEN = 'shared/game/cards/catalog/written-cards.ts'

/** The folder of the upgrades of a slot; a card with two icons is with the first one. */
const SLOT_FOLDERS: Record<UpgradeSlot, string> = {
  commander: 'commanders',
  officer: 'officers',
  'weapon-team': 'weapon-teams',
  'support-team': 'support-teams',
  'offensive-retrofit': 'offensive-retrofits',
  'defensive-retrofit': 'defensive-retrofits',
  'experimental-retrofit': 'experimental-retrofits',
  'fleet-command': 'fleet-commands',
  'fleet-support': 'fleet-supports',
  'ion-cannons': 'ion-cannons',
  ordnance: 'ordnance',
  turbolasers: 'turbolasers',
  title: 'titles',
}

/** Kinds of which every card has rules: the compiler names one that has none. */
const COMPLETE: Readonly<Record<string, readonly [type: string, from: string]>> = {
  damage: ['DamageCardId', '#shared/game/cards/catalog/damage-deck'],
  obstacles: ['ObstacleKind', '#shared/game/engine/terms'],
}
const OBSTACLES = ['asteroid-field', 'debris-field', 'dust-field', 'station']

/** The folder of each card's file, below the folder of rules. */
const folders = (): Record<string, string> =>
  Object.fromEntries([
    ...Object.keys(DAMAGE_CARDS).map((id) => [id, 'damage']),
    ...OBSTACLES.map((id) => [id, 'obstacles']),
    ...Object.keys(OBJECTIVES).map((id) => [id, 'objectives']),
    ...Object.keys(SQUADRONS).map((id) => [id, 'squadrons']),
    ...Object.entries(UPGRADES).map(([id, { slots }]) => [id, `upgrades/${SLOT_FOLDERS[slots[0]]}`]),
  ])

/** Every file that hands out rules as its default: those of one card each. Others help them. */
export function cardFiles(): string[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && /^export default /m.test(readFileSync(`${RULES}/${path}`, 'utf8')))
    .sort()
}

/** What is wrong with the place or the name of a card's file, or nothing. */
export function misplaced(path: string): string | undefined {
  const id = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
  const folder = folders()[id]
  if (folder === undefined) return `${path}: no card has the id ${id}`
  return path === `${folder}/${id}.ts` ? undefined : `${path}: this card belongs into ${folder}`
}

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : `'${id}'`)
const constant = (folder: string): string => last(folder).replaceAll('-', '_').toUpperCase()
const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const pathIn = (line: string): string => line.slice(line.indexOf(' from '))
const MADE = '// `npm run cards` writes this file.\n'

function folderIndex(folder: string, ids: readonly string[]): string {
  const [type, from] = COMPLETE[folder] ?? [
    `WrittenCard<'${last(folder)}'>`,
    '#shared/game/cards/catalog/written-cards',
  ]
  const types = [
    `import type { RulesOf } from '#shared/game/cards/rules/rules-of'`,
    `import type { ${type.replace(/<.*/, '')} } from '${from}'`,
  ].sort((one, other) => (pathIn(one) < pathIn(other) ? -1 : 1))
  const entry = (id: string) => (key(id) === camel(id) ? id : `${key(id)}: ${camel(id)}`)
  return [
    MADE,
    ...types,
    ...ids.map((id) => `import ${camel(id)} from './${id}'`),
    '',
    `export const ${constant(folder)}: RulesOf<${type}> = {`,
    ...ids.map((id) => `  ${entry(id)},`),
    '}\n',
  ].join('\n')
}

const wholeIndex = (every: readonly string[]): string =>
  [
    MADE,
    "import type { CardRegistry } from '#shared/game/engine/card-rules'",
    ...every.map((folder) => `import { ${constant(folder)} } from './${folder}/index'`),
    '',
    '/** What every card in play does, by its id. */',
    'export const CARD_RULES: CardRegistry = {',
    ...every.map((folder) => `  ...${constant(folder)},`),
    '}\n',
  ].join('\n')

const writtenCards = (ids: readonly (readonly [id: string, folder: string])[]): string =>
  [
    MADE,
    '/** Every card of a fleet that has rules, with its folder. */',
    'export const WRITTEN_CARDS = {',
    ...ids.map(([id, folder]) => `  ${key(id)}: '${last(folder)}',`),
    '} as const\n',
    '/** The written cards of one folder: the compiler names one that lacks a text. */',
    'export type WrittenCard<Folder extends string> = {',
    '  [Id in keyof typeof WRITTEN_CARDS]: (typeof WRITTEN_CARDS)[Id] extends Folder ? Id : never',
    '}[keyof typeof WRITTEN_CARDS]\n',
  ].join('\n')

/** The files that follow from the folders of rules, as they have to be now. */
export function indexFiles(): Map<string, string> {
  const cards = cardFiles().map(
    (path) => [last(path).slice(0, -'.ts'.length), path.slice(0, path.lastIndexOf('/'))] as const,
  )
  const every = [...new Set(cards.map(([, folder]) => folder))]
  const inFolder = (folder: string) => cards.flatMap(([id, its]) => (its === folder ? [id] : []))
  const ofFleets = cards.filter(([, folder]) => COMPLETE[folder] === undefined)
  return new Map([
    ...every.map((folder) => [`${RULES}/${folder}/index.ts`, folderIndex(folder, inFolder(folder))] as const),
    [`${RULES}/index.ts`, wholeIndex(every)],
    [WRITTEN, writtenCards(ofFleets)],
  ])
}

if (process.argv[1] === import.meta.filename) {
  helpIfAsked('npm run cards\nWrites the indexes of cards anew from the folders of rules.')
  const wrong = cardFiles().flatMap((path) => misplaced(path) ?? [])
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
  else for (const [path, text] of indexFiles()) writeFileSync(path, text)
}
