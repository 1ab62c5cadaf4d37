import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { knownLabel, LABEL_KEYS, type LabelKind } from './labels'
import { levenshtein } from './levenshtein'
import type { Line } from './list'
import { isNearly } from './nearest'
import { labelOf, rowOf } from './row'
import { cardsCalled, cardsMeant } from './short'
import { objectivesInRow } from './words-of-row'

const KINDS: Partial<Record<LabelKind, CardKind>> = {
  objectives: 'objective',
  commander: 'upgrade',
  ship: 'ship',
  squadrons: 'squadron',
}
/** A key with fewer letters is as near to other words. */
const LEAST_KEY = 5
const LONGEST_KEY = 24

/** `A: Most Wanted`, `D - Fire Lanes` */
const LETTER = /^[-•* ]*([ADN]) ?[:=-] ?(.{3,40})$/
const CATEGORIES: Readonly<Record<string, string>> = { A: 'Assault', D: 'Defense', N: 'Navigation' }

/** `Asault: Most Wanted`, `Objectives Most Wanted`: the label as it should be, if what follows is such a card. */
export function withLabelMended(line: Line, effort: Effort): Line {
  const [, letter = '', objective = ''] = LETTER.exec(line.text) ?? []
  const category = CATEGORIES[letter]
  if (category && cardsMeant('objective', rowOf({ line: 0, text: objective }, effort).text, effort).length > 0)
    return { line: line.line, text: `${category}: ${objective}` }
  if (knownLabel(line, effort)) return line
  const label = labelOf(line)
  if (label === undefined) return withObjectiveColon(line, effort)
  const { key, value } = label
  const found = nearestKey(key.replace(/\d{1,2}$/, ''), effort)
  const kind = found && KINDS[found.kind]
  return kind && mayBe(kind, value, effort) ? { line: line.line, text: `${found.key}: ${value}` } : line
}

function withObjectiveColon(line: Line, effort: Effort): Line {
  const [, key = '', rest = ''] = /^(\p{L}{3,16}) (?=\S)(.+)$/u.exec(line.text) ?? []
  const text = `${key}: ${rest}`
  const [first] = objectivesInRow(rest, effort).names
  const isLabel = first !== undefined && rest.startsWith(first) && knownLabel({ line: 0, text }, effort)
  return isLabel && isLabel.kind === 'objectives' ? { line: line.line, text } : line
}

/** The one label that is a slip away. */
function nearestKey(key: string, effort: Effort) {
  if (key.length < LEAST_KEY || key.length > LONGEST_KEY) return undefined
  return LABEL_KEYS.find(
    (each) =>
      each.key.length >= LEAST_KEY &&
      Math.abs(each.key.length - key.length) < 2 &&
      levenshtein(key, each.key, effort) < 2,
  )
}

function mayBe(kind: CardKind, value: string, effort: Effort): boolean {
  const [first = ''] = value.split(/[,;]/)
  const { text } = rowOf({ line: 0, text: first.trim() }, effort)
  return isNearly(kind, text, effort) || cardsCalled(kind, text, effort).length > 0
}
