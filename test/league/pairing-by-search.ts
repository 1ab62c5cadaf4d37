import type { Couple, PairingField } from '#shared/league/pairing-field'

interface Found {
  pairs: [string, string][]
  alone: string[]
}

/** All ways to put some of them into pairs. */
function everyPairing(ids: readonly string[]): Found[] {
  const [first, ...others] = ids
  if (first === undefined) return [{ pairs: [], alone: [] }]
  return [
    ...everyPairing(others).map(({ pairs, alone }) => ({ pairs, alone: [first, ...alone] })),
    ...others.flatMap((other) =>
      everyPairing(others.filter((id) => id !== other)).map(
        ({ pairs, alone }): Found => ({ pairs: [[first, other], ...pairs], alone }),
      ),
    ),
  ]
}

/**
 * The pairing of a round by looking at every one there is. Each gets a list of numbers, the first of which weighs most, and
 * the least list wins. It shares no code with the other way.
 */
export function pairingBySearch(field: PairingField): Found {
  const { ranked, met, apart = [], avoided = [], byes = [], byeOrder = ranked.toReversed(), secondByes } = field
  const times = (couples: readonly Couple[], p: string, q: string) =>
    couples.filter((couple) => couple.includes(p) && couple.includes(q)).length
  const had = (who: string) => (secondByes ? 0 : byes.filter((id) => id === who).length)
  const turn = byeOrder.toSorted((p, q) => had(p) - had(q))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const key = ({ pairs, alone }: Found): number[] => [
    alone.length,
    sum(pairs.map(([p, q]) => times(met, p, q))),
    sum(alone.map(had)),
    sum(pairs.map(([p, q]) => times(avoided, p, q))),
    ...alone.map((who) => turn.indexOf(who)).sort((i, j) => i - j),
    ...pairs.flatMap(([p, q]) => [times(met, p, q), times(avoided, p, q), ranked.indexOf(q)]),
  ]
  const allowed = everyPairing(ranked).filter(({ pairs }) => pairs.every(([p, q]) => times(apart, p, q) === 0))
  const [best] = allowed.map((found) => ({ found, key: key(found) })).sort((p, q) => inOrder(p.key, q.key))
  if (best === undefined) throw new Error('nobody can at least stay alone')
  return { ...best.found, alone: best.found.alone.toSorted((p, q) => turn.indexOf(p) - turn.indexOf(q)) }
}

function inOrder(p: readonly number[], q: readonly number[]): number {
  const at = p.findIndex((value, i) => value !== q[i])
  return at < 0 ? 0 : (p[at] ?? 0) - (q[at] ?? 0)
}
