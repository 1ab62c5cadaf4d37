import { readFileSync } from 'node:fs'
import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'

/** Lists of real people, as they wrote them down. */
const HANDED: readonly { readonly id: string; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('../../fleet/handed.json', import.meta.url), 'utf8'),
)

/** Those that are legal at 400 points. */
export function handedFleets(options: GameOptions = PRESETS['casual-400']): readonly Fleet[] {
  return HANDED.flatMap(({ text }) => {
    const reading = readFleetText(text)
    if (typeof reading === 'string') return []
    return judgeFleet(reading.fleet, options, reading.prices).faults.length === 0 ? reading.fleet : []
  })
}
