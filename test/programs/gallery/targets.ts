import { shipCard } from '#shared/game/cards/catalog/ships'
import type { DecisionRequest, ImpossibleOption, Option, RefusalCode, Target } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import { HULL_ZONES, type HullZone, type UnitId } from '#shared/game/engine/state'
import { usableDice } from '#shared/game/flow/target-measure'
import { type AttackEnd, sightBetween } from '#shared/play/view/attack-sight'
import type { GameView } from '#shared/play/view/game-view'

function measured(
  view: GameView,
  attacker: UnitId,
  zone: HullZone,
  to: AttackEnd,
): ImpossibleOption | Option | undefined {
  const ship = view.ships[attacker]
  const seen = sightBetween(view, { unit: attacker, zone }, to)
  if (!ship || !seen) return undefined
  const card = shipCard(ship.card)
  const gathered = to.zone ? card.armament[zone] : card.antiSquadron
  const dice = usableDice(gathered, seen.range.band)
  const target: Target = {
    zone,
    defender: to.unit,
    ...(to.zone && { defendingZone: to.zone }),
    length: seen.range.length,
    measured: seen.range.segment,
    ...(seen.range.band && { range: seen.range.band }),
    sight: seen.line,
    obstructedBy: [...seen.obstructedBy],
    through: seen.range.crosses.length > 0 ? [...seen.range.crosses] : [...seen.blockedBy],
    dice,
    removed: seen.obstructedBy.length > 0 ? 1 : 0,
  }
  const id = `${zone}>${to.unit}${to.zone ? `.${to.zone}` : ''}`
  const beyond: RefusalCode | undefined = seen.range.band === undefined ? 'out-of-range' : undefined
  const empty: RefusalCode | undefined = dice.red + dice.blue + dice.black - target.removed <= 0 ? 'no-dice' : undefined
  const code = seen.refusal ?? beyond ?? empty
  return code === undefined ? { id, target } : { id, code, target }
}

/** The question for the attack of a ship, with every target as it would be measured. */
export function declaring(view: GameView, attacker: UnitId): DecisionRequest {
  const seat = view.ships[attacker]?.seat ?? 'a'
  const enemies: AttackEnd[] = [
    ...Object.values(view.ships)
      .filter((ship) => ship.seat !== seat)
      .flatMap(({ id }) => HULL_ZONES.map((zone) => ({ unit: id, zone }))),
    ...Object.values(view.squadrons)
      .filter((squadron) => squadron.seat !== seat)
      .map(({ id }) => ({ unit: id })),
  ]
  const all = HULL_ZONES.flatMap((zone) =>
    enemies.flatMap((to) => {
      const found = measured(view, attacker, zone, to)
      return found ? [found] : []
    }),
  )
  return {
    id: `f9.0.${seat}`,
    ask: 'attack.declare',
    subject: attacker,
    seat,
    kind: 'option',
    options: [...all.filter((option): option is Option => !('code' in option)), { id: 'none' }],
    impossible: all.filter((option): option is ImpossibleOption => 'code' in option),
  }
}

/** The view with an attack of the first on the second going on, its dice rolled. */
export function attacked(
  view: GameView,
  from: AttackEnd,
  to: AttackEnd,
  more: Partial<FrameOf<'attack'>> = {},
): GameView {
  const seen = sightBetween(view, from, to)
  const frame: FrameOf<'attack'> = {
    kind: 'attack',
    id: 9,
    answered: { a: 0, b: 0 },
    step: 'defend',
    seat: view.ships[from.unit]?.seat ?? 'a',
    attacker: from.unit,
    ...(from.zone && { zone: from.zone }),
    defender: to.unit,
    ...(to.zone && { defendingZone: to.zone }),
    range: seen?.range.band ?? 'long',
    obstructedBy: [...(seen?.obstructedBy ?? [])],
    pool: [
      { id: 'd1', color: 'red', face: 'double-hit' },
      { id: 'd2', color: 'red', face: 'critical' },
      { id: 'd3', color: 'blue', face: 'accuracy' },
      { id: 'd4', color: 'black', face: 'hit-critical' },
    ],
    nextDie: 5,
    toRemove: 0,
    used: [],
    locked: [],
    spent: [],
    redirects: [],
    earlier: [],
    ...more,
  }
  return { ...view, now: [...view.now, frame] }
}

/** A question about the hull zones of a ship. */
export const zoneQuestion = (
  ask: DecisionRequest['ask'],
  subject: string,
  zones: readonly HullZone[],
  seat: 'a' | 'b',
): DecisionRequest => ({ id: 'f9.1.a', ask, subject, seat, kind: 'option', options: zones.map((id) => ({ id })) })

/** What a ship may repair with so many points (R7.10). */
export function repairing(view: GameView, ship: UnitId): DecisionRequest {
  const { shields, seat, card } = view.ships[ship] ?? { shields: undefined, seat: 'a' as const, card: '' }
  const most = shipCard(card).shields
  const short = HULL_ZONES.filter((zone) => (shields?.[zone] ?? 0) < most[zone])
  return {
    id: 'f9.2.a',
    ask: 'repair.effect',
    subject: ship,
    seat,
    kind: 'option',
    options: [
      ...short.map((zone): Option => ({ id: `recover:${zone}`, repair: { cost: 2, recover: zone } })),
      ...HULL_ZONES.filter((zone) => (shields?.[zone] ?? 0) > 0).flatMap((from) =>
        short
          .filter((to) => to !== from)
          .map((to): Option => ({ id: `move:${from}:${to}`, repair: { cost: 1, from, to } })),
      ),
      { id: 'done' },
    ],
  }
}
