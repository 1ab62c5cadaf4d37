import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { answerByOrders } from '#shared/play/orders/answer'
import { type Asker, type OwnGame, ownView } from './asker'
import type { ActButton } from './reply'

/** Old messages keep their buttons for ever, so their form has a number. */
const BUTTON = /^v1\|order\|([0-9a-f]{32})\|([\w.:-]{1,50})$/

/** A press lets the own orders answer this very question; absent where they would not. */
export async function orderButton(asker: Asker, game: OwnGame): Promise<ActButton | undefined> {
  const view = await ownView(asker, game)
  const { orders } = commandsOf(game.head, game.seat)
  const salt = () => '0'.repeat(32)
  const found = view.requests.find((request) => answerByOrders({ view, request, salt }, orders) !== undefined)
  return found && { label: asker.messages.discord.byOrders, id: `v1|order|${game.head.id}|${found.id}` }
}

/** What a button means; anybody can forge it. */
export function readButton(pressed: string): { game: string; question: string } | undefined {
  const [, game, question] = BUTTON.exec(pressed) ?? []
  return game === undefined || question === undefined ? undefined : { game, question }
}
