import { NUMBERS_IN_WORDS } from './count'
import type { Effort } from './effort'
import { knownLabel } from './labels'
import type { Line, WrittenList } from './list'
import { KINDS } from './name-search'
import { withoutCategory } from './notes'
import { labelsApart } from './parts'
import { cardsCalled } from './short'

/** Words that a list has around its cards, and that are none of them. */
const AROUND = new Set([
  ...NUMBERS_IN_WORDS,
  ...(
    'point points pts pt pkt p each ea total of x flagship none n a an brak objectives ' +
    'and with plus w z ze i oraz und mit et avec y con the pair couple myśliwce myśliwców two three four five six seven eight nine ten twelve one ' +
    'jeden jedna dwa dwie trzy cztery pięć sześć twice thrice szt sztuk sztuka sztuki qty quantity ilość pcs pieces ' +
    'times ships squads squadron squadrons stück stk punkt punkty punktów punkte'
  ).split(' '),
])
/** Marks of a source or a side, which say nothing more of a card that was read. */
const MARKS =
  /[[{](?:legacy|arc|nexus|legends|rebalanced|errata|cis|imp|reb|rep|sep|empire|rebel|republic|separatist)[\]}]/gi
/** `Most Wanted (red), Fleet Ambush (yellow)` */
const CATEGORIES =
  / ?[([](?:assault|defen[cs]e|navigation|nav|red|yellow|blue|atak|szturm|obrona|nawigacja|czerwon[ya]|żółt[ya]|niebiesk[ia]|angriff|verteidigung|rot|gelb|blau|assaut|défense|rouge|jaune|bleue?|asalto|defensa|navegación|roj[oa]|amarill[oa]|azul)(?: objective)?[)\]]/giu
const WORD = /[\p{L}\p{N}'’]+/gu
const COUNT = /^(?:\d+(?:pts?|points?|pkt|p)?|\d*[x×]\d*)$/
/** `2X` */
const COUNTED_LETTER = /^\d{1,2}(?=[abeyz]$)/
const SUM_LINE = /^= ?\d{1,5} ?(?:total )?(?:(?:ship|squadron) cost)?/i
const HEAD_LINE = /^(?:\[? ?\w{1,12} FLEET(?= \(|$)|[a-z ]{2,24} - author:.*|[=-]{4,}$)/i
const NUMBER_OF_ROW = /^\d{1,3} ?[•·.)*-] ?/

/**
 * What no card, name or label of the list took of each line: all that stands there is named, so that nothing is lost
 * without a word.
 */
export function leftOver(lines: readonly Line[], list: WrittenList, effort: Effort): Line[] {
  const taken = wordsTakenBy(list)
  return lines.flatMap((line): Line[] => {
    effort.steps += line.text.length
    const left = leftIn(line, taken.get(line.line) ?? new Map(), list, effort)
    return left === undefined ? [] : [{ line: line.line, text: left }]
  })
}

/** How often each word of a line was read; a line may have been taken apart into rows. */
function wordsTakenBy(list: WrittenList): ReadonlyMap<number, Map<string, number>> {
  const taken = new Map<number, Map<string, number>>()
  const ships = list.ships.flatMap((ship): Line[] => [ship, ...ship.upgrades])
  const commander = list.commander ? [list.commander] : []
  for (const { line, text } of [...ships, ...list.squadrons, ...list.objectives, ...commander, ...list.skipped]) {
    const words = taken.get(line) ?? new Map<string, number>()
    addWords(text, words)
    taken.set(line, words)
  }
  return taken
}

function addWords(text: string, words: Map<string, number>): void {
  for (const [word] of text.toLowerCase().matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1)
}

/** From the first to the last word of a line that nothing took. */
function leftIn(
  line: Line,
  counts: Map<string, number>,
  { name = '' }: WrittenList,
  effort: Effort,
): string | undefined {
  const text = labelsApart(line, effort)
    .map((part) => contentOf(part, effort))
    .join(' ')
    .replaceAll(CATEGORIES, '')
  if (name !== '' && text.includes(name)) addWords(name, counts)
  const left = [...text.matchAll(WORD)].filter((match) => {
    const [found] = match
    const word = found.toLowerCase().replace(COUNTED_LETTER, '')
    if ((COUNT.test(word) && !isLetterAlone(match, text)) || (AROUND.has(word) && !isCardInCapitals(found, effort)))
      return false
    const count = counts.get(word) ?? 0
    if (count > 0) counts.set(word, count - 1)
    return count === 0
  })
  const [first] = left
  const last = left.at(-1)
  return first && last ? text.slice(first.index, last.index + last[0].length) : undefined
}

/** `Dodonna + X`: an X-wing, and no sign between numbers. */
const isLetterAlone = ({ 0: word, index }: RegExpExecArray, text: string): boolean =>
  word === 'X' &&
  !/\d ?$/.test(text.slice(Math.max(0, index - 2), index)) &&
  !/^ ?\d/.test(text.slice(index + 1, index + 3))

/** `ET`, `Y`, `Z` are cards; `et`, `y`, `z` stand between cards. */
const isCardInCapitals = (word: string, effort: Effort): boolean =>
  /^\p{Lu}{1,3}$/u.test(word) && word !== 'A' && KINDS.some((kind) => cardsCalled(kind, word, effort).length > 0)

/** Without the label, the sum or the head that the line is. */
function contentOf(line: Line, effort: Effort): string {
  const { text } = line
  const label = knownLabel(line, effort)
  if (label) return label.kind === 'side' || label.kind === 'person' ? '' : withoutCategory(label.value)
  return withoutCategory(text)
    .replaceAll(MARKS, '')
    .replace(SUM_LINE, '')
    .replace(HEAD_LINE, '')
    .replace(NUMBER_OF_ROW, '')
}
