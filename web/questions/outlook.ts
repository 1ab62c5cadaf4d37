import type { HullZone, RangeBand, UnitId } from '#shared/game/engine/state'
import { expectedDamage, unrolled, withoutWeakest } from '#shared/game/odds/pool-odds'
import { type Way, waysOf } from '#shared/play/view/attack-reach'
import { countingOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'

/** An attack that a ship could make from where everybody stands. */
export interface PossibleShot {
  attacker: UnitId
  defender: UnitId
  zone: HullZone
  range: RangeBand
  /** Damage on average, before the defender does anything. */
  expected: number
}

function shotBy(view: GameView, attacker: UnitId, defender: UnitId, way: Way): PossibleShot[] {
  if (way.range === undefined) return []
  const { zone, range, dice, removed } = way
  const counting = countingOf(view, { attacker, ...way })
  const expected = expectedDamage(withoutWeakest(unrolled(dice), removed, counting), counting)
  return expected > 0 ? [{ attacker, defender, zone, range, expected }] : []
}

const bestShot = (view: GameView, attacker: UnitId, defender: UnitId): PossibleShot[] =>
  waysOf(view, attacker, defender)
    .flatMap((way) => shotBy(view, attacker, defender, way))
    .sort((p, q) => q.expected - p.expected)
    .slice(0, 1)

const enemiesOf = (view: GameView, unit: UnitId) => {
  const seat = (view.ships[unit] ?? view.squadrons[unit])?.seat
  return Object.values(view.ships).filter((ship) => ship.seat !== seat)
}

/** Enemy ships that it could attack from where it stands, each by its best hull zone; the best first. */
export const shotsFrom = (view: GameView, ship: UnitId): PossibleShot[] =>
  enemiesOf(view, ship)
    .flatMap(({ id }) => bestShot(view, ship, id))
    .sort((p, q) => q.expected - p.expected)

/** Enemy ships that could attack it where it stands, each by its best hull zone; the worst first. */
export const shotsAt = (view: GameView, unit: UnitId): PossibleShot[] =>
  enemiesOf(view, unit)
    .flatMap(({ id }) => bestShot(view, id, unit))
    .sort((p, q) => q.expected - p.expected)
