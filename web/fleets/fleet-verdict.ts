import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'

/** What is known of a fleet before anybody agrees on a game. */
export interface FleetVerdict {
  readonly points: number
  /** The smallest usual limit that the fleet keeps to. */
  readonly limit: number
  /** At that limit in a game of six rounds; 0: legal. */
  readonly faults: number
  /** By the rules of tournaments, too. */
  readonly tournament: boolean
}

const SIZES: readonly { casual: GameOptions; tournament?: GameOptions }[] = [
  { casual: { ...PRESETS['casual-300'], limit: 180, table: '3x3' }, tournament: PRESETS['tournament-180'] },
  { casual: PRESETS['casual-300'] },
  { casual: PRESETS['casual-400'], tournament: PRESETS.tournament },
]

export function fleetVerdict(fleet: Fleet): FleetVerdict {
  const judged = SIZES.map((size) => ({ ...size, judgement: judgeFleet(fleet, size.casual) }))
  const isLegal = ({ judgement }: (typeof judged)[number]) => judgement.faults.length === 0
  const isCheap = ({ judgement, casual }: (typeof judged)[number]) => judgement.points <= casual.limit
  const best = judged.find(isLegal) ?? judged.find(isCheap) ?? judged.at(-1)
  if (best === undefined) throw new Error('No usual size of a game')
  const { judgement, casual, tournament } = best
  return {
    points: judgement.points,
    limit: casual.limit,
    faults: judgement.faults.length,
    tournament: tournament !== undefined && judgeFleet(fleet, tournament).faults.length === 0,
  }
}
