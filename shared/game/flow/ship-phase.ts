import type { Option } from '#shared/game/engine/decision'
import type { FrameRules, FrameView } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { offersAt, optionFor, startEffect } from '#shared/game/engine/offers'
import { type Game, otherSeat, SEATS, type Seat, type UnitId } from '#shared/game/engine/state'

/** Ships of a seat that may activate now: each once a round (R5.7), unless a card forbids it (R5.5). */
function activatable(g: Game, { begun }: FrameView<'ship-phase'>, seat: Seat, rules: Values): UnitId[] {
  const first = !begun && Object.values(g.ships).every(({ activated }) => !activated)
  const waiting = (of: Seat) => Object.values(g.ships).filter((ship) => ship.seat === of && !ship.activated)
  const allowed = (of: Seat, lapsed: boolean) =>
    waiting(of)
      .filter((ship) => rules.allows(g, 'activate', ship.id, { first }, { lapsed }))
      .map((ship) => ship.id)
  const nobodyElse = SEATS.every((of) => allowed(of, false).length === 0)
  return allowed(seat, nobodyElse)
}

/** Cards of a ship that could activate, used in its place. */
const insteadOf = (subject: UnitId) => ({ point: 'ship-phase.instead-of-activation', subject, used: [] }) as const

/** The players alternate, first player first; a player passes only if he cannot activate a ship (R5.2-5). */
export const shipPhaseRules: FrameRules<'ship-phase'> = {
  asks(g, f, rules) {
    if (f.step !== 'turns') return []
    const ships = activatable(g, f, f.turn, rules)
    const [first, ...others] = ships
    if (!first) return []
    const cards = ships.flatMap((id) => offersAt(g, insteadOf(id), f.turn, rules).map(optionFor))
    const options: Option[] = [...ships.map((id) => ({ id })), ...cards]
    const ask = {
      ask: 'ship.activate',
      subject: 'table',
      seat: f.turn,
      kind: 'option',
      options,
    } as const
    return [others.length + cards.length === 0 ? { ...ask, only: { option: first } } : ask]
  },
  answer(tx, f, ask, choice, { forced, rules }) {
    if (!('option' in choice)) throw new Error('a ship expected')
    const { option } = choice
    const ships = activatable(tx.state, f, ask.seat, rules)
    const isShip = ships.includes(option)
    tx.enter(f, { turn: otherSeat(ask.seat), ...(isShip && { begun: true }) })
    if (isShip) tx.beginActivation(option, forced)
    else ships.some((id) => startEffect(tx, insteadOf(id), option, ask.seat, rules))
  },
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.beginPhase('ship')
        tx.enter(f, { step: 'turns' })
        return tx.window('ship-phase.start', 'table')
      case 'turns': {
        const other = otherSeat(f.turn)
        // The phase ends when nobody can activate a ship any more (R5.8).
        if (activatable(tx.state, f, other, tx.rules).length === 0) return tx.pop()
        tx.passTurn(f.turn)
        return tx.enter(f, { turn: other })
      }
    }
  },
}
