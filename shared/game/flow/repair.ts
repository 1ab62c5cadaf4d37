import type { Change } from '#shared/game/engine/change'
import { countsToken } from '#shared/game/engine/commands'
import type { CommandUse, Option } from '#shared/game/engine/decision'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { offersAt } from '#shared/game/engine/offers'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, HULL_ZONES, shipOf, type UnitId } from '#shared/game/engine/state'

/** The dial gives the engineering value, the token half of it, rounded up (R7.9, R7.14); cards may give more. */
export function repairPoints(g: Game, ship: UnitId, use: CommandUse, rules: Values): number {
  const engineering = rules.valueOf(g, 'engineering', ship, {})
  const bonus = rules.valueOf(g, 'engineeringBonus', ship, {})
  return (use.dial ? engineering : 0) + (countsToken(use) ? Math.ceil(engineering / 2) : 0) + bonus
}

/** Whether so many points buy anything, or a card of the ship may act. */
export const findsRepairs = (g: Game, ship: UnitId, points: number, rules: Rulebook): boolean =>
  effects(g, ship, points, rules).length > 0 || hasCards(g, ship, rules)

const hasCards = (g: Game, ship: UnitId, rules: Rulebook): boolean =>
  rules.effectsAt(g, 'repair.effect').some(({ self }) => self.on === ship)

const begun = (ship: UnitId, points: number) =>
  ({ kind: 'repair', step: 'begin', ship, points, gained: points, cards: [] }) as const

/** Cards that could act before so many points are spent. */
export function cardsBefore(g: Game, ship: UnitId, points: number, rules: Rulebook): string[] {
  const stack: Game['stack'] = [
    ...g.stack,
    { ...begun(ship, points), cards: [], id: g.nextFrame, answered: { a: 0, b: 0 } },
  ]
  const opening = { point: 'repair.effect', subject: ship, used: [] } as const
  return offersAt(rules.supposed(g, { stack }), opening, shipOf(g, ship).seat, rules).map(({ self }) => self.source)
}

export const beginRepair = (tx: Change, ship: UnitId, use: CommandUse): void =>
  tx.push({ ...begun(ship, repairPoints(tx.state, ship, use, tx.rules)), cards: [] })

/** All effects that a number of points buys now; never above the maximum of a zone (R7.10-11). */
function effects(g: Game, id: UnitId, points: number, rules: Values): Option[] {
  if (!rules.allows(g, 'spend-engineering', id, {})) return []
  const ship = shipOf(g, id)
  const hasRoom = HULL_ZONES.filter((zone) => ship.shields[zone] < rules.valueOf(g, 'shields', id, { zone }))
  const recoverable = hasRoom.filter((zone) => rules.allows(g, 'recover-shield', id, { zone }))
  const receiving = hasRoom.filter((zone) => rules.allows(g, 'recover-shield', id, { zone, moved: true }))
  const moves = receiving.flatMap((to) =>
    HULL_ZONES.filter((from) => from !== to && ship.shields[from] > 0).map((from) => ({
      id: `move:${from}:${to}`,
      repair: { cost: 1, from, to } as const,
    })),
  )
  const recoveries = recoverable.map((zone) => ({ id: `recover:${zone}`, repair: { cost: 2, recover: zone } as const }))
  // A facedown card is chosen by its place, not by its content (R7.15).
  const discards = ship.damage.map(({ slot, faceup, card }) => ({
    id: `discard:${slot}`,
    repair: { cost: 3, slot, ...(faceup && { card }) } as const,
  }))
  return [...moves, ...recoveries, ...discards].filter(({ repair }) => repair.cost <= points)
}

function openForCards(tx: Change, { ship }: FrameView<'repair'>, rules: Rulebook): void {
  if (hasCards(tx.state, ship, rules)) tx.window('repair.effect', ship)
}

/** Each effect is resolved before the next is paid for (R7.12); points that are left are lost (R7.13). */
export const repairRules: FrameRules<'repair'> = {
  asks(g, f, rules) {
    if (f.step !== 'effects') return []
    const options = effects(g, f.ship, f.points, rules)
    if (options.length === 0) return []
    const { seat } = shipOf(g, f.ship)
    const ask = { ask: 'repair.effect', subject: f.ship, seat, kind: 'option' } as const
    return [{ ...ask, options: [...options, { id: 'done' }] }]
  },
  answer(tx, f, _ask, choice) {
    const chosen = 'option' in choice ? choice.option : 'done'
    const repair = effects(tx.state, f.ship, f.points, tx.rules).find(({ id }) => id === chosen)?.repair
    if (!repair) return tx.enter(f, { step: 'end' })
    tx.enter(f, { points: f.points - repair.cost, repaired: true })
    if (repair.recover) tx.recoverShield(f.ship, repair.recover)
    if (repair.from && repair.to) tx.moveShield(f.ship, repair.from, repair.to)
    if (repair.slot !== undefined) tx.discardDamage(f.ship, repair.slot)
  },
  advance(tx, f, rules) {
    switch (f.step) {
      case 'begin':
        tx.enter(f, { step: 'effects' })
        return openForCards(tx, f, rules)
      case 'effects':
        return tx.enter(f, { step: 'end' })
      case 'end':
        tx.enter(f, { step: 'over' })
        // A player who has passed on the cards and bought nothing since would see the same cards again.
        return f.repaired && openForCards(tx, f, rules)
      case 'over':
        tx.pop()
        return tx.endRepair(f)
    }
  },
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
