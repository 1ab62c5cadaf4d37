import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf } from './read'

const SHIP = 'victory-ii-class-star-destroyer admiral-motti'
const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' }

/** The labels of a list in their order, and the side. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  German: [
    'Fraktion: Imperium',
    'Kommandeur',
    'Angriffsziel',
    'Verteidigungsziel',
    'Navigationsziel',
    'Schiffe',
    'Staffeln',
    'Gesamtpunktzahl',
  ],
  Spanish: [
    'Facción: Imperio',
    'Comandante',
    'Objetivo de asalto',
    'Objetivo de defensa',
    'Objetivo de navegación',
    'Naves',
    'Escuadrones',
    'Puntos totales',
  ],
  French: [
    'Faction : Empire',
    'Commandant',
    'Objectif d’assaut',
    'Objectif de défense',
    'Objectif de navigation',
    'Vaisseaux',
    'Escadrons',
    'Total des points',
  ],
  Italian: [
    'Fazione: Impero',
    'Comandante',
    "Obiettivo d'assalto",
    'Obiettivo di difesa',
    'Obiettivo di navigazione',
    'Navi',
    'Squadroni',
    'Punti totali',
  ],
  Polish: [
    'Frakcja: Imperium',
    'Dowódca',
    'Cel ataku',
    'Cel obrony',
    'Cel nawigacji',
    'Okręty',
    'Eskadry',
    'Punkty razem',
  ],
}

describe('labels of other languages', () => {
  test.each(Object.entries(LANGUAGES))(
    '%s',
    (_language, [side, commander, assault, defense, navigation, ships, squadrons, total]) => {
      const read = reading(
        `${side}\n${commander}: Admiral Motti\n${assault}: Most Wanted\n${defense}: Fire Lanes\n${navigation}: Minefields\n${ships}:\nVictory II (85)\n- Admiral Motti (24)\n${squadrons}:\n- 2 TIE Fighter (16)\n${total}: 125`,
      )
      expect([shipsOf(read), read.fleet.squadrons.length, read.fleet.objectives]).toEqual([[SHIP], 2, OBJECTIVES])
      expect([read.name, read.unknown, read.skipped, contradictions(read)]).toEqual([undefined, [], [], []])
    },
  )

  test.each([
    ['Dutch', 'Factie: Imperium\nAdmiraal: Admiral Motti\nSchepen:', 'Eskaders:', 'Totaal: 125'],
    ['Czech', 'Frakce: Impérium\nVelitel: Admiral Motti\nLodě:', 'Letky:', 'Celkem: 125'],
    ['Portuguese', 'Facção: Império\nComandante: Admiral Motti\nNavios:', 'Esquadrões:', 'Total: 125'],
    ['Russian', 'Командующий: Admiral Motti\nКорабли:', 'Эскадрильи:', 'Всего: 125'],
  ])('%s', (_language, head, squadrons, total) => {
    const read = reading(`${head}\nVictory II (85)\n- Admiral Motti (24)\n${squadrons}\n- 2 TIE Fighter (16)\n${total}`)
    expect([shipsOf(read), read.fleet.squadrons.length]).toEqual([[SHIP], 2])
    expect([read.name, read.unknown, read.skipped, contradictions(read)]).toEqual([undefined, [], [], []])
  })
})

describe('numbers in words', () => {
  test.each([
    ['German', 'zwei Raider I\ndrei TIE-Fighter\nein Howlrunner'],
    ['French', 'deux Raider I\ntrois TIE Fighter\nun Howlrunner'],
    ['Spanish', 'dos Raider I\ntres TIE Fighter\nun Howlrunner'],
    ['Polish', 'dwa Raidery I\ntrzy myśliwce TIE Fighter\njeden Howlrunner'],
  ])('%s', (_language, rows) => {
    const read = reading(`Imperium\nVictory II: Motti\n${rows}`)
    expect(read.fleet.ships).toHaveLength(3)
    expect(read.fleet.squadrons.toSorted()).toEqual(['howlrunner', ...Array(3).fill('tie-fighter-squadron')])
    expect([read.unknown, read.skipped]).toEqual([[], []])
  })
})

test.each([
  ['Großmoff Tarkin', 'grand-moff-tarkin'],
  ['Gran Moff Tarkin', 'grand-moff-tarkin'],
  ['Grand Amiral Thrawn', 'grand-admiral-thrawn'],
  ['Amiral Motti', 'admiral-motti'],
  ['Almirante Motti', 'admiral-motti'],
  ['Général Tagge', 'general-tagge'],
])('ranks: %s', (name, card) => {
  const read = reading(`Faction: Imperial\nCommander: ${name}\n\nVictory II (85)\n• ${name}\n`)
  expect([shipsOf(read), contradictions(read)]).toEqual([[`victory-ii-class-star-destroyer ${card}`], []])
})

test.each(['con', 'mit', 'avec', 'z'])('a ship %s its cards', (word) => {
  const read = reading(`Imperial\nVictory II (85) ${word} Motti (24)\n2 TIE Fighters`)
  expect([shipsOf(read), read.skipped]).toEqual([[SHIP], []])
})
