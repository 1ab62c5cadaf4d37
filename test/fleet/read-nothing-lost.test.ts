import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { HARMLESS, told, unsaid, wordsOf } from './told'

const HANDED: readonly { readonly id: string; readonly format: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('./handed.json', import.meta.url), 'utf8'),
)
const LISTS = HANDED.filter(({ format }) => format !== 'key-json')
/** Lists of lines: a table and an object have their own grammar of what a part is. */
const LINES = LISTS.filter(({ format }) => format !== 'tournament-csv')

const LABELS = [
  ...['Squadrons:', 'Ships:', 'Squadrons (16):', 'Upgrades:', 'Notes:', 'Flagship:', 'Officer:', 'Title:'],
  ...['Description:', 'Campaign:', 'Assault:', 'Objectives:', 'Commander:', 'Wing 1:'],
  ...['Squadrons -', 'Flagship =', '**', '🚀', ':star:', '[16]', '16 pts', '== '],
]
const COUNTS = ['2 x ', '2× ', '3 ', 'two ', 'two of ', '(2) ', 'x4 ']
const COUNTS_BEHIND = [
  ...[' x4', ' (x2)', ' ×2', ' 4x', ', x2', ' = 16', ' [16]', ' .... 16', ' - 8+8 = 16', ' ⭐', ' :star:', ' =='],
]

const list = fc.constantFrom(...LINES)
const anyLine = fc.nat(40)
const at = (lines: readonly string[], index: number): number => index % lines.length

const mutation = fc.oneof(
  anyLine.map((index) => (lines: string[]) => lines.filter((_, each) => each !== at(lines, index))),
  fc.tuple(anyLine, fc.constantFrom(' ', ', ', ' and ', '; ', ' & ')).map(([index, between]) => (lines: string[]) => {
    const one = at(lines, index)
    const joined = `${lines[one] ?? ''}${between}${lines[one + 1]?.replace(/^[•\s]+/, '') ?? ''}`
    return lines.toSpliced(one, 2, joined)
  }),
  fc.tuple(anyLine, fc.constantFrom(...LABELS, ...COUNTS)).map(([index, put]) => (lines: string[]) => {
    const one = at(lines, index)
    return lines.with(one, `${put} ${lines[one]?.replace(/^[•\s]+/, '') ?? ''}`)
  }),
  fc.tuple(anyLine, fc.constantFrom(...COUNTS_BEHIND)).map(([index, put]) => (lines: string[]) => {
    const one = at(lines, index)
    return lines.with(one, `${lines[one] ?? ''}${put}`)
  }),
)

describe('nothing of a list is lost without a word', () => {
  test('real lists with lines lost, joined, labelled and counted say all of their words', () => {
    fc.assert(
      fc.property(list, fc.array(mutation, { minLength: 1, maxLength: 3 }), ({ text }, mutations) => {
        const before = unsaid(text)
        const mutated = mutations.reduce((lines, mutate) => mutate(lines), text.split('\n')).join('\n')
        const labels = new Set(wordsOf([...LABELS, ...COUNTS].join(' ')))
        const lost = [...unsaid(mutated)].filter(
          (word) => !before.has(word) && !HARMLESS.has(word) && !labels.has(word),
        )
        expect([lost, lost.length > 0 ? mutated : '']).toEqual([[], ''])
      }),
      { numRuns: 300 },
    )
  })

  const STRANGE = 'Zyxxo Qorvath'
  const KNOWN = ['Howlrunner', 'Gunnery Team', 'Raider II', 'Dash Rendar', 'Engine Techs']
  const put = fc.constantFrom(
    (line: string, name: string) => `${line} ${name}`,
    (line: string, name: string) => `${name} ${line}`,
    (line: string, name: string) => `${line}, ${name}`,
    (line: string, name: string) => `${line} and ${name} (5)`,
    (line: string, name: string) => `${line} [${name}]`,
    (line: string, name: string) => `${line} (${name})`,
    (line: string, name: string) => `${line}\nSquadrons: ${name}`,
    (line: string, name: string) => `${line}\nShips: ${name} (40)`,
    (line: string, name: string) => `${line}\nVersion: 2\n= ${name}`,
    (line: string, name: string) => `${line}\n2 x ${name}`,
    (line: string, name: string) => `${line}\n${name} x2 (20)`,
    (line: string, name: string) => `${line}\n<${name}>`,
    (line: string, name: string) => `${line}\nTotal Points: ${name}`,
    (line: string, name: string) => `${line}\nFaction: ${name}`,
  )

  test.each([
    ['that no card has', [STRANGE]],
    ['of a card', KNOWN],
  ])('a name %s that is put anywhere is read or named', (_what, names) => {
    fc.assert(
      fc.property(list, anyLine, put, fc.constantFrom(...names), ({ text }, index, insert, name) => {
        const lines = text.split('\n')
        const one = at(lines, index)
        if (/author|^!/i.test(lines[one] ?? '')) return
        const mutated = lines.with(one, insert(lines[one] ?? '', name)).join('\n')
        const reading = readFleetText(mutated)
        if (typeof reading === 'string') return
        const said = wordsOf(told(reading))
        const missing = wordsOf(name).filter((word) => !said.includes(word) && word !== 'raider')
        expect([missing, missing.length > 0 ? mutated : '']).toEqual([[], ''])
      }),
      { numRuns: 400 },
    )
  })

  test('a cell of a table that stands anywhere is read or named', () => {
    const table = fc.constantFrom(...LISTS.filter(({ format }) => format === 'tournament-csv'))
    fc.assert(
      fc.property(table, fc.integer({ min: 2, max: 135 }), ({ text }, index) => {
        const cells = text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        const reading = readFleetText(cells.toSpliced(index, 1, `${cells[index] ?? ''} ${STRANGE}`.trim()).join(','))
        if (typeof reading !== 'string') expect(told(reading)).toContain(STRANGE)
      }),
    )
  })
})
