import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const GOZANTI = 'Gozanti Cruisers (23)\n= 23 Points'
const listOf = (ships: string, commander = 'Commander: Admiral Motti (24)') =>
  `Name: A\nFaction: Imperial\n\n${ships}\n\nSquadrons:\n= 0 Points\n\n${commander}\n`

describe('a commander whose label stands below the ships', () => {
  test('is on the one ship that may have him, and on no flotilla (R2.6, R2.7)', () => {
    const read = reading(listOf(`Imperial I (110)\n• Gunnery Team (7)\n= 117 Points\n\n${GOZANTI}`))
    expect(shipsOf(read)).toEqual([
      'imperial-i-class-star-destroyer gunnery-team admiral-motti',
      'gozanti-class-cruisers',
    ])
    expect(contradictions(read).filter(({ code }) => code === 'other-commander')).toEqual([])
  })
  test.each([
    ['flotillas have none', GOZANTI],
    ['another one is there', `Imperial I (110)\n• Admiral Ozzel (20)\n= 130 Points`],
    ['a name that is not known may be his', `Imperial I (110)\n• Admrl Mti (24)\n= 134 Points`],
  ])('is told, and on no ship: %s', (_what, ships) => {
    const read = reading(listOf(ships))
    expect(shipsOf(read).join(' ')).not.toContain('admiral-motti')
    expect(read.warnings).toContainEqual({ code: 'other-commander', line: expect.any(Number), text: 'Admiral Motti' })
  })
  test.each([
    ['two that may have him', '2 x Imperial I (220)\n2 x TIE Fighter Squadron (16)', [0, 1]],
    ['with their cards', 'ISD I: GT\nGladiator I: OE\nGozanti Cruisers: Comms Net\nHowlrunner', [0, 1]],
    [
      'behind bullets',
      'CR90 Corvette B (39)\n• SW-7 Ion Batteries (5)\nCR90 Corvette B (39)\nSquadrons:\n• X-wing (13)',
      [0, 1],
    ],
  ])('or above them is asked for: %s', (_what, rows, ships) => {
    const read = reading(`Commander: ${rows.includes('CR90') ? 'General Dodonna' : 'Admiral Motti'}\n${rows}`)
    expect(read.unplaced.map((card) => card.ships)).toEqual([ships])
    expect([read.unknown, contradictions(read)]).toEqual([[], []])
  })
  test('or above them is on the one ship that may have him, or whose sum has room for him', () => {
    const one = reading('Commander: Motti\nISD II: GT\nGozanti Cruisers: Comms Net')
    const sum = reading('Commander: Admiral Ozzel (20)\nRaider II (48)\n• OE (4)\n= 72\nRaider II (48)\n• OE (4)\n= 52')
    expect([shipsOf(one)[0], shipsOf(sum)]).toEqual([
      'imperial-ii-class-star-destroyer gunnery-team admiral-motti',
      ['raider-ii-class-corvette ordnance-experts admiral-ozzel', 'raider-ii-class-corvette ordnance-experts'],
    ])
    expect([...one.unplaced, ...sum.unplaced, ...contradictions(one), ...contradictions(sum)]).toEqual([])
  })
  test('who is no commander is on none', () => {
    expect(shipsOf(reading(listOf('Imperial I (110)\n= 110 Points', 'Commander: Intel Officer')))).toEqual([
      'imperial-i-class-star-destroyer',
    ])
  })
})
