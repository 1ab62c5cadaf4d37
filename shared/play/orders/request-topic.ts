import { ASKS } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import { TABLE } from '#shared/game/engine/state'
import type { UnitId } from '#shared/game/engine/terms'
import type { AnswerContext } from '#shared/play/bots/bot'
import { cardOf } from '#shared/play/view/card-in-view'
import type { GameView } from '#shared/play/view/game-view'
import type { OrderKind, Scope, StandingOrder } from './standing-order'
import { turnOf } from './turn'

/** What an order can answer: a whole question, or one of the cards that it offers. */
export interface RequestTopic {
  /** The kinds of orders that answer it; the first one that there is answers. */
  readonly kinds: readonly OrderKind[]
  readonly units: readonly UnitId[]
  /** A card and its instance. */
  readonly cards: readonly string[]
}
export interface CardTopic extends RequestTopic {
  readonly option: string
}

/** The whole of a question; undefined: no order answers it. */
export function topicOf({ view, request }: AnswerContext): RequestTopic | undefined {
  const { orders: kinds } = ASKS[request.ask]
  if (!kinds) return undefined
  if (request.ask !== 'effect.choose') return { kinds, units: unitsOf(view, request), cards: [] }
  const effect = view.now.findLast((f): f is FrameOf<'effect'> => f.kind === 'effect')
  const units = [effect?.on, effect?.subject, unitUnder(request.subject)].filter((id) => id !== undefined)
  return {
    kinds: isOwnPlan(view, request) ? ['card'] : isEnemyDamage(view, request) ? ['card', 'opponent', 'pick'] : kinds,
    units: [...new Set(units)].filter((id) => isUnit(view, id)),
    cards: effect ? [effect.card, effect.source] : [],
  }
}

/** The cards that a question offers, each with its option. */
export function cardTopics({ view, request }: AnswerContext): readonly CardTopic[] {
  if (request.kind !== 'option') return []
  return request.options.flatMap(({ id, source }) => {
    if (source === undefined) return []
    const units = [view.cards[source]?.on ?? unitUnder(source)].filter((unit) => isUnit(view, unit))
    return [{ kinds: ['card'] as const, units, cards: [cardOf(view, source) ?? source, source], option: id }]
  })
}

function unitsOf(view: GameView, request: DecisionRequest): readonly UnitId[] {
  if (request.kind === 'places') return request.squadrons
  if (request.kind === 'destination' && isUnit(view, request.piece)) return [request.piece]
  return [unitUnder(request.subject)].filter((id) => isUnit(view, id))
}

/** The unit that a public id is about: `cr90-1#2` is its damage card in place 2, `navigate@cr90-1` its command token. */
export const unitUnder = (id: string): string => id.replace(/#\d+$/, '').replace(/^.*@/, '')

const isUnit = ({ ships, squadrons }: GameView, id: string): boolean =>
  ships[id] !== undefined || squadrons[id] !== undefined

/** What an upgrade asks in set-up and between turns is its player's plan: only an order for the card answers it (K8). */
const isOwnPlan = ({ cards, now, ships }: GameView, { subject }: DecisionRequest): boolean => {
  const on = cards[subject]?.on
  return on !== undefined && on !== TABLE && turnOf({ stack: now, ships }) === undefined
}

const isEnemyDamage = ({ ships }: GameView, { subject, seat }: DecisionRequest): boolean =>
  subject.includes('#') && ships[unitUnder(subject)]?.seat !== seat

const NARROW: readonly Scope['on'][] = ['unit', 'card', 'type', 'match']

/** The order of a kind for this topic: that of the unit before those of card, type and match. */
export function orderFor(
  orders: readonly StandingOrder[],
  kind: OrderKind,
  topic: RequestTopic,
  view: GameView,
): StandingOrder | undefined {
  const meant = orders.filter(
    (order) => order.kind === kind && !isOver(order, view) && covers(order.scope, topic, view),
  )
  return NARROW.map((on) => meant.find(({ scope }) => scope.on === on)).find((order) => order !== undefined)
}

export function covers(scope: Scope, { units, cards }: RequestTopic, view: GameView): boolean {
  const all = (is: (unit: UnitId) => boolean) => units.length > 0 && units.every(is)
  switch (scope.on) {
    case 'match':
      return true
    case 'unit':
      return units.includes(scope.unit)
    case 'type':
      return all((id) => (view.ships[id] ?? view.squadrons[id])?.card === scope.card)
    case 'card':
      return cards.includes(scope.card)
  }
}

/** Whether an order's time is over: its round has ended, or the frame of its activation is gone. */
export function isOver({ until }: Pick<StandingOrder, 'until'>, { round, now }: GameView): boolean {
  if (!until) return false
  return 'round' in until ? round > until.round : !now.some(({ id }) => id === until.frame)
}
