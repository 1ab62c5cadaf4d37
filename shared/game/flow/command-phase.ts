import type { DialSlots } from '#shared/game/engine/decision'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, SEATS, type Seat, shipOf } from '#shared/game/engine/state'

/** Every ship short of dials gets as many as are missing; a full stack gets none (R4.3-4). */
function missingDials(g: Game, seat: Seat, rules: Rulebook): DialSlots[] {
  return Object.values(g.ships)
    .filter((ship) => ship.seat === seat)
    .map((ship) => ({ ship: ship.id, missing: rules.valueOf(g, 'dialsRequired', ship.id, {}) - ship.dials.length }))
    .filter(({ missing }) => missing > 0)
}

/** Both seats are asked at once, in secret; the phase ends when both are done (R4.7). */
export const commandPhaseRules: FrameRules<'command-phase'> = {
  asks(g, f, rules) {
    if (f.step !== 'dials') return []
    return SEATS.filter((seat) => !f.done[seat]).flatMap((seat) => {
      const ships = missingDials(g, seat, rules)
      return ships.length > 0 ? [{ ask: 'command.dials', subject: 'table', seat, kind: 'dials', ships } as const] : []
    })
  },
  answer(tx, f, ask, choice) {
    if (!('dials' in choice)) throw new Error('dials expected')
    tx.enter(f, { done: { ...f.done, [ask.seat]: true } })
    tx.setDials(ask.seat, choice.dials)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.beginPhase('command')
        tx.enter(f, { step: 'dials' })
        return tx.window('command.start', 'table')
      case 'dials':
        return tx.enter(f, { step: 'end' })
      case 'end':
        tx.enter(f, { step: 'over' })
        return tx.window('command.end', 'table')
      case 'over':
        return tx.pop()
    }
  },
}

/**
 * The enemy of a ship sets a new command on its top dial (DC3); its salt comes from the client that chose it (design 4).
 */
export const newDialRules: FrameRules<'new-dial'> = {
  asks: (_g, { ship, seat, place }) => {
    const ships = [{ ship, missing: 1, ...(place !== undefined && { place }) }]
    return [{ ask: 'dial.replace', subject: ship, seat, kind: 'dials', ships }]
  },
  answer(tx, f, ask, choice) {
    const [dial] = ('dials' in choice && choice.dials[f.ship]) || []
    tx.pop()
    if (dial) tx.replaceDial(f.ship, ask.seat, dial, f.place)
  },
  advance: (tx) => tx.pop(),
  alive: (g, f: FrameView<'new-dial'>) => (g.ships[f.ship]?.dials.length ?? 0) > (f.place ?? 0),
}

/** Dials that lie facedown on a card (R17.7i): set in secret, final when sent, like those of ships (R4.5, R4.7). */
export const storedDialsRules: FrameRules<'stored-dials'> = {
  asks: (g, { ship, missing }) => [
    { ask: 'card.dials', subject: ship, seat: shipOf(g, ship).seat, kind: 'dials', ships: [{ ship, missing }] },
  ],
  answer(tx, f, _ask, choice) {
    const dials = ('dials' in choice && choice.dials[f.ship]) || []
    tx.pop()
    tx.storeDials(f.source, f.ship, dials)
  },
  advance: (tx) => tx.pop(),
  alive: (g, f) => g.ships[f.ship] !== undefined,
}
