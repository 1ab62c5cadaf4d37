import { obstaclesUnder } from '#shared/game/cards/card-measure'
import { aboutOwn, at, whileLasting } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { PublicTable } from '#shared/game/engine/state'

/** What lies under the ship and would harm it (R13.2-3); a station it need not use anyway. */
const harming = (g: PublicTable, { on }: Self, valueNow: ValueNow): string[] =>
  obstaclesUnder(g, on).filter((obstacle) => {
    const { kind } = g.obstacles[obstacle] ?? {}
    const harms = kind === 'asteroid-field' || kind === 'debris-field'
    return harms && valueNow.allows('resolve-obstacle', on, { kind, obstacle })
  })

const noteOf = (obstacle: string, maneuver: number | undefined): string => `${obstacle} in ${maneuver}`

/** After a maneuver that ended on an obstacle this one does nothing to the ship (RL.28). Discarded. */
export default [
  at('maneuver.moved')
    .may()
    .gives('safe-ground')
    .discards()
    .when(aboutOwn)
    .needs('obstacle', (g, _moment, _answers, self, valueNow) => harming(g, self, valueNow))
    .tells('obstacle')
    .do((tx, { maneuver: { id: frame } }, { obstacle }, { source, card, on, seat }) =>
      tx.last({ source, card, on, seat, until: { frame }, note: noteOf(obstacle, frame) }),
    ),
  whileLasting.forbid(
    'resolve-obstacle',
    (_g, _unit, { note }, { obstacle, maneuver }) => note === noteOf(obstacle, maneuver),
  ),
]
