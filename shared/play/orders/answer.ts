import { areLegalOptions, isLegalOption } from '#shared/game/engine/answer-legality'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { FiredRule, FoundFact, OrderAnswer } from './answer-note'
import { type Answerer, declined, declines } from './answerer'
import { attackAnswer } from './answers/attack-answer'
import { cardAnswer } from './answers/card-answer'
import { counterAnswer } from './answers/counter-answer'
import { defenseAnswer } from './answers/defense-answer'
import { evadeAnswer } from './answers/evade-answer'
import { opponentAnswer } from './answers/opponent-answer'
import { pickAnswer } from './answers/pick-answer'
import { placeAnswer } from './answers/place-answer'
import { redirectAnswer } from './answers/redirect-answer'
import { windowAnswer } from './answers/window-answer'
import { zoneAnswer } from './answers/zone-answer'
import { holds } from './holds'
import { presetOrders } from './presets'
import { type CardTopic, cardTopics, orderFor, type RequestTopic, topicOf } from './request-topic'
import type { OrderKind, OrderOf, OrderRule, Orders, StandingOrder } from './standing-order'

const ANSWERERS: { [K in OrderKind]: Answerer<K> } = {
  defense: defenseAnswer,
  evade: evadeAnswer,
  redirect: redirectAnswer,
  zone: zoneAnswer,
  counter: counterAnswer,
  attack: attackAnswer,
  place: placeAnswer,
  pick: pickAnswer,
  card: (asked, action) => cardAnswer(asked, action, sourceIn(asked.request)),
  opponent: opponentAnswer,
  window: windowAnswer,
}

/** The card of the question: the one offered, or the one that asks. */
const sourceIn = (request: DecisionRequest): string =>
  (request.kind === 'option' && request.options[0]?.source) || request.subject

/** The verdict of an order: an answer, to ask its player, not to use a card, or to leave it to the preset. */
type RuleVerdict = { rule: FiredRule['rule']; facts: FoundFact[]; does: Choice | 'ask' | 'leave' | 'preset' }
type OrderVerdict = RuleVerdict & { order: FiredRule['order']; disguised: boolean }

/**
 * What a seat's orders answer to one of its open questions; undefined: the seat is asked. From the view of its owner and
 * nothing else. Own orders come before those of the preset, the one of the narrowest scope alone decides, and a rule
 * whose action is not legal is skipped. Cards that a question offers are dealt with by their own
 * orders first.
 */
export function answerByOrders(asked: AnswerContext, orders: Orders): OrderAnswer | undefined {
  const topic = topicOf(asked)
  if (!topic) return undefined
  const cards = cardTopics(asked).map((card) => ({ ...card, said: saidAbout(card, only(asked, card), orders, true) }))
  const first = cards.find(({ said }) => said && said.does !== 'leave')?.said
  if (first) return answerOf(first, first.does)
  const left = cards.filter(({ said }) => said)
  const open = without(asked, left)
  const last = left.at(-1)?.said
  if (last && isNothingLeft(open)) return answerOf(last, declined(asked.request))
  const said = saidAbout(topic, open, orders, false)
  return said && !passesOver(asked, said.does, cards.length - left.length) ? answerOf(said, said.does) : undefined
}

const answerOf = ({ order, rule, facts, disguised }: OrderVerdict, choice: RuleVerdict['does'] | undefined) =>
  typeof choice === 'object' ? { choice, fired: { order, rule, facts }, disguised } : undefined

/** One card of those that are offered. */
const only = (asked: AnswerContext, { option }: CardTopic): AnswerContext => withOptions(asked, (id) => id === option)
const without = (asked: AnswerContext, left: readonly CardTopic[]): AnswerContext =>
  withOptions(asked, (id) => !left.some(({ option }) => option === id))

function withOptions(asked: AnswerContext, keeps: (id: string) => boolean): AnswerContext {
  const { request } = asked
  if (request.kind !== 'option') return asked
  return { ...asked, request: { ...request, options: request.options.filter(({ id }) => keeps(id)) } }
}

const isNothingLeft = ({ request }: AnswerContext): boolean =>
  request.kind === 'option' && request.options.every(({ id }) => declines(id))

/** An order about defense tokens says nothing of a card that is offered beside them: nobody has decided about that one. */
const passesOver = ({ request }: AnswerContext, does: RuleVerdict['does'], unordered: number): boolean =>
  request.ask === 'defense.spend' &&
  unordered > 0 &&
  typeof does === 'object' &&
  'option' in does &&
  declines(does.option)

/** The verdict of the first order in scope, own ones before the preset's; skips one that says "as without it". */
function saidAbout(topic: RequestTopic, asked: AnswerContext, { orders, preset, disguised }: Orders, isCard: boolean) {
  const among = (list: readonly StandingOrder[], nameOf: (order: StandingOrder) => FiredRule['order']) => {
    let left = list
    for (;;) {
      const order = topic.kinds.map((kind) => orderFor(left, kind, topic, asked.view)).find((found) => found)
      if (!order) return undefined
      const said = saidBy(order, nameOf(order), disguised === true, asked, isCard)
      if (said.does !== 'preset') return said
      left = left.filter((each) => each !== order)
    }
  }
  return among(orders, ({ id }) => id) ?? among(presetOrders(preset), ({ kind }) => ({ preset, kind }))
}

/** The first of its rules that holds and can be done, else its `otherwise`; if nothing can be done, it asks. */
function saidBy<K extends OrderKind>(
  { kind, rules, otherwise, disguised = false }: OrderOf<K>,
  order: FiredRule['order'],
  allDisguised: boolean,
  asked: AnswerContext,
  isCard: boolean,
): OrderVerdict {
  const by = { order, disguised: disguised || allDisguised }
  for (const [rule, { when, do: action }] of rules.entries()) {
    const facts: FoundFact[] = []
    if (when && holds(when, asked, facts) !== true) continue
    const does = done(kind, action, asked, isCard)
    if (does) return { ...by, does, rule, facts }
  }
  return { ...by, does: done(kind, otherwise, asked, isCard) ?? 'ask', rule: 'otherwise', facts: [] }
}

function done<K extends OrderKind>(
  kind: K,
  action: OrderRule<K>['do'],
  asked: AnswerContext,
  isCard: boolean,
): RuleVerdict['does'] | undefined {
  if (action === 'ask' || action === 'preset') return action
  if (isCard && leavesAlone(action)) return 'leave'
  const answer: Answerer<K> = ANSWERERS[kind]
  const choice = action === 'decline' ? declined(asked.request) : answer(asked, action)
  return choice && isListed(asked.request, choice) ? choice : undefined
}

const leavesAlone = (action: unknown): boolean =>
  action === 'decline' || (typeof action === 'object' && action !== null && 'use' in action && action.use === false)

/** Courses and places are always legal. */
function isListed(request: DecisionRequest, choice: Choice): boolean {
  if (request.kind === 'option') return isLegalOption(request, choice) === undefined
  if (request.kind === 'options') return areLegalOptions(request, choice) === undefined
  return true
}
