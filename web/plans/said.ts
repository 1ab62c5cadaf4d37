import { lines as words } from '#messages/plans'
import { recordOf } from '#shared/game/engine/asks'
import type { Option } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { capitalized } from '#shared/messages/piece-ids'
import type { Sentence } from '#shared/messages/sentence'
import type { Condition } from '#shared/play/orders/condition'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { GameView } from '#shared/play/view/game-view'
import { clauseOf, repairClause } from './clauses'
import { optionOf } from './line'

/** The clauses of lines, in their order; a clause may cover several lines. */
export interface LineClause {
  /** Place of its first line. */
  from: number
  clause: Sentence
}

/** The words of a condition in the middle of a sentence. */
export type Conditions = (condition: Condition) => string

const standsIn = ({ squadrons }: GameView): Record<UnitId, Point> =>
  Object.fromEntries(Object.values(squadrons).map(({ id, at }) => [id, at]))

/** Lines without a clause: the next line says it, or they do nothing. */
function goesWithoutSaying(line: ScriptLine, before: ScriptLine | undefined, after: ScriptLine | undefined): boolean {
  const option = optionOf(line)
  const record = recordOf(line.ask)
  if (record?.piece?.step === 'choice') return after !== undefined && after.subject === option
  switch (record?.says) {
    case 'squadron':
      return after !== undefined && after.subject === option?.split('>')[0]
    case 'act':
      if (option === 'move') return movesOn(after)
      return option === 'none' && before?.subject === line.subject
    case 'navigate':
      return option === 'none' && movesOn(after)
    case 'dice':
      return option === 'done' && line.when === undefined
    default:
      return false
  }
}

const movesOn = (line: ScriptLine | undefined): boolean => line !== undefined && recordOf(line.ask)?.moves !== undefined

/** A line that is used in any case has a condition that always holds. */
const isAlways = (when: Condition): boolean =>
  'amount' in when && when.amount === 'round' && when.max === undefined && (when.min ?? 0) <= 1

const repairs = (line: ScriptLine | undefined): boolean => line !== undefined && recordOf(line.ask)?.says === 'repair'

/** Effects of one repair belong together. */
function grouped(lines: readonly ScriptLine[]): { from: number; lines: ScriptLine[] }[] {
  const groups: { from: number; lines: ScriptLine[] }[] = []
  for (const [from, line] of lines.entries()) {
    const last = groups.at(-1)
    const goesOn = repairs(line) && repairs(last?.lines[0])
    if (goesOn) last?.lines.push(line)
    else groups.push({ from, lines: [line] })
  }
  return groups
}

/** @param conditionText of lines that go on after luck or an answer */
export function saidOf(view: GameView, lines: readonly ScriptLine[], conditionText: Conditions): LineClause[] {
  const stands = standsIn(view)
  return grouped(lines).flatMap(({ from, lines: group }) => {
    const [line] = group
    if (line === undefined || goesWithoutSaying(line, lines[from - 1], lines[from + 1])) return []
    const clause = repairs(line) ? repairClause(line.subject, group) : clauseOf({ view, stands: { ...stands } }, line)
    if (line.choose && 'to' in line.choose) stands[line.subject] = line.choose.to
    if (clause === undefined) return []
    const { when } = line
    return [{ from, clause: when && !isAlways(when) ? words.when(conditionText(when), clause) : clause }]
  })
}

/** Several clauses as one sentence. */
export function sentenceOf(clauses: readonly Sentence[]): Sentence {
  const [first, ...rest] = words.together(clauses)
  return first === undefined ? [] : [typeof first === 'string' ? capitalized(first) : first, ...rest]
}

/** An answer to a question that is open, as a sentence. */
export const answerText = (view: GameView, line: ScriptLine, options: readonly Option[]): Sentence =>
  sentenceOf([clauseOf({ view, options, stands: standsIn(view) }, line)])
