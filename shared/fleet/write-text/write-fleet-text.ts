import type { Fleet } from '../fleet'
import type { FleetFormat } from '../read-text/list'
import { type Facts, factsOf } from './list-facts'
import { writeAfb } from './write-afb'
import { writeAfd } from './write-afd'
import { writeAff } from './write-aff'
import { writeFabs } from './write-fabs'
import { writeFlagship } from './write-flagship'
import { writeKeyJson } from './write-key-json'
import { writeKingston, writeStarForge } from './write-kingston'
import { writeTournamentCsv } from './write-tournament-csv'
import { writeWarlords } from './write-warlords'

const WRITERS = {
  kingston: writeKingston,
  starforge: writeStarForge,
  warlords: writeWarlords,
  afb: writeAfb,
  afd: writeAfd,
  flagship: writeFlagship,
  fabs: writeFabs,
  aff: writeAff,
  'tournament-csv': writeTournamentCsv,
  'key-json': writeKeyJson,
} as const satisfies Record<FleetFormat, (facts: Facts) => string>

/**
 * The fleet as a list of that program: its words, marks and sums. What a format has no place for is left out: `aff` and
 * `key-json` have no objectives, `aff`, `fabs` and `tournament-csv` no name.
 * @param limit fleet points of the game, which some formats print behind the sum
 */
export const writeFleetText = (fleet: Fleet, name: string, format: FleetFormat, limit = 400): string =>
  WRITERS[format](factsOf(fleet, name, limit))
