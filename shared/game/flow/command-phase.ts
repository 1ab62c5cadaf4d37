import type { DialSlots } from '#shared/game/engine/decision'
import type { FrameRules } from '#shared/game/engine/frame-rules'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { type Game, SEATS, type Seat } from '#shared/game/engine/state'

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
