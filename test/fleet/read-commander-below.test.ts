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
  test('who is no commander is on none', () => {
    expect(shipsOf(reading(listOf('Imperial I (110)\n= 110 Points', 'Commander: Intel Officer')))).toEqual([
      'imperial-i-class-star-destroyer',
    ])
  })
})
