import type { Language } from '#shared/play/protocol/language'
import type { LoadedGame, NoticeRow } from './game-store'
import type { Mail } from './mailer'
import type { Player, Webhook } from './player-store'
import type { WebhookPost } from './webhook-sender'

/**
 * Puts a notice into words when it is sent, from HEAD as it is then. It runs on the server's full state and must use
 * `viewFor` and `logFor` only: no secrets in any message, not even the receiver's own. Undefined: not wanted any more.
 * It is told in the language of the receiver, whose webhook it is.
 */
export interface NoticeWriter {
  mail(notice: NoticeRow, game: LoadedGame, player: Player): Promise<Mail | undefined>
  webhook(notice: NoticeRow, game: LoadedGame, webhook: Webhook, language: Language): Promise<WebhookPost | undefined>
  /** A message that says that messages arrive. */
  test(webhook: Webhook, id: string, language: Language): Promise<WebhookPost>
  /** The word on another channel that a webhook was switched off. */
  trouble(player: Player, webhook: Webhook): Promise<Mail>
}
