import { describe, expect, test } from 'vitest'
import { fleetText as english } from '#shared/messages/en/fleet-text'
import { fleetText as polish } from '#shared/messages/pl/fleet-text'
import { contradictions, reading, shipsOf } from './read'

const withRow = (row: string) =>
  reading(`Name: A\nFaction: Rebel\n\nMC80 Star Cruiser (96)\n• General Dodonna (20)\n\nSquadrons:\n• ${row}`)

describe('a kind of fighter and a pilot of it in one row are two squadrons', () => {
  test.each([
    'YT-2400, Dash Rendar',
    'Dash Rendar, YT-2400',
    'YT-2400 and Dash Rendar',
    'YT-2400 & Dash Rendar',
    'YT-2400 + Dash Rendar',
    'YT-2400 / Dash Rendar',
    'Dash Rendar; YT-2400',
    'YT-2400, Dash Rendar (40)',
  ])('%s', (row) => {
    const { squadrons } = withRow(row).fleet
    expect([squadrons.length, new Set(squadrons)]).toEqual([2, new Set(['dash-rendar', 'yt-2400'])])
  })

  test('however many of the kind there are', () => {
    const list = reading('Rebels\nMC80 Star Cruiser: Dodonna\nJan Ors, 2x YT-2400, Dash Rendar')
    expect(list.fleet.squadrons).toEqual(['jan-ors', 'yt-2400', 'yt-2400', 'dash-rendar'])
  })

  test.each(['Dash Rendar, YT-2400 (24)', 'Dash Rendar, Outrider', 'YT-2400 - Dash Rendar'])(
    'but the pilot alone, if the price or the name is his: %s',
    (row) => {
      expect(withRow(row).fleet.squadrons).toEqual(['dash-rendar'])
    },
  )
})

describe('one price behind several names is the sum of their row', () => {
  test.each([
    ['Jan Ors, Dash Rendar, Wedge Antilles (62)', 62],
    ['Jan Ors, 2x X-wing Squadron (45)', 45],
    ['2x X-wing Squadron, Jan Ors (45)', 45],
    ['Jan Ors, 2x X-wing Squadron (26)', 45],
    ['Jan Ors and Dash Rendar = 43 pts', 43],
    ['Jan Ors (19), Dash Rendar (24)', 43],
  ])('%s', (row, points) => {
    const read = withRow(row)
    expect([read.points.squadrons, read.warnings]).toEqual([points, []])
  })

  test('and is said to be wrong where it is', () => {
    const { warnings } = withRow('Jan Ors, Dash Rendar (50)')
    expect(warnings.map(english.warning)).toEqual(['The list gives 50 as the sum of the row; it is 43.'])
    expect(warnings.map(polish.warning)).toEqual(['Suma wiersza na liście to 50, a\u00a0powinna wynosić 43.'])
  })

  test('tells the price of a card that nobody knows, and which card of a name is meant', () => {
    expect(withRow('Foo Bar, Jan Ors (50)').prices).toEqual({ 'Foo Bar': 31 })
    expect(withRow('Jan Ors, Hera Syndulla (42)').fleet.squadrons).toContain('hera-syndulla-x-wing-squadron')
    expect(withRow('Jan Ors, Hera Syndulla (47)').fleet.squadrons).toContain('hera-syndulla')
  })

  test.each([
    'MC80 Star Cruiser: Dodonna, Gunnery Team (123)',
    'MC80 Star Cruiser: Dodonna, Gunnery Team (27)',
    'MC80 Star Cruiser (96): Dodonna, Gunnery Team (27)',
    'MC80 Star Cruiser (96) - Dodonna, Gunnery Team, 123 points',
    'MC80 Star Cruiser (96)\n- Dodonna, Gunnery Team (27)',
  ])('of a ship and its upgrades: %s', (ship) => {
    const read = reading(`Rebels\n${ship}\n2 X-wings`)
    expect([read.points.ships, contradictions(read)]).toEqual([123, []])
  })
})

describe('what stands behind several ships is on each of them', () => {
  const GOZANTIS = ['gozanti-class-cruisers comms-net', 'gozanti-class-cruisers comms-net']
  test.each([
    '2x Gozanti Cruisers - Comms Net (50)',
    '2x Gozanti - Comms Net (50)',
    '2 Gozanti Cruisers w/ Comms Net',
    'two Gozanti Cruisers (23): Comms Net (2)',
    '2x Gozanti Cruisers (23 pts each)\n- Comms Net (2)',
    '2x Gozanti Cruisers (46)\n- Comms Net (4)',
    '2x Gozanti Cruisers (50)\n- Comms Net',
    '2x Gozanti Cruisers (46)\n- Comms Net (4)\n= 50 points',
    '2x Gozanti Cruisers (23)\n- Comms Net (2)\n= 25 points',
    'Gozanti Cruisers (25)\n- Comms Net\nGozanti Cruisers + Comms Net = 25',
  ])('%s', (ships) => {
    const read = reading(`Imperials\n${ships}\nHowlrunner`)
    expect([shipsOf(read), read.points.ships, contradictions(read)]).toEqual([GOZANTIS, 50, []])
  })

  test('but a card that a fleet has once', () => {
    const read = reading('Imperials\n2x Gozanti Cruisers - Suppressor, Comms Net (54)\nHowlrunner')
    expect([shipsOf(read), contradictions(read)]).toEqual([
      ['gozanti-class-cruisers comms-net', 'gozanti-class-cruisers suppressor comms-net'],
      [],
    ])
  })

  test.each(['2 x Gozanti Cruisers (46)\n• Comms Net (2)', '2 x Gozanti Cruisers (46)\n• Comms Net (2)\n= 48 Points'])(
    'and one that is paid once: %s',
    (ships) => {
      const read = reading(`Name: A\nFaction: Imperial\n\n${ships}`)
      expect([shipsOf(read), read.points.ships, read.warnings]).toEqual([
        ['gozanti-class-cruisers', 'gozanti-class-cruisers comms-net'],
        48,
        [],
      ])
    },
  )
})

test.each(['and', 'plus', 'with', 'w/', '+', '&', 'oraz', 'i', 'z'])('a ship and its title, joined by %s', (word) => {
  const read = reading(`Rebels\nNebulon-B Escort Frigate ${word} Yavaris\nJan Ors`)
  expect(read.fleet.ships).toEqual([{ card: 'nebulon-b-escort-frigate', upgrades: ['yavaris'] }])
})
