import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { recordOf } from '#shared/game/engine/asks'
import type { Game, Seat } from '#shared/game/engine/state'
import { instanceOf } from '#shared/messages/piece-ids'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders, StandingOrder } from '#shared/play/orders/standing-order'

/** Units that the game has or had: those that are lost stay in orders. */
const unitsOf = ({ ships, squadrons, reserve, lost }: Game) => [
  ...[ships, squadrons, reserve?.ships ?? {}, reserve?.squadrons ?? {}].flatMap((some) => Object.values(some)),
  ...lost,
]

/** What an order is for and the game never had, or, of an effect to be used, what is the other side's. */
export function strayOrder({ orders }: Orders, seat: Seat, g: Game): string | undefined {
  const units = unitsOf(g)
  const strayIn = ({ kind, scope }: StandingOrder): string | undefined => {
    if (scope.on === 'unit') return units.some(({ id }) => id === scope.unit) ? undefined : scope.unit
    if (scope.on === 'type') return units.some(({ card }) => card === scope.card) ? undefined : scope.card
    if (scope.on !== 'card') return undefined
    const { card, on } = instanceOf(scope.card)
    const bearer = units.find(({ id }) => id === on)
    if (bearer !== undefined) return kind === 'card' && bearer.seat !== seat ? scope.card : undefined
    return isInPlay(g, card ?? scope.card) || isInPlay(g, scope.card) ? undefined : scope.card
  }
  return orders.map(strayIn).find((stray) => stray !== undefined)
}

/** A card whose bearers are all lost is none of the table any more, but an order for it stays. */
const isInPlay = (g: Game, card: string): boolean =>
  Object.hasOwn(DAMAGE_CARDS, card) ||
  Object.entries(g.cards).some(([source, held]) => source === card || held.card === card) ||
  Object.values(g.obstacles).some(({ id, kind }) => id === card || kind === card) ||
  unitsOf(g).some((unit) => unit.id === card || unit.card === card)

/** Of a plan: no question of the game, or one of one's own turn about a unit of the other side. */
export function strayLine(plans: readonly Plan[], seat: Seat, g: Game): string | undefined {
  const units = new Map(unitsOf(g).map((unit) => [unit.id, unit.seat]))
  const isStray = ({ ask, subject }: Plan['lines'][number]): boolean => {
    const record = recordOf(ask)
    if (record === undefined) return true
    const of = units.get(subject)
    return record.turn === 'own' && record.family !== 'cards' && of !== undefined && of !== seat
  }
  const line = plans.flatMap(({ lines }) => lines).find(isStray)
  return line && (recordOf(line.ask) ? line.subject : line.ask)
}
