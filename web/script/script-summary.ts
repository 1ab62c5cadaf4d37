import { refusals } from '#messages/refusals'
import { script as words } from '#messages/script'
import type { UnitId } from '#shared/game/engine/state'
import type { Condition } from '#shared/play/orders/condition'
import { whenOf } from './answer-condition'
import type { ScriptPreview } from './script-preview'

/** Where a script stops, and why. @param quiet it ran to its end, and caused only its own moves */
export function endText({ end, over }: Pick<ScriptPreview, 'end' | 'over'>, opponent: string, quiet: boolean): string {
  switch (end.at) {
    case 'end':
      return quiet ? words.end.all : words.end.notQuietly
    case 'draw':
      return end.purpose === 'dice' ? words.end.dice : words.end.luck
    case 'other':
      return over ? words.end.turn(opponent) : words.end.other(opponent)
    case 'hidden':
      return words.end.hidden
    case 'line':
      return refusals[end.code]
  }
}

/** When a line is used; absent for one that is used in any case. */
export function conditionText(condition: Condition, nameOf: (unit: UnitId) => string): string | undefined {
  const when = whenOf(condition)
  switch (when?.kind) {
    case 'always':
      return undefined
    case 'there':
      return words.when.ifThere(nameOf(when.unit))
    case 'gone':
      return words.when.ifGone(nameOf(when.unit))
    case 'hull':
      return words.when.ifHull(nameOf(when.unit), when.most)
    case 'shields':
      return words.when.ifShields(nameOf(when.unit), when.zone, when.most)
    case undefined:
      return words.when.ifSo
  }
}

export function whenText(condition: Condition, text: string, nameOf: (unit: UnitId) => string): string {
  const when = conditionText(condition, nameOf)
  return when === undefined ? text : words.when.said(when, text)
}
