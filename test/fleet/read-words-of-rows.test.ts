import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'

function reading(text: string): Reading {
  const found = readFleetText(text)
  if (typeof found === 'string') throw new Error(`${found}: ${text}`)
  return found
}
/** A ship and its cards, those that are asked for as they are written. */
const shipsOf = ({ fleet }: Reading) => fleet.ships.map(({ card, upgrades }) => [card, ...upgrades].join(' '))
const offers = ({ unknown }: Reading) =>
  unknown.map(({ text, nearest }) => [text, ...nearest.map(({ id }) => id)].join(' '))
const skipped = ({ skipped: lines }: Reading) => lines.map(({ text }) => text)

const GLADIATORS = 'gladiator-i-class-star-destroyer gladiator-ii-class-star-destroyer'
const ISD = 'imperial-ii-class-star-destroyer'

describe('a first line that names cards is a row', () => {
  test.each([
    ['Liberty w/ Dodonna', 'Liberty general-dodonna', ['Liberty mc80-battle-cruiser mc80-star-cruiser'], []],
    ['Yavaris with Raymus', 'nebulon-b-escort-frigate yavaris raymus-antilles', [], []],
    ['Raddus MC75 Ordnance Cruiser', 'mc75-ordnance-cruiser admiral-raddus', [], []],
    ['Profundity (MC75 Ordnance) with Raddus', 'mc75-ordnance-cruiser profundity admiral-raddus', [], []],
    [
      '“Quantum Storm” GR-75 Combat Retrofits – Toryn Farr – Jamming Field',
      'gr-75-combat-retrofits quantum-storm toryn-farr jamming-field',
      [],
      [],
    ],
  ])('%s', (row, ship, asked, left) => {
    const read = reading(`${row}\nCR90A: TRC`)
    expect(shipsOf(read)).toEqual([ship, 'cr90-corvette-a turbolaser-reroute-circuits'])
    expect([read.name, offers(read), skipped(read)]).toEqual([undefined, asked, left])
  })

  test.each([
    [
      'GSD-I w/ Demolisher, OE, ET (8) and APT',
      ['gladiator-i-class-star-destroyer demolisher ordnance-experts engine-techs assault-proton-torpedoes'],
      [],
      [],
    ],
    [
      'Demolisher w/ OE, APT, ET (8)',
      ['Gladiator Class Star Destroyer demolisher ordnance-experts assault-proton-torpedoes engine-techs'],
      [`Gladiator Class Star Destroyer ${GLADIATORS}`],
      [],
    ],
    ['x2 GSD-I (naked)', ['gladiator-i-class-star-destroyer', 'gladiator-i-class-star-destroyer'], [], ['naked']],
    [
      'GSD-I with Tagge on it and gunnery team',
      ['gladiator-i-class-star-destroyer general-tagge gunnery-team'],
      [],
      ['on it'],
    ],
    ['Sloane’s Wing — GSD I (56) — Sloane', ['gladiator-i-class-star-destroyer admiral-sloane'], [], ["Sloane's Wing"]],
  ])('of the other side: %s', (row, ships, asked, left) => {
    const read = reading(`${row}\nISD-II: Avenger`)
    expect(shipsOf(read)).toEqual([...ships, `${ISD} avenger`])
    expect([read.name, offers(read), skipped(read)]).toEqual([undefined, asked, left])
  })

  test.each(['Howlrunner (16)', '2 TIE Fighters', '2x TIE Fighter Squadron (16)'])('of a squadron: %s', (row) => {
    const { name, fleet } = reading(`${row}\nISD-II: Motti`)
    expect([name, fleet.squadrons.length]).toEqual([undefined, row.startsWith('2') ? 2 : 1])
  })
})

describe('a first line that is the name of the fleet', () => {
  test.each(["Demolisher's Revenge", 'Demolisher Rush', 'GSD Demolisher Rush', 'Demolisher (400)'])(
    'above rows with the card: %s',
    (name) => {
      const read = reading(`${name}\nGSD-I: Demolisher, OE\nISD-II: Motti`)
      expect([read.name, shipsOf(read).length]).toEqual([name.replace(' (400)', ''), 2])
      expect(read.warnings.filter(({ code }) => code !== 'short-name')).toEqual([])
    },
  )

  test.each([
    ['Demolisher', 'demolisher'],
    ['Rhymer Ball', 'major-rhymer'],
    ['Ackbar lives again', 'admiral-ackbar'],
  ])('without its card below, the card is named: %s', (name, card) => {
    const read = reading(`${name}\nGSD-I: OE\nISD-II: Motti`)
    expect(read.warnings).toContainEqual({ code: 'name-holds-card', line: 1, text: name, card })
  })

  test('points alone are no name, and points in it are what the list was made for', () => {
    expect(reading('400/400 pts\nISD-II: Motti')).toMatchObject({ limit: 400 })
    expect(reading('400/400 pts\nISD-II: Motti').name).toBeUndefined()
    expect(reading('Fleet: Imp test 300pts\nISD-II: Motti')).toMatchObject({ name: 'Imp test 300pts', limit: 300 })
    expect(reading('Fleet: Test 398pts\nISD-II: Motti').limit).toBeUndefined()
  })
})

describe('cards with blanks between them', () => {
  test('of whole ships', () => {
    const read = reading('ISD-II Motti GT ECM XI7 LS Avenger\nDemo APT OE\nGSD1 Insidious 2 TIE Fighters')
    expect(shipsOf(read)).toEqual([
      `${ISD} admiral-motti gunnery-team electronic-countermeasures xi7-turbolasers leading-shots avenger`,
      'Gladiator Class Star Destroyer demolisher assault-proton-torpedoes ordnance-experts',
      'gladiator-i-class-star-destroyer insidious',
    ])
    expect([read.fleet.squadrons.length, skipped(read)]).toEqual([2, []])
  })

  test('of squadrons', () => {
    const read = reading('CR90A: Dodonna\n3 A wings 2 B wings 1 Jan')
    const [a, b] = ['a-wing-squadron', 'b-wing-squadron']
    expect([read.fleet.squadrons, skipped(read)]).toEqual([[a, a, a, b, b, 'jan-ors'], []])
  })

  test('in sentences', () => {
    const read = reading(
      'I run an ISD-II with Motti, Gunnery Team and XI7s. Then a Demolisher with OE and APT.\nSquadrons are Rhymer, Jonus and 2 TIE bombers.',
    )
    expect(shipsOf(read)).toEqual([
      `${ISD} admiral-motti gunnery-team xi7-turbolasers`,
      'Gladiator Class Star Destroyer demolisher ordnance-experts assault-proton-torpedoes',
    ])
    expect(read.fleet.squadrons).toHaveLength(4)
  })

  test('several ships in one', () => {
    const read = reading(
      'An MC80 Battle Cruiser with Ackbar, two CR90As with TRC, and a GR-75 Combat Retrofit with Toryn Farr',
    )
    const corvette = 'cr90-corvette-a turbolaser-reroute-circuits'
    expect(shipsOf(read)).toEqual([
      'mc80-battle-cruiser admiral-ackbar',
      corvette,
      corvette,
      'gr-75-combat-retrofits toryn-farr',
    ])
  })

  test('a letter that names a ship in passing is no fleet', () => {
    for (const text of [
      'Dear player,\nI liked our game on Sunday, when the Victory was lost to a lucky roll of your corvette.\nRegards',
      'The Empire strikes back\nA transport came late, and nobody knew why',
    ])
      expect(readFleetText(text)).toBe('fleet-not-recognised')
  })
})

describe('a title in place of a ship', () => {
  test.each([
    ['Demo (56)', 'gladiator-i-class-star-destroyer demolisher'],
    ['Demolisher (66)', 'gladiator-i-class-star-destroyer demolisher'],
    ['Demolisher 72', 'gladiator-ii-class-star-destroyer demolisher'],
  ])('the price tells the card: %s', (row, ship) => {
    expect(shipsOf(reading(`ISD-II: Motti\n${row}\nHowlrunner`))).toEqual([`${ISD} admiral-motti`, ship])
  })

  test('at its own price it is a card of the ship above', () => {
    expect(shipsOf(reading('GSD-I (56)\nDemo (10)\nISD-II (120)\nMotti (24)'))).toEqual([
      'gladiator-i-class-star-destroyer demolisher',
      `${ISD} admiral-motti`,
    ])
  })
})

describe('cards below a ship of a name that nobody knows', () => {
  test.each(['', 'ISD-II: Motti\n'])('stay its cards (behind "%s")', (before) => {
    const read = reading(`${before}Zyxxo cruiser\n- EWS\n- TRC\nCR90A: ET`)
    expect(shipsOf(read)).toContain('Zyxxo cruiser early-warning-system turbolaser-reroute-circuits')
    expect([read.fleet.squadrons, offers(read)[0], read.name]).toEqual([[], 'Zyxxo cruiser', undefined])
  })

  test('but words below a ship begin no other', () => {
    expect(shipsOf(reading('ISD-II\nwith these cards\n- Motti\n- GT'))).toEqual([`${ISD} admiral-motti gunnery-team`])
  })
})

test.each(['6 TIE Interceptor squads = 66', '6 TIE Interceptor sqn (66)', '6 Eskadry TIE Interceptor (66)'])(
  'several of a kind below a ship are squadrons: %s',
  (row) => {
    const read = reading(`ISD-II: Motti\n- ${row}`)
    expect([new Set(read.fleet.squadrons), read.fleet.squadrons.length, offers(read)]).toEqual([
      new Set(['tie-interceptor-squadron']),
      6,
      [],
    ])
  },
)

test.each(['-----', '~~~', '* * *', '—', '. . .'])('a line without a letter says nothing: %s', (line) => {
  for (const text of [`ISD-II: Motti\n${line}\nHowlrunner`, `ISD-II (120)\nMotti (24)\n${line}\nHowlrunner (16)`])
    expect(skipped(reading(text))).toEqual([])
})

test('rows with a side, a ship and a card each', () => {
  for (const between of [';', ' ; ', '|', ','])
    expect(
      shipsOf(
        reading(
          [
            'Imperial;ISD-II;Motti',
            'Imperial;ISD-II;GT',
            'Imperial;GSD-I;APT',
            'Imperial;GSD-I;APT',
            'Imperial;Squadrons;Rhymer',
          ]
            .join('\n')
            .replaceAll(';', between),
        ),
      ),
    ).toEqual([
      `${ISD} admiral-motti gunnery-team`,
      'gladiator-i-class-star-destroyer assault-proton-torpedoes',
      'gladiator-i-class-star-destroyer assault-proton-torpedoes',
    ])
})

test.each([
  ['Flotte', 'Fraktion: Imperium', 'Kommandant', 'Schiff', 'Staffeln', 'Angriff', 'Verteidigung', 'Gesamt'],
  ['Flotte', 'Faction : Empire', 'Commandant', 'Vaisseau', 'Escadrons', 'Assaut', 'Défense', 'Total'],
  ['Flota', 'Facción: Imperio', 'Comandante', 'Nave', 'Escuadrones', 'Asalto', 'Defensa', 'Puntos'],
  ['Flota', 'Frakcja: Imperium', 'Dowódca', 'Okręt', 'Eskadra', 'Atak', 'Obrona', 'Razem'],
  ['Flotta', 'Fazione: Impero', 'Comandante', 'Nave', 'Squadroni', 'Assalto', 'Difesa', 'Punti'],
])('labels in other languages: %s, %s', (fleet, side, commander, ship, squadrons, assault, defense, total) => {
  const read = reading(
    `${fleet}: A\n${side}\n${commander}: Motti\n${assault}: Most Wanted\n${defense}: Fire Lanes\n${ship}: ISD-II\n- Motti\n${squadrons}: Howlrunner, 2 TIE Fighters\n${total}: 176`,
  )
  expect([read.name, shipsOf(read), read.fleet.squadrons.length]).toEqual(['A', [`${ISD} admiral-motti`], 3])
  expect(read.fleet.objectives).toEqual({ assault: 'most-wanted', defense: 'fire-lanes' })
  expect([skipped(read), read.warnings.filter(({ code }) => code !== 'short-name')]).toEqual([[], []])
})
