import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf, unread } from './read'

const squadronsBelow = (row: string) => reading(`Victory II, Motti\n${row}`)

describe('a row that says how it counts its price', () => {
  test.each([
    ['3 TIE Fighter @ 8 = 24', 'tie-fighter-squadron', 3],
    ['3 x TIE Fighter @ 8', 'tie-fighter-squadron', 3],
    ['4 x TIE Interceptor @ 11 = 44', 'tie-interceptor-squadron', 4],
    ['4 x TIE Interceptor a 11 = 44', 'tie-interceptor-squadron', 4],
    ['- 4 TIE Interceptor po 11 = 44 pkt', 'tie-interceptor-squadron', 4],
    ['TIE Interceptor a 11', 'tie-interceptor-squadron', 1],
    ['TIE Interceptor 11 x 4 = 44', 'tie-interceptor-squadron', 4],
    ['TIE Interceptor 4x11', 'tie-interceptor-squadron', 4],
    ['4 TIE Interceptor 4x11', 'tie-interceptor-squadron', 4],
    ['4 x TIE Interceptor (4 @ 11)', 'tie-interceptor-squadron', 4],
    ['4 x TIE Interceptor (4x11=44)', 'tie-interceptor-squadron', 4],
  ])('%s', (row, card, count) => {
    const read = squadronsBelow(row)
    expect(read.fleet.squadrons).toEqual(Array.from({ length: count }, () => card))
    expect(unread(read)).toEqual([])
  })

  test.each(['2 Raider I @ 44 = 88', '2x Raider I (2 x 44 = 88)', 'Raider I (44 x 2)', 'Raider I 2 x 44 = 88'])(
    'of ships: %s',
    (row) => {
      const read = squadronsBelow(row)
      expect(shipsOf(read).slice(1)).toEqual(['raider-i-class-corvette', 'raider-i-class-corvette'])
      expect(unread(read)).toEqual([])
    },
  )

  test('the letter of a ship is none of a price', () => {
    const read = reading('2 x cr90 corvette a 44\ndodonna')
    expect(read.fleet.ships.map(({ card }) => card)).toEqual(['cr90-corvette-a', 'cr90-corvette-a'])
  })
})

test.each(['TIE Fighters (4), Interceptors (2)', 'Squadrons: TIE Fighters (4), Interceptors (2)'])(
  'a small number behind the plural of a kind of fighter counts: %s',
  (row) => {
    const read = squadronsBelow(row)
    expect(read.fleet.squadrons).toEqual([
      ...Array.from({ length: 4 }, () => 'tie-fighter-squadron'),
      ...Array.from({ length: 2 }, () => 'tie-interceptor-squadron'),
    ])
    expect(contradictions(read)).toEqual([])
  },
)

describe('numbers with a bar that count up from row to row', () => {
  test.each([
    '1 | Imperial I | Motti\n2 | Gladiator I | Demolisher\n3 | Gladiator II',
    '| 1 | Imperial I | Motti |\n| 2 | Gladiator I | Demolisher |\n| 3 | Gladiator II |',
    '01| Imperial I | Motti\n02| Gladiator I | Demolisher\n03| Gladiator II',
    '1 | Imperial I | Motti | 134\n2 | Gladiator I | Demolisher | 66\n3 | Gladiator II | 62',
  ])('are no counts: %j', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([
      'imperial-i-class-star-destroyer admiral-motti',
      'gladiator-i-class-star-destroyer demolisher',
      'gladiator-ii-class-star-destroyer',
    ])
    expect(unread(read)).toEqual([])
  })

  test('nor in front of ships alone', () => {
    expect(shipsOf(reading('1| MC30c Scout Frigate\n2| CR90 Corvette A\n3| Nebulon-B Escort Frigate'))).toEqual([
      'mc30c-scout-frigate',
      'cr90-corvette-a',
      'nebulon-b-escort-frigate',
    ])
  })

  test('but below a head that says so they are', () => {
    const read = reading('| Qty | Card | Pts |\n|---|---|---|\n| 1 | Imperial I | 110 |\n| 2 | Raider I | 44 |')
    expect(read.fleet.ships).toHaveLength(3)
  })
})

test.each([
  'Pelta Command Ship | All Fighters, Follow Me! | Mon Mothma',
  'Pelta Command Ship + All Fighters, Follow Me! + Mon Mothma',
  'Pelta Command Ship (All Fighters, Follow Me!) (Mon Mothma)',
  'Pelta Command Ship: Mon Mothma, All Fighters, Follow Me!',
])('a name with a comma is one card, whatever stands between the cards: %s', (row) => {
  const [card, ...upgrades] = (shipsOf(reading(row))[0] ?? '').split(' ')
  expect([card, upgrades.sort()]).toEqual([
    'modified-pelta-class-command-ship',
    ['all-fighters-follow-me', 'mon-mothma'],
  ])
})

describe('a small number in a bracket behind a kind of fighter is how many', () => {
  test.each([
    'TIE Fighter (4)',
    'TIE Fighter Squadron (4)',
    'TIE Fighter [4]',
    'TIE Fighter {4}',
    'TIE Fighterx4',
    'TIE Fighter×4',
  ])('%s', (row) => {
    const read = squadronsBelow(row)
    expect(read.fleet.squadrons).toEqual(Array(4).fill('tie-fighter-squadron'))
    expect(unread(read)).toEqual([])
  })
  test('a pilot of one letter and a number stays one', () => {
    expect(squadronsBelow('Squadrons: TIEx1').fleet.squadrons).toEqual(['tie-advanced-squadron'])
  })
  test('glued to names that a sign joins', () => {
    const read = squadronsBelow('TIE Fightersx4+Howl')
    expect(read.fleet.squadrons).toEqual([...Array(4).fill('tie-fighter-squadron'), 'howlrunner'])
    expect(unread(read)).toEqual([])
  })
  test.each(['2xB, 2xX, 1xY', '2xB 2xX 1xY', '2 x B 2 x X 1 x Y'])('of fighters by their letters: %s', (row) => {
    const read = reading(`MC80 Assault: Ackbar\nSquads: ${row}`)
    expect(read.fleet.squadrons).toEqual([
      ...Array(2).fill('b-wing-squadron'),
      ...Array(2).fill('x-wing-squadron'),
      'y-wing-squadron',
    ])
  })
})

test.each(['2x', 'x2', '2 x', '×2'])('a count alone between commas is that of the name before it: %s', (count) => {
  const read = reading(`Imperial\nISD2: Motti\nRaider II, ${count}, Ordnance Experts, External Racks`)
  expect(shipsOf(read).slice(1)).toEqual(Array(2).fill('raider-ii-class-corvette ordnance-experts external-racks'))
  expect(unread(read)).toEqual([])
})

test('a count between a kind of fighter and a pilot is not his', () => {
  const read = reading('MC80 Assault: Ackbar\nX-Wings x3 - Luke - Wedge')
  expect(read.fleet.squadrons).toEqual([...Array(3).fill('x-wing-squadron'), 'luke-skywalker', 'wedge-antilles'])
})

test.each(['Dwa okręty Raider I z Ordnance Experts', '2 okręty Raider I: Ordnance Experts', 'Two ships Raider I: OE'])(
  'a word for what is counted: %s',
  (row) => {
    const read = reading(`Imperial\nISD2: Motti\n${row}`)
    expect(shipsOf(read).slice(1)).toEqual(Array(2).fill('raider-i-class-corvette ordnance-experts'))
  },
)
