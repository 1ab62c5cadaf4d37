import type { Choice } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import { answerByOrders } from '#shared/play/orders/answer'
import type { FoundFact, OrderAnswer } from '#shared/play/orders/answer-note'
import type { Condition } from '#shared/play/orders/condition'
import { holds } from '#shared/play/orders/holds'
import type {
  ActionOf,
  OrderKind,
  OrderOf,
  Orders,
  Scope,
  StandingOrder,
  Word,
} from '#shared/play/orders/standing-order'
import { type AttackOnTable, type CardTable, type Changed, type ShipOnTable, tablesLike } from './card-table'
import { type FixtureGame, SALT } from './fixture-game'

const rearAttacks = tablesLike({
  attacking: {
    by: 'cr90',
    from: 'front',
    at: 'vic.rear',
    step: 'defend',
    pool: ['red double hit', 'red hit', 'red hit'],
  },
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [457, 300] },
    vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550] },
  },
})
/** A Corvette attacks the rear of a Victory (seat b): four damage against one shield, eight hull points, a brace and two redirects. */
export const rearAttack = (attacking: AttackOnTable = {}, vic: ShipOnTable = {}, more: Changed<CardTable> = {}) =>
  rearAttacks({ attacking, ships: { vic } }, more)

/** The orders of a seat without a preset. */
export const ordered = (...orders: StandingOrder[]): Orders => ({ preset: 'ask', orders })

/** An order that always does the same. */
export const always = <K extends OrderKind>(
  kind: K,
  otherwise: ActionOf[K] | Word,
  scope: Scope = { on: 'match' },
): OrderOf<K> => ({ id: `${kind} ${scope.on}`, kind, scope, rules: [], otherwise })

/** What orders answer to the open question of a seat. */
export const orderAnswer = (t: FixtureGame, seat: Seat, orders: Orders): OrderAnswer | undefined =>
  answerByOrders({ view: t.view(seat), request: t.asked(seat), salt: () => SALT }, orders)

export const orderChoice = (t: FixtureGame, seat: Seat, ...orders: StandingOrder[]): Choice | undefined =>
  orderAnswer(t, seat, ordered(...orders))?.choice

/** Lets orders answer as long as they do. @returns the options they chose */
export function letOrdersAnswer(t: FixtureGame, seat: Seat, ...orders: StandingOrder[]): string[] {
  const chosen: string[] = []
  while (t.open.some((request) => request.seat === seat)) {
    const choice = orderChoice(t, seat, ...orders)
    if (!choice) break
    t.answer(seat, choice)
    chosen.push('option' in choice ? choice.option : JSON.stringify(choice))
  }
  return chosen
}

/** Whether a condition holds for a seat at its open question, if it has one, and what was found. */
export function found(
  t: FixtureGame,
  seat: Seat,
  condition: Condition,
): { holds: boolean | undefined; facts: FoundFact[] } {
  const facts: FoundFact[] = []
  const view = t.view(seat)
  const request = t.open.find((each) => each.seat === seat)
  return { holds: holds(condition, { view, request }, facts), facts }
}
