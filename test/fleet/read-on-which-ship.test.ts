import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const ISD = 'imperial-i-class-star-destroyer'
const RAIDER = 'raider-i-class-corvette'
const CR90 = 'cr90-corvette-a'
/** The cards that are asked for, each with the ships that may have it, by their numbers. */
const asked = (text: string) => reading(text).unplaced.map(({ card, ships }) => [card, ships])

describe('a sentence that says which ship has a card is understood', () => {
  test.each([
    ['CR90A: TRC\nCR90A: Dodonna\nTantive IV goes on the first', ['TRC+tantive-iv', 'general-dodonna']],
    ['CR90A: TRC\nCR90A: Dodonna\nTantive IV (3) is on the second one.', ['TRC', 'general-dodonna+tantive-iv']],
    ['CR90A: TRC\nCR90A: Dodonna\nTantive IV on the last ship', ['TRC', 'general-dodonna+tantive-iv']],
    ['CR90A: TRC\nCR90A: Dodonna\nJaina’s Light (2nd)', ['TRC', 'general-dodonna+jainas-light']],
    ['2 CR90A\nTantive IV goes on the first, Jaina’s Light on the other', ['tantive-iv', 'jainas-light']],
    ['2 CR90A\nTantive IV on the first and Jaina’s Light on the second', ['tantive-iv', 'jainas-light']],
    ['2 CR90A\none has Tantive IV, the other has Jaina’s Light', ['tantive-iv', 'jainas-light']],
    ['2 CR90A\nfirst one with Tantive IV; second one with TRC', ['tantive-iv', 'TRC']],
    ['2 CR90A\nTRC goes on both', ['TRC', 'TRC']],
    ['2 CR90A\nTRC auf beiden\nTantive IV auf der ersten', ['TRC+tantive-iv', 'TRC']],
  ])('%j', (text, ships) => {
    const read = reading(text)
    const cards = (ship: string) => ship.replace('TRC', 'turbolaser-reroute-circuits').split('+').toSorted().join(' ')
    expect(read.fleet.ships.map(({ upgrades }) => upgrades.toSorted().join(' '))).toEqual(ships.map(cards))
    expect([read.fleet.ships.every(({ card }) => card === CR90), read.unplaced, read.skipped]).toEqual([true, [], []])
  })

  test('by the name of the ship', () => {
    const read = reading('ISD I\nRaider I\nMotti goes on the ISD\nOE belongs on the Raider')
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti`, `${RAIDER} ordnance-experts`])
    expect([read.unplaced, read.skipped]).toEqual([[], []])
  })

  test('by the name of the one ship of a row that is called so', () => {
    const read = reading('Raider I, Gozanti Cruisers\nHowl, Mauler\nImpetuous (on Raider)')
    expect(shipsOf(read)).toEqual([`${RAIDER} impetuous`, 'gozanti-class-cruisers'])
  })

  test('one of four has the card in a bracket', () => {
    const read = reading('4x CR90B w/ SW-7 (1 w/ Cracken)')
    const plain = 'cr90-corvette-b sw-7-ion-batteries'
    expect(shipsOf(read)).toEqual([`${plain} general-cracken`, plain, plain, plain])
    expect([contradictions(read), read.skipped, read.points.total]).toEqual([[], [], 4 * (39 + 5) + 26])
  })
})

describe('behind a ship and `with`, the last card alone is the one that is told where', () => {
  const raider = 'raider-ii-class-corvette'
  test.each([
    ['my fleet is 3 raider 2s with ozzel on the first one', ['+admiral-ozzel', '', '']],
    ['3 Raider IIs with Ozzel on the second', ['', '+admiral-ozzel', '']],
    [
      '3 Raider IIs with OE and Ozzel on the last',
      ['+ordnance-experts', '+ordnance-experts', '+admiral-ozzel+ordnance-experts'],
    ],
    [
      '3 raider 2s with ozzel on the second one, ordnance experts on all',
      ['+ordnance-experts', '+admiral-ozzel+ordnance-experts', '+ordnance-experts'],
    ],
    ['3 Raider II mit Ozzel auf dem ersten', ['+admiral-ozzel', '', '']],
    ['3 Raidery II, Ozzel na pierwszym', ['+admiral-ozzel', '', '']],
  ])('%s', (text, ships) => {
    const read = reading(text)
    const sorted = (ship: string) => ship.split('+').toSorted().join(' ').trim()
    expect(read.fleet.ships.map(({ upgrades }) => upgrades.toSorted().join(' '))).toEqual(ships.map(sorted))
    expect([read.fleet.ships.every(({ card }) => card === raider), read.unplaced, read.skipped]).toEqual([true, [], []])
  })
})

describe('where the sentence leaves more than one ship, the player is asked', () => {
  test.each([
    ['of ships that differ', 'CR90A: TRC\nCR90A: Dodonna\nTantive IV on one of them', [['tantive-iv', [0, 1]]]],
    ['of three, the other', '3 CR90A\nDodonna\nTantive IV on the other', [['tantive-iv', [0, 1, 2]]]],
    ['of three, both', '3 CR90A\nTantive IV goes on both', [['tantive-iv', [0, 1, 2]]]],
    ['there is no third', 'CR90A: TRC\nCR90A: Dodonna\nTantive IV on the third', [['tantive-iv', [0, 1]]]],
    [
      'first of all, or of its class',
      'MC80 Assault: Ackbar\nCR90A\nCR90B\nTantive IV goes on the second',
      [['tantive-iv', [1, 2]]],
    ],
    ['two are called so', 'Raider I\nRaider II\n- Motti\nImpetuous (on Raider)', [['impetuous', [0, 1]]]],
  ])('%s', (_what, text, wanted) => {
    expect(asked(text)).toEqual(wanted)
    const read = reading(text)
    expect(shipsOf(read).join(' ')).not.toMatch(/tantive|impetuous/)
    expect(read.skipped).toEqual([])
  })

  test('and a card that no ship may have is told', () => {
    const read = reading('Victory II: Motti\nImpetuous goes on the first')
    expect([read.unplaced, read.skipped.map(({ text }) => text)]).toEqual([[], ['Impetuous goes on the first']])
  })
})

describe('a commander below the ships, of which several may have him (R2.6, R2.7)', () => {
  const two = (sums: readonly [number, number]) =>
    `Name: A\nFaction: Imperial\n\nImperial I (110)\n= ${sums[0]} Points\n\nRaider I (44)\n= ${sums[1]} Points\n\nGozanti Cruisers (23)\n= 23 Points\n\n`
  test.each([
    'Commander: Admiral Motti (24)',
    'Squadrons:\n= 0 Points\n\nCommander: Admiral Motti (24)',
    'Commander: Admiral Motti (24)\nTotal Points: 201',
    'Commander: Admiral Motti',
  ])('is asked for with the ships that are no flotillas, and no sum is wrong: %j', (end) => {
    const text = two([110, 44]) + end
    expect(asked(text)).toEqual([['admiral-motti', [0, 1]]])
    const read = reading(text)
    expect([contradictions(read), read.points.total]).toEqual([[], 201])
  })
  test('is on the ship whose printed sum has room for him', () => {
    const read = reading(`${two([134, 44])}Commander: Admiral Motti (24)`)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti`, RAIDER, 'gozanti-class-cruisers'])
    expect([contradictions(read), read.unplaced]).toEqual([[], []])
  })
  test('in a list by hand he stands apart behind an empty line', () => {
    expect(asked('ISD I\n- Gunnery Team\nRaider I\n- OE\n\nCommander: Motti')).toEqual([['admiral-motti', [0, 1]]])
    expect(shipsOf(reading('Raider I\n- OE\nISD I\n- Gunnery Team\n- Commander: Motti'))[1]).toBe(
      `${ISD} gunnery-team admiral-motti`,
    )
  })
  test('where only one may have him, the sum of the ship lacks him and is not wrong', () => {
    const read = reading(
      'Name: A\nFaction: Imperial\n\nImperial I (110)\n= 110 Points\n\nSquadrons:\n= 0 Points\n\nCommander: Admiral Motti (24)',
    )
    expect([shipsOf(read), contradictions(read)]).toEqual([[`${ISD} admiral-motti`], []])
  })
})
