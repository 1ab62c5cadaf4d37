import { expect } from 'vitest'
import { type DraftAnswer, optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import { playAhead, type Step } from '#web/questions/turn-preview'
import type { AnswerLine } from '#web/state/answer-line'

const FLIGHTS = /^squadron\.(activate|command|act|move)$/
const ENDS = new Set(['none', 'done', 'pass'])

/** What stands on the button that sends, and in the line above it. */
export const said = ({ label, note, unused, caution }: DraftAnswer): string =>
  [label, note, unused, caution].filter((text) => text !== undefined).join(' | ')

const optionIn = ({ choose }: AnswerLine): string => ('option' in choose ? choose.option : '')

/** The questions that a script answers, as far as they are known before it is sent. */
function questions({ request, view }: QuestionContext, lines: readonly AnswerLine[]): Step[] {
  if (lines.some(({ ask }) => FLIGHTS.test(ask))) return [...playAhead(view, [...lines]).steps]
  return lines.filter(({ ask }) => ask === request.ask).map((line) => ({ request, line }))
}

/** Answers of a script that end or pass something which could still be done. */
function endsIn(asked: QuestionContext, lines: readonly AnswerLine[]): string[] {
  const ended = questions(asked, lines).filter(
    ({ request, line }) => ENDS.has(optionIn(line)) && optionsOf(request).some(({ id }) => !ENDS.has(id)),
  )
  // With nothing left to buy the engine ends a repair by itself
  const repairs = lines.filter((line) => line.ask === 'repair.effect' && optionIn(line) === 'done')
  return [...ended.map(({ line }) => line), ...repairs].map((line) => `${line.ask}: ${optionIn(line)}`)
}

/** Of tokens spent one by one, the last ones may be of no use; that none is spent is always said. */
const isSettled = (ask: string, lines: readonly AnswerLine[]): boolean =>
  ask === 'defense.spend' && lines.some((line) => !ENDS.has(optionIn(line)))

/** A button that gives something up says so. */
export function expectSaid(asked: QuestionContext, prepared: DraftAnswer): string[] {
  const lines = (prepared.script?.() ?? []).filter((line): line is AnswerLine => line.choose !== undefined)
  const ends = isSettled(asked.request.ask, lines) ? [] : endsIn(asked, lines)
  if (ends.length > 0) {
    expect(said(prepared), ends.join(', ')).toMatch(/\b(no|not|nothing|none|without|lost|neither)\b/i)
  }
  return ends
}
