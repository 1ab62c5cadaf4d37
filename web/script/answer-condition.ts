import type { HullZone, UnitId } from '#shared/game/engine/state'
import type { Condition } from '#shared/play/orders/condition'
import { ALWAYS } from './entry'

/** The conditions that the page offers for a line after luck, out of all that orders know. */
export type LineCondition =
  | { kind: 'always' }
  | { kind: 'there' | 'gone'; unit: UnitId }
  | { kind: 'hull'; unit: UnitId; most: number }
  | { kind: 'shields'; unit: UnitId; zone: HullZone; most: number }

export function conditionOf(when: LineCondition): Condition {
  switch (when.kind) {
    case 'always':
      return ALWAYS
    case 'there':
      return { word: 'on-table', unit: when.unit, in: ['yes'] }
    case 'gone':
      return { word: 'on-table', unit: when.unit, in: ['no'] }
    case 'hull':
      return { amount: 'hull', of: when.unit, max: when.most }
    case 'shields':
      return { amount: 'shields', of: when.unit, zone: when.zone, max: when.most }
  }
}

/** Undefined for a condition that the page does not offer. */
export function whenOf(condition: Condition): LineCondition | undefined {
  if ('word' in condition && condition.word === 'on-table')
    return { kind: condition.in.includes('yes') ? 'there' : 'gone', unit: condition.unit }
  if (!('amount' in condition)) return undefined
  const { amount, of: unit, zone, max: most } = condition
  if (amount === 'round') return { kind: 'always' }
  if (unit === undefined || most === undefined) return undefined
  if (amount === 'hull') return { kind: 'hull', unit, most }
  return amount === 'shields' && zone !== undefined ? { kind: 'shields', unit, zone, most } : undefined
}
