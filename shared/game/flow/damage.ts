import type { Change } from '#shared/game/engine/change'
import { type FrameRules, neverAsked } from '#shared/game/engine/frame-rules'
import { type DeepReadonly, HULL_ZONES, type Ship } from '#shared/game/engine/state'
import { mayStillCounter } from './attack'
import { unitOf } from './attack-step'

/** One card for each of the ships that is still there, facedown unless a card says otherwise, all in one resolution (R9.3, R15.4). */
export const dealDamageRules: FrameRules<'deal-damage'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    tx.pop()
    const dealt = f.ships.filter((ship) => tx.state.ships[ship])
    for (const ship of dealt) if (!f.faceup?.includes(ship)) tx.dealDamage(ship)
    for (const ship of dealt) if (f.faceup?.includes(ship)) tx.dealFaceup(ship)
  },
}

/** It has no hull left and is on the table only to use Counter (R11.27): the rest of the damage is ignored (R9.16). */
const isLost = ({ rules, state }: Change, { id, damage, damageWithoutCard }: DeepReadonly<Ship>): boolean =>
  damage.length + damageWithoutCard >= rules.valueOf(state, 'hull', id, {}) &&
  rules.allows(state, 'be-destroyed', id, {})

/**
 * Redirected points take shields of their zones first (R8.8); then each point takes a shield of the zone, or deals a card,
 * whose effect is resolved before the next point (R9.1, R9.5).
 */
export const sufferRules: FrameRules<'suffer'> = {
  asks(g, f) {
    const ship = g.ships[f.unit]
    if (!ship || f.zone) return []
    const options = HULL_ZONES.map((id) => ({ id }))
    const ask = { ask: 'damage.zone', subject: f.unit, seat: ship.seat, kind: 'option', options } as const
    // Without any shields the zones are all alike.
    const bare = HULL_ZONES.every((zone) => ship.shields[zone] === 0)
    return [bare ? { ...ask, only: { option: 'front' } } : ask]
  },
  answer(tx, f, _ask, choice, { forced }) {
    const zone = HULL_ZONES.find((each) => 'option' in choice && each === choice.option)
    if (!zone) throw new Error('a hull zone expected')
    if (forced) tx.enter(f, { zone })
    else tx.chooseZone(f, zone)
  },
  advance(tx, f) {
    const ship = tx.state.ships[f.unit]
    if (!ship) {
      tx.pop()
      return tx.state.squadrons[f.unit] ? tx.loseHull(f.unit, f.points) : tx.damageObstacle(f.unit, f.points)
    }
    const [first, ...redirected] = f.redirected
    const zone = first?.zone ?? f.zone
    if (f.points === 0 || !zone || isLost(tx, ship)) return tx.pop()
    const shields = f.bypassing ? 0 : Math.min(first?.points ?? f.points, ship.shields[zone])
    if (first || shields > 0) {
      tx.enter(f, { points: f.points - shields, redirected })
      return tx.loseShields(f.unit, zone, shields)
    }
    const { firstFaceup: faceup, moreFaceup = 0 } = f
    const more = faceup && moreFaceup > 0
    tx.enter(f, { points: f.points - 1, firstFaceup: more, ...(more && { moreFaceup: moreFaceup - 1 }) })
    if (faceup) tx.dealFaceup(f.unit)
    else tx.dealDamage(f.unit)
  },
  /** Destroyed in the middle: the rest is void (R9.16). */
  alive: (g, f) => unitOf(g, f.unit) !== undefined,
}

/** Cards may act before a faceup card is dealt; its own effect is resolved when it is dealt (R9.5, R9.10). */
export const faceupCardRules: FrameRules<'faceup-card'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f, rules) {
    if (f.step === 'before') {
      tx.enter(f, { step: 'reveal' })
      return tx.window('card.before-faceup', f.ship)
    }
    if (f.step === 'reveal') {
      tx.enter(f, { step: 'deal' })
      if (rules.effectsAt(tx.state, 'card.revealed').some(({ self }) => self.on === f.ship)) tx.revealFaceup(f)
      return
    }
    tx.pop()
    if (f.step !== 'deal') return
    if (f.then) tx.windowForCards(f.then, f.ship)
    tx.dealDamage(f.ship, true, f.revealed)
  },
  alive: (g, f) => g.ships[f.ship] !== undefined,
}

/** Cards may keep a unit from being destroyed; the others leave the table at the same time (R9.13, R15.4). */
export const destructionRules: FrameRules<'destruction'> = {
  asks: () => [],
  answer: neverAsked,
  advance(tx, f) {
    if (f.step === 'before') {
      const units = f.units.filter((unit) => !mayStillCounter(tx.state, unit, tx.rules))
      tx.enter(f, { step: 'destroy', units })
      for (const unit of units.toReversed()) tx.window('destruction.before', unit)
      return
    }
    tx.pop()
    tx.destroySpent(f.units)
  },
}
