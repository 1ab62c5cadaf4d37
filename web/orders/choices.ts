import { orders as words } from '#messages/orders'
import { terms } from '#messages/terms'
import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { squadronKind } from '#shared/game/cards/catalog/kinds'
import { isShipCard } from '#shared/game/cards/catalog/models'
import { DEFAULT_ORDERS } from '#shared/game/cards/rules/in-advance'
import type { Seat } from '#shared/game/engine/state'
import type { OrderNames } from '#shared/messages/order-text'
import type { Scope } from '#shared/play/orders/standing-order'
import type { GameView } from '#shared/play/view/game-view'
import { isKind, kindName, orderNames } from '#web/plans/order-names'

/** They ask the owner of the ship that they lie on. */
const DAMAGE_CARDS_THAT_ASK = DEFAULT_ORDERS.flatMap(([id]) => (Object.hasOwn(DAMAGE_CARDS, id) ? [id] : []))

export interface NamedChoice {
  id: string
  text: string
}

/** What an order of this game may be about, and the units and cards that it may name. */
export interface Choices {
  view: GameView
  seat: Seat
  names: OrderNames
  ships: NamedChoice[]
  squadrons: NamedChoice[]
  enemies: NamedChoice[]
  /** Kinds of own squadrons, by card. */
  types: NamedChoice[]
  /** Own upgrades and unique squadrons, and what asks about damage. */
  cards: NamedChoice[]
}

export function choicesOf(view: GameView, seat: Seat): Choices {
  const names = orderNames(view)
  const units = [
    ...Object.values(view.ships),
    ...Object.values(view.reserve?.ships ?? {}),
    ...Object.values(view.squadrons),
    ...Object.values(view.reserve?.squadrons ?? {}),
  ]
  const own = units.filter((unit) => unit.seat === seat)
  const named = (some: typeof units): NamedChoice[] => some.map(({ id }) => ({ id, text: names.unit(id) }))
  const squadrons = own.filter(({ card }) => !isShipCard(card))
  const uniques = squadrons.map(({ card }) => card).filter((card) => squadronKind(card).unique)
  const upgrades = Object.values(view.cards).filter((card) => card.seat === seat && !card.discarded)
  const obstacles = Object.values(view.obstacles).some(({ kind }) => kind === 'station') ? ['station'] : []
  const cards = [...new Set([...upgrades.map(({ card }) => card), ...uniques, ...obstacles, ...DAMAGE_CARDS_THAT_ASK])]
  return {
    view,
    seat,
    names,
    ships: named(own.filter(({ card }) => isShipCard(card))),
    squadrons: named(squadrons),
    enemies: named(units.filter((unit) => unit.seat !== seat)),
    types: [...new Set(squadrons.map(({ card }) => card))].map((id) => ({ id, text: words.scopes.type(kindName(id)) })),
    cards: cards.map((id) => ({
      id,
      text: isKind(id) ? kindName(id) : terms.card(id),
    })),
  }
}

/** A scope as the value of a form control, and back. */
export const scopeValue = (scope: Scope): string =>
  scope.on === 'match' ? 'match' : `${scope.on} ${scope.on === 'unit' ? scope.unit : scope.card}`

export function scopeOf(value: string): Scope {
  const [on, id = ''] = value.split(' ')
  if (on === 'unit') return { on, unit: id }
  return on === 'type' || on === 'card' ? { on, card: id } : { on: 'match' }
}
