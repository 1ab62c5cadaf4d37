import blossom from 'edmonds-blossom-fixed'
import type { PairingCosts } from './pairing-field'

/** How those who are left can be paired at best; entrants by their place in the ranking. */
export interface Completion {
  readonly cost: number
  /** Whom nobody is left for, though they should be paired. */
  readonly alone: readonly number[]
  /** Pairs that cost something: they would meet again, or were to be avoided. */
  readonly costly: readonly (readonly [number, number])[]
  partnerOf(i: number): number | undefined
}

type Edge = readonly [one: number, other: number, cost: number]
/** Partner of each vertex, or -1. */
export type Matcher = (edges: readonly Edge[]) => readonly number[]

/** As many pairs as there can be, and among such pairings one of the least cost: Edmonds, by a library (design 14). */
export const byBlossom: Matcher = (edges) =>
  blossom(
    edges.map(([one, other, cost]) => [one, other, -cost]),
    true,
  )

const AT_NO_COST: Completion = { cost: 0, alone: [], costly: [], partnerOf: () => undefined }

/** @param out how many of them get no opponent */
export function bestCompletion(
  costs: PairingCosts,
  left: readonly number[],
  out: number,
  matcher: Matcher = byBlossom,
): Completion {
  if (out === 0 && costs.isEasy(left)) return AT_NO_COST
  const edges = edgesOf(costs, left, out)
  const mates = matcher(edges)
  const used = edges.filter(([one, other]) => mates[one] === other)
  return {
    cost: used.reduce((sum, [, , cost]) => sum + cost, 0),
    alone: left.filter((_i, at) => (mates[at] ?? -1) < 0),
    costly: used.flatMap(([one, other, cost]) => {
      const [i, j] = [left[one], left[other]]
      return cost > 0 && i !== undefined && j !== undefined ? [[i, j] as const] : []
    }),
    partnerOf: (i) => left[mates[left.indexOf(i)] ?? -1],
  }
}

/** By place in `left`; behind those, places for who gets no opponent. */
function edgesOf(costs: PairingCosts, left: readonly number[], out: number): Edge[] {
  return left.flatMap((i, one) => [
    ...left.slice(one + 1).flatMap((j, k): Edge[] => {
      const cost = costs.between(i, j)
      return Number.isFinite(cost) ? [[one, one + 1 + k, cost]] : []
    }),
    ...Array.from({ length: out }, (_, k): Edge => [one, left.length + k, costs.ofBye(i)]),
  ])
}
