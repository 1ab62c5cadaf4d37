import { at } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'

/** At the start of each Status Phase the ship may recover one shield (R14.1, R7.11). */
export default [
  at('status.start')
    .may()
    .needs('zone', (g, _moment, _answers, { on }, now) =>
      HULL_ZONES.filter(
        (zone) =>
          (g.ships[on]?.shields[zone] ?? 0) < now('shields', on, { zone }) &&
          now.allows('recover-shield', on, { zone }),
      ),
    )
    .do((tx, _moment, answers, { on }) => {
      const zone = HULL_ZONES.find((each) => each === answers.zone)
      if (zone) tx.recoverShield(on, zone)
    }),
]
