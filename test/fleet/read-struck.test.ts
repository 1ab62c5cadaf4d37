import { describe, expect, test } from 'vitest'
import { contradictions, reading } from './read'

const SHIP = 'Faction: Imperial\nVictory II (85)\n• Admiral Motti (24)\n'
const struckIn = (text: string) =>
  contradictions(reading(text)).map((warning) =>
    'text' in warning ? [warning.code, warning.line, warning.text] : warning,
  )
const cardsOf = (text: string) => {
  const { ships, squadrons } = reading(text).fleet
  return [...ships.map(({ card, upgrades }) => [card, ...upgrades].join(' ')), ...squadrons]
}
const VICTORY = 'victory-ii-class-star-destroyer admiral-motti'
const strokes = (text: string) => [...text].map((letter) => `${letter}\u0336`).join('')

describe('what is struck out does not count, and the list says so', () => {
  test.each([
    ...[
      '~~Dominator (12)~~',
      '• ~~Dominator (12)~~',
      '~~• Dominator (12)~~',
      '~Dominator (12)~',
      '- **~~Dominator (12)~~**',
    ],
    ...['[s]Dominator (12)[/s]', '• [s]Dominator (12)[/s]', '[S]Dominator (12)[/S]', '[strike]Dominator (12)[/strike]'],
    ...['<del>Dominator (12)</del>', '<s>Dominator (12)</s>', '<strike class="x">Dominator (12)</strike>'],
    ...['<li><del>Dominator (12)</del></li>', strokes('Dominator (12)')],
  ])('a card: %s', (row) => {
    const list = `${SHIP}${row}\n• Gunnery Team (7)`
    expect(cardsOf(list)).toEqual([`${VICTORY} gunnery-team`])
    expect(struckIn(list)).toEqual([['struck-out', expect.any(Number), expect.stringMatching(/^Dominator \(12\)$/)]])
    expect(reading(list).skipped).toEqual([])
  })

  test.each([
    ['~~Howlrunner (16)~~, Mauler Mithel (15), TIE Fighter (8)', ['mauler-mithel', 'tie-fighter-squadron']],
    ['Mauler Mithel (15), ~~Howlrunner (16)~~, TIE Fighter (8)', ['mauler-mithel', 'tie-fighter-squadron']],
    ['Mauler Mithel (15), TIE Fighter (8), ~~Howlrunner (16)~~', ['mauler-mithel', 'tie-fighter-squadron']],
    ['Mauler Mithel (15) [s]+ Howlrunner (16)[/s] + TIE Fighter (8)', ['mauler-mithel', 'tie-fighter-squadron']],
    ['~~2~~ 3 TIE Fighters (24)', ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron']],
  ])('in a row of several: %s', (row, squadrons) => {
    const list = `${SHIP}Squadrons: ${row}`
    expect(cardsOf(list)).toEqual([VICTORY, ...squadrons])
    expect(struckIn(list)).toHaveLength(1)
  })

  test('over several lines, each is told with its number', () => {
    const list = `${SHIP}~~Gladiator I (56)\n• Demolisher (10)~~\nRaider I (44)`
    expect(cardsOf(list)).toEqual([VICTORY, 'raider-i-class-corvette'])
    expect(struckIn(list)).toEqual([
      ['struck-out', 4, 'Gladiator I (56)'],
      ['struck-out', 5, 'Demolisher (10)'],
    ])
  })

  test.each(['~~Gladiator I (56)~~', '~~Gladiator I~~', '- ~~GSD I~~'])(
    'upgrades below a ship that was struck out are on no other: %s',
    (ship) => {
      const list = `ISD I (110)\n- Motti (24)\n${ship}\n- Demolisher (10)\n- Engine Techs (8)\nRaider I (44)\n- Ordnance Experts (4)`
      expect(cardsOf(list)).toEqual([
        'imperial-i-class-star-destroyer admiral-motti',
        'raider-i-class-corvette ordnance-experts',
      ])
      expect(struckIn(list)).toHaveLength(1)
      expect(reading(list).skipped.map(({ line }) => line)).toEqual([4, 5])
    },
  )

  test('another ship in the place of one that was struck out has them', () => {
    const list = 'ISD I (110)\n- Motti (24)\n~~Gladiator I (56)~~ Gladiator II (62)\n- Demolisher (10)'
    expect(cardsOf(list)).toContain('gladiator-ii-class-star-destroyer demolisher')
    const below = 'ISD I (110)\n- Motti (24)\n~~Gladiator I (56)~~\nGladiator II (62)\n- Demolisher (10)'
    expect(cardsOf(below)).toContain('gladiator-ii-class-star-destroyer demolisher')
  })

  test('a price that was struck out for another', () => {
    const list = `${SHIP}• Gunnery Team ~~(8)~~ (7)`
    expect(cardsOf(list)).toEqual([`${VICTORY} gunnery-team`])
    expect(struckIn(list)).toEqual([['struck-out', 4, '(8)']])
  })

  test('frames of headings and a sign alone strike nothing out', () => {
    for (const heading of ['~~~ Squadrons ~~~', '~~ Squadrons ~~', '~ Squadrons ~']) {
      const list = `${SHIP}${heading}\nHowlrunner (16)\nTIE Fighter (~8)`
      expect(cardsOf(list)).toContain('howlrunner')
      expect(struckIn(list)).toEqual([])
    }
  })
})
