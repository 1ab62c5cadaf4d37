import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

const MOTTI = 'imperial-i-class-star-destroyer admiral-motti gunnery-team'

describe('a name that was broken over two lines between commas', () => {
  test.each([
    ['of a team', 'Imperial I: Admiral Motti, Gunnery\nTeam', [MOTTI], []],
    [
      'one behind the other',
      'Imperial I: Admiral Motti, Gunnery\nTeam, Electronic\nCountermeasures',
      [`${MOTTI} electronic-countermeasures`],
      [],
    ],
    ['with prices', 'Imperial I (110): Admiral Motti (24), Gunnery\nTeam (7)', [MOTTI], []],
    ['of a commander', 'Imperial I: Gunnery Team, Admiral\nMotti', [MOTTI], []],
    ['of a ship', 'Imperial I-class Star\nDestroyer: Admiral Motti, Gunnery Team', [MOTTI], []],
    [
      'of squadrons',
      'Imperial I: Admiral Motti, Gunnery Team\nSquadrons: Howlrunner, TIE Fighter\nSquadron, Major\nRhymer',
      [MOTTI],
      ['howlrunner', 'major-rhymer', 'tie-fighter-squadron'],
    ],
  ])('%s', (_what, text, ships, squadrons) => {
    const read = reading(text)
    expect(shipsOf(read).map((ship) => ship.split(' ').toSorted())).toEqual(
      ships.map((ship) => ship.split(' ').toSorted()),
    )
    expect(read.fleet.squadrons.toSorted()).toEqual(squadrons)
    expect(unread(read)).toEqual([])
  })

  test('whole names in two lines stay two', () => {
    const read = reading('Imperial I: Admiral Motti, Gunnery Team\nTIE Fighter, Howlrunner\nTIE Bomber, Dengar')
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron', 'howlrunner', 'tie-bomber-squadron', 'dengar'])
  })
})
