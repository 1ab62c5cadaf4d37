import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import type { Fault } from '#shared/fleet/legality-faults'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import type { Reading } from '#shared/fleet/read-text/reading'
import { cardName } from '#shared/game/cards/catalog/catalog-names'

/** A list as a program wrote it, and what must come out of it. */
interface Handed {
  readonly id: string
  readonly key: string
  readonly format: string
  readonly text: string
  readonly expected: {
    readonly faction: string
    readonly commander: string | null
    readonly ships: number | null
    readonly squadrons: number
    readonly upgrades?: number
    readonly ship_points: number
    readonly squadron_points: number
    readonly total: number
    readonly total_by_card_prices?: number
    readonly objectives: readonly string[]
    readonly legal_at_limit: boolean | null
    readonly limit: number
    readonly problems: readonly string[]
    readonly warnings: readonly string[]
  }
}

const HANDED: readonly Handed[] = JSON.parse(readFileSync(new URL('./handed.json', import.meta.url), 'utf8'))

function readingOf(text: string): Reading {
  const reading = readFleetText(text)
  if (typeof reading === 'string') throw new Error(reading)
  return reading
}

const FACTIONS = { rebel: ['Rebel Alliance', 'Rebel'], imperial: ['Galactic Empire', 'Empire'] }

const faultsOf = (reading: Reading, limit: number): readonly Fault[] =>
  judgeFleet(reading.fleet, { ...PRESETS['casual-400'], limit }, reading.prices).faults

const sorted = (codes: readonly string[]) => [...new Set(codes)].sort((one, other) => one.localeCompare(other))

/** `UNIQUE_TWICE: Darth Vader` is `unique-twice`. A code that stands for several cards counts once. */
const codesOf = (problems: readonly string[]) =>
  sorted(problems.map((problem) => (/^[A-Z_]+/.exec(problem)?.[0] ?? '').toLowerCase().replaceAll('_', '-')))

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The names behind `UNKNOWN_CARD (…):` and `LATER_OBJECTIVE (…):`. */
const namesIn = (problems: readonly string[], code: string) =>
  problems
    .filter((problem) => problem.startsWith(code))
    .flatMap((problem) => problem.slice(problem.indexOf(': ') + 2).split(', '))
    .map(plain)

/** Quad Turbolaser Cannons became a modification in 2020; in the edition played here it is none. */
const OTHER_EDITION: Readonly<Record<string, string>> = { F23: 'TWO_MODIFICATIONS' }

describe('lists of real builders, and lists with one thing wrong, give what they say', () => {
  test.each(HANDED.map((each) => [each.id, each.key, each] as const))(
    '%s %s',
    (id, _key, { format, text, expected }) => {
      const reading = readingOf(text)
      const { fleet } = reading
      const isTable = format === 'tournament-csv'
      const program = format === 'starforge' ? ['starforge', 'kingston'] : [format]
      expect(program).toContain(reading.format)
      expect(FACTIONS[fleet.faction]).toContain(expected.faction)
      expect(reading.commander ?? null).toBe(expected.commander)
      if (expected.ships !== null) expect(fleet.ships).toHaveLength(expected.ships)
      expect(fleet.squadrons).toHaveLength(expected.squadrons)
      if (expected.upgrades !== undefined)
        expect(fleet.ships.flatMap(({ upgrades }) => upgrades)).toHaveLength(expected.upgrades)
      expect(reading.points).toEqual({
        ships: expected.ship_points,
        squadrons: expected.squadron_points,
        total: expected.total,
      })
      const judged = judgeFleet(fleet, { ...PRESETS['casual-400'], limit: expected.limit }, reading.prices)
      if (expected.total_by_card_prices !== undefined) expect(judged.points).toBe(expected.total_by_card_prices)
      expect(reading.objectives).toEqual(expected.objectives)
      expect(reading.ambiguous).toEqual([])
      expect(reading.skipped).toEqual([])
      const codes = codesOf(expected.problems.filter((problem) => !problem.startsWith(OTHER_EDITION[id] ?? '-')))
      const found = sorted(faultsOf(reading, expected.limit).map(({ code }) => code))
      if (isTable) {
        expect(found.filter((code) => code.endsWith('-points'))).toEqual(codes)
        return
      }
      expect(found).toEqual(codes)
      const unknown = reading.unknown.filter(({ as }) => as !== 'objective')
      expect(new Set(unknown.map((card) => plain(card.text)))).toEqual(
        new Set(namesIn(expected.problems, 'UNKNOWN_CARD')),
      )
      const later = reading.unknown.filter(({ as }) => as === 'objective')
      expect(later.map((card) => plain(card.text))).toEqual(namesIn(expected.problems, 'LATER_OBJECTIVE'))
      const prices = reading.warnings.map((warning) =>
        warning.code === 'wrong-price'
          ? `COST_MISMATCH: ${cardName(warning.card)} ${warning.printed}, card ${warning.points}`
          : warning.code,
      )
      expect(prices).toEqual(expected.warnings)
    },
  )
})
