import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { reading, shipsOf, unread } from './read'
import { HARMLESS, unsaid } from './told'

const LISTS = readFileSync(new URL('./messy-lists.txt', import.meta.url), 'utf8').split('\n---- next list\n')

/** Words around cards in these lists, and what the cards of their ships are called by besides their names. */
const AROUND = new Set(
  (
    'the with plu each two three four couple galactic flagship alliance upgrade title officer weapon offensive retrofit ' +
    'fighter bomber yellow pt pkt strona imperium dowódca atak obrona nawigacja okręt okręty flagowy eskadry eskadra ' +
    'rebelia trzy dwa myśliwce oraz cele gsd glad neb afmk goz vic torp awing admirał comander squad xtie ' +
    'activation amp bid carrier escort boarding blue camp cmdr commandant counter cztery defensive deployment escadron flotte fraktion howl ' +
    'http imp kommandant laser list measure obj objectif one qty razem rebelle red remarque runner sqdn sum time turbo unit url ' +
    'vaisseau xavenger xgozanti xgunnery xisd xmotti jäger korweta'
  ).split(' '),
)

describe('messy lists of blogs, chats and builders', () => {
  test.each(LISTS.map((text) => [text.slice(0, 60).replaceAll('\n', ' / '), text]))(
    'each word is read or named: %s',
    (_title, text) => {
      expect([...unsaid(text)].filter((word) => !HARMLESS.has(word) && !AROUND.has(word))).toEqual([])
    },
  )

  test.each([
    ['ISD II (120) w/ Motti\n-- Demo GSD I (56) w/ APT'],
    ['- ISD II (120): Motti\n- Demo GSD I (56): APT'],
    ['ISD II (120)\n- Motti\n- Demo GSD I (66): APT'],
  ])('a title and its ship in a row with a bullet are a ship of their own: %s', (text) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([
      'imperial-ii-class-star-destroyer admiral-motti',
      'gladiator-i-class-star-destroyer demolisher assault-proton-torpedoes',
    ])
    expect(read.unknown).toEqual([])
  })

  const RAIDER = 'raider-i-class-corvette'
  test.each([
    ['Raider I; Raider I\nVictory II: Motti', RAIDER],
    ['Raider I (44); Raider I (44)\nVictory II: Motti', RAIDER],
    ['Raider I: OE; Raider I: OE; Victory II: Motti', `${RAIDER} ordnance-experts`],
    ['Raider I OE (48); Raider I OE (48)\nVictory II Motti', `${RAIDER} ordnance-experts`],
    ['Ships: Raider I: OE; Raider I: OE; Victory II: Motti', `${RAIDER} ordnance-experts`],
  ])('equal ships behind a semicolon are two: %s', (text, raider) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([raider, raider, 'victory-ii-class-star-destroyer admiral-motti'])
    expect(unread(read)).toEqual([])
  })

  const KUAT = 'imperial-star-destroyer-kuat-refit ordnance-experts electronic-countermeasures assault-proton-torpedoes'
  test.each([
    ...['Kuat: OE ECM APT', 'Kuat: OE/ECM/APT', 'Kuat - OE ECM APT', 'Kuat (112): OE (4) ECM (7) APT (5)'],
    ...['Kuat: OE ECM APT = 128', 'Kuat: OE, ECM APT', '• Kuat: OE ECM & APT'],
  ])('abbreviations without a sign between them stand behind a nickname: %s', (row) => {
    const read = reading(`${row}\nRaider I: Motti`)
    expect(shipsOf(read)[0]).toBe(KUAT)
    expect(unread(read)).toEqual([])
  })

  test('a title with the price of its ship and a colon is the ship', () => {
    const read = reading('ISD II: GT\nDemo (66): APT (5) Motti (24)')
    expect(shipsOf(read)[1]).toBe('gladiator-i-class-star-destroyer demolisher assault-proton-torpedoes admiral-motti')
    expect(unread(read).filter(({ line }) => line === 2)).toEqual([])
  })

  test.each(['(4) X-wing', '- (4) X-wing', 'Squadrons: (4) X-wing', 'Squadrons: Jan Ors (19), (4) X-wing'])(
    'a number in a bracket in front of a squadron counts: %s',
    (row) => {
      const { fleet } = reading(`MC80 Assault: Rieekan\n${row}`)
      expect(fleet.squadrons.filter((card) => card === 'x-wing-squadron')).toHaveLength(4)
    },
  )

  test('a pilot who is an officer as well is told by his price', () => {
    const read = reading('MC80 Assault (114): Rieekan\nWedge (19), Biggs (19), Jan (19)')
    expect(read.fleet.squadrons).toEqual(['wedge-antilles', 'biggs-darklighter', 'jan-ors'])
    expect(unread(read)).toEqual([])
  })

  test('headings with bullets begin their parts', () => {
    const list = '* ISD II (120)\n  * Motti (24)\n* Squadrons\n  * Howlrunner (16)\n* Objectives\n  * Most Wanted'
    const read = reading(list)
    expect(read.fleet.squadrons).toEqual(['howlrunner'])
    expect(read.objectives).toEqual(['Most Wanted'])
    expect(unread(read)).toEqual([])
  })

  test('a sum behind the last price is no count', () => {
    const read = reading('Pelta Assault Ship (56) + Cmdr Sato (32) + Entrapment Formation (5) => 93\nCR90A (44)')
    expect(shipsOf(read)[0]).toBe('modified-pelta-class-assault-ship Cmdr Sato entrapment-formation')
  })

  test('a misspelt ship is one name', () => {
    const read = reading('Faction: Imperial\nImperal II-class Star Destroyer (120)\n• Admiral Motti (24)\nSquadrons:\n')
    expect(read.unknown.map(({ text }) => text)).toEqual(['Imperal II-class Star Destroyer'])
    expect(read.skipped).toEqual([])
  })

  test('the sign of a count is no X-wing, and "or" is no Jan Ors', () => {
    const { fleet } = reading('2 x CR90A each with TRC\nMC80 Assault: Ackbar\nA-wing x3 or B-wing')
    expect(fleet.ships.filter(({ card }) => card === 'cr90-corvette-a')).toHaveLength(2)
    expect(fleet.squadrons).not.toContain('x-wing-squadron')
    expect(fleet.squadrons).not.toContain('jan-ors')
  })
})
