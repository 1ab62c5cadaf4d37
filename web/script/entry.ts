import { ASKS } from '#shared/game/engine/asks'
import type { AskName } from '#shared/game/engine/decision'
import type { Condition } from '#shared/play/orders/condition'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { AttackAction } from '#shared/play/orders/standing-order'
import type { Warning } from '#web/questions/draft-answer'
import { type Parts, partsOf } from '#web/state/draft.svelte'

/** An answer of a script. */
export interface ScriptAnswer {
  kind: 'answer'
  ask: AskName
  subject: string
  lines: readonly ScriptLine[]
  /** The draft of its form, so that the player can come back to it. */
  parts: Parts
  /** Its words: as a chip, and as sentences. */
  chip: string
  sends: readonly string[]
  shows: readonly string[]
  warnings: readonly Warning[]
  /** Used only if that holds, where luck or the other side came before it. */
  when?: Condition
}

/** A place where luck falls or the other side answers, which the script goes on past. */
export interface ScriptPass {
  kind: 'past'
  what: 'dice' | 'other'
  /** What the script does with the player's own dice. */
  by?: AttackAction
  lines: readonly ScriptLine[]
}
export type Entry = ScriptAnswer | ScriptPass

/** It always holds: the line goes on after any luck. */
export const ALWAYS: Condition = { amount: 'round', min: 1 }

/** Blanks are rolled again where that is free, and accuracy icons lock what saves most. */
export const USUAL_DICE: AttackAction = { reroll: 'blanks', lock: ['scatter', 'brace', 'redirect', 'evade'], add: true }

export const pastDice = (attacker: string, by: AttackAction): ScriptPass => ({
  kind: 'past',
  what: 'dice',
  by,
  lines: [{ ask: 'attack.modify' satisfies AskName, subject: attacker, when: ALWAYS, by }],
})
export const PAST_OTHER: ScriptPass = { kind: 'past', what: 'other', lines: [] }

export function linesOf(entry: Entry): readonly ScriptLine[] {
  if (entry.kind === 'past' || entry.when === undefined) return entry.lines
  const [first, ...others] = entry.lines
  return first === undefined ? [] : [{ ...first, when: entry.when }, ...others]
}

export const allLines = (entries: readonly Entry[]): ScriptLine[] => entries.flatMap(linesOf)

/** How many questions they answer, as players count: each piece of set-up, with the choice of it, is one. */
export const answersIn = (entries: readonly Entry[]): number =>
  entries.reduce(
    (sum, entry) => sum + (entry.kind === 'past' ? 0 : ASKS[entry.ask].family === 'set-up' ? placesIn(entry.lines) : 1),
    0,
  )

const placesIn = (lines: readonly ScriptLine[]): number =>
  lines.filter(({ ask }) => ASKS[ask as AskName].piece?.step === 'place').length

/** The entries that are left when the service has used so many lines. */
export function withoutUsed(entries: readonly Entry[], used: number): Entry[] {
  let left = used
  return entries.flatMap((entry): Entry[] => {
    const gone = Math.min(left, entry.lines.length)
    left -= gone
    if (gone === 0) return [entry]
    const lines = entry.lines.slice(gone)
    const [first] = lines
    if (first === undefined) return []
    if (entry.kind === 'past') return [{ ...entry, lines }]
    const { when: _, ...rest } = entry
    return [{ ...rest, ask: first.ask as AskName, subject: first.subject, lines, parts: partsOf(lines) }]
  })
}
