import type { DeepReadonly, DefenseKind, DefenseToken, Ship } from './state'

type NamedToken = Pick<DefenseToken, 'id' | 'kind'>

/** The defense tokens that a unit begins with. */
export const printedDefense = (kinds: readonly DefenseKind[]): NamedToken[] =>
  kinds.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind }))

/** Those that it has discarded (R8.1); one that was replaced is not discarded. */
export function lostDefense(
  printed: readonly DefenseKind[],
  { defense, newDefense = [] }: DeepReadonly<Pick<Ship, 'defense' | 'newDefense'>>,
): NamedToken[] {
  const replaced = newDefense.map(({ instead }) => instead)
  const had = [...printedDefense(printed), ...newDefense].filter(({ id }) => !replaced.includes(id))
  const kinds = [...new Set(had.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const lost = had.filter((t) => t.kind === kind && !defense.some(({ id }) => id === t.id))
    const left = defense.filter((t) => t.kind === kind).length
    const count = had.filter((t) => t.kind === kind).length - left
    return lost.slice(0, Math.max(0, count)).map(({ id }) => ({ id, kind }))
  })
}
