import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import handed from '../../fleet/handed.json' with { type: 'json' }

let legal: readonly Fleet[] | undefined

/** Lists of real people, as they wrote them down: those that are legal at 400 points; they are read once for all games. */
export function handedFleets(): readonly Fleet[] {
  legal ??= handed.flatMap(({ text }) => {
    const reading = readFleetText(text)
    if (typeof reading === 'string') return []
    return judgeFleet(reading.fleet, PRESETS['casual-400'], reading.prices).faults.length === 0 ? reading.fleet : []
  })
  return legal
}
