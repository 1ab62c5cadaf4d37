import { whileLasting } from '#shared/game/engine/card-builder'
import { fleetCommandForTheRound } from './fleet-command'

/** In this round squadrons that friendly ships activate by command are faster by one, up to 5. */
export default [
  fleetCommandForTheRound('squadron'),
  whileLasting.modify('speed', (speed) => Math.max(speed, Math.min(5, speed + 1)), {
    when: (g, unit, { seat }, { by }) => by !== undefined && g.squadrons[unit]?.seat === seat,
  }),
]
