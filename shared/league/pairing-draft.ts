import { PairingCosts, type PairingField } from './pairing-field'
import type { EntrantId } from './season-record'

/** A round as an organizer has changed it, before it is published (L2.19). */
export interface PairingDraft {
  readonly pairs: readonly { readonly a: EntrantId; readonly b: EntrantId }[]
  readonly byes: readonly EntrantId[]
}

/** `twice`, `stranger` and `apart` forbid it; the others are for the organizer to know. */
export type DraftRemark =
  | { readonly what: 'twice' | 'stranger' | 'second-bye' | 'takes-nothing'; readonly who: EntrantId }
  | { readonly what: 'apart' | 'met' | 'avoided'; readonly pair: readonly [EntrantId, EntrantId] }

const FORBIDDING: ReadonlySet<DraftRemark['what']> = new Set(['twice', 'stranger', 'apart'])

export const isForbidden = ({ what }: DraftRemark): boolean => FORBIDDING.has(what)

export function remarksOn({ pairs, byes }: PairingDraft, field: PairingField): DraftRemark[] {
  const costs = new PairingCosts(field)
  const rank = new Map(field.ranked.map((id, i) => [id, i]))
  const named = [...pairs.flatMap(({ a, b }) => [a, b]), ...byes]
  const about = (what: Extract<DraftRemark, { who: EntrantId }>['what'], who: readonly EntrantId[]) =>
    who.map((one): DraftRemark => ({ what, who: one }))
  return [
    ...about('twice', [...new Set(named.filter((who, i) => named.indexOf(who) !== i))]),
    ...about(
      'stranger',
      named.filter((who) => !rank.has(who)),
    ),
    ...pairs.flatMap(({ a, b }): DraftRemark[] => {
      const [i, j] = [rank.get(a), rank.get(b)]
      if (i === undefined || j === undefined || costs.between(i, j) === 0) return []
      if (!Number.isFinite(costs.between(i, j))) return [{ what: 'apart', pair: [a, b] }]
      return [{ what: costs.timesMet(i, j) > 0 ? 'met' : 'avoided', pair: [a, b] }]
    }),
    ...about(
      'second-bye',
      byes.filter((who) => costs.ofBye(rank.get(who) ?? -1) > 0),
    ),
    ...about(
      'takes-nothing',
      field.ranked.filter((who) => !named.includes(who)),
    ),
  ]
}
