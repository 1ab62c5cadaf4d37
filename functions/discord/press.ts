import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { answerByOrder } from '#functions/use-cases/submit/answer-by-order'
import { type Asker, gameFor } from './asker'
import { readButton } from './order-button'
import { inPlace, type Reply, toAsker } from './reply'
import { turnWords } from './say'

/**
 * What follows a press. Anybody can forge the id of a button, and old ones stay on the screen: who presses, whose
 * question it is and whether it is still open are looked up anew. The same press that is sent twice acts once.
 */
export async function answerPress(asker: Asker, pressed: string, interaction: string): Promise<Reply> {
  const { deps, player, messages } = asker
  const button = readButton(pressed)
  if (button === undefined) return toAsker({ content: messages.discord.oldButton })
  const command = { game: button.game, answers: button.question, submissionId: `discord-${interaction}` }
  const answered = await answerByOrder(deps, { player: player.id }, command)
  const game = await gameFor(asker, button.game)
  if (game === undefined) return toAsker({ content: messages.refusals['no-such-game'] })
  const words = await turnWords(asker, game)
  if (!(answered instanceof ServiceRefusal)) return inPlace(words)
  return toAsker({ ...words, content: messages.refusals[answered.code] })
}
