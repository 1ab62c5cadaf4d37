import { recoverIn, zonesToRecover } from '#shared/game/cards/recoverable'
import { at } from '#shared/game/engine/card-builder'

/** At the start of each Status Phase the ship may recover one shield (R14.1, R7.11). */
export default [
  at('status.start')
    .may()
    .needs('zone', (g, _moment, _answers, { on }, now) => zonesToRecover(g, on, now))
    .do((tx, _moment, { zone }, { on }) => recoverIn(tx, on, zone)),
]
