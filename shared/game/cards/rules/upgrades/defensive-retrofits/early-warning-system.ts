import { at, whileLasting } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'

/** At the start of a Ship Phase a hull zone is marked: attacks on it are obstructed until the end of the round (R6.13). */
export default [
  at('ship-phase.start')
    .may()
    .needs('zone', () => HULL_ZONES)
    .tells('zone')
    .do((tx, _moment, { zone }, self) => tx.last({ ...self, until: 'round', note: zone })),
  whileLasting.permit('obstruct', (_g, _unit, { note }, { defendingZone }) => defendingZone === note),
]
