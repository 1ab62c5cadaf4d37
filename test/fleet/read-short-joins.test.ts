import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { SHORT_SQUADRON_NAMES, SHORT_UPGRADE_NAMES } from '#shared/fleet/read-text/short-names'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'

function reading(text: string): Reading {
  const found = readFleetText(text)
  if (typeof found === 'string') throw new Error(`${found}: ${text}`)
  return found
}
const missing = ({ unknown, skipped }: Reading) => [...unknown, ...skipped].map(({ text }) => text)

/** `ET` is Engine Techs, `Y` the Y-wing and `Z` the Z-95; in small letters they join names in French, Spanish and Polish. */
describe('a short name that is a joining word of another language is a card', () => {
  const AMONG = [', ', '; ', ' + ', ' / ', ' & ', ' and ', ' et ', ' y ', ' i ', ', and ', ', et ']
  const withET = (written: string, between: string) =>
    reading(`Liberty (96): Dodonna (20)${between}${written}${between}XI7 (6)\nCR90A (44)\n`)

  test.each(['ET x1', 'ET', '1 ET'])('without a price, it is asked which of two cards it is: %s', (written) => {
    for (const between of AMONG) {
      const { unknown, skipped } = withET(written, between)
      const asked = unknown.map(({ text, nearest }) => [text, nearest.map(({ id }) => id)])
      expect([between, asked, skipped]).toEqual([between, [['ET', ['engine-techs', 'engineering-team']]], []])
    }
  })

  test.each([...['ET (8)', 'ET 8', 'et (8)', 'et 8', 'ET (8 pts)', '1x ET (8)', 'ET [8]', 'ET = 8']])(
    'among upgrades: %s',
    (written) => {
      for (const between of AMONG) {
        const read = withET(written, between)
        expect([between, read.fleet.ships[0]?.upgrades]).toEqual([
          between,
          ['general-dodonna', 'engine-techs', 'xi7-turbolasers'],
        ])
        expect(missing(read)).toEqual([])
      }
    },
  )

  test.each([', ', '; ', ' + ', ' / ', ' and '])('at the end of a row without a ship, behind "%s"', (between) => {
    const read = reading(`ISD-II (120)\nMotti (24)${between}ET (8)\nGSD-I (56)\n`)
    expect(read.fleet.ships[0]?.upgrades).toEqual(['admiral-motti', 'engine-techs'])
    expect(missing(read)).toEqual([])
  })

  test.each([
    ...[
      'Squadrons: Jan Ors (19), Y (10), Norra (17)',
      'Jan Ors (19), Y (10), Norra (17)',
      'Jan Ors (19) Y (10) Norra (17)',
    ],
    ...['Jan Ors (19) y Y (10) y Norra (17)', 'Jan Ors, Y and Norra', 'Jan Ors + Y + Norra', 'Jan Ors i Y i Norra'],
    ...['Norra (17) and Y (10), Jan Ors (19)', 'Squadrons: Norra (17); Jan Ors (19); Y (10)'],
  ])('among squadrons: %s', (row) => {
    const read = reading(`Liberty (96): Ackbar (38)\n${row}`)
    expect(new Set(read.fleet.squadrons)).toEqual(new Set(['jan-ors', 'norra-wexley', 'y-wing-squadron']))
    expect(missing(read)).toEqual([])
  })

  test('a Z-95 behind a price', () => {
    for (const row of ['Jan Ors (19) Z (7)', 'Jan Ors (19), Z 7', 'Jan Ors (19) Z 7', 'Jan Ors (19) z Z (7)'])
      expect([row, reading(`Liberty (96): Ackbar (38)\n${row}`).fleet.squadrons]).toEqual([
        row,
        ['jan-ors', 'z-95-headhunter-squadron'],
      ])
  })

  test('a letter that no card has is named', () => {
    const read = reading('ISD-II: Motti\nTIE F (8), I (11)')
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron', 'I'])
    expect(missing(read)).toEqual(['I'])
  })
})

describe('squadrons by one letter and a count', () => {
  test.each([
    ...['Squadrons: 2 X (26), 3 Y (30)', '2 X (26)\n3 Y (30)', '2X (26)\n3Y (30)', '2x X (26)\n3x Y (30)'],
    ...['x2 X (26), x3 Y (30)', 'X x2 (26)\nY x3 (30)', '2 X, 3 Y', '2X, 3Y', '2 X = 26\n3 Y = 30', '2 X + 3 Y'],
    ...['2 X - 26 pts\n3 Y - 30 pts', '2 X 26\n3 Y 30', '2 x (26)\n3 y (30)'],
  ])('%s', (rows) => {
    const read = reading(`Liberty (96): Ackbar (38)\n${rows}`)
    const [x, y] = ['x-wing-squadron', 'y-wing-squadron']
    expect([read.fleet.squadrons, missing(read)]).toEqual([[x, x, y, y, y], []])
  })
})

describe('no short name of a card is lost between others', () => {
  const initials = (name: string) => (name.match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 1)).join('')
  const SHORT = new Set([
    ...[...Object.keys(SHORT_UPGRADE_NAMES), ...Object.keys(SHORT_SQUADRON_NAMES)].filter((key) => /\D/.test(key)),
    ...Object.values(UPGRADES).map(({ name }) => initials(name)),
  ])

  test.each([', ', '; ', ' + ', ' / ', ' and '])('behind "%s"', (between) => {
    const lost = [...SHORT].filter((short) => {
      const written = short.toUpperCase()
      const read = reading(
        `MC80 Star Cruiser (96): General Dodonna (20)${between}${written} (25)${between}XI7 Turbolasers (6)`,
      )
      const { fleet, unknown, skipped, warnings, ambiguous } = read
      const said = [...unknown, ...skipped, ...ambiguous, ...warnings].map((each) => ('text' in each ? each.text : ''))
      return (
        [...fleet.ships.flatMap(({ upgrades }) => upgrades), ...fleet.squadrons].length !== 3 &&
        !said.join(' ').includes(written)
      )
    })
    expect(lost.join(' ')).toBe('')
  })
})
