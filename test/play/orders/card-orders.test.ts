import { describe, expect, test } from 'vitest'
import { isLegal } from '#shared/game'
import { DEFAULT_ORDERS } from '#shared/game/cards/rules/in-advance'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { type GameState, TABLE } from '#shared/game/engine/state'
import { answerByOrders } from '#shared/play/orders/answer'
import type { Orders } from '#shared/play/orders/standing-order'
import { interrupts, turnOf } from '#shared/play/orders/turn'
import { cardOf } from '#shared/play/view/card-in-view'
import { type Moment, viewOf } from '#test/support/case-expect'
import { casesIn } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'
import { SALT } from '#test/support/fixture-game'
import { always, ordered } from '#test/support/order-table'

/** Whatever the cases ask a player outside the own turn (K8), found by playing all of them. */

interface Asking {
  /** The card that asks or is offered; absent: none. */
  readonly card: string | undefined
  readonly request: DecisionRequest
  readonly state: GameState
  /** In the turn of the other player, not between turns. */
  readonly inTurn: boolean
  answer(orders: Orders): Choice | undefined
}

/** Moments about the whole table lie between turns, and so does what is asked in them. */
const inTurn = ({ stack, ships }: GameState): boolean =>
  turnOf({ stack, ships }) !== undefined && !stack.some((frame) => frame.kind === 'window' && frame.subject === TABLE)

function askedIn(moment: Moment): Asking[] {
  const { state, open } = moment
  return open
    .filter((request) => interrupts(state, request))
    .flatMap((request) => {
      const view = viewOf(moment, request.seat)
      const options = request.kind === 'option' ? request.options : []
      const offered = options.flatMap(({ source }) => source ?? [])
      const sources = request.ask === 'effect.choose' ? [request.subject] : offered
      const cards = new Set(sources.length > 0 ? sources.map((source) => cardOf(view, source)) : [undefined])
      const seen = { request, state: structuredClone(state), inTurn: inTurn(state) }
      const answer = (orders: Orders) => answerByOrders({ view, request, salt: () => SALT }, orders)?.choice
      return [...cards].map((card) => ({ ...seen, card, answer }))
    })
}

const ASKED = casesIn(['test/cases']).flatMap(({ file }) => {
  const found: Asking[] = []
  if (file) playCase(file, { watch: (moment) => found.push(...askedIn(moment)) })
  return found
})

/** What the cards of the game ask. */
const OF_CARDS = ASKED.filter(({ card }) => card !== undefined && CARD_RULES[card] !== undefined)

/** Questions that stay open, or are answered by something illegal. */
const leftBy = (asked: readonly Asking[], ordersFor: (card: string) => Orders): string[] => [
  ...new Set(
    asked.flatMap(({ card = '', request, state, answer }) => {
      const choice = answer(ordersFor(card))
      return choice && !isLegal(state, request, choice) ? [] : [`${card} ${request.ask}`]
    }),
  ),
]

test('dozens of cards ask in the other’s turn or between turns', () => {
  const cards = (which: readonly Asking[]) => new Set(which.map(({ card }) => card)).size
  expect(cards(OF_CARDS.filter((each) => each.inTurn))).toBeGreaterThan(20)
  expect(cards(OF_CARDS.filter((each) => !each.inTurn))).toBeGreaterThan(35)
})

test('an order for the card by its id answers each of them (SO-CARD)', () => {
  const use = (card: string) => ordered(always('card', { use: true, first: ['any'] }, { on: 'card', card }))
  expect(leftBy(OF_CARDS, use)).toEqual([])
})

describe.each(['cautious', 'stubborn'] as const)('%s', (preset) => {
  test('answers whatever comes in the other’s turn, by cards or not', () => {
    const asked = ASKED.filter((each) => each.inTurn)
    expect(asked.map(({ request }) => request.ask)).toContain('objective.place')
    expect(leftBy(asked, () => ({ preset, orders: [] }))).toEqual([])
  })

  test('leaves those between turns to their player', () => {
    const between = OF_CARDS.filter(({ request, inTurn }) => !inTurn && request.ask === 'window.effect')
    const answered = between.filter(({ answer }) => answer({ preset, orders: [] }) !== undefined)
    expect(answered.map(({ card }) => card)).toEqual([])
  })
})

test('a critical effect of a card that costs nothing is resolved where there is no standard one (R9.26)', () => {
  const criticals = ASKED.filter(
    ({ card, request }) => card === 'planetary-ion-cannon' && request.ask === 'attack.critical',
  )
  const answers = criticals.map(({ answer }) => answer({ preset: 'cautious', orders: [] }))
  expect(answers).toContainEqual({ option: 'planetary-ion-cannon@b.2' })
  expect(answers).not.toContainEqual({ option: 'none' })
})

test('a card that is discarded is used without a condition only where it cannot be for nothing', () => {
  const discarded = DEFAULT_ORDERS.filter(
    ([card, { use }]) =>
      use === 'always' && CARD_RULES[card]?.some((rule) => rule.kind === 'at' && rule.costs.discards && rule.byOrder),
  )
  // It takes a crew card away that would lie faceup.
  expect(discarded.map(([card]) => card)).toEqual(['medical-team'])
})
