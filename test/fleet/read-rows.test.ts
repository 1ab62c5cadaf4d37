import { describe, expect, test } from 'vitest'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'

function reading(text: string): Reading {
  const found = readFleetText(text)
  if (typeof found === 'string') throw new Error(`${found}: ${text}`)
  return found
}
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
    expect([...withRow(row).fleet.squadrons].sort()).toEqual(['dash-rendar', 'yt-2400'])
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
