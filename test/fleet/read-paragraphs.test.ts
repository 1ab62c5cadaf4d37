import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

const ISD = 'imperial-ii-class-star-destroyer admiral-motti gunnery-team'
const RAIDER = 'raider-i-class-corvette ordnance-experts'
const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' }
const SQUADRONS = ['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron']

describe('a fleet in one paragraph is read like one in rows', () => {
  test.each([
    'Fleet: Imperial II-class Star Destroyer (120), Admiral Motti (24), Gunnery Team (7); Raider I (44), Ordnance Experts (4); Squadrons: Howlrunner (16), 2 x TIE Fighter Squadron (16). Objectives: Most Wanted, Fire Lanes, Minefields.',
    'Fleet: ISD II w/ Motti, GT; Raider I w/ OE; Howlrunner; 2 TIE Fighters. Objectives: Most Wanted, Fire Lanes, Minefields',
    'Fleet: ISD II - Motti - GT; Raider I - OE; Squadrons: Howlrunner, 2 TIE Fighters; Objectives: Most Wanted / Fire Lanes / Minefields',
    'My fleet is ISD II with Motti and GT; Raider I with OE; Squadrons: Howlrunner, 2 TIE Fighters; Assault: Most Wanted; Defense: Fire Lanes; Navigation: Minefields',
    'Imperial fleet: ISD II: Motti, GT; Raider I: OE; Squads: Howlrunner, 2 TIE Fighters. Objectives: Most Wanted, Fire Lanes, Minefields. 231 points.',
    'An ISD II with Motti and Gunnery Team, plus a Raider I with Ordnance Experts. For squadrons I take Howlrunner and two TIE Fighters. My objectives are Most Wanted, Fire Lanes and Minefields.',
    'ISD II with Motti and Gunnery Team. Raider I with OE. Squadrons include Howlrunner and 2 TIE Fighters. Objectives are Most Wanted, Fire Lanes, Minefields!',
  ])('%s', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([ISD, RAIDER])
    expect([read.fleet.squadrons, read.fleet.objectives, read.name]).toEqual([SQUADRONS, OBJECTIVES, undefined])
    expect(unread(read).filter((each) => !('text' in each) || !/^(?:An|plus)\b/i.test(each.text))).toEqual([])
  })

  test('a commander in front of ships of which several may have him is asked for (R2.6)', () => {
    const read = reading('Commander: Motti; ISD II: GT; Raider I: OE; Squadrons: Howlrunner, 2 TIE Fighters')
    expect(shipsOf(read)).toEqual(['imperial-ii-class-star-destroyer gunnery-team', RAIDER])
    expect(read.unplaced.map(({ card, ships }) => [card, ships])).toEqual([['admiral-motti', [0, 1]]])
    expect(read.skipped).toEqual([])
  })

  test('what a sentence names in passing is told', () => {
    const read = reading(
      'My opponent had an ISD. I had a Victory II with Tarkin on it, and Boba Fett. What do you think?',
    )
    expect([shipsOf(read), read.fleet.squadrons]).toEqual([
      ['victory-ii-class-star-destroyer grand-moff-tarkin'],
      ['boba-fett'],
    ])
    expect(JSON.stringify([read.name, read.skipped])).toContain('My opponent had an ISD')
    expect(JSON.stringify(read.skipped)).toContain('What do you think')
  })
})

describe('what looks like a paragraph stays whole', () => {
  test.each([
    ['Assault Frigate Mk. II B: Garm\nX-wing', 'assault-frigate-mark-ii-b garm-bel-iblis'],
    ['MC80 Assault: Cmdr. Sato, Adm. Ackbar', 'mc80-assault-cruiser commander-sato admiral-ackbar'],
  ])('an abbreviation: %j', (text, ship) => {
    expect(shipsOf(reading(text)).map((each) => each.split(' ')[0])).toEqual([ship.split(' ')[0]])
  })

  test('a remark in a list of rows names its cards in passing', () => {
    const read = reading(
      'Imperial\nISD II: Motti, GT\nRaider I: OE\nHowlrunner\nI lost my ISD. Raider I with OE was great. Thanks!\nMost Wanted',
    )
    expect(shipsOf(read)).toEqual([ISD, RAIDER])
    expect(read.skipped.map(({ line }) => line)).toEqual([5])
  })

  test('a description', () => {
    const read = reading(
      'Name: A\nDescription: I like it. Raider I is fun; two are more\nFaction: Imperial\nISD II (120)\n• Motti (24)',
    )
    expect(read.fleet.ships).toHaveLength(1)
    expect(read.skipped.map(({ text }) => text)).toEqual(['I like it. Raider I is fun; two are more'])
  })

  test('a name that a fleet is called by', () => {
    expect(reading('Fleet: Demolisher, again\nGladiator I (56)\n• Demolisher (10)\n• Admiral Motti (24)').name).toBe(
      'Demolisher, again',
    )
  })
})

test('a word that one row of a line has, and another has not, is named', () => {
  const read = reading('ISD II: Motti; Squadrons: TIE Fighter, Howlrunner; Zyxxo Fighter stays at home')
  expect(JSON.stringify([read.skipped, read.unknown])).toContain('Zyxxo')
})

test('an article is no A-wing', () => {
  const read = reading('three Raider II with Ozzel in the last one and a Gozanti Cruisers')
  expect([read.fleet.squadrons, read.fleet.ships.length]).toEqual([[], 4])
})
