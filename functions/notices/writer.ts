import { gameMail } from '#functions/mail/game-mail'
import { troubleMail } from '#functions/mail/trouble-mail'
import type { NoticeWriter } from '#functions/ports/notice-writer'
import { messagesIn } from '#shared/messages/in-language'
import { discordPost, discordTest, discordVoice } from './discord'
import { signed, standardBody, standardVoice, testBody, webhookId } from './standard-webhook'
import { type TellParts, tell } from './tell'
import { isDiscord } from './webhook-address'

/** Writes what is told, in the form of each channel. */
export function createNoticeWriter(deps: TellParts): NoticeWriter {
  const { origin } = deps.settings
  return {
    mail: (notice, game, player) => gameMail(deps, notice, game, player),
    async webhook(notice, game, webhook, language) {
      const messages = await messagesIn(language)
      const now = deps.clock.now()
      const discord = isDiscord(webhook.url)
      const told = await tell(deps, notice, game, discord ? discordVoice : standardVoice(now, messages), messages)
      if (told === undefined) return undefined
      if (discord) return discordPost(webhook, told, origin)
      return signed(webhook, webhookId(notice), standardBody(told, origin), now)
    },
    async test(webhook, id, language) {
      const messages = await messagesIn(language)
      const now = deps.clock.now()
      return isDiscord(webhook.url) ? discordTest(webhook, messages) : signed(webhook, id, testBody(now, messages), now)
    },
    trouble: (player, webhook) => troubleMail(player, webhook, origin),
  }
}
