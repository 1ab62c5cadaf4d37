import type { BotPlayer } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { DecisionRequest } from '#shared/engine/decision'
import type { AnswerNote } from '#shared/orders/answered'
import { dialSalts } from './dial-salts'
import type { GameRun } from './run-game'

/**
 * A bot answers one question, for its own seat or, `told` why, for somebody else's. It sees what that seat may see and no
 * more. An answer that is none, or not legal, is replaced by the plain one. @throws if that is not legal either
 */
export function botAnswers(
  bot: BotPlayer,
  head: Head,
  run: GameRun,
  request: DecisionRequest,
  told?: AnswerNote,
): void {
  const { id, seat } = request
  const asked = { view: run.view(seat), request, salt: dialSalts('bot', head, id) }
  const take = (choice: ReturnType<BotPlayer['answer']>) =>
    run.take({ kind: 'answer', request: id, seat, choice }, told, told?.by ?? 'bot')
  const chosen = attempt(() => bot.answer(asked), head, request)
  const refused = chosen === undefined || take(chosen)
  if (!refused) return
  if (refused !== true) console.error(`game ${head.id}: ${request.ask} answered illegally`, refused.code)
  const plain = take(bot.plain(asked))
  if (plain) throw new Error(`${request.ask}: not even the plain answer is legal (${plain.code})`)
}

function attempt<T>(work: () => T, head: Head, { ask }: DecisionRequest): T | undefined {
  try {
    return work()
  } catch (error) {
    console.error(`game ${head.id}: ${ask} was not answered`, error)
    return undefined
  }
}
