import type { AskName } from '#shared/game/engine/asks'
import type { ImpossibleOption } from '#shared/game/engine/decision'
import type { HullZone, UnitId } from '#shared/game/engine/state'
import { zoneToTell } from '#shared/messages/piece-ids'
import type { GameView } from '#shared/play/view/game-view'
import { optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import type { Part } from '#web/state/draft.svelte'
import { folded } from '#web/words/folded'
import { englishWord, waysToType } from './vocabulary'

/** One change of the draft, as the form of the question would make it. */
export interface DraftChange {
  ask: AskName
  part: Part
}

/** A line that the player can type: its words, and how it changes the draft, or why it cannot. */
export interface Phrase {
  /** Identifiers, tags and English words; `shownWords` are those of the reader. */
  words: string
  puts: readonly DraftChange[]
  /** Present if it would be refused. */
  whyNot?: string
}

/** A line as read: how it changes the draft, or why not; undefined if it does not answer the open question. */
export type LineReading = Pick<Phrase, 'puts' | 'whyNot'> & { words: string }

/** The lines that a question understands. */
export interface Grammar {
  /** All lines of fixed words. */
  phrases: (asked: QuestionContext) => readonly Phrase[]
  /** Reads lines with numbers. */
  read?: (tokens: readonly string[], asked: QuestionContext) => LineReading | undefined
  /** An example for each form that `read` takes, with its meaning. */
  forms?: (asked: QuestionContext) => readonly string[]
}

/** The form in which lines are compared: small letters, no decoration. */
export const tokensOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replace(/["„”“→]/g, ' ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')

export const put = (ask: AskName, option: string): DraftChange => ({ ask, part: { option } })
export const putAll = (ask: AskName, options: readonly string[]): DraftChange => ({
  ask,
  part: { options: [...options] },
})
export const phrase = (words: string, ...puts: readonly DraftChange[]): Phrase => ({ words, puts })

/** Each option by its id. */
export const optionIds: Grammar = {
  phrases: ({ request }) => optionsOf(request).map(({ id }) => phrase(id, put(request.ask, id))),
}

/** How a unit is called in a line: the letter or tag painted on it. */
export const tagOf = ({ ships, squadrons }: GameView, unit: UnitId): string =>
  ships[unit]?.tag ?? squadrons[unit]?.tag ?? unit

/** The unit that a word names, by tag or id. */
export function unitCalled({ ships, squadrons }: GameView, word: string | undefined): UnitId | undefined {
  if (word === undefined) return undefined
  const units = [...Object.values(ships), ...Object.values(squadrons)]
  return units.find(({ id, tag }) => id.toLowerCase() === word || tag.toLowerCase() === word)?.id
}

/** `B.rear`, the tag of a squadron, or an obstacle. */
export const targetCalled = (
  view: GameView,
  { defender, defendingZone }: { defender: UnitId; defendingZone?: HullZone | undefined },
) => [tagOf(view, defender), zoneToTell(defender, defendingZone) ?? []].flat().join('.')

/** Words that tell equal ones apart: the second `brace` is `brace 2`. */
export function numbered<T>(items: readonly T[], wordOf: (item: T) => string): { item: T; words: string }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const words = wordOf(item)
    const n = (seen.get(words) ?? 0) + 1
    seen.set(words, n)
    return { item, words: n === 1 ? words : `${words} ${n}` }
  })
}

/** A title as it is typed: `power-failure`. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export const impossibleOf = ({ request }: QuestionContext): readonly ImpossibleOption[] =>
  request.kind === 'option' ? (request.impossible ?? []) : []

type Match = { kind: 'one'; phrase: Phrase } | { kind: 'several'; phrases: readonly Phrase[] } | { kind: 'none' }

/** How well a phrase fits: the fewer of its words are left out, and the more are written out, the better. */
interface Fit {
  leftOut: number
  whole: number
}
/** Every typed word begins one of the words of the phrase, in their order; undefined: it does not. */
function fitOf(typed: readonly string[], phrase: readonly string[]): Fit | undefined {
  const words = phrase.map(waysToType)
  let at = 0
  let whole = 0
  for (const token of typed.map(folded)) {
    // A word written out is not the beginning of another one
    const exact = words.findIndex((ways, i) => i >= at && ways.includes(token))
    if (exact >= 0) {
      at = exact
      whole += 1
    } else while (at < words.length && !words[at]?.some((way) => way.startsWith(token))) at += 1
    if (at === words.length) return undefined
    at += 1
  }
  return { leftOut: words.length - typed.length, whole }
}

/** The phrase that was meant: word for word, or the only one that fits best. */
export function match(phrases: readonly Phrase[], typed: readonly string[]): Match {
  const whole = typed.map(englishWord).join(' ')
  const exact = phrases.find(({ words }) => tokensOf(words).map(englishWord).join(' ') === whole)
  if (exact) return { kind: 'one', phrase: exact }
  const near = phrases.flatMap((one) => {
    const fit = fitOf(typed, tokensOf(one.words))
    return fit === undefined ? [] : [{ one, fit }]
  })
  const most = Math.max(...near.map(({ fit }) => fit.whole))
  const written = near.filter(({ fit }) => fit.whole === most)
  const least = Math.min(...written.map(({ fit }) => fit.leftOut))
  const best = written.filter(({ fit }) => fit.leftOut === least).map(({ one }) => one)
  // A possible answer comes before an impossible one
  const possible = best.filter(({ whyNot }) => whyNot === undefined)
  const meant = possible.length > 0 ? possible : best
  const [first] = meant
  if (first === undefined) return { kind: 'none' }
  return meant.length === 1 ? { kind: 'one', phrase: first } : { kind: 'several', phrases: meant }
}
