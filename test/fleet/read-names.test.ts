import { describe, expect, test } from 'vitest'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { fleetText as english } from '#shared/messages/en/fleet-text'
import { fleetText as polish } from '#shared/messages/pl/fleet-text'
import { reading } from './read'

/** A list of Kingston's with these rows. */
const kingston = (head: string, ...blocks: string[]) =>
  `Name: A\n${head}\n\n${blocks.join('\n\n')}\n\nTotal Points: ${blocks.length}\n`
const IMPERIAL = 'Faction: Imperial\nCommander:'
const REBEL = 'Faction: Rebel\nCommander:'

const shipCalled = (name: string) => reading(`ship:${name}\nsquadron:tiefightersquadron`).fleet.ships[0]?.card
const squadronCalled = (name: string) =>
  reading(kingston(REBEL, `Squadrons:\n• ${name}\n= 0 Points`)).fleet.squadrons[0]
const upgradeCalled = (name: string, ship = 'MC80 Star Cruiser (96)') =>
  reading(kingston(REBEL, `${ship}\n• ${name}\n= 0 Points`)).fleet.ships[0]?.upgrades[0]

describe('ships go by many names', () => {
  test.each([
    ['cr90-corvette-a', ['CR90A Corvette', 'CR90-A', 'CR90 Corellian Corvette A', 'cr90a', 'CR90 A']],
    ['assault-frigate-mark-ii-b', ['Assault Frigate Mk2 B', 'Assault Frigate Mk.II B', 'Assault Frigate B', 'AFMk2B']],
    ['modified-pelta-class-command-ship', ['Pelta Command Ship', 'Pelta Command', 'peltaclasscommandship']],
    ['mc80-star-cruiser', ['MC80 Liberty Star Cruiser', 'MC80 Star']],
    ['mc80-command-cruiser', ['MC80 Home One Command Cruiser', 'MC80 Command']],
    ['mc30c-torpedo-frigate', ['MC30c Torpedo', 'mc30ctorpedofrigate']],
    ['nebulon-b-support-refit', ['Nebulon-B Support', 'Neb-B Support Refit']],
    [
      'imperial-ii-class-star-destroyer',
      ['Imperial II', 'ISD 2', 'ISD II', 'imperialii', 'Imperial II-Class Star Destroyer'],
    ],
    ['imperial-star-destroyer-cymoon-1-refit', ['ISD Cymoon 1 Refit', 'ISD Cymoon', 'cymoon1refit', 'Cymoon 1 Refit']],
    ['victory-i-class-star-destroyer', ['Victory I', 'VSD 1', 'victoryi', 'Victory 1 Star Destroyer']],
    ['gozanti-class-cruisers', ['Gozanti Cruisers', 'Gozanti cruiser', 'gozanticruisers']],
    ['quasar-fire-i-class-cruiser-carrier', ['Quasar Fire I', 'Quasar 1', 'quasarfirei']],
    ['interdictor-suppression-refit', ['Interdictor Suppression', 'Interdictor-class Suppression Refit']],
    ['raider-i-class-corvette', ['Raider 1', 'Raider I-class corvette', 'raideri']],
  ])('%s', (card, names) => {
    expect(names.map(shipCalled)).toEqual(names.map(() => card))
  })

  test('but words that several ships have name none of them', () => {
    expect(['MC80', 'MC80 Cruiser', 'Assault Frigate Mark II', 'Raider'].map(shipCalled)).toEqual([
      'MC80',
      'MC80 Cruiser',
      'Assault Frigate Mark II',
      'Raider',
    ])
  })
})

describe('pilots stand with their kind of fighter or their ship, before or behind it', () => {
  test.each([
    ['howlrunner', ['Howlrunner', "''Howlrunner'' TIE Fighter Squadron", 'TIE Fighter (Howlrunner)', '“Howlrunner”']],
    ['darth-vader', ['Darth Vader (TIE Advanced)', 'TIE Advanced Squadron - Darth Vader', 'Darth Vader (21)']],
    [
      'darth-vader-tie-defender-squadron',
      ['Darth Vader (TIE Defender)', 'TIE Defender (Darth Vader)', 'Darth Vader (25)'],
    ],
    ['hera-syndulla', ['Hera Syndulla (Ghost)', 'Hera Syndulla', 'Ghost - Hera Syndulla', 'VCX-100 (Hera Syndulla)']],
    [
      'hera-syndulla-x-wing-squadron',
      ['Hera Syndulla (X-wing)', 'X-wing Squadron (Hera Syndulla)', 'Hera Syndulla (23)'],
    ],
    ['jan-ors', ['Moldy Crow - Jan Ors', 'Jan Ors Moldy Crow', 'HWK-290 (Jan Ors)']],
    ['boba-fett', ['Boba Fett Slave 1', 'Slave I (Boba Fett)', 'Firespray (Boba Fett)', 'Boba Fett (Slave I)']],
    ['ig-88', ['IG-88 IG-2000', 'IG-2000 - IG-88', 'Aggressor (IG-88)']],
    ['biggs-darklighter', ['Biggs Darklighter X-Wing Squadron', 'X-wing (Biggs Darklighter)']],
    ['rogue-squadron', ['Rogue Squadron X-wing Squadron', 'X-wing (Rogue Squadron)', 'Rogue Squadron']],
    ['x-wing-squadron', ['X-wing', 'X-Wing Squadrons', 'xwingsquadron']],
    ['yt-2400', ['YT-2400', 'YT-2400s', 'yt2400lightfreighter']],
    ['hondo-ohnaka-slave-i', ['Hondo Ohnaka (Slave I)', 'Slave I (Hondo Ohnaka)']],
  ])('%s', (card, names) => {
    expect(names.map(squadronCalled)).toEqual(names.map(() => card))
  })
})

describe('upgrades are called by slips of their builders, too', () => {
  test.each([
    [
      'electronic-countermeasures',
      ['Electronic Counter Measures', 'electronicCountermeasures', 'Electronic Countermeasure'],
    ],
    ['xi7-turbolasers', ['X17 Turbolasers', 'XI7 Turbolasers']],
    ['lando-calrissian', ['Lando Carissian (4)', 'Lando Calrissian (off)']],
    ['jainas-light', ['Jainas Light', 'Jaina’s Light', 'jainaslight']],
    ['intensify-firepower', ['Intensify Firepower', 'Intensify Firepower! (6)!']],
    ['engine-techs', ['Engine Techs [Legacy] (8)', 'Engine Techs (8) [ARC]', 'Engine Techs {REB} (8 pts)']],
  ])('%s', (card, names) => {
    expect(names.map((name) => upgradeCalled(name))).toEqual(names.map(() => card))
  })
})

describe('cards that share a name are told apart', () => {
  test.each([
    ['Darth Vader (36)', 'darth-vader-commander'],
    ['Darth Vader (3)', 'darth-vader-weapon-team'],
    ['Darth Vader (1)', 'darth-vader-officer'],
    ['Darth Vader (wpn)', 'darth-vader-weapon-team'],
    ['Darth Vader (com)', 'darth-vader-commander'],
    ['Admiral Ozzel (20)', 'admiral-ozzel'],
    ['Admiral Ozzel (2)', 'admiral-ozzel-officer'],
  ])('by price or mark: %s', (name, card) => {
    const { fleet, ambiguous } = reading(kingston(IMPERIAL, `Imperial II (120)\n• ${name}\n= 120 Points`))
    expect(fleet.ships[0]?.upgrades).toEqual([card])
    expect(ambiguous).toEqual([])
  })

  test('by the commander that the fleet has besides', () => {
    const { fleet, ambiguous } = reading('ship:cr90corvettea\nupgrade:leiaorgana\nupgrade:admiralackbar')
    expect(fleet.ships[0]?.upgrades).toEqual(['leia-organa-officer', 'admiral-ackbar'])
    expect(ambiguous).toEqual([])
  })

  test('by the line of the commander', () => {
    const list = kingston('Faction: Rebel\nCommander: Leia Organa', 'CR90 Corvette A (44)\n• Leia Organa\n= 82 Points')
    expect(reading(list)).toMatchObject({ fleet: { ships: [{ upgrades: ['leia-organa-commander'] }] }, ambiguous: [] })
  })

  test('by what is left of the sum of a row', () => {
    const row = (sum: number) => reading(`REBEL FLEET (${sum} points)\n1 • CR90 Corvette A - Leia Organa (${sum})`)
    expect(row(47)).toMatchObject({ fleet: { ships: [{ upgrades: ['leia-organa-officer'] }] }, ambiguous: [] })
    expect(row(82)).toMatchObject({ fleet: { ships: [{ upgrades: ['leia-organa-commander'] }] }, ambiguous: [] })
  })

  test('else the choice is offered, and what was taken is said', () => {
    const { fleet, ambiguous } = reading('ship:cr90corvettea\nupgrade:leiaorgana')
    expect(fleet.ships[0]?.upgrades).toEqual(['leia-organa-commander'])
    expect(ambiguous).toEqual([
      {
        line: 2,
        text: 'leiaorgana',
        as: 'upgrade',
        card: 'leia-organa-commander',
        options: [
          { id: 'leia-organa-commander', name: 'Leia Organa' },
          { id: 'leia-organa-officer', name: 'Leia Organa' },
        ],
      },
    ])
    expect(ambiguous.map(english.ambiguous)).toEqual([
      'Several cards are called leiaorgana (2), and the list does not say which one it means. For now it is Leia Organa.',
    ])
    expect(ambiguous.map(polish.ambiguous)).toHaveLength(1)
  })
})

describe('names that no card has', () => {
  const unknownIn = (name: string, as: 'upgrade' | 'squadron') => {
    const block =
      as === 'squadron' ? `Squadrons:\n• ${name} (9)\n= 9 Points` : `Raider I (44)\n• ${name} (9)\n= 53 Points`
    const [unknown] = reading(kingston(IMPERIAL, block)).unknown
    return unknown
  }

  test.each([
    ['Gunery Team', 'upgrade', ['Gunnery Team']],
    ['Howlruner', 'squadron', ['Howlrunner']],
    ['TIE Intercepter Squadron', 'squadron', ['TIE Interceptor Squadron']],
    ['Blast Doors', 'upgrade', ['Reinforced Blast Doors']],
    ['Quantum Flux Capacitor Array', 'upgrade', []],
  ] as const)('%s is offered what it may mean', (name, as, offered) => {
    const unknown = unknownIn(name, as)
    expect(unknown).toMatchObject({ text: name, card: name, as, later: false })
    expect(unknown?.nearest.map((offer) => offer.name.replaceAll('"', ''))).toEqual(offered)
  })

  test('later cards are told from slips', () => {
    const unknown = unknownIn('Reserve Hangar Deck', 'upgrade')
    expect(unknown).toMatchObject({ card: 'reserve-hangar-deck', later: true, nearest: [] })
  })

  test('stay in the fleet in their place, with the price that is printed', () => {
    const { fleet, prices } = reading(kingston(IMPERIAL, 'Raider I (44)\n• Gunery Team (7)\n= 51 Points'))
    expect(fleet.ships).toEqual([{ card: 'raider-i-class-corvette', upgrades: ['Gunery Team'] }])
    expect(prices).toEqual({ 'Gunery Team': 7 })
  })

  test('are told in a sentence', () => {
    const [slip, later] = [unknownIn('Gunery Team', 'upgrade'), unknownIn('Reserve Hangar Deck', 'upgrade')]
    expect([slip, later].map((unknown) => unknown && english.unknown(unknown))).toEqual([
      'No card is called Gunery Team. Perhaps you mean: Gunnery Team.',
      'Reserve Hangar Deck was published after the cards that you can play here.',
    ])
    expect([slip, later].map((unknown) => unknown && polish.unknown(unknown))).toEqual([
      'Nie ma karty o\u00a0nazwie Gunery Team. Może chodzi o: Zespół artylerzystów (Gunnery Team).',
      'Reserve Hangar Deck: ta karta ukazała się później niż karty, którymi tu gramy.',
    ])
  })
})

describe('a list that contradicts itself is read, and what it gets wrong is said', () => {
  const said = (text: string) => {
    const { warnings } = reading(text)
    expect(warnings.map(polish.warning)).toHaveLength(warnings.length)
    return warnings.map(english.warning)
  }
  const block = 'Raider I (44)\n• Ordnance Experts (4)\n= 48 Points'

  test('a price', () => {
    expect(said('Food (1/49/400)\n=====\nRaider I-class Corvette (44 + 5: 49)\n+ Ordnance Experts (5)')).toEqual([
      'The list prices Ordnance Experts at 5; the card costs 4, and that counts.',
      'The list gives 1 as the sum of the squadrons; it is 0.',
    ])
  })

  test('sums', () => {
    const list = `Name: A\nFaction: Imperial\n\n${block.replace('48', '50')}\n\nSquadrons:\n• 2 x TIE Fighter Squadron (16)\n= 8 Points\n\nTotal Points: 60\n`
    expect(said(list)).toEqual([
      'The list gives 50 as the sum of the ship; it is 48.',
      'The list gives 8 as the sum of the squadrons; it is 16.',
      'The list gives 60 as the sum of the fleet; it is 64.',
    ])
  })

  test('the commander', () => {
    const list = `Name: A\nFaction: Imperial\nCommander: Admiral Motti\n\n${block}\n\nTotal Points: 48\n`
    expect(said(list)).toEqual([
      'The head of the list names Admiral Motti as commander, but no ship carries that card.',
    ])
  })

  test('too many objectives', () => {
    const list = 'Food (0/44/400)\n====\nRaider I-class Corvette (44)\nMost Wanted\nFire Lanes\nMinefields\nSensor Net'
    expect(said(list)).toEqual(['Sensor Net was left out: a fleet has three objectives.'])
  })

  test('a second objective of a category stands beside the first, where the judgement finds it', () => {
    const list = 'Food (0/44/400)\n====\nRaider I-class Corvette (44)\nMost Wanted\nMinefields\nSensor Net'
    expect(reading(list).fleet).toMatchObject({
      objectives: { assault: 'most-wanted', navigation: 'minefields' },
      spareObjectives: [{ card: 'sensor-net', listed: 'navigation' }],
    })
  })
})

test('a price for one squadron in a row of several is taken for what it is', () => {
  const list = kingston(REBEL, 'Squadrons:\n• 2 x X-wing Squadron (13)\n• Jan Ors\n= 45 Points')
  expect(reading(list).points).toEqual({ ships: 0, squadrons: 45, total: 45 })
})

test('lines that say nothing of a fleet are named', () => {
  const list = kingston(REBEL, 'Here is my list:', 'CR90 Corvette A (44)\n= 44 Points', 'What do you think?')
  expect(reading(list).skipped.map(({ text }) => text)).toEqual(['Here is my list:', 'What do you think?'])
  expect(reading(list).fleet.ships.map(({ card }) => cardName(card))).toEqual(['CR90 Corvette A'])
})

test('every reason has a sentence in both languages', () => {
  for (const [reason, sentence] of Object.entries(english.errors)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(Object.entries(polish.errors).find(([code]) => code === reason)?.[1]).toMatch(/^\p{Lu}.*\.$/u)
  }
})
