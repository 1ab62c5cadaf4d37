import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { Side } from './card-match'

/** Which of several cards of a name is meant. */
export interface Hint {
  readonly slot?: UpgradeSlot
  readonly side?: Side
}

/** How programs and people write the icons of upgrade cards, letters alone. */
const SLOTS: Readonly<Record<UpgradeSlot, readonly string[]>> = {
  commander: ['commander', 'com', 'comm', 'cmd', 'cmdr', 'cdr', 'dowodca', 'kommandant', 'commandant', 'comandante'],
  officer: ['officer', 'off', 'ofc', 'offcr', 'oficer', 'offizier', 'officier', 'oficial', 'ufficiale'],
  title: ['title', 'titel', 'ttl', 'tytul', 'titre', 'titulo', 'titolo'],
  'weapon-team': [
    ...['weaponteam', 'weaponsteam', 'weapon', 'weapons', 'wpn', 'wpnteam', 'wt', 'wep'],
    ...['boarding', 'boardingteam', 'boardingparty', 'boarders', 'bt', 'brd', 'weaponteamandoffensiveretrofit'],
  ],
  'support-team': ['supportteam', 'support', 'sup', 'supteam', 'st'],
  'offensive-retrofit': ['offensiveretrofit', 'offensive', 'offret', 'offretro', 'offretrofit', 'or'],
  'defensive-retrofit': ['defensiveretrofit', 'defensive', 'defret', 'defretro', 'defretrofit', 'dr', 'def'],
  'experimental-retrofit': ['experimentalretrofit', 'experimental', 'exp', 'expret', 'er'],
  'fleet-command': ['fleetcommand', 'fleetcom', 'fleetcmd', 'fc'],
  'fleet-support': ['fleetsupport', 'fleetsup', 'fs'],
  'ion-cannons': ['ioncannons', 'ioncannon', 'ion', 'ions', 'ic'],
  ordnance: ['ordnance', 'ord'],
  turbolasers: ['turbolasers', 'turbolaser', 'turbo', 'turbos', 'tl', 'tb'],
}
const SIDES: Readonly<Record<Side, readonly string[]>> = {
  rebel: ['reb', 'rebel', 'rebels', 'rebellion', 'rebelalliance'],
  imperial: ['imp', 'imperial', 'imperials', 'emp', 'empire', 'galacticempire'],
  other: ['rep', 'republic', 'galacticrepublic', 'sep', 'separatist', 'separatists', 'separatistalliance', 'cis'],
}
/** Marks that say nothing which a card of a name would be known by. */
const EMPTY = [
  'unique',
  'u',
  'mod',
  'modification',
  'upgrade',
  'squad',
  'squadron',
  'squadrons',
  'ship',
  'ace',
  'pilot',
  'flagship',
  'each',
  'ea',
]

const HINTS: ReadonlyMap<string, Hint> = new Map([
  ...EMPTY.map((mark) => [mark, {}] as const),
  ...Object.entries(SIDES).flatMap(([side, marks]) => marks.map((mark) => [mark, { side: side as Side }] as const)),
  ...Object.entries(SLOTS).flatMap(([slot, marks]) =>
    marks.map((mark) => [mark, { slot: slot as UpgradeSlot }] as const),
  ),
])

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** What a mark behind or in front of a name says; nothing: it is none. */
export const hintOf = (mark: string): Hint | undefined => HINTS.get(lettersOf(mark))

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const MOST_MARKS = 4

/**
 * `Leia Organa (off)`, `darthVader_commander`, `(Boarding) Darth Vader`, `Leia Organa - Officer`: the name, and which of
 * its cards is meant.
 */
export function splitHint(text: string): { readonly name: string; readonly hint?: Hint } {
  let name = text
  let hint: Hint | undefined
  for (let marks = 0; marks < MOST_MARKS; marks++) {
    const found = markBehind(name) ?? markInFront(name)
    if (found === undefined) break
    name = found.name
    hint = { ...found.hint, ...hint }
  }
  return hint ? { name, hint } : { name }
}

interface HintedName {
  readonly name: string
  readonly hint: Hint
}

function markBehind(text: string): HintedName | undefined {
  const opening = CLOSING[text.at(-1) ?? '']
  if (opening !== undefined) return marked(text, text.lastIndexOf(opening), -1)
  // Behind a comma or a dash, two letters are a card: `Avenger, BT`
  const end = /(?:_(?=[^_,]{1,24}$)|(?: [-,] |, )(?=[^_,]{3,24}$))/.exec(text)
  return end ? marked(text, end.index, undefined, end[0].length) : undefined
}

function marked(text: string, open: number, close: number | undefined, width = 1): HintedName | undefined {
  if (open < 1) return undefined
  const hint = hintOf(text.slice(open + width, close))
  const name = text.slice(0, open).trimEnd()
  return hint && name !== '' ? { name, hint } : undefined
}

function markInFront(text: string): HintedName | undefined {
  const found = /^[([{]([^)\]}]{1,24})[)\]}] ?(?=\S)/.exec(text)
  const hint = found ? hintOf(found[1] ?? '') : undefined
  return found && hint ? { name: text.slice(found[0].length), hint } : undefined
}

/** Words that end a scrubbed name and say which card it is: `leiaorganaoff`; the longest first. */
const GLUED: readonly (readonly [end: string, hint: Hint])[] = [...HINTS]
  .filter(([mark, hint]) => mark.length > 2 && hint.slot !== undefined)
  .sort(([one], [other]) => other.length - one.length)

/** What `leiaorganaofficer` may be short for, the mark taken off. */
export const gluedHints = (name: string): { readonly name: string; readonly hint: Hint }[] => {
  const letters = name.toLowerCase().trimEnd()
  return GLUED.filter(([end]) => letters.endsWith(end)).map(([end, hint]) => ({
    name: name.trimEnd().slice(0, -end.length).trimEnd(),
    hint,
  }))
}
