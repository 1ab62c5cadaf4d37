import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const GLADIATOR = 'gladiator-i-class-star-destroyer demolisher assault-proton-torpedoes'

describe('a price that is not added up', () => {
  test.each([
    'Gladiator I, Demolisher, APT = 56+10+5',
    'Gladiator I, Demolisher, APT = 56 + 10 + 5 = 71',
    'Gladiator I, Demolisher, APT: 56+10+5',
    'Gladiator I, Demolisher, APT (56+10+5)',
    'Gladiator I (56)\n- Demolisher (10)\n- APT (5)\n= 56+10+5',
  ])('of a ship with its cards: %j', (row) => {
    const read = reading(`Imperial\nVictory II (85), Motti (24)\n${row}`)
    expect([shipsOf(read)[1], read.unknown, read.skipped]).toEqual([GLADIATOR, [], []])
    expect(contradictions(read)).toEqual([])
    expect(read.points.ships).toBe(85 + 24 + 71)
  })

  test('and that is another one than that of the cards', () => {
    const read = reading('Imperial\nVictory II, Motti\nGladiator I, Demolisher, APT = 56+10+6')
    expect(contradictions(read)).toMatchObject([{ code: 'wrong-sum', printed: 72, counted: 71 }])
  })

  test.each(['4 TIE Fighters = 4*8', '4 TIE Fighters = 4 x 8', '4 TIE Fighters = 8+8+8+8', 'TIE Fighters: 4 x 8'])(
    'of squadrons: %s',
    (row) => {
      const read = reading(`Imperial\nVictory II: Motti\n${row}`)
      expect(read.fleet.squadrons).toEqual(Array(4).fill('tie-fighter-squadron'))
      expect([read.points.squadrons, contradictions(read)]).toEqual([32, []])
    },
  )

  test('of the fleet', () => {
    expect(contradictions(reading('Imperial\nVictory II: Motti\nHowlrunner\nTotal: 109+16'))).toEqual([])
    expect(contradictions(reading('Imperial\nVictory II: Motti\nHowlrunner\nTotal: 109+17'))).toMatchObject([
      { code: 'wrong-sum', printed: 126, counted: 125 },
    ])
  })

  test('of a ship and its upgrades stays what it is', () => {
    const read = reading('A (109/400)\n====\nVictory II (85 + 24)\n  + Motti (24)\n2 x TIE Fighter Squadron (2 x 8)')
    expect([shipsOf(read), read.points.total]).toEqual([['victory-ii-class-star-destroyer admiral-motti'], 125])
  })
})

test.each(['231 total', '231 points total', '231 pts in total', '(231 total)'])(
  'a sum in words is no count: %s',
  (row) => {
    const read = reading(
      `Imperial\nISD II 120\nMotti 24\nGT 7\nRaider I 44\nOE 4\nHowlrunner 16\n2 TIE Fighters 16\n${row}`,
    )
    expect([read.points.total, read.fleet.squadrons.length, contradictions(read)]).toEqual([231, 3, []])
  },
)

test.each(['HWK-290 x 2', 'HWK-290 x2', '2 HWK-290', 'HWK-290 *2', 'HWK-290 2x'])(
  'a number in a name is no count: %s',
  (row) => {
    expect(reading(`Rebel\nMC80 Assault: Madine\n${row}`).fleet.squadrons).toEqual(['hwk-290', 'hwk-290'])
  },
)

test.each(['(wave 5)', '(W5)', '[Wave 5]', '(wave 5) '])(
  'when a card was published is no count of what follows: %s',
  (wave) => {
    const read = reading(`Imperial\nISD Kuat ${wave}: OE, APT, Motti\nHowlrunner`)
    expect(shipsOf(read)).toEqual([
      'imperial-star-destroyer-kuat-refit ordnance-experts assault-proton-torpedoes admiral-motti',
    ])
    expect([read.unknown, read.skipped]).toEqual([[], []])
  },
)

describe('rows with numerals', () => {
  test.each([
    'I. ISD II - Motti\nII. VSD I - OE\nIII. Howlrunner',
    'A. ISD II - Motti\nB. VSD I - OE\nC. Howlrunner',
    'I) ISD II - Motti\nII) VSD I - OE\nIII) Howlrunner',
  ])('%j', (text) => {
    const read = reading(text)
    expect([shipsOf(read), read.fleet.squadrons, read.skipped]).toEqual([
      ['imperial-ii-class-star-destroyer admiral-motti', 'victory-i-class-star-destroyer ordnance-experts'],
      ['howlrunner'],
      [],
    ])
  })
})
