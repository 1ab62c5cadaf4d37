import { describe, expect, test } from 'vitest'
import { LATER_FACTS, OTHER_LATER_NAMES } from '#shared/fleet/read-text/later-facts'
import { SHORT_OBJECTIVE_NAMES, SHORT_SQUADRON_NAMES, SHORT_UPGRADE_NAMES } from '#shared/fleet/read-text/short-names'
import { SHORT_SHIP_NAMES } from '#shared/fleet/read-text/short-ship-names'
import { LATER_COMMANDERS, LATER_SHIPS, LATER_SQUADRONS, LATER_UPGRADES } from '#shared/game/cards/catalog/later-names'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { fleetText as english } from '#shared/messages/en/fleet-text'
import { fleetText as polish } from '#shared/messages/pl/fleet-text'
import { reading } from './read'

describe('ships of later years by the names of builders, and by side', () => {
  test.each([
    ['Imperial', 'SSD Assault Prototype (250)', 'star-dreadnought-assault-prototype'],
    ['Imperial', 'SSD Command Prototype (220)', 'star-dreadnought-command-prototype'],
    ['Imperial', 'SSD Executor I (381)', 'executor-i-class-star-dreadnought'],
    ['Imperial', 'Executor II Star Dreadnought (411)', 'executor-ii-class-star-dreadnought'],
    ['Imperial', 'Venator II (100)', 'venator-ii-class-star-destroyer-imp'],
    ['Imperial', 'Onager Testbed (96)', 'onager-class-testbed'],
    ['Rebel', 'Providence Carrier (95)', 'providence-class-carrier-reb'],
    ['Rebel', 'Starhawk Battleship Mark II (150)', 'starhawk-class-battleship-mark-ii'],
    ['Rebel', 'Starhawk Mk.1 (140)', 'starhawk-class-battleship-mark-i'],
  ])('%s: %s', (side, row, card) => {
    const read = reading(`Faction: ${side}\nCommander:\n\n${row}\n= 250 Points\n\nSquadrons:\n= 0 Points`)
    expect(read.unknown).toMatchObject([{ card, later: true }])
  })

  test('what is known of later cards is of cards that there are', () => {
    const later = { ...LATER_SHIPS, ...LATER_SQUADRONS, ...LATER_COMMANDERS, ...LATER_UPGRADES }
    for (const id of Object.keys({ ...LATER_FACTS, ...OTHER_LATER_NAMES })) expect(Object.keys(later)).toContain(id)
  })
})

describe('short names of players', () => {
  test('are of cards that there are', () => {
    const tables = [
      [SHORT_SHIP_NAMES, SHIPS],
      [SHORT_SQUADRON_NAMES, SQUADRONS],
      [SHORT_UPGRADE_NAMES, UPGRADES],
      [SHORT_OBJECTIVE_NAMES, OBJECTIVES],
    ] as const
    for (const [table, cards] of tables) {
      for (const [key, ids] of Object.entries(table)) {
        expect(key).toMatch(/^[a-z0-9]+$/)
        for (const id of ids) expect(Object.keys(cards)).toContain(id)
      }
    }
  })

  const upgrade = (name: string, side = 'Rebel', ship = 'MC80 Star Cruiser (96)') =>
    reading(`Name: A\nFaction: ${side}\n\n${ship}\n• ${name}\n`).fleet.ships[0]?.upgrades[0]
  test.each([
    ...([
      ['ECM', 'electronic-countermeasures'],
      ['TRC', 'turbolaser-reroute-circuits'],
      ['TRCs', 'turbolaser-reroute-circuits'],
    ] as const),
    ...([
      ['XI7s', 'xi7-turbolasers'],
      ['XX9', 'xx-9-turbolasers'],
      ['H9', 'h9-turbolasers'],
      ['SW7', 'sw-7-ion-batteries'],
    ] as const),
    ...([
      ['GT', 'gunnery-team'],
      ['BCC', 'bomber-command-center'],
      ['DTT', 'dual-turbolaser-turrets'],
      ['APT', 'assault-proton-torpedoes'],
    ] as const),
    ...([
      ['ACM', 'assault-concussion-missiles'],
      ['LS', 'leading-shots'],
      ['ICB', 'ion-cannon-batteries'],
      ['ET (8)', 'engine-techs'],
    ] as const),
    ...([
      ['ET (5)', 'engineering-team'],
      ['NK7', 'nk-7-ion-cannons'],
      ['MS1', 'ms-1-ion-cannons'],
      ['RBD', 'reinforced-blast-doors'],
    ] as const),
    ...([
      ['Ackbar', 'admiral-ackbar'],
      ['Rieekan', 'general-rieekan'],
      ['Toryn', 'toryn-farr'],
      ['Admo', 'admonition'],
    ] as const),
  ])('%s', (name, card) => {
    expect(upgrade(name)).toBe(card)
  })

  test('are read with a note, and asked for where they are of several cards', () => {
    const { warnings, unknown } = reading(`Name: A\nFaction: Rebel\n\nMC80 Star Cruiser (96)\n• ECM\n• ET\nNeb-B\n`)
    expect(warnings.map(english.warning)).toEqual([
      'ECM was read as Electronic Countermeasures, because players call it that.',
    ])
    expect(warnings.map(polish.warning)).toEqual([
      'Skrót: ECM. Odczytano: Zakłócanie elektroniczne (Electronic Countermeasures).',
    ])
    expect(unknown.map(english.unknown)).toEqual([
      'No card is called ET. Perhaps you mean: Engine Techs, Engineering Team.',
      'No card is called Neb-B. Perhaps you mean: Nebulon-B Escort Frigate, Nebulon-B Support Refit.',
    ])
  })

  test.each([
    ['ISD (120)', 'imperial-ii-class-star-destroyer'],
    ['VSD (73)', 'victory-i-class-star-destroyer'],
    ['GSD (62)', 'gladiator-ii-class-star-destroyer'],
    ['Goz (23)', 'gozanti-class-cruisers'],
    ['Arq (54)', 'arquitens-class-light-cruiser'],
    ['Dictor (90)', 'interdictor-suppression-refit'],
    ['Quasar (54)', 'quasar-fire-i-class-cruiser-carrier'],
    ['MC30 (63)', 'mc30c-torpedo-frigate'],
    ['AFM2 (72)', 'assault-frigate-mark-ii-b'],
    ['LMC80 (96)', 'mc80-star-cruiser'],
    ['Pelta (60)', 'modified-pelta-class-command-ship'],
    ['HH (36)', 'hammerhead-torpedo-corvette'],
  ])('of ships, told by the price: %s', (row, card) => {
    expect(reading(`Name: A\nFaction:\n\n${row}\n• Engine Techs (8)\n`).fleet.ships[0]?.card).toBe(card)
  })

  test.each([
    ['Decis', 'vt-49-decimator'],
    ['Jumpmasters', 'jumpmaster-5000'],
    ['Aggressor', 'aggressor-assault-fighter'],
    ['Lambda', 'lambda-class-shuttle'],
    ['Rhymer', 'major-rhymer'],
    ['Howl', 'howlrunner'],
    ['Bossk', 'bossk'],
  ])('of squadrons: %s', (name, card) => {
    const text = `Name: A\nFaction: Imperial\n\nVictory II (85)\n\nSquadrons:\n• ${name}\n`
    expect(reading(text).fleet.squadrons).toEqual([card])
  })
})

describe('ships and fighters by their names in German, Polish, French and Spanish', () => {
  test.each([
    ['Victory II-Klasse Sternenzerstörer', 'victory-ii-class-star-destroyer'],
    ['Sternenzerstörer der Victory II-Klasse', 'victory-ii-class-star-destroyer'],
    ['Gwiezdny Niszczyciel klasy Victory II', 'victory-ii-class-star-destroyer'],
    ['Destroyer Stellaire de classe Victory II', 'victory-ii-class-star-destroyer'],
    ['Raider I-Klasse Korvette', 'raider-i-class-corvette'],
    ['CR90 Korweta A', 'cr90-corvette-a'],
    ['MC30c Torpedo Fregatte', 'mc30c-torpedo-frigate'],
  ])('%s', (name, card) => {
    const read = reading(`${/MC|CR/.test(name) ? 'Rebels' : 'Imperials'}\n${name} (85)\n- Intel Officer (7)`)
    const [ship] = read.fleet.ships
    expect(ship?.card).toBe(card)
  })
  test.each([
    ['TIE-Jäger-Staffel', 'tie-fighter-squadron'],
    ['TIE-Abfangjäger', 'tie-interceptor-squadron'],
    ['Escadron Chasseur TIE', 'tie-fighter-squadron'],
    ['Myśliwce TIE', 'tie-fighter-squadron'],
  ])('%s', (name, card) => {
    const read = reading(`Victory II: Motti\nSquadrons: 2 x ${name}`)
    expect(read.fleet.squadrons).toEqual([card, card])
  })
})
