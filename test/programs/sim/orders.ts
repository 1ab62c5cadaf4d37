import { begin, pending, viewFor } from '#shared/game'
import type { Choice, Decision, DecisionRequest } from '#shared/game/engine/decision'
import { type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { edgeOf } from '#shared/game/geometry/table-area'
import type { AnswerContext } from '#shared/play/bots/bot'
import { choosePlace, placeNear } from '#shared/play/bots/choose-set-up'
import { answerByOrders } from '#shared/play/orders/answer'
import type { AnswerNote, OrderAnswer } from '#shared/play/orders/answer-note'
import { cannotMatter } from '#shared/play/orders/cannot-matter'
import { MOST_AUTOMATIC, type Preparations } from '#shared/play/orders/commit-parts'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import { isOfSetUp } from '#shared/play/orders/set-up-plan'
import { NO_ORDERS, type Orders } from '#shared/play/orders/standing-order'
import { practiceBot } from '#test/support/practice-bot'
import { scramble, withoutAnswers } from '#test/support/scramble'
import { proposeSetUp } from './set-up-proposal'

/**
 * What both seats have ordered: to be asked always, nothing, or what players begin with who do not want to be asked in the
 * other's turn; `planned`: and each plans its whole set-up when the objective is known.
 */
export const SIM_ORDERS = ['none', 'default', 'standard', 'planned'] as const
export type SimOrders = (typeof SIM_ORDERS)[number]

const ORDERS: Record<SimOrders, Orders> = {
  none: { ...NO_ORDERS, askAlways: true },
  default: NO_ORDERS,
  standard: { preset: 'cautious', orders: [] },
  planned: { preset: 'cautious', orders: [] },
}

export const sameForBoth = (orders: Orders): Record<Seat, Preparations> => ({ a: { orders }, b: { orders } })
export const preparedBy = (orders: SimOrders): Record<Seat, Preparations> => sameForBoth(ORDERS[orders])

/**
 * What an order answered hangs on nothing but what its owner may know (R17.10a): asked again in a game that is another
 * one in all that is hidden from them, it answers the same.
 */
export function ordersInterfere(
  state: GameState,
  decision: Decision,
  { orders = NO_ORDERS }: Preparations,
  below: (k: number) => number,
): string[] {
  if (decision.kind !== 'answer') return [`nobody orders to ${decision.kind}`]
  const hidden = withoutAnswers(scramble(state, decision.seat, below), decision.seat)
  const answers = [state, hidden].map((game) => JSON.stringify(ordered(game, decision, orders)))
  return answers[0] === answers[1] ? [] : ['what an order answers depends on what is hidden from its owner']
}

/** What cannot matter is so by what everybody knows: in a game that is another one in all secrets it is answered the same. */
export function passesInterfere(state: GameState, below: (k: number) => number): string[] {
  const hidden = scramble(state, 'spectator', below)
  const answers = [state, hidden].map((game) => {
    const open = pending(game)
    return JSON.stringify(open.map((request) => [request.id, cannotMatter(viewFor(game, 'spectator', open), request)]))
  })
  return answers[0] === answers[1] ? [] : ['what is not asked depends on what somebody does not know']
}

/** Plans for the set-up of a seat, made by the practice bot on what that seat knows; none before the objective is chosen. */
export function setUpPlans(state: GameState, seat: Seat): Plan[] {
  const { obstacles, deployment } = proposeSetUp({ begin, viewFor }, viewFor(state, seat), placedAhead)
  const plan = (id: string, lines: ScriptLine[]): Plan[] =>
    lines.length > 0 ? [{ id, lines, unless: [], plays: 'itself' }] : []
  return [...plan('obstacles', obstacles), ...plan('deployment', deployment)]
}

/** How far from the own edge, in parts of the table. */
const NEAR = 0.4

/** Obstacles on the own side of the middle: put down ahead of time, they must not meet those of the other seat. */
function placedAhead(asked: AnswerContext): Choice {
  const { view, request } = asked
  if (request.kind !== 'placement') return practiceBot(asked)
  if (request.piece.kind !== 'obstacle') return choosePlace({ ...asked, request })
  const { width, height } = view.area
  const y = Math.round(height * (edgeOf(view, request.seat) === 'south' ? NEAR : 1 - NEAR))
  return placeNear(view, request, { x: Math.round(width / 2), y, heading: 0 })
}

/** The same salts for everybody: what is compared is not who can guess them. */
const salt = () => '00'.repeat(16)

function ordered(state: GameState, { request: id, seat }: Answer, orders: Orders): OrderAnswer | undefined {
  const open = pending(state)
  const request = open.find((each) => each.id === id)
  return request && answerByOrders({ view: viewFor(state, seat, open), request, salt }, orders)
}
type Answer = Decision & { kind: 'answer' }

/** A decision; `told`: it was taken for its seat, for this reason. */
export interface TakenDecision {
  decision: Decision
  /** What it answers. */
  asked?: DecisionRequest
  told?: AnswerNote
}

/**
 * What is wrong with the decisions that were taken for the seats in one submission: each has its reason, one planned
 * activation a seat is played, and all end within the bound (design 10).
 */
export function submissionBreaches(taken: readonly TakenDecision[], answers: Record<Seat, number>): string[] {
  const seats = SEATS.flatMap((seat) => {
    const told = taken.flatMap((each) => (each.decision.seat === seat && each.told) || [])
    // In set-up a piece is put down as often as it is the seat's turn.
    const planned = told.filter((each) => each.by === 'plan' && !isOfSetUp(each))
    const ships = planned.filter(({ ask }) => ask === 'ship.activate').length
    const squadrons = planned.filter(({ ask }) => ask === 'squadron.activate').length
    return [
      ...(told.length === answers[seat]
        ? []
        : [`${answers[seat]} answers for ${seat}, and ${told.length} are told of`]),
      ...(told.every(hasReason) ? [] : [`an answer for ${seat} has no reason`]),
      ...(new Set(planned.map(({ plan }) => plan)).size > 1 ? [`several plans of ${seat} in one submission`] : []),
      ...(ships > 1 || squadrons > 2 || ships * squadrons > 0 ? [`several planned activations of ${seat}`] : []),
    ]
  })
  return [
    ...seats,
    ...(taken.every(({ told }) => told) ? [] : ['a decision that nobody took and nothing ordered']),
    ...(taken.length > MOST_AUTOMATIC ? [`${taken.length} automatic decisions in one submission`] : []),
  ]
}

function hasReason({ by, fired, plan }: AnswerNote): boolean {
  return by === 'plan' ? plan !== undefined : by === 'order' && fired !== undefined
}
