import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

describe('upgrades between commas below a ship are on it', () => {
  test.each([
    [
      'Nebulon-B Escort Frigate\nSalvation, Intel Officer\nDodonna',
      'nebulon-b-escort-frigate salvation intel-officer general-dodonna',
    ],
    [
      'Nebulon-B Support Refit\nYavaris, Flight Commander\nDodonna',
      'nebulon-b-support-refit yavaris flight-commander general-dodonna',
    ],
    ['Nebulon-B Escort Frigate\nDodonna, Salvation', 'nebulon-b-escort-frigate general-dodonna salvation'],
    [
      'Gladiator I\nDemolisher, Engine Techs\nMotti',
      'gladiator-i-class-star-destroyer demolisher engine-techs admiral-motti',
    ],
    [
      'Gladiator II:\nInsidious + Engine Techs + Motti',
      'gladiator-ii-class-star-destroyer insidious engine-techs admiral-motti',
    ],
    [
      'Victory II\nMotti\nCorrupter, Boosted Comms',
      'victory-ii-class-star-destroyer admiral-motti corrupter boosted-comms',
    ],
    [
      'MC80 Command Cruiser\nHome One, Intel Officer\nDodonna',
      'mc80-command-cruiser home-one intel-officer general-dodonna',
    ],
    ['Imperial II\nAdmiral Motti, Gunnery Team', 'imperial-ii-class-star-destroyer admiral-motti gunnery-team'],
    [
      'Imperial II\n- Admiral Motti, Gunnery Team, Avenger',
      'imperial-ii-class-star-destroyer admiral-motti gunnery-team avenger',
    ],
    ['Imperial II (120):\nAdmiral Motti (24), Avenger (5)', 'imperial-ii-class-star-destroyer admiral-motti avenger'],
    ['Ships:\nImperial II\nAdmiral Motti, Avenger', 'imperial-ii-class-star-destroyer admiral-motti avenger'],
    ['ISD I\nMotti\nGunnery Team\nSquadrons: none', 'imperial-i-class-star-destroyer admiral-motti gunnery-team'],
    ['Imperial II\nMotti, Guner Team', 'imperial-ii-class-star-destroyer admiral-motti Guner Team'],
  ])('%j', (text, ship) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([ship])
    expect([...read.skipped, ...read.fleet.squadrons]).toEqual([])
  })

  test.each(['Wulff Yularen, Gunnery Team', '- Wulff Yularen\n- Gunnery Team'])(
    'and the sum below them does not make the ship the name of the fleet: %j',
    (rows) => {
      const read = reading(`Victory II\n${rows}\n= 99 Points`)
      expect(shipsOf(read)).toEqual(['victory-ii-class-star-destroyer wulff-yularen gunnery-team'])
      expect([read.name, unread(read)]).toEqual([undefined, []])
    },
  )

  test('each ship has those below it', () => {
    const read = reading(
      'Gozanti-class Cruisers\nSuppressor, Comms Net\nGozanti-class Cruisers\nVector\nImperial I, Motti',
    )
    expect(shipsOf(read)).toEqual([
      'gozanti-class-cruisers suppressor comms-net',
      'gozanti-class-cruisers vector',
      'imperial-i-class-star-destroyer admiral-motti',
    ])
    expect(unread(read)).toEqual([])
  })

  test('a title of another class, a second one, or one with the price of both stands for a ship of its own', () => {
    for (const row of ['Demolisher, Engine Techs', 'Demolisher (66), Engine Techs'])
      expect(reading(`Imperial II\n${row}\nMotti`).fleet.ships).toHaveLength(2)
    expect(reading('Gladiator I\nDemolisher, Engine Techs\nInsidious, Motti').fleet.ships).toHaveLength(2)
    expect(reading('Gladiator I\nDemolisher (66), Motti').fleet.ships).toHaveLength(2)
  })

  test('pilots between commas are squadrons, though a card has the name of one', () => {
    expect(reading('Imperial II: Motti\nRaider I\nVader, Boba Fett').fleet.squadrons).toEqual([
      'darth-vader',
      'boba-fett',
    ])
  })
})

describe('a name that a squadron and an upgrade have', () => {
  test('is the upgrade between a ship and its upgrades, and people are asked which', () => {
    const read = reading('Imperial II\nDarth Vader\nGunnery Team')
    expect(shipsOf(read)).toEqual(['imperial-ii-class-star-destroyer darth-vader-commander gunnery-team'])
    expect([read.fleet.squadrons, read.ambiguous.map(({ text }) => text)]).toEqual([[], ['Darth Vader']])
  })
  test('is the squadron where the ship has no room for the upgrade, or no upgrade follows', () => {
    for (const text of [
      'Imperial II\nMotti\nDarth Vader\nGunnery Team',
      'Imperial II: Motti\nRaider I\nOrdnance Experts\nDarth Vader',
    ])
      expect(reading(text).fleet.squadrons).toEqual(['darth-vader'])
  })
  test('is what its price says', () => {
    expect(shipsOf(reading('Imperial II\nDarth Vader (36)\nGunnery Team'))).toEqual([
      'imperial-ii-class-star-destroyer darth-vader-commander gunnery-team',
    ])
    expect(reading('Imperial II\nMotti\nDarth Vader (21)').fleet.squadrons).toEqual(['darth-vader'])
  })
})

describe('a card that says on which ship it is', () => {
  const ships = [
    'imperial-i-class-star-destroyer admiral-motti',
    'gladiator-i-class-star-destroyer demolisher engine-techs',
  ]
  test.each([
    'Imperial I (110)\n• Motti (24)\n\nGladiator I (56)\n• Engine Techs (8)\n\nTitles: Demolisher (10) (on Gladiator)',
    'Imperial I: Motti\nGladiator I: Engine Techs\nDemolisher on the Gladiator',
    'Imperial I\nGladiator I\n- Engine Techs\nMotti (24) (on ISD), Demolisher (10) (on GSD)',
    'Motti on ISD, Demolisher auf dem Gladiator\nImperial I\nGladiator I: Engine Techs',
  ])('%j', (text) => {
    const read = reading(text)
    expect(read.fleet.ships.map(({ card, upgrades }) => [card, ...upgrades.toSorted()].join(' '))).toEqual(ships)
    expect(read.skipped).toEqual([])
  })
  test.each([['none is called so', 'Victory II: Motti\nImpetuous (on Raider)']])(
    'is told, and on no ship, where %s',
    (_what, text) => {
      const read = reading(text)
      expect(shipsOf(read).join(' ')).not.toContain('impetuous')
      expect(read.skipped.map((each) => each.text)).toEqual(['Impetuous (on Raider)'])
    },
  )
})

describe('a name of a commander and of a squadron alone below a ship', () => {
  test.each(['Imperial II\nDarth Vader', 'Imperial II\nDarth Vader\nHowlrunner'])(
    'is asked for where nobody else commands: %j',
    (text) => {
      const { fleet, ambiguous } = reading(text)
      expect(fleet.squadrons).not.toContain('darth-vader')
      expect(ambiguous.map(({ text: name, options }) => [name, options.map(({ id }) => id)])).toEqual([
        ['Darth Vader', ['darth-vader-commander', 'darth-vader-weapon-team', 'darth-vader']],
      ])
    },
  )
  test.each(['Imperial II\nMotti\nDarth Vader', 'Imperial II\nDarth Vader\nRaider I, Motti'])(
    'is the squadron where somebody else does: %j',
    (text) => expect(reading(text).fleet.squadrons).toEqual(['darth-vader']),
  )
})
