import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byBlossom } from '#shared/league/best-completion'
import type { Couple, PairingField } from '#shared/league/pairing-field'
import { pairRound, type RoundPairing } from '#shared/league/round-pairing'
import { pairingBySearch } from './pairing-by-search'

const idsOf = (count: number) => Array.from({ length: count }, (_, i) => `P${i}`)
const couplesOf = (ids: readonly string[]): Couple[] =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b): Couple => [a, b]))
const found = ({ pairs, bye, idle }: RoundPairing) => ({
  pairs: pairs.map(({ a, b }) => [a, b]),
  alone: [...(bye ? [bye.who] : []), ...idle.map(({ who }) => who)],
})

/** Some of all couples, some of them twice. */
const someOf = (couples: readonly Couple[], maxLength: number): fc.Arbitrary<Couple[]> =>
  couples.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...couples), { maxLength })

const anyField = (min: number, max: number): fc.Arbitrary<PairingField> =>
  fc.integer({ min, max }).chain((count) => {
    const ids = idsOf(count)
    const couples = couplesOf(ids)
    return fc.record({
      ranked: fc.constant(ids),
      met: someOf(couples, couples.length),
      apart: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: someOf(couples, count) }),
      avoided: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: someOf(couples, count) }),
      byes: fc.array(fc.constantFrom('none', ...ids), { maxLength: count }),
      byeOrder: fc.shuffledSubarray(ids, { minLength: count }),
      secondByes: fc.boolean(),
    })
  })

describe('does looking at every pairing find the same one (L2.12, L2.16, L2.18)?', () => {
  test('whoever has met whom, of up to five players', () => {
    for (const count of [2, 3, 4, 5]) {
      const ids = idsOf(count)
      const couples = couplesOf(ids)
      for (let which = 0; which < 2 ** couples.length; which += 1) {
        const field = { ranked: ids, met: couples.filter((_couple, i) => (which >> i) % 2 === 1) }
        expect(found(pairRound(field)), JSON.stringify(field.met)).toEqual(pairingBySearch(field))
      }
    }
  })

  test('of up to six, whatever else speaks against a pair or a bye', () => {
    fc.assert(
      fc.property(anyField(0, 6), (field) => {
        expect(found(pairRound(field))).toEqual(pairingBySearch(field))
      }),
      { numRuns: 1500 },
    )
  })

  test('of seven and eight', () => {
    fc.assert(
      fc.property(anyField(7, 8), (field) => {
        expect(found(pairRound(field))).toEqual(pairingBySearch(field))
      }),
      { numRuns: 300 },
    )
  })
})

/** The rule of the regulations as it is printed; nothing where it leaves two who have met. */
function fromTop(ids: readonly string[], met: ReadonlySet<string>): string[][] | undefined {
  const [first, ...others] = ids
  if (first === undefined) return []
  const next = others.find((other) => !met.has(`${first} ${other}`))
  const rest =
    next === undefined
      ? undefined
      : fromTop(
          others.filter((id) => id !== next),
          met,
        )
  return rest && next !== undefined ? [[first, next], ...rest] : undefined
}

test('is the printed rule kept to the letter wherever it works (L1.25-26)?', () => {
  const field = fc.integer({ min: 1, max: 15 }).chain((half) => {
    const ids = idsOf(2 * half)
    return fc.record({ ids: fc.constant(ids), met: someOf(couplesOf(ids), 4 * half) })
  })
  let worked = 0
  fc.assert(
    fc.property(field, ({ ids, met }) => {
      const plain = fromTop(ids, new Set(met.map(([a, b]) => `${a} ${b}`)))
      if (!plain) return
      worked += 1
      expect(found(pairRound({ ranked: ids, met })).pairs).toEqual(plain)
    }),
  )
  expect(worked).toBeGreaterThan(20)
})

describe('does each pair say why (L2.20)?', () => {
  const said = (field: PairingField) => {
    const { pairs, bye } = pairRound(field)
    const why = pairs.flatMap(({ a, b, passed }) =>
      passed.map(({ who, why: reason, leaves }) =>
        [`${a}-${b} not ${who}:`, reason, ...(leaves ?? []).map((left) => left.join('-'))].join(' '),
      ),
    )
    return [...why, ...(bye?.passed ?? []).map(({ who, why: reason }) => `bye not ${who}: ${reason}`)]
  }
  const ranked = [...'ABCDEF']

  test('the others would meet again', () => {
    expect(
      said({
        ranked,
        met: [
          ['E', 'F'],
          ['A', 'C'],
          ['B', 'D'],
        ],
      }),
    ).toEqual(['C-E not D: rest E-F'])
  })
  test('they have met, are kept apart, are to be avoided', () => {
    const field: PairingField = { ranked, met: [['A', 'B']], apart: [['A', 'C']], avoided: [['A', 'D']] }
    expect(said(field)).toEqual(['A-E not B: met', 'A-E not C: apart', 'A-E not D: avoided'])
  })
  test('they had the bye, or are needed', () => {
    expect(
      said({
        ranked: [...'ABCDE'],
        met: [
          ['A', 'B'],
          ['A', 'C'],
          ['A', 'D'],
        ],
        byes: ['D'],
      }),
    ).toEqual(['A-E not B: met', 'A-E not D: met', 'bye not D: had-bye', 'bye not E: rest'])
  })
})

test('are team-mates never paired, even if somebody must stay alone (L2.18)?', () => {
  const couples = couplesOf([...'ABCD'])
  const { pairs, bye, idle } = pairRound({ ranked: [...'ABCDE'], met: [], apart: couples })
  expect(pairs.map(({ a, b }) => a + b)).toEqual(['AE'])
  expect(bye?.who).toBe('D')
  expect(idle.map(({ who }) => who)).toEqual(['C', 'B'])
})

test('does a field of 512 need a search only among the last few, through nine rounds (L2.10)?', () => {
  const ids = idsOf(512)
  const searched: number[] = []
  const met: Couple[] = []
  for (let round = 0; round < 9; round += 1) {
    // The ranking never changes: the worst case, in which everybody has met their neighbors.
    const { pairs } = pairRound({ ranked: ids, met }, (edges) => {
      searched.push(edges.length)
      return byBlossom(edges)
    })
    expect(pairs.length).toBe(256)
    met.push(...pairs.map(({ a, b }): Couple => [a, b]))
  }
  expect(new Set(met.map((couple) => couple.join())).size).toBe(9 * 256)
  const amongTwenty = (20 * 19) / 2
  expect(Math.max(0, ...searched)).toBeLessThanOrEqual(amongTwenty)
  expect(searched.length).toBeLessThanOrEqual(9 * 20)
})
