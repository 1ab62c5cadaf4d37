import type { Chance } from '#shared/engine/chance'
import type { Frame, NewFrame } from '#shared/engine/frame'
import type { GameState, Seat } from '#shared/engine/state'
import type { GameView } from '#shared/view/game-view'
import { knownState } from '#shared/view/known-state'
import { firstStep, type Plan, type Stale } from './plan'
import { type PreviewRules, previewScript } from './preview'

/** Plans are made while others decide: the next turn is supposed to be there already. */

const NO_LUCK: Chance = {
  draw() {
    throw new Error('nothing is drawn when a turn begins')
  },
}

/**
 * The table as it is, but as if this player's next turn had come: in the Command and Ship Phase the choice of a ship, then
 * that of squadrons. Undefined where there is none in this round, or its dials are still to be set.
 */
export function supposedTurn(rules: PreviewRules, view: GameView): GameView | undefined {
  const { viewer } = view
  if (viewer === 'spectator' || view.result) return undefined
  const state = knownState(view)
  const round = state.stack.findIndex(({ kind }) => kind === 'round')
  const frame = round < 0 ? undefined : nextTurn(view, viewer)
  if (!frame) return undefined
  const run = rules.begin(withTurn(state, round, frame), NO_LUCK)
  return rules.viewFor(run.state, viewer, run.pending())
}

/** The same table, with the turn in the place of all that goes on in the round now. */
function withTurn(state: GameState, round: number, frame: NewFrame): GameState {
  const ofShips = frame.kind === 'ship-phase'
  const outer = state.stack
    .slice(0, round + 1)
    .map((each) =>
      each.kind === 'round' ? { ...each, step: ofShips ? ('squadron' as const) : ('status' as const) } : each,
    )
  const turn = { ...frame, id: state.nextFrame, answered: { a: 0, b: 0 } } as Frame
  return { ...state, phase: ofShips ? 'ship' : 'squadron', stack: [...outer, turn], nextFrame: state.nextFrame + 1 }
}

function nextTurn(view: GameView, seat: Seat): NewFrame | undefined {
  const ships = Object.values(view.ships)
  const waits = ships.filter((ship) => ship.seat === seat && !ship.activated)
  const beforeShips = view.phase === 'command' || view.phase === 'ship'
  if (beforeShips && waits.length > 0) {
    if (waits.some(({ dials }) => dials.length === 0)) return undefined
    const begun = ships.some(({ activated }) => activated)
    return { kind: 'ship-phase', step: 'turns', turn: seat, ...(begun && { begun }) }
  }
  if (!Object.values(view.squadrons).some((one) => one.seat === seat && !one.activated)) return undefined
  return { kind: 'squadron-phase', step: 'turns', turn: seat, left: 2, cloaked: [] }
}

/** Why the next step of a plan would not go as planned, by what its owner knows now; undefined: nothing is in its way. */
export function staleness(rules: PreviewRules, view: GameView, plan: Plan): Stale | undefined {
  const step = firstStep(plan.lines)
  const gone = step.findIndex(({ subject }) => isGone(view, subject))
  if (gone >= 0) return { line: gone, code: 'question-gone', subject: step[gone]?.subject ?? '' }
  const [first] = step
  const isOpen = view.requests.some(({ ask, subject }) => ask === first?.ask && subject === first.subject)
  const from = isOpen ? view : supposedTurn(rules, view)
  if (!from) return undefined
  const { used, end } = previewScript(rules, from, step, 'blank')
  return end.at === 'line' ? { line: used, code: end.code, ...(end.subject && { subject: end.subject }) } : undefined
}

const isGone = (view: GameView, subject: string): boolean => view.lost.some(({ id }) => id === subject)
