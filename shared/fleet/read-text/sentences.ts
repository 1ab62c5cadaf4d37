import type { Effort } from './effort'
import { knownLabel, type Label } from './labels'
import { factionNamed, type Line } from './list'
import { namesShip } from './loose-row'
import { labelOf, withoutBullet } from './row'
import { namesInRow } from './words-of-row'

/** Where a row of a paragraph may end: a semicolon, or the end of a sentence. */
const END = /;|(?<=[\p{L}\p{N})"'][.!?]{1,3})(?= +["'(]?\p{Lu}|(?<![.…]{2}) +\d+ ?[x×\p{L}])/gu
/** A full stop behind these ends no sentence. */
const SHORT = new Set(
  (
    'strat tact spec proj dam con reinf redund sens gunn vet obs szt stk pcs pkt pts pt ea adv exp elec dmg cmdr cdr comm capt cpt gen adm lt maj col cmd def off offic ord eng engin nav wep weap supp sup turb ' +
    'batt bat imp vic int init sqd sqdn sqn sq no nr pt obj flag approx vs etc st mr dr prof sgt mk ver vol incl ca max min ' +
    'glad vict raid quas interd frig corv cruis mod gov min dir instr agt aggr'
  ).split(' '),
)
/** Nobody gives a fleet so long a name. */
const LONGEST_NAME = 60
const FLEET =
  /^[-•* ]*(?:(?:my|our|the|meine?|moja) )?(?:(\p{L}{3,12}) )?(?:fleet|list|flota|lista|flotte|liste) ?(?:[:=]| is(?: made of)?:?| consists of:?| has:?) ?(?=\S)/iu
/** `For squadrons I take`, `My objectives are`: what follows is behind a label. */
const SAID =
  /^(?:(?:for|as|my|our|the|and|with) ){0,3}(squadrons?|fighters|objectives?|commander)(?:[,:]|-wise| (?:i|we|are|is|include|take|have|use|run|bring|chose|picked|will be|would be|there(?:['’]s| is| are))){1,4} /iu
/** More lines than that are a list with rows of its own, and its sentences are remarks. */
const MOST_LINES = 4

/**
 * A fleet in one paragraph, `Fleet: ISD II w/ Motti; Raider I; Squadrons: Howlrunner. Objectives: Most Wanted`, as rows: each
 * sentence, each label and what follows it; what has no label of its own goes on with the row in front.
 */
export const withSentencesApart = (lines: readonly Line[], effort: Effort): readonly Line[] =>
  lines.flatMap((line) => rowsOf(line, lines.length <= MOST_LINES, effort).map((text) => ({ line: line.line, text })))

function rowsOf({ text: whole }: Line, isProse: boolean, effort: Effort): readonly string[] {
  const { head, text } = headOf(whole, effort)
  effort.steps += text.length
  if (!/[;.!?] ?\S/.test(text) || text.startsWith('=') || isFree(text, effort)) return [...head, text]
  const rows: string[] = []
  let isOpen = false
  for (const { part, isSentence } of partsOf(text, isProse)) {
    const label = labelIn(part, effort)
    const isNext = isSentence || label !== undefined || (isOpen && begins(part, effort))
    const above = isNext ? undefined : rows.pop()
    rows.push(above === undefined ? part : `${above}; ${part}`)
    if (above === undefined) isOpen = label !== undefined && label.kind !== 'ship'
  }
  return rows.length < 2 ? [...head, text] : [...head, ...rows.map((row) => row.replace(END_OF_ROW, ''))]
}

/** What people say of a fleet stays whole. */
function isFree(text: string, effort: Effort): boolean {
  const kind = labelIn(text, effort)?.kind
  return kind === 'about' || kind === 'person' || kind === 'name'
}
const END_OF_ROW = /(?<=[\p{L}\p{N})"'])[.!?]{1,3}$/u

/** `Fleet: ISD II, Motti` is a row; `Fleet: Demolisher's Revenge` a name. */
function headOf(whole: string, effort: Effort): { readonly head: readonly string[]; readonly text: string } {
  const [head, side = ''] = FLEET.exec(whole) ?? []
  const text = whole.slice(head?.length ?? 0)
  const isNamed = side !== '' && factionNamed(side) === undefined
  if (head === undefined || isNamed || !(text.length > LONGEST_NAME || /[,;]|[wW]\/| with /.test(text)))
    return { head: [], text: whole }
  const seen = text.slice(0, LONGEST_SEEN)
  if (namesInRow(seen, effort).names.length < 2 || !namesShip(seen, effort)) return { head: [], text: whole }
  return { head: side === '' ? [] : [`${side} fleet`], text }
}
const LONGEST_SEEN = 200

interface Part {
  readonly part: string
  /** A sentence ended in front of it. */
  readonly isSentence: boolean
}

function partsOf(text: string, isProse: boolean): Part[] {
  const parts: Part[] = []
  let from = 0
  let isSentence = false
  for (const { 0: sign, index } of text.matchAll(END)) {
    const part = text.slice(from, index).trim()
    if (sign === '' && !(isProse && endsSentence(part))) continue
    if (part !== '') parts.push({ part: withLabel(part), isSentence })
    isSentence = sign === ''
    from = index + sign.length
  }
  const last = text.slice(from).trim()
  return last === '' ? parts : [...parts, { part: withLabel(last), isSentence }]
}

const withLabel = (part: string): string =>
  part.replace(SAID, (_, said: string) => `${labelFor(said)}: `).replace(POINTS, 'Total: $1')
const labelFor = (said: string): string =>
  /^c/i.test(said) ? 'Commander' : /^o/i.test(said) ? 'Objectives' : 'Squadrons'
/** `320 points` */
const POINTS = /^(\d{2,4}) ?(?:points?|pts?|pkt)[.!]?$/i

/** `1.` and `Adv.` end none. */
function endsSentence(part: string): boolean {
  const word = /([\p{L}\p{N}]{1,24})\.$/u.exec(part)?.[1]
  if (word === undefined) return true
  const isNumber = withoutBullet(part).rest.replace(/[.)]{1,3}$/, '') === word
  return !isNumber && word.length > 1 && !SHORT.has(word.toLowerCase())
}

/** A label with its colon: a word alone between semicolons is a cell of a table. */
function labelIn(part: string, effort: Effort): Label | undefined {
  const row = { line: 0, text: part }
  return labelOf(row) ? knownLabel(row, effort) : undefined
}

const begins = (part: string, effort: Effort): boolean => namesShip(part, effort)
