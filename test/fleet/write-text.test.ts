import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import { FLEET_FORMATS, type FleetFormat } from '#shared/fleet/read-text/list'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { writeFleetText } from '#shared/fleet/write-text/write-fleet-text'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { anyLegalFleet } from './any-fleet'

const NAMELESS: readonly FleetFormat[] = ['fabs', 'aff', 'tournament-csv']
const WITHOUT_OBJECTIVES: readonly FleetFormat[] = ['aff', 'key-json']
const NAME = 'The Long Way Home'

function readBack(fleet: Fleet, format: FleetFormat): Reading {
  const text = writeFleetText(fleet, NAME, format)
  const reading = readFleetText(text)
  if (typeof reading === 'string') throw new Error(`${reading}\n${text}`)
  return reading
}

const hasCommander = ({ upgrades }: FleetShip) => upgrades.some((id) => commanders.includes(id))
const commanders: readonly string[] = Object.entries(UPGRADES).flatMap(([id, { slots }]) =>
  slots.some((slot) => slot === 'commander') ? [id] : [],
)

/** The columns of the spreadsheet put the flagship first, and its commander first on it. */
function inColumns(fleet: Fleet): Fleet {
  const ships = [...fleet.ships.filter(hasCommander), ...fleet.ships.filter((ship) => !hasCommander(ship))]
  const first = (id: string) => Number(!commanders.includes(id))
  return {
    ...fleet,
    ships: ships.map(({ card, upgrades }) => ({
      card,
      upgrades: [...upgrades].sort((one, other) => first(one) - first(other)),
    })),
  }
}

function carried(fleet: Fleet, format: FleetFormat): Fleet {
  if (WITHOUT_OBJECTIVES.includes(format)) return { ...fleet, objectives: {} }
  return format === 'tournament-csv' ? inColumns(fleet) : fleet
}

describe('a fleet that is written and read again is the same fleet', () => {
  test.each(FLEET_FORMATS)('%s', (format) => {
    fc.assert(
      fc.property(anyLegalFleet, (fleet) => {
        const reading = readBack(fleet, format)
        expect(reading.format).toBe(format)
        expect(reading.fleet).toEqual(carried(fleet, format))
        expect(reading.warnings).toEqual([])
        expect(reading.unknown).toEqual([])
        expect(reading.ambiguous).toEqual([])
        expect(reading.skipped).toEqual([])
        if (!NAMELESS.includes(format)) expect(reading.name).toBe(NAME)
      }),
      { numRuns: 60 },
    )
  })

  test.each(FLEET_FORMATS)('%s, with every card of a side in one list', (format) => {
    for (const faction of ['rebel', 'imperial'] as const) {
      const upgrades = Object.entries(UPGRADES).flatMap(([id, card]) =>
        !('faction' in card) || card.faction === faction ? [id] : [],
      )
      const [first, ...ships] = Object.entries(SHIPS).flatMap(([id, card]) => (card.faction === faction ? [id] : []))
      const squadrons = Object.entries(SQUADRONS).flatMap(([id, card]) => (card.faction === faction ? [id] : []))
      const others = upgrades.filter((id) => !commanders.includes(id))
      const fleet: Fleet = {
        faction,
        ships: [
          { card: first ?? '', upgrades: [faction === 'rebel' ? 'leia-organa-commander' : 'darth-vader-commander'] },
          ...ships.map((card, index) => ({ card, upgrades: others.slice(index * 9, index * 9 + 9) })),
        ],
        squadrons,
        objectives: { assault: 'blockade-run', defense: 'capture-the-vip', navigation: 'solar-corona' },
      }
      expect(readBack(fleet, format).fleet).toEqual(carried(fleet, format))
    }
  })
})
