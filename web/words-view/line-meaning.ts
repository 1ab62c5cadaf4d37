import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { QuestionContext } from '#web/questions/draft-answer'
import type { Parts } from '#web/state/draft.svelte'
import { type DraftChange, type Grammar, type LineReading, match, type Phrase, tokensOf, unitCalled } from './phrase'
import { englishWord, shownWords } from './vocabulary'

/** What a typed line means. */
export type LineMeaning =
  /** Answers; `words` as understood, one for each part of the line. */
  | { kind: 'chosen'; words: string[]; puts: DraftChange[]; parts: Parts }
  | { kind: 'impossible'; words: string; why: string }
  | { kind: 'several'; typed: string; words: string[] }
  | { kind: 'unknown'; typed: string }
  | { kind: 'help'; words: string[]; forms: readonly string[] }
  | { kind: 'measure'; from: UnitId; to: UnitId }
  | { kind: 'describe'; unit: UnitId | undefined }
  | { kind: 'undo' | 'restart' | 'send' | 'question' | 'last' | 'clock' | 'keys' }

const CALLS = ['question', 'last', 'clock', 'keys', 'undo', 'restart', 'send'] as const

/** The open question and its grammar; no grammar while its form is loading. */
export interface Question {
  asked: QuestionContext
  grammar: Grammar | undefined
}

/** Every answer that the player can type now. */
export const phrasesOf = ({ asked, grammar }: Question): readonly Phrase[] => grammar?.phrases(asked) ?? []

/** Commands that work without a question, with two units of the table as examples. */
export function alwaysTyped(view: GameView): string[] {
  const units = [...Object.values(view.ships), ...Object.values(view.squadrons)]
  const [one] = units.filter(({ seat }) => view.viewer === 'spectator' || seat === view.viewer)
  const other = units.find(({ seat }) => seat !== one?.seat)
  return [
    one === undefined ? 'describe' : `describe ${one.tag}`,
    ...(one === undefined || other === undefined ? [] : [`measure ${one.tag} ${other.tag}`]),
    ...CALLS,
  ].map(shownWords)
}

/** Commands to the page itself, whether or not a question is open. */
function called(
  view: GameView,
  question: Question | undefined,
  [verb, first, second]: readonly string[],
): LineMeaning | undefined {
  const call = CALLS.find((one) => one === verb)
  if (call !== undefined && first === undefined) return { kind: call }
  if (verb === 'help' || verb === '?') {
    const fitting = question === undefined ? [] : phrasesOf(question).filter(({ whyNot }) => whyNot === undefined)
    const words = fitting.map((one) => shownWords(one.words))
    return { kind: 'help', words, forms: question?.grammar?.forms?.(question.asked) ?? [] }
  }
  if (verb === 'describe') {
    const unit = unitCalled(view, first)
    return first !== undefined && unit === undefined ? undefined : { kind: 'describe', unit }
  }
  const from = unitCalled(view, first)
  const to = unitCalled(view, second)
  if (verb !== 'measure' || from === undefined || to === undefined || from === to) return undefined
  return { kind: 'measure', from, to }
}

const withPuts = (parts: Parts, puts: readonly DraftChange[]): Parts => ({
  ...parts,
  ...Object.fromEntries(puts.map(({ ask, part }) => [ask, part])),
})

/** One part of a line. */
function answer(
  question: Question,
  typed: string,
): LineReading | Extract<LineMeaning, { kind: 'several' | 'unknown' }> {
  const tokens = tokensOf(typed)
  const read = question.grammar?.read?.(tokens.map(englishWord), question.asked)
  if (read !== undefined) return read
  const found = match(phrasesOf(question), tokens)
  if (found.kind === 'one') return found.phrase
  if (found.kind === 'several')
    return { kind: 'several', typed, words: found.phrases.map(({ words }) => shownWords(words)) }
  return { kind: 'unknown', typed }
}

/**
 * Reads a line for the open question. Commas separate answers, and each sees the draft after the one before it.
 * It sends nothing: the result is a draft like any other.
 */
export function understand(line: string, view: GameView, question: Question | undefined): LineMeaning {
  const call = called(view, question, tokensOf(line).map(englishWord))
  if (call !== undefined) return call
  const segments = line.split(/[,;]/).filter((segment) => tokensOf(segment).length > 0)
  if (question === undefined || segments.length === 0) return { kind: 'unknown', typed: line.trim() }
  const { asked, grammar } = question
  let { parts } = asked
  const words: string[] = []
  const puts: DraftChange[] = []
  for (const segment of segments) {
    const read = answer({ asked: { ...asked, parts }, grammar }, segment.trim())
    if ('kind' in read) return read
    if (read.whyNot !== undefined) return { kind: 'impossible', words: shownWords(read.words), why: read.whyNot }
    words.push(shownWords(read.words))
    puts.push(...read.puts)
    parts = withPuts(parts, read.puts)
  }
  return { kind: 'chosen', words, puts, parts }
}
