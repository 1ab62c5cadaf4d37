import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'

const VICTORY = 'victory-ii-class-star-destroyer'
const HEAD = 'Name: A\nFaction: Imperial\n\nVictory II (85)\n• Admiral Motti (24)\n= 109 Points\n'
const PAIR = ['tie-fighter-squadron', 'tie-fighter-squadron']

describe('the side as a heading', () => {
  test.each([
    'Imperial',
    'Imperials',
    'Imperials:',
    'Empire:',
    'Empire 400',
    'Imperial fleet (400 points)',
    'Imperial list',
  ])('%s', (heading) => {
    const read = reading(`${heading}\nVSD2: Motti, Gunnery Team\n2 TIE Fighters`)
    expect(read.fleet.faction).toBe('imperial')
    expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti gunnery-team`])
    expect(read.fleet.squadrons).toEqual(PAIR)
    expect(read.skipped).toEqual([])
  })
})

describe('objectives', () => {
  const all = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' }
  test.each([
    'Navigation: Minefields | Assault: Most Wanted | Defense: Fire Lanes',
    'Assault:\tMost Wanted\tDefense:\tFire Lanes\tNavigation:\tMinefields',
    'Assault: Most Wanted; Navigation: Minefields; Defense: Fire Lanes',
    'Minefields, Most Wanted, Fire Lanes',
    'Fire Lanes / Minefields / Most Wanted',
    'Objectives:\nMost Wanted (Assault)\nFire Lanes [Defense]\nMinefields - Navigation',
  ])('%s', (line) => {
    const read = reading(`Faction: Imperial\n${line}\n\nVictory II (85)\n• Admiral Motti (24)\n= 109 Points\n`)
    expect(read.fleet.objectives).toEqual(all)
    expect([read.unknown, read.skipped]).toEqual([[], []])
  })
})

describe('a ship and its cards in one line', () => {
  test.each([
    ['VSD2 - Warlord - Motti - XI7s', `${VICTORY} warlord admiral-motti xi7-turbolasers`],
    ['VSD 2 / Motti / ECM', `${VICTORY} admiral-motti electronic-countermeasures`],
    ['Motti, VSD II, Gunnery Team', `${VICTORY} admiral-motti gunnery-team`],
    ['VSD2 (Warlord) Motti', `${VICTORY} warlord admiral-motti`],
    ['Victory II [Warlord] (85 + 8)', `${VICTORY} warlord`],
    ['Victory II "Warlord" (93)', `${VICTORY} warlord`],
    ['Flagge: Victory II (85), Warlord (8)', `${VICTORY} warlord`],
    ['Escort: Victory II (85) w/ Warlord (8)', `${VICTORY} warlord`],
    ['[flagship] Victory II (85) - Warlord (8)', `${VICTORY} warlord`],
    ['1. Victory II - Warlord', `${VICTORY} warlord`],
    ['Victory II (85) - Warlord (8) [Flagship]', `${VICTORY} warlord`],
    ['Victory II (85) [Warlord (8), Motti (24)]', `${VICTORY} warlord admiral-motti`],
    ['Victory II (85) (Warlord (8) + Motti (24)) = 117', `${VICTORY} warlord admiral-motti`],
    ['Victory II (85) [Warlord, Motti]', `${VICTORY} warlord admiral-motti`],
  ])('%s', (line, ship) => {
    const read = reading(`Imperial\n${line}\n2 TIE Fighters`)
    expect(shipsOf(read)).toEqual([ship])
    expect(read.warnings.filter(({ code }) => code !== 'short-name')).toEqual([])
  })

  test('two of them in front, one sum behind', () => {
    const read = reading('Rebels\n2x CR90A (TRC): 102\n2 GR-75\nJan Ors')
    expect(read.fleet.ships.map(({ card }) => card)).toEqual(['cr90-corvette-a', 'cr90-corvette-a', 'GR-75', 'GR-75'])
    expect(read.unknown.map(({ as, nearest }) => [as, nearest.length])).toEqual([
      ['ship', 2],
      ['ship', 2],
    ])
  })
})

describe('squadrons without a label', () => {
  test.each([
    ['Howl, Mauler, 2 TIE Fighters', ['howlrunner', 'mauler-mithel', ...PAIR]],
    ['Howlrunner / 2 TIE Fighters', ['howlrunner', ...PAIR]],
    ['a TIE Fighter and a TIE Fighter', PAIR],
    ['TIE Fighter Squadron two', PAIR],
  ])('%s', (line, squadrons) => {
    expect(reading(`Imperial\nVSD2: Motti\n${line}`).fleet.squadrons).toEqual(squadrons)
  })
  test('a pilot and the vessel stay one squadron', () => {
    const read = reading(`${HEAD}Squadrons:\n• Howlrunner - TIE Fighter Squadron (16)\n`)
    expect(read.fleet.squadrons).toEqual(['howlrunner'])
  })
})

describe('columns of a table', () => {
  test('the last number is the price, the one before it how many', () => {
    const read = reading(
      'Victory II-class Star Destroyer\t85\nAdmiral Motti\t24\nTIE Fighter Squadron\t2\t16\nTIE Fighter Squadron\t8\n',
    )
    expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti`])
    expect(read.fleet.squadrons).toEqual([...PAIR, 'tie-fighter-squadron'])
    expect(read.points).toEqual({ ships: 109, squadrons: 24, total: 133 })
    expect(read.warnings).toEqual([])
  })
  test('a number that is no price is how many', () => {
    expect(reading(`${HEAD}Squadrons:\n• TIE Fighter Squadron 2\n`).fleet.squadrons).toEqual(PAIR)
  })
})

test('a row of Fab’s builder that was broken in the middle of a name', () => {
  const read = reading(
    'EMPIRE FLEET (125 points)\n1 • Victory II-class Star Destroyer - Admiral\nMotti (109)\n2 • TIE Fighter\nSquadron (8)\n',
  )
  expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti`])
  expect(read.fleet.squadrons).toEqual(['tie-fighter-squadron'])
})

describe('a list with labels and without sums is none of a program that has no labels', () => {
  test.each([
    'Faction: Imperial\nAssault: Most Wanted\nVictory II (85)\nAdmiral Motti (24)',
    'Assault: Most Wanted\nVictory II (85)\nAdmiral Motti (24)',
  ])('%s', (text) => {
    const read = reading(text)
    expect(read.fleet.objectives).toEqual({ assault: 'most-wanted' })
    expect([shipsOf(read), read.skipped]).toEqual([[`${VICTORY} admiral-motti`], []])
  })
})

test('the price behind a ship and its cards is that of all, whatever stands between them', () => {
  const read = reading('Imperials\nVictory II - Warlord - Admiral Motti (117)\n2 TIE Fighters')
  expect([shipsOf(read), read.warnings, read.points.ships]).toEqual([[`${VICTORY} warlord admiral-motti`], [], 117])
})

test('a list of which all labels are Polish', () => {
  const read = reading(
    'Nazwa: A\nFrakcja: Imperium\nOkręty: Victory II (85) z Admiral Motti (24) oraz Gunnery Team (7)\nEskadry: 2 x TIE Fighter Squadron (16)',
  )
  expect(shipsOf(read)).toEqual([`${VICTORY} admiral-motti gunnery-team`])
  expect(read.fleet.squadrons).toEqual(PAIR)
})

describe('words cut short and slips are offered', () => {
  const offered = (row: string) => reading(`${HEAD}Raider I (44)\n• ${row}\n`).unknown[0]?.nearest.map(({ id }) => id)
  test.each([
    ['Dam Con', 'damage-control-officer'],
    ['Adv. Projectors', 'advanced-projectors'],
    ['Exp Launchers', 'expanded-launchers'],
    ['Vet Gunners', 'veteran-gunners'],
    ['Devast', 'devastator'],
    ['Motty', 'admiral-motti'],
    ['Riekan', 'general-rieekan'],
  ])('%s', (row, card) => {
    expect(offered(row)).toContain(card)
  })
  test('of a ship', () => {
    const [ship] = reading(
      'Name: A\nFaction: Imperial\n\nVicotry II (85)\n• Admiral Motti (24)\n= 109 Points\n',
    ).unknown
    expect(ship?.nearest.map(({ id }) => id)).toEqual([VICTORY])
  })
  test('not what only shares a few letters', () => {
    expect(offered('Zyxxo Team')).toEqual([])
  })
})

describe('ships by a short name and an addition', () => {
  test.each([
    ['Imperial', 'Imp Star Deuce', 'imperial-ii-class-star-destroyer'],
    ['Imperial', 'Goz AC', 'gozanti-class-assault-carriers'],
    ['Imperial', 'Arq LC', 'arquitens-class-light-cruiser'],
    ['Imperial', 'QF2', 'quasar-fire-ii-class-cruiser-carrier'],
    ['Imperial', 'Glad1', 'gladiator-i-class-star-destroyer'],
    ['Rebel', 'NebB Escort', 'nebulon-b-escort-frigate'],
    ['Rebel', 'MC80 AC', 'mc80-assault-cruiser'],
    ['Rebel', 'LMC80 Star', 'mc80-star-cruiser'],
    ['Rebel', 'MC75 OC', 'mc75-ordnance-cruiser'],
    ['Rebel', 'Pelta C', 'modified-pelta-class-command-ship'],
  ])('%s: %s', (side, name, card) => {
    const read = reading(`${side}\n${name}: Engine Techs, Gunnery Team\nHowlrunner`)
    expect(read.fleet.ships.map((ship) => ship.card)).toEqual([card])
  })
})

test('the mark of the flagship and that of the commander stand behind their cards', () => {
  const read = reading(
    'Faction: Rebel\nCommander: Leia Organa (Commander) (38)\n\nNebulon-B Support Refit (51) [Flagship]\n• (Commander) Leia Organa (38)',
  )
  expect([shipsOf(read), read.name]).toEqual([['nebulon-b-support-refit leia-organa-commander'], undefined])
  expect([...read.unknown, ...read.skipped, ...read.warnings]).toEqual([])
})

describe('ships alone in a line, and squadrons in the next', () => {
  test.each(['', 'Rebels\n', 'Faction: Rebel\n'])('%j', (head) => {
    const read = reading(`${head}CR90A, 2 MC30c Torpedo, GR-75 Medium\nJan, 2 X-wings and Tycho`)
    expect(read.fleet.ships.map(({ card }) => card)).toEqual([
      'cr90-corvette-a',
      ...Array(2).fill('mc30c-torpedo-frigate'),
      'gr-75-medium-transports',
    ])
    expect(read.fleet.squadrons).toEqual(['jan-ors', ...Array(2).fill('x-wing-squadron'), 'tycho-celchu'])
    expect([read.name, unread(read)]).toEqual([undefined, []])
  })
})

test.each([
  'A: Most Wanted\nD: Fire Lanes\nN: Minefields',
  'A - Most Wanted\nD - Fire Lanes\nN - Minefields',
  'Cele: Most Wanted (czerwony), Fire Lanes (żółty), Minefields (niebieski)',
  'Ziele: Most Wanted (rot), Fire Lanes (gelb), Minefields (blau)',
  'Objectifs : Most Wanted (rouge), Fire Lanes (jaune), Minefields (bleu)',
])('objectives by letters and colors: %j', (rows) => {
  const read = reading(`${rows}\nVictory II (85) + Motti (24)`)
  expect(read.fleet.objectives).toEqual({ assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' })
  expect([unread(read), read.name]).toEqual([[], undefined])
})
