import type { Chance } from '#shared/game/engine/chance'
import type { Frame, NewFrame } from '#shared/game/engine/frame'
import type { GameState, Seat } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import type { Plan, PlanFault } from './plan'
import { firstStep } from './plan-steps'
import { type PreviewRules, previewScript } from './preview'
import { isOfObstacles, isOfSetUp, pieceNow } from './set-up-plan'

/** Players plan while others decide: the preview supposes that the next turn has come. */

/** The scope of a plan: the next turn, which in set-up is the whole deployment, or the obstacles before it. */
export type PlanScope = 'turn' | 'obstacles'

const NO_LUCK: Chance = {
  draw() {
    throw new Error('nothing is drawn when a turn begins')
  },
}

/**
 * The table as it is, but as if this player's next turn had come: in set-up that of deploying, in the Command and Ship Phase the choice of a ship, then
 * that of squadrons. Undefined where there is none in this round, or its dials are still to be set.
 */
export function supposedTurn(rules: PreviewRules, view: GameView, prepares: PlanScope = 'turn'): GameView | undefined {
  const { viewer } = view
  if (viewer === 'spectator' || view.result) return undefined
  if (view.phase === 'setup') return supposedSetUp(rules, view, viewer, prepares)
  const state = knownState(view)
  const round = state.stack.findIndex(({ kind }) => kind === 'round')
  const frame = round < 0 ? undefined : nextTurn(view, viewer)
  if (!frame) return undefined
  const run = rules.begin(withTurn(state, round, frame), NO_LUCK)
  return rules.viewFor(run.state, viewer, run.pending())
}

/**
 * In set-up, once the objective is known: as if the other seat let all its turns pass, from the obstacles or from
 * the deployment on. Undefined if nothing of that is left to this seat.
 */
function supposedSetUp(rules: PreviewRules, view: GameView, seat: Seat, prepares: PlanScope): GameView | undefined {
  const isObstacles = prepares === 'obstacles'
  const mine = inSetUp(knownState(view), isObstacles ? 'obstacles' : 'deploying', seat)
  if (!mine) return undefined
  const run = rules.begin(mine, NO_LUCK)
  const supposed = rules.viewFor(run.state, seat, run.pending())
  return supposed.requests.some(isObstacles ? isOfObstacles : isOfSetUp) ? supposed : undefined
}

/** The same table in a step of set-up, all of whose turns are this seat's; undefined before the objective is chosen, and behind that step. */
function inSetUp(state: GameState, step: 'obstacles' | 'deploying', turn: Seat): GameState | undefined {
  const at = state.stack.findIndex(({ kind }) => kind === 'setup')
  const frame = state.stack[at]
  const steps = ['obstacles', 'before-deploying', 'deploying']
  if (frame?.kind !== 'setup' || !steps.slice(0, steps.indexOf(step) + 1).includes(frame.step)) return undefined
  return { ...state, stack: [...state.stack.slice(0, at), { ...frame, step, turn, alone: true }] }
}

/** The same table with this turn as the top frame of the round. */
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
export function staleness(rules: PreviewRules, view: GameView, plan: Plan): PlanFault | undefined {
  if (plan.lines.some(isOfSetUp)) return pieceStaleness(rules, view, plan)
  const step = firstStep(plan.lines)
  const gone = step.findIndex(({ subject }) => isGone(view, subject))
  if (gone >= 0) return { line: gone, code: 'question-gone', subject: step[gone]?.subject ?? '' }
  const from = tableOf(rules, view, plan)
  if (!from) return undefined
  const { used, end } = previewScript(rules, from, step, 'blank')
  return end.at === 'line' ? { line: used, code: end.code, ...(end.subject && { subject: end.subject }) } : undefined
}

/** The table on which a plan begins: as it is, where its first question is open, else as it is supposed. */
export function tableOf(rules: PreviewRules, view: GameView, { lines }: Pick<Plan, 'lines'>): GameView | undefined {
  const isOpen = view.requests.some(({ ask, subject }) => ask === lines[0]?.ask && subject === lines[0]?.subject)
  if (pieceNow(lines, view.requests) || (isOpen && !lines.some(isOfSetUp))) return view
  return supposedTurn(rules, view, lines.some(isOfObstacles) ? 'obstacles' : 'turn')
}

/** Of the piece that is put down next; undefined as well where nothing of set-up is left to this seat. */
function pieceStaleness(rules: PreviewRules, view: GameView, { lines }: Plan): PlanFault | undefined {
  const from = tableOf(rules, view, { lines })
  if (!from) return undefined
  const piece = pieceNow(lines, from.requests)
  if (!piece) return { line: 0, code: 'question-gone' }
  const { used, end } = previewScript(rules, from, piece.lines, 'blank')
  const [line] = piece.lines.slice(used)
  return end.at === 'line' && line
    ? { line: lines.indexOf(line), code: end.code, ...(end.subject && { subject: end.subject }) }
    : undefined
}

const isGone = (view: GameView, subject: string): boolean => view.lost.some(({ id }) => id === subject)
