import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import { upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { anyLegalFleet } from './any-fleet'
import { reading, shipsOf, unread } from './read'

const VICTORY = 'victory-ii-class-star-destroyer'

describe('a row of a table for each card', () => {
  test.each([
    [
      'bars, and a rule below the names of the columns',
      '| Ship | Points |\n|---|--:|\n| Victory II | 85 |\n| Admiral Motti | 24 |\n| TIE Fighter Squadron | 8 |',
    ],
    [
      'bars between the columns alone',
      'Card|Cost\n:--|:--\n**Victory II**|85\nAdmiral Motti|24\nTIE Fighter Squadron|8',
    ],
    ['no names of columns', '| Victory II | 85 |\n| Admiral Motti | 24 |\n| TIE Fighter Squadron | 8 |'],
    [
      'a frame of signs',
      '+------+----+\n| Card | Pts |\n+------+----+\n| Victory II | 85 |\n| Admiral Motti | 24 |\n+------+----+\n| TIE Fighter Squadron | 8 |\n+------+----+\n| Total | 117 |',
    ],
    [
      'tabs',
      'Ship\tUpgrade\tSquadron\tCost\nVictory II\t\t\t85\n\tAdmiral Motti\t\t24\n\t\tTIE Fighter Squadron\t8\nTotal\t\t\t117',
    ],
    [
      'commas',
      'Type,Name,Points,Qty\nShip,Victory II,85,1\nCommander,Admiral Motti,24,1\nSquadron,"TIE Fighter Squadron",8,1',
    ],
    [
      'semicolons and no names of columns',
      'Ship;Victory II;85\nCommander;Admiral Motti;24\nSquadron;TIE Fighter Squadron;8',
    ],
    [
      'a page',
      '<table><tr><th>Card</th><th>Cost</th></tr>\n<tr>\n<td>Victory II</td>\n<td>85</td>\n</tr><tr><td>Admiral Motti</td><td>24</td></tr><tr><td>TIE Fighter Squadron</td><td>8</td></tr></table>',
    ],
    [
      'a forum',
      '[table][tr][td]Victory II[/td][td]85[/td][/tr][tr][td]Admiral Motti[/td][td]24[/td][/tr][tr][td]TIE Fighter Squadron[/td][td]8[/td][/tr][/table]',
    ],
  ])('%s', (_what, text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti`])
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron'])
    expect([unread(read), read.points.total]).toEqual([[], 117])
  })
})

describe('a row for a ship and its upgrades', () => {
  test.each([
    '| Ship | Upgrades | Points |\n|---|---|---|\n| Victory II | Admiral Motti, Warlord | 117 |\n| TIE Fighter Squadron | x2 | 16 |',
    '| Ship | Upgrades | Points |\n|---|---|---|\n| Victory II | Admiral Motti, Warlord | 85 |\n| TIE Fighter Squadron | 2x | 16 |',
    '| Ship | Upgrades | Points |\n|---|---|---|\n| Victory II | Admiral Motti, Warlord | 85 + 32 = 117 |\n| Squadrons | | 16 |\n| 2 TIE Fighters | | 16 |',
    '| Victory II | Admiral Motti | Warlord | 117 |\n| TIE Fighter Squadron | 2 | 16 |',
    'Ship;Upgrade 1;Upgrade 2;Cost\nVictory II;Admiral Motti;Warlord;117\n2 TIE Fighters;;;16'.replaceAll(
      / \d(?=;)/g,
      '',
    ),
    '| Faction | Imperial |\n| Ship 1 | Victory II | Admiral Motti, Warlord | 117 |\n| Squadrons | 2 TIE Fighters | 16 |',
  ])('%s', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti warlord`])
    expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron', 'tie-fighter-squadron'])
    expect([unread(read), read.points.total]).toEqual([[], 133])
  })
})

test('labels in the first column', () => {
  const { fleet } = reading(
    '| Assault | Most Wanted |\n| Defense | Fire Lanes |\n| Navigation | Minefields |\n| Ship | Victory II | 85 |\n| Commander | Admiral Motti | 24 |',
  )
  expect(fleet.objectives).toEqual({ assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' })
  expect(fleet.ships).toEqual([{ card: VICTORY, upgrades: ['admiral-motti'] }])
})

test('bars in a line of a list make no table of it', () => {
  const read = reading('VSD II | Motti | ECM\nMost Wanted | Fire Lanes | Minefields\nHowlrunner | 2 TIE Fighters')
  expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti electronic-countermeasures`])
  expect([read.fleet.squadrons.length, Object.keys(read.fleet.objectives).length]).toEqual([3, 3])
})

test('what a table says of no card is named', () => {
  const { skipped } = reading(
    '| Ship | Points |\n|---|---|\n| Victory II | 85 |\n| Zyxxo Qorvath | |\n| Admiral Motti | 24 |',
  )
  expect(skipped).toEqual([{ line: 4, text: 'Zyxxo Qorvath' }])
})

const counted = (squadrons: readonly string[]) =>
  [...new Set(squadrons)].map((card) => [card, squadrons.filter((each) => each === card).length] as const)

/** Rows of type, name, points and how many. */
const rowsOf = ({ ships, squadrons }: Fleet): (readonly [string, string, number, number])[] => [
  ...ships.flatMap(({ card, upgrades }) => [
    ['Ship', cardName(card), shipCard(card).points, 1] as const,
    ...upgrades.map((each) => ['Upgrade', cardName(each), upgradeCard(each).points, 1] as const),
  ]),
  ...counted(squadrons).map(
    ([card, count]) => ['Squadron', cardName(card), squadronCard(card).points * count, count] as const,
  ),
]

test.each<[string, (rows: ReturnType<typeof rowsOf>) => string]>([
  [
    'bars',
    (rows) =>
      `| Type | Card | Points | Qty |\n|---|---|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`,
  ],
  ['tabs', (rows) => `Type\tCard\tPoints\tQty\n${rows.map((row) => row.join('\t')).join('\n')}`],
  [
    'commas',
    (rows) =>
      `Qty,Type,Card,Points\n${rows.map(([type, name, points, count]) => `${count},${type},"${name.replaceAll('"', '""')}",${points}`).join('\n')}`,
  ],
  [
    'cells of a page',
    (rows) =>
      `<table>${rows.map(([type, name, points, count]) => `<tr><td>${type}</td><td>${name}</td><td>${count}</td><td>${points}</td></tr>`).join('')}</table>`,
  ],
])('any fleet in a table with %s', (_what, table) => {
  fc.assert(
    fc.property(anyLegalFleet, (fleet) => {
      const read = reading(table(rowsOf(fleet)))
      expect(unread(read)).toEqual([])
      expect(read.fleet.ships).toEqual(fleet.ships)
      expect(counted(read.fleet.squadrons)).toEqual(counted(fleet.squadrons))
    }),
    { numRuns: 25 },
  )
})

describe('a column for each ship', () => {
  const SHIPS = [`${VICTORY} admiral-motti warlord`, 'raider-i-class-corvette ordnance-experts']
  test.each([
    'Victory II\tRaider I\nAdmiral Motti\tOrdnance Experts\nWarlord\t',
    '| Victory II | Raider I |\n|---|---|\n| Admiral Motti | Ordnance Experts |\n| Warlord | |',
    'Victory II;85;Raider I;44\nAdmiral Motti;24;Ordnance Experts;4\nWarlord;8;;\n;117;;48',
    'Victory II,Raider I\nAdmiral Motti,Ordnance Experts\nWarlord,',
    'Ship 1\tShip 2\tSquadrons\nVictory II\tRaider I\t\nMotti\tOE\t\nWarlord\t\t',
    'Victory II\tRaider I\nAdmiral Motti\tOrdnance Experts\nWarlord\t\nTotal\t165',
  ])('%j', (text) => {
    const read = reading(text)
    expect([shipsOf(read), unread(read)]).toEqual([SHIPS, []])
  })
  test('and one for the squadrons', () => {
    const read = reading(
      'Victory II\tRaider I\tSquadrons\nMotti\tOE\tHowlrunner\nWarlord\t\t2 TIE Fighter\n\t\tMauler Mithel',
    )
    expect([shipsOf(read), unread(read)]).toEqual([SHIPS, []])
    expect(read.fleet.squadrons).toEqual(['howlrunner', ...Array(2).fill('tie-fighter-squadron'), 'mauler-mithel'])
  })
  test('what stands below no ship is named', () => {
    const read = reading('Victory II\tRaider I\t\nMotti\tOE\tZyxxo Qorvath\nWarlord\t\t')
    expect([shipsOf(read), read.skipped.map(({ text }) => text)]).toEqual([SHIPS, ['Zyxxo Qorvath']])
  })
  test('commas with blanks are those of a list', () => {
    const read = reading('Victory II, Raider I, Gozanti Cruisers\nHowl, Mauler, Rhymer')
    expect([shipsOf(read).length, read.fleet.squadrons.length]).toEqual([3, 3])
  })
})

test('names of columns and marks in German', () => {
  const read = reading(
    'Schiff;Aufwertung;Punkte\nISD I;;110\n;Darth Vader (Kommandant);36\n;Relentless;3\nStaffel;TIE Fighter Squadron x3;24',
  )
  expect([shipsOf(read), unread(read)]).toEqual([
    ['imperial-i-class-star-destroyer darth-vader-commander relentless'],
    [],
  ])
  expect(read.fleet.squadrons).toHaveLength(3)
})

test('whether a table begins is told by its first line, so that twice the lines are twice the work', () => {
  const stepsFor = (lines: number) => {
    const effort = { steps: 0 }
    readFleetText(`Name: A\nFaction: Rebel\n${'<1Name: A-,x\n'.repeat(lines)}\nTotal Points: 4\n`, effort)
    return effort.steps
  }
  expect(stepsFor(1_000)).toBeLessThan(2.2 * stepsFor(500) + 2_000)
})

test.each([
  'Imperial;ISD II;Motti;120;24\nImperial;Gladiator I;Demolisher;56;10\nImperial;Howlrunner;;16;',
  'Imperial;ISD II;120;Motti;24\nImperial;Gladiator I;56;Demolisher;10\nImperial;Howlrunner;16',
  'Imperial;ISD II;Motti;24\nImperial;Gladiator I;Demolisher;10\nImperial;Squadron;Howlrunner;16',
])('rows of a side have the prices of the ship and of its cards behind them: %j', (text) => {
  const read = reading(text)
  expect([shipsOf(read), read.fleet.squadrons]).toEqual([
    ['imperial-ii-class-star-destroyer admiral-motti', 'gladiator-i-class-star-destroyer demolisher'],
    ['howlrunner'],
  ])
  expect(unread(read)).toEqual([])
})

test('rows with bars between their cells and none around them', () => {
  const read = reading('ISD II | Motti | GT | 151\nRaider I | OE | 48\nHowlrunner | | 16\nTIE Fighter | x3 | 24')
  expect(shipsOf(read)).toEqual([
    'imperial-ii-class-star-destroyer admiral-motti gunnery-team',
    'raider-i-class-corvette ordnance-experts',
  ])
  expect(read.fleet.squadrons).toEqual(['howlrunner', ...Array(3).fill('tie-fighter-squadron')])
  expect(unread(read)).toEqual([])
})

test('cards with bars between them below their ship', () => {
  const read = reading('Imperial II-class Star Destroyer\nThrawn | Chimaera | GT\nHowlrunner')
  expect(shipsOf(read)).toEqual(['imperial-ii-class-star-destroyer grand-admiral-thrawn chimaera gunnery-team'])
  expect(unread(read)).toEqual([])
})
