import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { isSquadronCard, SQUADRONS, type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'

const HANDED: readonly { readonly id: string; readonly format: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('./handed.json', import.meta.url), 'utf8'),
)
const LISTS = HANDED.filter(({ format }) => format !== 'key-json')
/** Lists of lines: a table and an object have their own grammar of what a part is. */
const LINES = LISTS.filter(({ format }) => format !== 'tournament-csv')

const cardsOf = ({ fleet: { ships, squadrons, objectives, spareObjectives = [] } }: Reading): string[] => [
  ...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  ...squadrons,
  ...Object.values(objectives),
  ...spareObjectives.map(({ card }) => card),
]

/** A squadron is called by its kind and its vessel as well. */
function namesOf(card: string): string[] {
  if (!isSquadronCard(card)) return [cardName(card)]
  const { fighter, vessel = '' }: SquadronCard = squadronCard(card)
  const kinds = Object.values<SquadronCard>(SQUADRONS).filter((each) => each.fighter === fighter && !each.unique)
  return [cardName(card), vessel, ...kinds.map(({ name }) => name)]
}

/** Every word that a player sees of a reading: cards by their names, and what was not read as a card. */
function told(reading: Reading): string {
  const { name = '', commander = '', objectives, unknown, ambiguous, skipped, warnings } = reading
  const texts = [...unknown, ...ambiguous, ...skipped].map(({ text }) => text)
  const warned = warnings.map((warning) => ('text' in warning ? warning.text : ''))
  return [...cardsOf(reading).flatMap(namesOf), name, commander, ...objectives, ...texts, ...warned].join('\n')
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** Words of a text of which its reading says nothing: labels, sums, and what cards are called by besides their names. */
function unsaid(text: string): ReadonlySet<string> {
  const reading = readFleetText(text)
  if (typeof reading === 'string') return new Set()
  const said = new Set(wordsOf(told(reading)))
  return new Set(wordsOf(text).filter((word) => !said.has(word)))
}

/** Words that lists have around cards, and no card alone. */
const HARMLESS = new Set(
  (
    'and author player vassal name faction fleet rebel imperial empire commander assault defense navigation objective ' +
    'squadron ship point total cost isd'
  ).split(' '),
)
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
