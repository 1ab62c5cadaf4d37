import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf, unread } from './read'

const VICTORY = 'victory-ii-class-star-destroyer admiral-motti'

describe('a box in front of a row is a bullet', () => {
  test.each([
    '- [x] Victory II (85)\n  - [x] Admiral Motti (24)\n- [x] Howlrunner (16)\n- [x] TIE Fighter Squadron x2 (16)',
    '# Fleet\n* [X] Victory II (85)\n  * [X] Admiral Motti (24)\n* [X] Howlrunner (16)\n* [X] 2 x TIE Fighter (16)',
    '- [ ] Victory II (85)\n- [ ] Admiral Motti (24)\n- [ ] Howlrunner (16)\n- [ ] 2 TIE Fighters',
    '[x] Victory II\n[x] Motti\n[x] Howlrunner\n[x] 2 TIE Fighters',
    '1. [✓] Victory II: Motti\n2. [✓] Howlrunner\n3. [✓] 2 TIE Fighters',
    '> - [x] Victory II\n>   - [x] Motti\n> - [x] Howlrunner\n> - [x] 2 TIE Fighters',
    '☑ Victory II (85)\n☑ Motti (24)\n☑ Howlrunner (16)\n☑ TIE Fighter x2 (16)',
    '☐ Victory II (85)\n☐ Motti (24)\n☐ Howlrunner (16)\n☐ TIE Fighter x2 (16)',
  ])('%j', (text) => {
    const read = reading(text)
    expect([shipsOf(read), read.fleet.squadrons.toSorted()]).toEqual([
      [VICTORY],
      ['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron'],
    ])
    expect([read.unknown, read.unplaced, contradictions(read)]).toEqual([[], [], []])
    expect(read.skipped.filter(({ text }) => text !== 'Fleet')).toEqual([])
  })
})

describe('where some boxes have a mark, an empty one says what is not in the fleet, and it is named', () => {
  test.each([
    '- [x] Victory II: Motti\n- [ ] Gunnery Team\n- [x] Howlrunner',
    '☑ Victory II\n☑ Motti\n☐ Gunnery Team\n☑ Howlrunner',
    '[x] Victory II: Motti\n[] Gunnery Team\n[x] Howlrunner',
  ])('%j', (text) => {
    const read = reading(text)
    expect([shipsOf(read), read.fleet.squadrons]).toEqual([[VICTORY], ['howlrunner']])
    expect(unread(read).map((each) => 'text' in each && each.text)).toEqual(['Gunnery Team'])
  })

  test('with what is below a ship that has an empty one', () => {
    const read = reading('- [x] Victory II: Motti\n- [ ] Raider I\n  - Ordnance Experts\n- [x] Howlrunner')
    expect([shipsOf(read), read.fleet.squadrons]).toEqual([[VICTORY], ['howlrunner']])
    expect(read.skipped.map(({ text }) => text)).toEqual(['Raider I', '- Ordnance Experts'])
  })
})
