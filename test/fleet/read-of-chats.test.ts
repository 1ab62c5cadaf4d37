import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { contradictions, reading, shipsOf, unread } from './read'

const ISD = 'imperial-ii-class-star-destroyer'
const RAIDER = 'raider-i-class-corvette'
const TIE = 'tie-fighter-squadron'

describe('counts that stand in other places', () => {
  test.each([
    ['2xRaider I', [RAIDER, RAIDER]],
    ['2xRaider I: OE', Array(2).fill(`${RAIDER} ordnance-experts`)],
    ['Raider I x2: OE', Array(2).fill(`${RAIDER} ordnance-experts`)],
    ['Raider I(44) - OE(4)= 48 (x2)', Array(2).fill(`${RAIDER} ordnance-experts`)],
    ['• Raider I (44) + OE (4) = 48 x2', Array(2).fill(`${RAIDER} ordnance-experts`)],
    ['2 x Raider I (88)\n2 x Ordnance Experts (8)', Array(2).fill(`${RAIDER} ordnance-experts`)],
    ['2xRaider I\n2xOE\n1xExternal Racks', [`${RAIDER} ordnance-experts`, `${RAIDER} ordnance-experts external-racks`]],
    ['2x Raider I (88)\n• OE (each)', Array(2).fill(`${RAIDER} ordnance-experts`)],
  ])('of ships: %s', (rows, raiders) => {
    const read = reading(`Imperial\nISD2: Motti\n${rows}`)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti`, ...raiders])
    expect(unread(read)).toEqual([])
  })

  test.each([
    ['2xTIE Fighter', 2],
    ['TIE Fighter (2x 8=16)', 2],
    ['TIE Fighter\t8\t2\t16', 2],
    ['TIE Fighter 2 8 16', 2],
    ['16  2 TIE Fighters', 2],
    ['2 TIE Fighters @16', 2],
    ['2 TIE Fighters po 8', 2],
    ['2 TIE Fighters (à 8)', 2],
    ['Squadrons = 16!\n2 TIE Fighters', 2],
  ])('of squadrons: %s', (row, count) => {
    const read = reading(`Imperial\nISD2 (120): Motti (24)\n${row}`)
    expect(read.fleet.squadrons).toEqual(Array(count).fill(TIE))
    expect(unread(read)).toEqual([])
  })

  test('a price behind its own is none: Raider I (44) -> 44', () => {
    const read = reading('- ISD2 (120), Motti (24) -> 144\n- Raider I (44) -> 44\nHowlrunner (16)')
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti`, RAIDER])
  })

  test('wings keep their letters', () => {
    expect(reading('MC80 Assault: Ackbar\n2xwing, 3awing, 2 X-wings').fleet.squadrons).toEqual([
      ...Array(2).fill('x-wing-squadron'),
      ...Array(3).fill('a-wing-squadron'),
      ...Array(2).fill('x-wing-squadron'),
    ])
  })

  test('the sum of the fleet below its last row is no price of it', () => {
    const read = reading(
      '120 - Imperial II\n24 - Admiral Motti\n16 - Howlrunner\n8 - TIE Fighter\n8 - TIE Fighter\n176',
    )
    expect([read.fleet.squadrons, contradictions(read)]).toEqual([['howlrunner', TIE, TIE], []])
  })
})

describe('small words are no first letters of a card', () => {
  test.each(['so', 'to', 'is', 'as', 'if'])('%s', (word) => {
    const read = reading(`ISD2 Motti\nRaider I ${word} OE`)
    expect(shipsOf(read)).toEqual([`${ISD} admiral-motti`, `${RAIDER} ordnance-experts`])
  })
  test('in capitals they are', () => {
    expect(shipsOf(reading('ISD2 Motti IF'))).toEqual([`${ISD} admiral-motti intensify-firepower`])
  })
})

test('names that mean one upgrade together are that card once', () => {
  for (const name of ['assault proton torps', 'Phylon Q7', 'proton torps', 'ordinance experts']) {
    const [ship = ''] = shipsOf(reading(`ISD1 Motti ${name}\nRaider I`))
    expect(ship.split(' ')).toHaveLength(3)
  }
})

describe('two fleets, one below the other, are not taken for one', () => {
  test.each([
    'Fleet 1:\nISD II (120) + Motti (24)\nHowlrunner (16)\n\nFleet 2:\nMC80 Assault (114) + Ackbar (38)\nLuke (20)',
    'Fleet 1:\nISD II: Motti\n\nFleet 2:\nVictory I: Ozzel',
    'ISD II: Motti\nvs\nMC80 Assault: Ackbar',
    'Me: ISD II, Motti\nYou: MC80 Assault, Ackbar',
  ])('%s', (text) => {
    expect(readFleetText(text)).toBe('fleet-two-lists')
  })
  test('one ship of the other side is a fault of one fleet', () => {
    expect(shipsOf(reading('ISD II: Motti\nCR90A: TRC'))).toHaveLength(2)
  })
})

test('a list in which every name has a slip is read by its offers', () => {
  const read = reading(
    'Imerial II-class Star Destroyer\nGrand Admral Thrawn\nGunery Team\nGozanti-class Cruisers\nComs Net\nHowlruner\n2 TIE Figters',
  )
  expect(read.unknown.map(({ as, nearest }) => [as, nearest[0]?.id])).toEqual([
    ['ship', ISD],
    ['upgrade', 'grand-admiral-thrawn'],
    ['upgrade', 'gunnery-team'],
    ['upgrade', 'comms-net'],
    ['squadron', 'howlrunner'],
    ['squadron', TIE],
  ])
  expect([read.name, read.skipped]).toEqual([undefined, []])
})

test('a pilot with a slip beside others is offered', () => {
  const { unknown, fleet } = reading('ISD2: Motti\n4 TIE Fighters, Howlrunner, Mauler Mithal')
  expect([unknown.map(({ as, nearest }) => [as, nearest[0]?.id]), fleet.squadrons.length]).toEqual([
    [['squadron', 'mauler-mithel']],
    6,
  ])
})

describe('labels as people write them', () => {
  test.each(['Sqdns: Howl/2 TIE Fighters', 'Squads: Howl (16)/2 TIE Fighters (16)', 'Sqn - Howl, 2 TIE Fighters'])(
    '%s',
    (row) => {
      const read = reading(`ISD2 (120): Motti (24)\n${row}`)
      expect([read.fleet.squadrons, unread(read)]).toEqual([['howlrunner', TIE, TIE], []])
    },
  )
  test.each([
    'Obj: Most Wanted/Fire Lanes/Minefields',
    'Objectives: Most Wanted (red), Fire Lanes (yellow), Minefields (blue)',
  ])('%s', (row) => {
    const read = reading(`ISD2: Motti\nRaider I\n${row}`)
    expect([read.fleet.objectives, unread(read)]).toEqual([
      { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' },
      [],
    ])
  })
  test('a commander above the ships, and the side with its points', () => {
    const read = reading('REBELS 178/400\nCmdr: Ackbar\nMC80 Assault - Ackbar - 152\n2 X-wings (26)')
    expect([read.name, read.commander, unread(read)]).toEqual([undefined, 'Admiral Ackbar', []])
  })
  test('in capitals', () => {
    const read = reading('FACTION: EMPIRE\nGLADIATOR I-CLASS STAR DESTROYER (56)\n• ADMIRAL OZZEL (20)\n= 76 POINTS')
    expect(unread(read)).toEqual([])
  })
})

test('a ship behind a bullet needs no price', () => {
  const read = reading(
    '• MC80 Command Cruiser\n  ◦ Officer: Raymus Antilles\n  ◦ Title: Home One\n• Nebulon-B Support Refit\n  ◦ Title: Redemption',
  )
  expect(shipsOf(read)).toEqual(['mc80-command-cruiser raymus-antilles home-one', 'nebulon-b-support-refit redemption'])
})

test('a title with the price of both and a Polish word before its cards', () => {
  const read = reading('ISD II (120) + Motti (24)\nDemolisher 66 z APT i OE')
  expect(shipsOf(read)).toEqual([
    `${ISD} admiral-motti`,
    'gladiator-i-class-star-destroyer demolisher assault-proton-torpedoes ordnance-experts',
  ])
})

test('a first line of squadrons is no name', () => {
  const read = reading('HWK, YT2400 and Lancer for the Rebels\nMC80 Assault w. Rieekan')
  expect(read.fleet.squadrons).toEqual(['hwk-290', 'yt-2400', 'lancer-class-pursuit-craft'])
  expect([read.name, shipsOf(read), read.skipped]).toEqual([
    undefined,
    ['mc80-assault-cruiser general-rieekan'],
    [{ line: 1, text: 'for the Rebels' }],
  ])
})

test('a last row of squadrons behind a ship of the same line', () => {
  const read = reading('MC30c Torpedo Frigate w/ Mon Mothma; 2 CR90A w/ TRC; 3 A-Wings and Tycho')
  expect(shipsOf(read)).toEqual([
    'mc30c-torpedo-frigate mon-mothma',
    ...Array(2).fill('cr90-corvette-a turbolaser-reroute-circuits'),
  ])
  expect(read.fleet.squadrons).toEqual([...Array(3).fill('a-wing-squadron'), 'tycho-celchu'])
})

test('a list in which every name is short and has a slip is read by its offers', () => {
  const read = reading(
    'Imperal II (120)\nAdmiral Moti (24)\nGunnery Taem (7)\nRadier II (48)\nHaevy Ion Emplacements (9)\nHowlruner (16)\nTie Figther x3 (24)',
  )
  expect(read.fleet.ships.map(({ upgrades }) => upgrades.length)).toEqual([2, 1])
  expect(read.unknown.map(({ as, nearest }) => [as, nearest[0]?.id])).toEqual([
    ['ship', ISD],
    ['upgrade', 'admiral-motti'],
    ['upgrade', 'gunnery-team'],
    ['ship', 'raider-ii-class-corvette'],
    ['upgrade', 'heavy-ion-emplacements'],
    ['squadron', 'howlrunner'],
    ['squadron', TIE],
  ])
})
