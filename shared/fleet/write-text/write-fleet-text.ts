import type { Fleet } from '../fleet'
import type { FleetFormat } from '../read-text/list'
import { writeAfb } from './afb'
import { writeAfd } from './afd'
import { writeAff } from './aff'
import { writeFabs } from './fabs'
import { type Facts, factsOf } from './facts'
import { writeFlagship } from './flagship'
import { writeKeyJson } from './key-json'
import { writeKingston, writeStarForge } from './kingston'
import { writeTournamentCsv } from './tournament-csv'
import { writeWarlords } from './warlords'

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
