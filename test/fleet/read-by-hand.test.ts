import { describe, expect, test } from 'vitest'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { reading } from './read'

const faultsOf = ({ fleet, prices }: Reading): string[] =>
  judgeFleet(fleet, PRESETS['casual-400'], prices).faults.map(({ code }) => code)

const OBJECTIVE_LINES = 'Assault: Most Wanted\nDefense: Fire Lanes\nNavigation: Minefields'
const TARKIN = 'Victory II (85)\n• Grand Moff Tarkin (38)'
/** A list of Kingston's. */
const imperial = (body: string, objectives = OBJECTIVE_LINES) =>
  `Name: A\nFaction: Imperial\n\n${objectives}\n\n${body}\n`
const squadronsIn = (text: string) => reading(text).fleet.squadrons
const squadron = (row: string) => squadronsIn(imperial(`${TARKIN}\n\nSquadrons:\n• ${row}`))

describe('the category of an objective without a label of its own is that of the card (R2.18)', () => {
  const orders = [
    'Minefields, Most Wanted, Fire Lanes',
    'Fire Lanes; Minefields; Most Wanted',
    'Most Wanted, Fire Lanes and Minefields',
  ]
  test.each([
    [
      'Armada Fleet Builder',
      (order: string) =>
        `A (123/400)\nEmpire  - Author: X\n\nObjectives: ${order}\n\n[flagship] Victory II-class Star Destroyer (85)\n - Grand Moff Tarkin (38)\n= 123 total points`,
    ],
    ['Kingston', (order: string) => imperial(TARKIN, `Objectives: ${order}`)],
    ['a line for each', (order: string) => imperial(TARKIN, `Objectives:\n${order.replaceAll(/[,;] | and /g, '\n')}`)],
  ])('%s', (_program, list) => {
    for (const order of orders) {
      const read = reading(list(order))
      expect(read.fleet.objectives).toEqual({ assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' })
      expect(faultsOf(read)).toEqual([])
    }
  })

  test('two under one label are two, and the place without one is empty', () => {
    const two = 'Assault: Most Wanted\nAssault: Opening Salvo\nDefense: Fire Lanes\nNavigation:'
    expect(faultsOf(reading(imperial(TARKIN, two)))).toEqual(['two-objectives', 'missing-objective'])
    const line = 'Assault: Most Wanted, Opening Salvo\nDefense: Fire Lanes'
    expect(faultsOf(reading(imperial(TARKIN, line)))).toEqual(['two-objectives', 'missing-objective'])
    const none = 'Objectives: Most Wanted, Opening Salvo, Fire Lanes'
    expect(faultsOf(reading(imperial(TARKIN, none)))).toEqual(['two-objectives', 'missing-objective'])
  })

  test('one behind the label of another category is listed there', () => {
    const wrong = 'Assault: Fire Lanes\nDefense: Contested Outpost\nNavigation: Minefields'
    expect(faultsOf(reading(imperial(TARKIN, wrong)))).toEqual([
      'objective-category',
      'missing-objective',
      'two-objectives',
    ])
  })
})

describe('what stands behind a label on the same line is read', () => {
  test('squadrons, with rows below', () => {
    const line = `${TARKIN}\n\nSquadrons: 2 x TIE Fighter Squadron (16), Howlrunner (16)`
    expect(squadronsIn(imperial(line))).toEqual(['tie-fighter-squadron', 'tie-fighter-squadron', 'howlrunner'])
    const more = `${TARKIN}\n\nSquadrons: Howlrunner (16)\n• TIE Fighter Squadron (8)`
    expect(squadronsIn(imperial(more))).toEqual(['howlrunner', 'tie-fighter-squadron'])
  })

  test.each([
    ['Ships: Victory II (85)\n• Grand Moff Tarkin (38)\n\nSquadrons:\n• Howlrunner (16)'],
    ['Flagship: Victory II (85)\nCommander: Grand Moff Tarkin (38)\nSquadron: Howlrunner (16)'],
    ['Ship 1: Victory II (85)\nUpgrades: Grand Moff Tarkin (38)\nWing: Howlrunner (16)'],
    ['Okręty: Victory II (85)\nDowódca: Grand Moff Tarkin (38)\nEskadry: Howlrunner (16)'],
  ])('%s', (body) => {
    const { fleet } = reading(imperial(body))
    expect(fleet.ships).toEqual([{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }])
    expect(fleet.squadrons).toEqual(['howlrunner'])
  })

  test('a card behind a label of something else is named', () => {
    const { skipped } = reading(imperial(`Version: 2\nAuthor: Howlrunner\nDescription: Raider II\n${TARKIN}`))
    expect(skipped.map(({ text }) => text)).toEqual(['Howlrunner', 'Raider II'])
  })
})

describe('how many, in every form', () => {
  test.each([
    ...['2 x TIE Fighter Squadron (16)', '2× TIE Fighter Squadron', '2x TIE Fighter Squadron (16)', '2 TIE Fighters'],
    ...[
      'x2 TIE Fighter Squadron (16)',
      '(2x) TIE Fighter Squadron',
      'two TIE Fighters',
      'two of TIE Fighter Squadron (16)',
    ],
    ...['TIE Fighter Squadron x2 (16)', 'TIE Fighter Squadron (x2)', 'TIE Fighter Squadron (16) x2', 'TIE Fighter ×2'],
    ...[
      'TIE Fighter Squadron 2x',
      'TIE Fighter Squadron (8 x 2)',
      'TIE Fighter Squadron (2 x 8)',
      'TIE Fighter, x2 (16)',
    ],
    ...['TIE Fighter Squadron (2) (16)', 'TIE Fighters: 2', 'TIE Fighters - two', 'dwie TIE Fighter Squadron (16)'],
    ...['TIE Fighter (8) and TIE Fighter (8)', 'TIE Fighter (8), TIE Fighter (8)', 'pair of TIE Fighters'],
  ])('%s', (row) => {
    const read = reading(imperial(`${TARKIN}\n\nSquadrons:\n• ${row}`))
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron', 'tie-fighter-squadron'])
    expect([read.points.squadrons, read.warnings, read.skipped]).toEqual([16, [], []])
  })

  test('and in the names of cards', () => {
    expect(squadron('Howlrunner (16) and Mauler Mithel (15)')).toEqual(['howlrunner', 'mauler-mithel'])
    expect(reading('ship:cr90corvettea\nsquadron:Ten Numb\nsquadron:x-wing x2').fleet.squadrons).toEqual([
      'ten-numb',
      'x-wing-squadron',
      'x-wing-squadron',
    ])
  })

  test('stay when the name is one that nobody knows', () => {
    expect(squadron('Howlruner x2 (32)')).toEqual(['Howlruner', 'Howlruner'])
  })

  test('of ships and upgrades', () => {
    const { fleet, points } = reading(imperial('2 x Gozanti Cruisers (46)\n• Comms Net (2)'))
    expect(fleet.ships.map(({ card }) => card)).toEqual(['gozanti-class-cruisers', 'gozanti-class-cruisers'])
    expect(points.ships).toBe(48)
  })
})

describe('marks behind and in front of names tell cards of a name apart', () => {
  test.each([
    ...['Darth Vader (Boarding)', 'Darth Vader (bt)', 'Darth Vader (Boarding Team)', 'Darth Vader [Weapons Team]'],
    ...[
      'Darth Vader - Boarding',
      '(Boarding) Darth Vader',
      'darthvader_boardingteam',
      'darthvaderboarding',
      'Darth Vader (WT) (3)',
    ],
  ])('%s', (name) => {
    expect(reading(imperial(`Raider I (44)\n• ${name}`)).fleet.ships[0]?.upgrades).toEqual(['darth-vader-weapon-team'])
  })

  const row = (upgrade: string) =>
    `Rebel,General Dodonna,Most Wanted,Fire Lanes,Intel Sweep,CR90-A,Nav Team${','.repeat(11)}${upgrade}${','.repeat(56)}71,X-wing${','.repeat(17)}`
  test.each([
    'Leia Organa (Officer)',
    'Leia Organa (off)',
    'Leia Organa (Rebel)',
    'Jaina’s Light (title)',
    'Jan Ors (x)',
  ])('in a table: %s is no ship', (cell) => {
    expect(reading(row(cell)).fleet.ships).toHaveLength(cell.startsWith('Jan') ? 2 : 1)
  })

  test('a row of a table with tabs or semicolons, and line breaks in its cells', () => {
    const right = reading(row('Leia Organa (Officer)')).fleet
    for (const separator of ['\t', ';']) {
      const text = row('"Leia\nOrgana (Officer)"').replaceAll(',', separator)
      expect(reading(text)).toMatchObject({ format: 'tournament-csv', fleet: right })
    }
  })
})

describe('sums decide between cards of one name, before later cards are left out', () => {
  test('of a ship, in rows without prices', () => {
    const read = reading(
      '[ EMPIRE FLEET (220 points)\n1 • Objectives - Most Wanted - Fire Lanes - Intel Sweep (0)\n2 • Gladiator I-class Star Destroyer - General Tagge - Sensor Team (86)\n3 • Victory II-class Star Destroyer - Admiral Ozzel - Enhanced Armament (97)\n4 • Gozanti-class Assault Carriers - Darth Vader (29)\n5 • TIE Fighter Squadron (8)',
    )
    expect(read.unknown).toMatchObject([
      { card: 'admiral-ozzel-officer', later: true },
      { card: 'darth-vader-officer', later: true },
    ])
    expect([read.warnings, faultsOf(read)]).toEqual([[], ['unknown-card', 'unknown-card']])
  })

  test.each([
    [105, 'admiral-ozzel'],
    [87, 'admiral-ozzel-officer'],
    [90, 'admiral-ozzel'],
  ])('a ship of %i with Admiral Ozzel has %s', (sum, card) => {
    const text = `A\n\nFaction: Imperial\n\nVictory II-class Star Destroyer (85 points)\n-  Admiral Ozzel\n= ${sum} total ship cost\n\n= 0 total squadron cost`
    expect(reading(text).fleet.ships[0]?.upgrades).toEqual([card])
  })

  test('of all ships, where a table prints no other', () => {
    const text = `Empire,General Tagge,,,,ISD 2,Darth Vader${','.repeat(67)}146,TIE Fighter${','.repeat(17)}8,154`
    expect(reading(text).fleet.ships[0]?.upgrades).toEqual(['general-tagge', 'darth-vader-officer'])
  })
})

describe('rows broken in the middle are put together', () => {
  const whole =
    'Name: Broken Rows\nFaction: Imperial\nCommander: Admiral Sloane\nAssault: Most Wanted\nDefense: Fire Lanes\nNavigation: Minefields\nRaider I (44)\n• Admiral Sloane (24)\n= 68 Points\nSquadrons:\n• 2 x TIE Fighter Squadron (16)\n= 16 Points\nTotal Points: 84'

  test.each<[string, (text: string) => string]>([
    ['a label and its value', (text) => text.replaceAll(/^(\w+): (?=\D)/gm, '$1:\n')],
    ['every blank', (text) => text.replaceAll(' ', '\n')],
    ['names', (text) => text.replaceAll(/(Admiral|Raider|Fighter|Most|Fire) /g, '$1\n')],
    ['prices and sums', (text) => text.replaceAll(/ (?=\(|Points)/g, '\n')],
  ])('%s', (_what, broken) => {
    const right = reading(whole)
    const { fleet, name, warnings, skipped, unknown } = reading(broken(whole))
    expect({ fleet, name, warnings, skipped, unknown }).toEqual({
      fleet: right.fleet,
      name: 'Broken Rows',
      warnings: [],
      skipped: [],
      unknown: [],
    })
  })
})

describe('what people write in blogs is read, with questions', () => {
  test('a ship, its title in a bracket, and its upgrades behind a colon', () => {
    const read = reading(
      'Krushya (400)\n\n  • MC80 Star Cruiser (Liberty): Agate, Intel Officer\n\n  • GR-75 (Bright Hope): Toryn Farr\n\n  • Squadrons (41): Jan Ors, 2× A-Wings',
    )
    expect(read).toMatchObject({
      format: 'shorthand',
      name: 'Krushya',
      fleet: {
        faction: 'rebel',
        ships: [
          { card: 'mc80-star-cruiser', upgrades: ['liberty', 'kyrsta-agate-commander', 'intel-officer'] },
          { card: 'GR-75', upgrades: ['bright-hope', 'toryn-farr'] },
        ],
        squadrons: ['jan-ors', 'a-wing-squadron', 'a-wing-squadron'],
      },
      unknown: [
        { text: 'Agate', later: true },
        { text: 'GR-75', nearest: [{ id: 'gr-75-medium-transports' }, { id: 'gr-75-combat-retrofits' }] },
      ],
      skipped: [],
    })
  })

  test('rows without anything but names', () => {
    const read = reading(
      'ISD II\n- Avenger\n- GT\n- Motti\n\nRaider I w/ External Racks\n\nSquadrons\n4 TIE Fighters\nHowlrunner\nObjectives\nMost Wanted\nFire Lanes\nMinefields',
    )
    expect(read).toMatchObject({
      fleet: {
        ships: [
          { card: 'imperial-ii-class-star-destroyer', upgrades: ['avenger', 'gunnery-team', 'admiral-motti'] },
          { card: 'raider-i-class-corvette', upgrades: ['external-racks'] },
        ],
        objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' },
      },
      unknown: [],
      skipped: [],
    })
    expect(read.fleet.squadrons).toHaveLength(5)
  })

  test('a list of which no card is known is none, of whatever side', () => {
    expect(readFleetText('Fleet\n• Foo bar (20)\n• Baz (3)')).toBe('fleet-not-recognised')
    expect(readFleetText('ship:foo\nsquadron:bar')).toBe('fleet-not-recognised')
  })
})

describe('squadrons before the ships', () => {
  test.each([
    ['Kingston', imperial('Squadrons:\n• TIE Fighter Squadron (8)\n\nVictory II (85)\n• Grand Moff Tarkin (38)')],
    ['without bullets', imperial('Squadrons:\nTIE Fighter Squadron (8)\nVictory II (85)\nGrand Moff Tarkin (38)')],
    [
      'with a later price',
      imperial('Squadrons:\n• TIE Fighter Squadron (8)\n\nVictory II (75)\n• Grand Moff Tarkin (38)'),
    ],
    [
      'Armada Fleet Builder',
      'A (131/400)\nEmpire  - Author: X\n\nSquadrons (8/134):\n1x TIE Fighter Squadron (8)\n\n[flagship] Victory II-class Star Destroyer (85)\n - Grand Moff Tarkin (38)\n= 123 total points',
    ],
  ])('%s', (_what, text) => {
    expect(reading(text).fleet).toMatchObject({
      ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
      squadrons: ['tie-fighter-squadron'],
    })
  })
})

test('signs without width are nothing, however they are written', () => {
  const signs = ['&#x200B;', '&#8203;', '&amp;#x200B;', '&zwnj;', '&ZeroWidthSpace;', '\u200b', '&shy;']
  const text = imperial(
    `${signs.map((sign) => `${sign}\n${sign} ${sign}`).join('\n')}\n${TARKIN.replace('Moff', `Mo${signs[0]}ff`)}`,
  )
  const { fleet, skipped, unknown } = reading(text)
  expect(fleet.ships[0]?.upgrades).toEqual(['grand-moff-tarkin'])
  expect([skipped, unknown]).toEqual([[], []])
})
