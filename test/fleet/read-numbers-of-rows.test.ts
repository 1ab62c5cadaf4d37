import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const counted = (text: string) => {
  const counts = new Map<string, number>()
  for (const card of reading(text).fleet.squadrons) counts.set(card, (counts.get(card) ?? 0) + 1)
  return Object.fromEntries(counts)
}
const withRow = (row: string) => `Victory II (85)\n• Grand Moff Tarkin (38)\n\nSquadrons:\n• ${row}`

describe('a list that begins its rows with prices does so in all rows', () => {
  const ROWS = '96 MC80 Star Cruiser\n30 General Rieekan\n57 Nebulon-B Escort Frigate\n13 X-wing Squadron'

  test.each(['', '\nTotal 206'])('even where a price may be a count%s', (total) => {
    const text = `${ROWS}\n10 Y-wing Squadron${total}`
    expect(counted(text)).toEqual({ 'x-wing-squadron': 1, 'y-wing-squadron': 1 })
    expect([reading(text).points.total, contradictions(reading(text))]).toEqual([206, []])
  })

  test('unless the sum is that of the counts', () => {
    const text = `${ROWS}\n10 Y-wing Squadron\nTotal 296`
    expect(counted(text)).toEqual({ 'x-wing-squadron': 1, 'y-wing-squadron': 10 })
    expect(contradictions(reading(text))).toEqual([])
  })

  test('other numbers are counts as before', () => {
    expect(counted(`${ROWS}\n2 Y-wing Squadron`)).toEqual({ 'x-wing-squadron': 1, 'y-wing-squadron': 2 })
    expect(counted(withRow('8 TIE Fighter Squadron'))).toEqual({ 'tie-fighter-squadron': 8 })
  })
})

describe('numbers in columns', () => {
  test.each([
    ['\t', 'the price twice', ['44', '20', '10'], ['44', '20', '10'], 1],
    ['\t', 'price and sum', ['44', '20', '10'], ['44', '20', '20'], 2],
    [',', 'the price twice', ['44', '20', '10'], ['44', '20', '10'], 1],
    [';', 'count and price', ['1', '1', '2'], ['44', '20', '20'], 2],
  ])('%j: %s', (between, _what, first, second, count) => {
    const rows = ['CR90 Corvette A', 'General Dodonna', 'Y-wing Squadron'].map((name, index) =>
      [name, first[index], second[index]].join(between),
    )
    expect([shipsOf(reading(rows.join('\n'))), counted(rows.join('\n'))]).toEqual([
      ['cr90-corvette-a general-dodonna'],
      { 'y-wing-squadron': count },
    ])
  })

  test('behind a comma alone', () => {
    const text = 'CR90 Corvette A,44\nGeneral Dodonna,20\nY-wing Squadron,10'
    expect([shipsOf(reading(text)), counted(text)]).toEqual([
      ['cr90-corvette-a general-dodonna'],
      { 'y-wing-squadron': 1 },
    ])
  })

  test.each(['Jednostka;Szt.;Pkt.', 'Schiff;Anzahl;Punkte', 'Nave;Cantidad;Puntos'])('with heads: %s', (heads) => {
    const text = `${heads}\nVictory II;1;85\nGrand Moff Tarkin;1;38\nVT-49 Decimator;2;44`
    expect([shipsOf(reading(text)), counted(text)]).toEqual([
      ['victory-ii-class-star-destroyer grand-moff-tarkin'],
      { 'vt-49-decimator': 2 },
    ])
    expect(reading(text).skipped).toEqual([])
  })
})

describe('counts behind a price', () => {
  test.each([
    ['TIE Fighter Squadron (8) [x3]', 3],
    ['TIE Fighter Squadron (8) {3x}', 3],
    ['TIE Fighter Squadron (16) [2]', 2],
    ['TIE Fighter Squadron (8) (2)', 2],
    ['TIE Fighter Squadron (2) (16)', 2],
    ['TIE Fighter Squadron (2) (8)', 2],
    ['TIE Fighter Squadron (16) {2}', 2],
    ['TIE Fighter Squadron (8) twice', 2],
    ['TIE Fighter Squadron (8) 2 ships', 2],
    ['TIE Fighter Squadron (8) qty 2', 2],
    ['TIE Fighter Squadron (8) x 2 szt.', 2],
    ['TIE Fighter 2 szt. 16 pkt.', 2],
    ['TIE Fighter 8p x2', 2],
    ['3 sztuki TIE Fighter', 3],
    ['dwie sztuki TIE Fighter', 2],
    ['TIE Fighter - dwie sztuki', 2],
  ])('%s', (row, count) => {
    const read = reading(withRow(row))
    expect(counted(withRow(row))).toEqual({ 'tie-fighter-squadron': count })
    expect([read.skipped, contradictions(read), read.points.squadrons]).toEqual([[], [], count * 8])
  })
})

test.each(['pkt', 'p', 'punktów', 'punkty'])('%s behind numbers are points', (word) => {
  const read = reading(`Victory II 85 ${word}\nGrand Moff Tarkin 38 ${word}\nTIE Fighter 8 ${word}\n= 131 ${word}`)
  expect([shipsOf(read), read.fleet.squadrons]).toEqual([
    ['victory-ii-class-star-destroyer grand-moff-tarkin'],
    ['tie-fighter-squadron'],
  ])
  expect([read.skipped, contradictions(read)]).toEqual([[], []])
})

describe('a number in front of a name that nobody has so often is its price', () => {
  test.each([
    ['16 Howl', 'howlrunner'],
    ['14 Blount', 'lieutenant-blount'],
    ['12 Gold Squadron', 'gold-squadron'],
    ['9 Black Squadron', 'black-squadron'],
    ['18 Soontir', 'soontir-fel'],
  ])('%s', (row, card) => {
    const read = reading(`96 MC80 Star Cruiser\n30 Rieekan\n${row}`)
    expect([read.fleet.squadrons, contradictions(read)]).toEqual([[card], []])
  })
})

describe('a price without a bracket', () => {
  test('stands behind a name with a slip as well', () => {
    const read = reading(
      'Imperial 2 Star Destroyer 120\nGrand Admirl Thrawn 32\nGunery Team 7\nRaider 1 44\nOrdanance Experts 4',
    )
    expect(read.fleet.ships.map(({ card, upgrades }) => [card, upgrades.length])).toEqual([
      ['imperial-ii-class-star-destroyer', 2],
      ['raider-i-class-corvette', 1],
    ])
    expect(read.unknown.map(({ nearest }) => nearest[0]?.id)).toEqual([
      'grand-admiral-thrawn',
      'gunnery-team',
      'ordnance-experts',
    ])
    expect([read.name, read.skipped]).toEqual([undefined, []])
  })
  test('the hour of a meeting is none', () => {
    const read = reading(`${withRow('Howlrunner (16)')}\n= 16 Points\n\nTotal Points: 139\nSee you at 10`)
    expect([read.fleet.ships.length, read.skipped.map(({ text }) => text)]).toEqual([1, ['See you at 10']])
  })
})

test('prices behind strokes', () => {
  const read = reading('ISD2/120, Thrawn/32, ECM/7, GT/7, XI7/6\nVSD1/73, Corrupter/5\nTIE Bomber x4/36, Rhymer/16')
  expect(shipsOf(read)).toEqual([
    'imperial-ii-class-star-destroyer grand-admiral-thrawn electronic-countermeasures gunnery-team xi7-turbolasers',
    'victory-i-class-star-destroyer corrupter',
  ])
  expect(read.fleet.squadrons).toEqual([...Array(4).fill('tie-bomber-squadron'), 'major-rhymer'])
  expect([read.name, contradictions(read)]).toEqual([undefined, []])
})

test('a price behind a dash, and a label in front of one', () => {
  const read = reading('- Quasar II - Sloane, Squall, Boosted Comms - 92\n- Squads - 3 Defenders, Stele, 4 Ints - 113')
  expect(shipsOf(read)).toEqual(['quasar-fire-ii-class-cruiser-carrier admiral-sloane squall boosted-comms'])
  expect(read.fleet.squadrons).toHaveLength(8)
  expect([read.points.total, contradictions(read)]).toEqual([205, []])
})

test('points with a stop behind them', () => {
  const read = reading('ISD II (120pts.)\n +Motti (24pts.)\nTIE Fighter Squadron x2 (16pts.)\nTotal 160pts.')
  expect([read.fleet.squadrons.length, contradictions(read)]).toEqual([2, []])
})
