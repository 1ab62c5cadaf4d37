import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Condition } from '#shared/play/orders/condition'
import type { DraftAnswer, Warning } from '#web/questions/draft-answer'
import type { Parts } from '#web/state/draft.svelte'
import { hasMove } from './consequences'
import type { ScriptAnswer } from './entry'

/** An answer as part of a script; undefined while something is missing. `parts`: the draft of its form. */
export function answerOf(
  { ask, subject }: DecisionRequest,
  own: DraftAnswer,
  parts: Parts,
  when: Condition | undefined,
): ScriptAnswer | undefined {
  const lines = own.script?.()
  if (lines === undefined) return undefined
  // The page computes what a move leads to again whenever an earlier line changes
  const isToldAnew = (warning: Warning) => hasMove(lines) && own.outcome?.includes(warning)
  return {
    kind: 'answer',
    ask,
    subject,
    lines,
    parts,
    chip: own.chips.join(' · ') || own.label,
    sends: own.look?.sends ?? [own.note === undefined ? own.label : `${own.label}: ${own.note}`],
    shows: own.look?.shows ?? [],
    warnings: (own.look?.warnings ?? []).filter((warning) => !isToldAnew(warning)),
    ...(when && { when }),
  }
}
