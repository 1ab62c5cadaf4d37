import { orders } from '#messages/orders'
import { ordersPage } from '#messages/orders-page'
import { terms } from '#messages/terms'
import type { Choice } from '#shared/game/engine/decision'
import { type OrderNames, thingText } from '#shared/messages/order-text'
import { cardIn } from '#shared/messages/piece-ids'
import type { DescribedAttack } from '#shared/play/orders/what-if'
import type { GameView } from '#shared/play/view/game-view'
import { tokenIn } from '#web/words/lent-token'

const NOTHING: readonly string[] = ['done', 'pass', 'none', 'no']

/** An answer in an attack, by what its option is: a token, a die, a zone, a card, a number. */
export function choiceText(choice: Choice, view: GameView, attack: DescribedAttack, names: OrderNames): string {
  if ('options' in choice) return terms.listed(choice.options.map((id) => optionText(id, view, attack, names)))
  return 'option' in choice ? optionText(choice.option, view, attack, names) : ordersPage.test.answered
}

function optionText(id: string, view: GameView, { defender, pool }: DescribedAttack, names: OrderNames): string {
  if (NOTHING.includes(id)) return ordersPage.test.nothing
  const token = tokenIn(view, defender, id)
  if (token) return token.exhausted ? ordersPage.test.discarded(terms.defense[token.kind]) : terms.defense[token.kind]
  const die = pool[Number(/^d(\d+)$/.exec(id)?.[1] ?? 0) - 1]
  if (die) return orders.face(die.color, die.face)
  return /^\d+$/.test(id) ? id : thingText(cardIn(id), names)
}
