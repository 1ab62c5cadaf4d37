import { describe, expect, test } from 'vitest'
import { contradictions, reading, shipsOf, unread } from './read'

describe('what rows lost, or were refused for', () => {
  test.each([
    ['Victroy II, Motti, Gunnery Team', 'Victroy II admiral-motti gunnery-team', 'victory-ii-class-star-destroyer'],
    ['Victroy I\nAdmiral Motti', 'Victroy I admiral-motti', 'victory-i-class-star-destroyer'],
    ['Galdiator I: Motti', 'Galdiator I admiral-motti', 'gladiator-i-class-star-destroyer'],
  ])('a ship with two letters changed is offered: %j', (text, ship, offered) => {
    const read = reading(text)
    expect(shipsOf(read)).toEqual([ship])
    expect(read.unknown.map(({ nearest }) => nearest.map(({ id }) => id))).toEqual([[offered]])
  })

  test('squadrons of a kind are counted', () => {
    const read = reading('Victory I, Motti\n3 squadrons of TIE Fighters\n1 squadron of TIE Advanced')
    expect(read.fleet.squadrons).toEqual([
      ...Array.from({ length: 3 }, () => 'tie-fighter-squadron'),
      'tie-advanced-squadron',
    ])
    expect(unread(read)).toEqual([])
  })

  test('points that are left are named', () => {
    const read = reading('Victory II, Motti (291 points left)\n6 TIE Fighters (243 left)')
    expect([read.fleet.squadrons.length, contradictions(read)]).toEqual([6, []])
    expect(read.skipped.map(({ text }) => text)).toEqual(['291 points left', '243 left'])
  })

  test('a letter alone behind a ship is named', () => {
    expect(reading('CR90 Corvette A + Dodonna + X').skipped.map(({ text }) => text)).toEqual(['X'])
    expect(reading('CR90 Corvette A + Dodonna\n2 X X-wing').skipped).toEqual([])
  })

  test('prices and their sum behind a row are no price of its last card', () => {
    expect(unread(reading("CR90 Corvette A, Dodonna, Jaina's Light (44+20+2=66)"))).toEqual([])
  })

  test('objectives between bars, in a list with prices', () => {
    const read = reading('Gladiator II 62\nAdmiral Ozzel 20\nMost Wanted | Hyperspace Assault | Dangerous Territory')
    expect(read.fleet.objectives).toEqual({
      assault: 'most-wanted',
      defense: 'hyperspace-assault',
      navigation: 'dangerous-territory',
    })
    expect(unread(read)).toEqual([])
  })

  test('a count between a ship and its upgrade is of the ship', () => {
    expect(shipsOf(reading('MC80 Assault: Ackbar\nHammerhead Scout Corvette x2 Task Force Antilles')).slice(1)).toEqual(
      ['hammerhead-scout-corvette task-force-antilles', 'hammerhead-scout-corvette task-force-antilles'],
    )
  })

  test('one of each between several ships is one on each', () => {
    expect(shipsOf(reading('Gozanti Cruisers x2 (1x Suppressor, 1x Comms Net)\nISD I: Motti')).slice(0, 2)).toEqual([
      'gozanti-class-cruisers suppressor',
      'gozanti-class-cruisers comms-net',
    ])
  })

  test('the commander below a flotilla is on the last ship that may have one', () => {
    const read = reading('CR90 Corvette A\nMC30c Scout Frigate\nGR-75 Medium Transports\nCommander: Mon Mothma')
    expect(shipsOf(read)).toEqual(['cr90-corvette-a', 'mc30c-scout-frigate mon-mothma', 'gr-75-medium-transports'])
  })
})
