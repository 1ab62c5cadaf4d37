import type { Loaded, NoticeRow } from './game-store'
import type { Mail } from './mailer'
import type { Player } from './player-store'

/**
 * Puts a notice into words when it is sent, from HEAD as it is then. It runs on the server's full state and must use
 * `viewFor` and `logFor` only: no secrets in any message, not even the receiver's own. Undefined: not wanted any more.
 */
export interface NoticeWriter {
  mail(notice: NoticeRow, game: Loaded, player: Player): Promise<Mail | undefined>
}
