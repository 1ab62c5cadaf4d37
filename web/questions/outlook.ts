import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { type ShipThreat, threatsByShip } from '#shared/play/view/threats'

const byHarm = (p: ShipThreat, q: ShipThreat): number => q.expected - p.expected

const bestShot = (view: GameView, attacker: UnitId, defender: UnitId): ShipThreat[] =>
  threatsByShip(view, attacker, defender).sort(byHarm).slice(0, 1)

const enemiesOf = (view: GameView, unit: UnitId) => {
  const seat = (view.ships[unit] ?? view.squadrons[unit])?.seat
  return Object.values(view.ships).filter((ship) => ship.seat !== seat)
}

/** Enemy ships that it could attack from where it stands, each by its best hull zone; the best first. */
export const shotsFrom = (view: GameView, ship: UnitId): ShipThreat[] =>
  enemiesOf(view, ship)
    .flatMap(({ id }) => bestShot(view, ship, id))
    .sort(byHarm)

/** Enemy ships that could attack it where it stands, each by its best hull zone; the worst first. */
export const shotsAt = (view: GameView, unit: UnitId): ShipThreat[] =>
  enemiesOf(view, unit)
    .flatMap(({ id }) => bestShot(view, id, unit))
    .sort(byHarm)
