import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf, unread } from './read'

const SHIP = 'imperial-ii-class-star-destroyer admiral-motti gunnery-team demolisher'

describe('what people add behind the price of a card is named, and the card is read', () => {
  test.each([
    ['<- the boss', 'the boss'],
    ['// my best one', 'my best one'],
    ['-- double arc', 'double arc'],
    ['# needs paint', 'needs paint'],
    ['- still unpainted', 'still unpainted'],
    ['never leave without it', 'never leave without it'],
    ['(proxy)', 'proxy'],
  ])('%s', (remark, said) => {
    const read = reading(
      `ISD II (120) ${remark}\nMotti (24)\nGunnery Team (7) ${remark}\nDemolisher (10)!!!\nHowlrunner (16) <3`,
    )
    expect([shipsOf(read), read.fleet.squadrons]).toEqual([[SHIP], ['howlrunner']])
    expect(read.skipped.map(({ line, text }) => [line, text])).toEqual([
      [1, said],
      [3, said],
    ])
    expect(contradictions(read)).toEqual([])
  })

  test('flagship says nothing more', () => {
    const read = reading('ISD II (120) <- flagship\nMotti (24) // commander\nGunnery Team (7)\nDemolisher (10)')
    expect([shipsOf(read), read.skipped]).toEqual([[SHIP], []])
  })

  test('cards, counts and sums behind a price are none', () => {
    const read = reading(
      'ISD II (120) motti (24) gunnery team (7)\nRaider I (44) - external racks (3)\nTIE Fighter (8) x3\nTIE Bomber (9) each',
    )
    expect(shipsOf(read)).toEqual([
      'imperial-ii-class-star-destroyer admiral-motti gunnery-team',
      'raider-i-class-corvette external-racks',
    ])
    expect([read.fleet.squadrons.length, unread(read)]).toEqual([4, []])
  })
})

describe('a card with a slip in the row of its ship is offered on it', () => {
  test.each([
    ['ISD1 Devestator', 'imperial-i-class-star-destroyer Devestator', 'devastator'],
    ['ISD1 Devestator (10)', 'imperial-i-class-star-destroyer Devestator', 'devastator'],
    ['Devestator ISD1', 'imperial-i-class-star-destroyer Devestator', 'devastator'],
    ['ISD1 Motti Devestator', 'imperial-i-class-star-destroyer admiral-motti Devestator', 'devastator'],
    ['ISD1 Devestator Motti', 'imperial-i-class-star-destroyer admiral-motti Devestator', 'devastator'],
    ['Gladiator I Demolsher', 'gladiator-i-class-star-destroyer Demolsher', 'demolisher'],
    ['ISD2 + Motti + Guner Team', 'imperial-ii-class-star-destroyer admiral-motti Guner Team', 'gunnery-team'],
    ['ISD2 (Motti, Guner Team)', 'imperial-ii-class-star-destroyer admiral-motti Guner Team', 'gunnery-team'],
    ['ISD2 Motty', 'imperial-ii-class-star-destroyer Motty', 'admiral-motti'],
  ])('%s', (row, ship, card) => {
    for (const list of [`${row}\nRaider I: OE`, `Imperial\nRaider I: OE\n${row}`]) {
      const read = reading(list)
      expect(shipsOf(read)).toContain(ship)
      expect(read.unknown.map(({ nearest }) => nearest[0]?.id)).toEqual([card])
      expect([read.name, read.skipped]).toEqual([undefined, []])
    }
  })

  test('other words are no card with a slip', () => {
    const read = reading('Imperial\nISD1 Motti\nRaider I later\nRaider II in reserve')
    expect(read.unknown).toEqual([])
    expect(read.skipped.map(({ text }) => text)).toEqual(['Raider I later', 'Raider II in reserve'])
  })
})

test('names between commas are squadrons where most are, and the others are named', () => {
  const read = reading('VSD2 (85): Motti\nQQ, Bossk, IG88, Dengar')
  expect(read.fleet.squadrons).toEqual(['bossk', 'ig-88', 'dengar'])
  expect(read.skipped.map(({ text }) => text)).toEqual(['QQ'])
})

describe('words of every day in the name of a fleet mean no card', () => {
  const named = (title: string) =>
    contradictions(reading(`${title}\nMC80 Assault: Ackbar\n2 X-wings`)).map((each) =>
      'card' in each ? each.card : each.code,
    )
  test.each([
    ...[
      'The Long Way Home',
      'A New Hope',
      'Repair Bay List',
      'THE HAND OF FATE',
      'Fight for Independence',
      'Rogue squad',
    ],
    ...[
      'Demo list for the club',
      'Light of the Force',
      'Pride and joy',
      'Liberty or Death',
      'Black Friday',
      'Skilled pilots',
    ],
  ])('%s', (title) => {
    expect(named(title)).toEqual([])
  })
  test.each([
    ['Independence', 'independence'],
    ['Bright Hope and friends', 'bright-hope'],
    ['Mothma leads us', 'mon-mothma'],
    ['Yavaris forever', 'yavaris'],
    ['Luke and the boys', 'luke-skywalker'],
  ])('but %s is %s', (title, card) => {
    expect(named(title)).toEqual([card])
  })
})

test('a mark in a square bracket behind the price says which card is meant', () => {
  const read = reading(
    'Imperial II (120)\nDarth Vader (36) [Commander]\nCaptain Needa (2) [Officer]\nTIE Defender Squadron (16) [Squadron]',
  )
  expect(shipsOf(read)).toEqual(['imperial-ii-class-star-destroyer darth-vader-commander captain-needa'])
  expect([read.fleet.squadrons, read.skipped]).toEqual([['tie-defender-squadron'], []])
})

test('a greeting below the sum of the fleet is no squadron', () => {
  const read = reading(
    'MC80 Assault Cruiser (114)\n  Admiral Ackbar (38)\nSquadrons:\n  Tycho Celchu (16)\nTotal: 168\nCheers,\nBen',
  )
  expect(read.fleet.squadrons).toEqual(['tycho-celchu'])
  expect(read.skipped.map(({ text }) => text)).toEqual(['Cheers,', 'Ben'])
})

test('first among other words is no Skilled First Officer', () => {
  expect(shipsOf(reading('Victory II with Motti goes first, and Raider I with OE')).join(' ')).not.toContain('first')
})
