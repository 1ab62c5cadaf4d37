import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DivisionTable, nextDivisions, playOffsOf } from '#shared/league/divisions'

const tables = (...lines: readonly string[]): DivisionTable[] => lines.map((line) => ({ ranked: [...line] }))
const told = (divisions: readonly (readonly string[])[]) => divisions.map((division) => division.join('')).join(' ')
const two = { moving: 1, playOff: 0 }

describe('who goes up, and who goes down (L6.14)?', () => {
  test('the last and the first of two divisions', () => {
    expect(told(nextDivisions(tables('ABCD', 'EFGH', 'IJKL'), two))).toBe('ABCE DFGI HJKL')
  })
  test('whoever left during the season goes down first', () => {
    const [top = { ranked: [] }, bottom = { ranked: [] }] = tables('ABCD', 'EFGH')
    expect(told(nextDivisions([{ ...top, dropped: ['A'] }, bottom], two))).toBe('BCDE AFGH')
  })
  test('whoever wins a play-off, the best below against the worst above', () => {
    const rules = { moving: 1, playOff: 1 }
    const all = tables('ABCD', 'EFGH')
    expect(playOffsOf(all, rules)).toEqual([{ upper: 'C', lower: 'F' }])
    expect(told(nextDivisions(all, rules, { winners: ['F'] }))).toBe('ABEF CDGH')
    expect(told(nextDivisions(all, rules, { winners: ['C'] }))).toBe('ABCE DFGH')
  })
  test('a place that is left goes to who would have gone down, but not to who had dropped out', () => {
    const all = tables('ABCD', 'EFGH')
    expect(told(nextDivisions(all, two, { leaving: ['B'], newcomers: ['X', 'Y'] }))).toBe('ACED FGHXY')
    const [top = { ranked: [] }, bottom = { ranked: [] }] = all
    expect(told(nextDivisions([{ ...top, dropped: ['D'] }, bottom], two, { leaving: ['B'] }))).toBe('ACEF DGH')
  })
})

const anySeason = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    moving: fc.integer({ min: 0, max: 3 }),
    playOff: fc.integer({ min: 0, max: 2 }),
    newcomers: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ sizes, newcomers, ...rules }) => {
    let count = 0
    const ranked = sizes.map((size) => Array.from({ length: size }, () => `P${count++}`))
    const all = ranked.flat()
    return fc.record({
      ranked: fc.constant(ranked),
      rules: fc.constant(rules),
      dropped: fc.subarray(all),
      leaving: fc.subarray(all, { maxLength: Math.min(3, all.length) }),
      winners: fc.subarray(all),
      newcomers: fc.constant(Array.from({ length: newcomers }, (_, i) => `N${i}`)),
    })
  })

test('is nobody lost or doubled, does each division keep its size, and does nobody move two divisions unless others left?', () => {
  fc.assert(
    fc.property(anySeason, ({ ranked, rules, dropped, ...next }) => {
      const before = ranked.map((each) => ({ ranked: each, dropped: dropped.filter((who) => each.includes(who)) }))
      const after = nextDivisions(before, rules, next)
      const stays = ranked.flat().filter((who) => !next.leaving.includes(who))
      expect(after.flat().length).toBe(stays.length + next.newcomers.length)
      expect(new Set(after.flat())).toEqual(new Set([...stays, ...next.newcomers]))
      for (const [i, division] of after.slice(0, -1).entries()) {
        expect(division.length).toBeLessThanOrEqual(ranked[i]?.length ?? 0)
        const isShort = division.length < (ranked[i]?.length ?? 0)
        if (isShort)
          expect(
            after
              .slice(i + 1)
              .flat()
              .filter((who) => stays.includes(who)),
          ).toEqual([])
      }
      for (const who of stays) {
        const [was, is] = [ranked, after].map((all) => all.findIndex((division) => division.includes(who)))
        expect((is ?? 0) - (was ?? 0)).toBeLessThanOrEqual(1)
        if (next.leaving.length === 0) expect((was ?? 0) - (is ?? 0)).toBeLessThanOrEqual(1)
      }
    }),
  )
})
