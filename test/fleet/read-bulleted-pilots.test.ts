import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

const HEADS = ['The Way (400)\n=====\n', 'The Way (38/400)\n', '', 'Name: A\nFaction: Rebel\n']
const SHIP = 'MC80 Command Cruiser (106)\n- Admiral Ackbar (38)\n'

describe('a pilot behind a bullet below a ship is a squadron, by the price that no upgrade of the name has', () => {
  test.each(['- Wedge (19)', '• Wedge (19)', '- Wedge Antilles (19)', '* Wedge 19', '- 1x Wedge (19)'])('%s', (row) => {
    for (const head of HEADS) {
      const read = reading(`${head}${SHIP}${row}\n- Biggs (19)\n2 x X-wing (26)`)
      expect(read.fleet.squadrons).toEqual([
        'wedge-antilles',
        'biggs-darklighter',
        'x-wing-squadron',
        'x-wing-squadron',
      ])
      expect(read.fleet.ships).toEqual([{ card: 'mc80-command-cruiser', upgrades: ['admiral-ackbar'] }])
      expect(read.name).toBe(/The Way|A/.exec(head)?.[0])
      expect(unread(read).filter(({ line }) => line !== undefined)).toEqual([])
    }
  })
})

test.each([
  '- Victory II (85)\n- Motti (24)\n- Howlrunner (16)\n- 2 TIE Fighters',
  'Faction: Imperial\n\nVictory II (85)\n• Admiral Motti (24)\n• 2 x TIE Fighter Squadron\n• Howlrunner (16)',
])('several behind a bullet below a ship are no upgrades of it: %j', (text) => {
  const read = reading(text)
  expect([shipsOf(read), read.fleet.squadrons.toSorted()]).toEqual([
    ['victory-ii-class-star-destroyer admiral-motti'],
    ['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  ])
  expect(unread(read)).toEqual([])
})
