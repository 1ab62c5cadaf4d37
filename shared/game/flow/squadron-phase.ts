import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import type { Values } from '#shared/game/engine/influence'
import { type Game, otherSeat, type Seat, type UnitId } from '#shared/game/engine/state'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { keywordsOf } from './engagement'

type SquadronPhase = FrameView<'squadron-phase'>

/** Two in a turn, one after the other (R11.2-3). */
const IN_A_TURN = 2
/** How far Cloak moves: distance 1 (R11.35). */
const CLOAK_REACH = reachOf(1)

/** Squadrons of a seat whose slider still matches the initiative token (R11.6). */
export const unactivated = (g: Game, seat: Seat, rules: Values): UnitId[] =>
  Object.values(g.squadrons)
    .filter((squadron) => squadron.seat === seat && !squadron.activated)
    .filter(({ id }) => rules.allows(g, 'activate', id, {}))
    .map(({ id }) => id)

function turnAsk(g: Game, f: SquadronPhase, rules: Values): OpenAsk[] {
  const squadrons = f.left > 0 ? unactivated(g, f.turn, rules) : []
  const [first, ...others] = squadrons
  if (!first) return []
  const options = squadrons.map((id) => ({ id }))
  const ask = { ask: 'squadron.activate', subject: 'table', seat: f.turn, kind: 'option', options } as const
  return [others.length === 0 ? { ...ask, only: { option: first } } : ask]
}

const cloaks = (g: Game, f: SquadronPhase, rules: Values): UnitId[] =>
  Object.values(g.squadrons)
    .filter(({ id, seat }) => seat === f.turn && !f.cloaked.includes(id) && keywordsOf(g, id, rules).cloak)
    .map(({ id }) => id)

function cloakAsk(g: Game, f: SquadronPhase, rules: Values): OpenAsk[] {
  const squadrons = cloaks(g, f, rules)
  if (squadrons.length === 0) return []
  const options = [...squadrons.map((id) => ({ id })), { id: 'done' }]
  return [{ ask: 'squadron.cloak', subject: 'table', seat: f.turn, kind: 'option', options }]
}

/** The players alternate, first player first, two squadrons in a turn; a player without any left passes (R11.2-4). */
export const squadronPhaseRules: FrameRules<'squadron-phase'> = {
  asks(g, f, rules) {
    if (f.step === 'turns') return turnAsk(g, f, rules)
    return f.step === 'cloak' ? cloakAsk(g, f, rules) : []
  },
  answer(tx, f, ask, choice, { forced }) {
    if (!('option' in choice)) throw new Error('a squadron expected')
    if (ask.ask === 'squadron.activate') {
      tx.enter(f, { left: f.left - 1 })
      return tx.activateSquadron(choice.option, { forced })
    }
    const done = choice.option === 'done'
    tx.enter(f, { cloaked: [...f.cloaked, ...(done ? cloaks(tx.state, f, tx.rules) : [choice.option])] })
    if (!done) tx.beginSquadronMove(choice.option, CLOAK_REACH)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'start':
        tx.beginPhase('squadron')
        tx.enter(f, { step: 'turns', left: IN_A_TURN })
        return tx.window('squadron-phase.start', 'table')
      case 'turns': {
        const other = otherSeat(f.turn)
        const [mine, theirs] = [f.turn, other].map((seat) => unactivated(tx.state, seat, tx.rules).length)
        // The phase ends when all have activated (R11.4); moves by Cloak follow, the first player's first (R11.8).
        if (!mine && !theirs) return tx.enter(f, { step: 'cloak', turn: tx.state.firstPlayer })
        if (!mine && f.left === IN_A_TURN) tx.passTurn(f.turn)
        return tx.enter(f, { turn: other, left: IN_A_TURN })
      }
      case 'cloak':
        if (f.turn === tx.state.firstPlayer) return tx.enter(f, { turn: otherSeat(f.turn) })
        tx.enter(f, { step: 'end' })
        return tx.window('squadron-phase.end', 'table')
      case 'end':
        return tx.pop()
    }
  },
}
