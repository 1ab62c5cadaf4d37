import type { GameView } from '#shared/play/view/game-view'
import { isNamed } from './answers/card-answer'
import type { Condition } from './condition'
import { factsIn, isSame, neverHolds, rangesOf } from './impossible'
import { isCardIn, scopeFaultOf, tokensOf, unitIn } from './scope-faults'
import type { ActionOf, OrderKind, OrderRule, Orders, StandingOrder } from './standing-order'

export interface Warning {
  /** Id of the order. */
  order: string
  /** Which of its rules, from 0; absent: the order as a whole. */
  rule?: number
  code:
    | 'never-fires'
    /** Another order with the same scope comes first, and decides. */
    | 'behind-another'
    /** The same, and it says the opposite. */
    | 'contradicts'
    /** It names a unit or card that is not in this game. */
    | 'no-such-unit'
    /** Its time is over, or its unit is gone. */
    | 'over'
  /** Id of the order that comes first. */
  other?: string
}
type Fault = Omit<Warning, 'order'>

/** Orders that can never answer, or not as they say; with a view, also those that cannot answer in that game. */
export function warningsOf({ orders }: Orders, view?: GameView): Warning[] {
  return orders.flatMap((order, i) => {
    const code = scopeFaultOf(order, view)
    const whole = code ? { code } : besideOthers(order, orders.slice(0, i), orders, view)
    return [...(whole ? [whole] : []), ...ofRules(order, view)].map((fault) => ({ order: order.id, ...fault }))
  })
}

/** Of the orders of a kind and scope only the first is heard; and those of a card before those of a moment. */
function besideOthers(
  order: StandingOrder,
  before: readonly StandingOrder[],
  all: readonly StandingOrder[],
  view: GameView | undefined,
): Fault | undefined {
  const first = before.find((other) => hides(other, order, view))
  if (first) return { code: areOpposed(first, order) ? 'contradicts' : 'behind-another', other: first.id }
  if (order.kind !== 'window') return undefined
  const listed = [...order.rules.map((rule) => rule.do), order.otherwise].flatMap((action) =>
    typeof action === 'object' ? action.use : [],
  )
  const refusing = all.find(
    (other) => other.scope.on === 'card' && listed.includes(other.scope.card) && willOf(other) === false,
  )
  return refusing && { code: 'contradicts', other: refusing.id }
}

function hides(first: StandingOrder, order: StandingOrder, view: GameView | undefined): boolean {
  if (first.kind !== order.kind || (first.until && !isSame(first.until, order.until))) return false
  if (view && scopeFaultOf(first, view)) return false
  if (isSame(first.scope, order.scope)) return true
  const [own, other] = [order.scope, first.scope]
  return own.on === 'card' && other.on === 'card' && view !== undefined && isNamed(view, own.card, other.card)
}

/** The answer of an order for yes or no that is the same in every case. */
function willOf(order: StandingOrder): boolean | undefined {
  if (order.kind !== 'card' && order.kind !== 'counter') return undefined
  const [first] = order.rules
  const action = first && first.when === undefined ? first.do : order.rules.length === 0 ? order.otherwise : undefined
  if (action === 'decline') return false
  if (typeof action !== 'object') return undefined
  return 'use' in action ? action.use : action.attack
}

function areOpposed(p: StandingOrder, q: StandingOrder): boolean {
  const [a, b] = [willOf(p), willOf(q)]
  return a !== undefined && b !== undefined && a !== b
}

/** A rule that the general type of its order does not narrow. */
type AnyRule = OrderRule<OrderKind>

function ofRules(order: StandingOrder, view: GameView | undefined): Fault[] {
  const rules: readonly AnyRule[] = order.rules
  return rules.flatMap((rule, i): Fault[] => {
    if (isBehind(order.kind, rules.slice(0, i), rule) || isImpossible(order, rule, view))
      return [{ rule: i, code: 'never-fires' }]
    return view && namesNobody(rule, view) ? [{ rule: i, code: 'no-such-unit' }] : []
  })
}

/** A rule before it holds whenever this one does, and can always be done. */
const isBehind = (kind: OrderKind, before: readonly AnyRule[], rule: AnyRule): boolean =>
  before.some((other) => (!other.when || isSame(other.when, rule.when)) && alwaysAnswers(kind, other.do))

/** An action that is skipped where it cannot be done leaves room for the next rule. */
function alwaysAnswers(kind: OrderKind, action: AnyRule['do']): boolean {
  if (action === 'ask' || action === 'preset') return true
  if (action === 'decline') return kind === 'defense' || kind === 'counter' || kind === 'card' || kind === 'attack'
  if (kind === 'place') return !('most' in action && action.most !== undefined)
  return kind !== 'pick' && kind !== 'opponent' && kind !== 'window'
}

function isImpossible(order: StandingOrder, { when, do: action }: AnyRule, view: GameView | undefined): boolean {
  if (when && (neverHolds(when) || (view && isPast(when, view)))) return true
  // Evade does nothing at close range (R8.9).
  const isClose = rangesOf(when).every((range) => range === 'close')
  if (order.kind === 'evade') return isClose
  if (order.kind !== 'defense' || typeof action !== 'object') return false
  const { spend } = action as ActionOf['defense']
  const tokens = tokensOf(order.scope, view)
  const useless = spend.filter(
    ({ token }) => (token === 'evade' && isClose) || (tokens !== undefined && !tokens.includes(token)),
  )
  return spend.length > 0 && useless.length === spend.length
}

/** Rounds do not come back. */
const isPast = (condition: Condition, { round }: GameView): boolean =>
  'all' in condition
    ? condition.all.some((part) => 'amount' in part && part.amount === 'round' && (part.max ?? round) < round)
    : 'amount' in condition && condition.amount === 'round' && (condition.max ?? round) < round

/** A unit that the rule waits for, or for which it keeps a token, was never in this game. */
function namesNobody({ when, do: action }: AnyRule, view: GameView): boolean {
  const isKnown = (id: string) =>
    unitIn(view, id) !== undefined || view.lost.some((unit) => unit.id === id || unit.card === id)
  const facts = when ? factsIn(when) : []
  const units = facts.flatMap((fact) => {
    if ('amount' in fact) return fact.of === undefined || WHOSE.includes(fact.of) ? [] : [fact.of]
    return fact.word === 'on-table' ? [fact.unit] : []
  })
  const kept =
    typeof action === 'object' && 'spend' in action ? action.spend.flatMap(({ keepFor = [] }) => keepFor) : []
  const aim = typeof action === 'object' && 'aim' in action && typeof action.aim === 'object' ? action.aim : undefined
  const near = aim && 'beside' in aim ? [aim.beside] : aim && 'outOfArc' in aim ? [aim.outOfArc] : []
  const named = facts.flatMap((fact) =>
    'word' in fact && (fact.word === 'attacker' || fact.word === 'defender') ? [fact.in] : [],
  )
  return (
    [...units, ...kept, ...near].some((id) => !isKnown(id)) ||
    named.some((names) => names.length > 0 && names.every((name) => !isKnown(name) && !isCardIn(view, name)))
  )
}

const WHOSE: readonly string[] = ['attacker', 'defender', 'subject']
