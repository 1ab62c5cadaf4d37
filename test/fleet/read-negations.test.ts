import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

describe('what a writer says the fleet has not is left out and named', () => {
  test.each([
    [
      'Victory I, Motti, Dominator, no Gunnery Team',
      'victory-i-class-star-destroyer admiral-motti dominator',
      'no Gunnery Team',
    ],
    [
      'Victory I, Motti, without Gunnery Team, Dominator',
      'victory-i-class-star-destroyer admiral-motti dominator',
      'without Gunnery Team',
    ],
    [
      'Victory I (73)\n- Motti (24)\n- no Gunnery Team (7)',
      'victory-i-class-star-destroyer admiral-motti',
      'no Gunnery Team (7)',
    ],
    [
      'MC30c Torpedo w/o Admonition, with Foresight, Dodonna',
      'mc30c-torpedo-frigate foresight general-dodonna',
      'w/o Admonition',
    ],
    [
      'MC30c Torpedo w/o Admonition with Foresight, Dodonna',
      'mc30c-torpedo-frigate foresight general-dodonna',
      'w/o Admonition',
    ],
    ['Raider II (not Raider I): Impetuous', 'raider-ii-class-corvette impetuous', 'not Raider I'],
    ['Raider II (48) (was Raider I)\n- Motti', 'raider-ii-class-corvette admiral-motti', 'was Raider I'],
    ['Raider II instead of Raider I\n- Motti', 'raider-ii-class-corvette admiral-motti', 'instead of Raider I'],
    ['Raider II\n- Motti zamiast OE', 'raider-ii-class-corvette admiral-motti', 'zamiast OE'],
    ['Raider I no OE\n- Motti', 'raider-i-class-corvette admiral-motti', 'no OE'],
  ])('%j', (text, ship, said) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([ship])
    expect(unread(read).map((each) => 'text' in each && each.text)).toEqual([said])
  })

  test('other words and names of fleets stay', () => {
    const read = reading('No Motti, no cry\nVictory I, Ozzel, no idea')
    expect([read.name, shipsOf(read)]).toEqual(['No Motti, no cry', ['victory-i-class-star-destroyer admiral-ozzel']])
  })
})
