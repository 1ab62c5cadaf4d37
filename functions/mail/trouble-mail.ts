import { shownAddress } from '#functions/notices/webhook-address'
import { wallTime } from '#functions/notices/when'
import type { Mail } from '#functions/ports/mailer'
import type { Player, Webhook } from '#functions/ports/player-store'
import { languageOf } from '#functions/use-cases/account/profile'
import { messagesIn } from '#shared/messages/in-language'
import { asMail } from './as-mail'
import type { Letter } from './letter'

/**
 * Tells the owner of a webhook that it was switched off, and why. Players who want no mails about games get it,
 * too: otherwise they would not learn that their notices have stopped.
 */
export async function troubleMail(player: Player, webhook: Webhook, origin: string): Promise<Mail> {
  const language = languageOf(player)
  const messages = await messagesIn(language)
  const texts = messages.mail.trouble
  const at = webhook.off?.at ?? webhook.created
  const { failing } = webhook
  const others = player.webhooks?.some(({ id, off }) => id !== webhook.id && off === undefined) === true
  const letter: Letter = {
    lang: language,
    subject: texts.subject,
    sentence: texts.sentence(shownAddress(webhook.url)),
    second:
      webhook.off?.why === 'gone' || failing === undefined
        ? texts.gone
        : texts.failing(failing.count, wallTime(failing.since, player.zone, at, messages)),
    sections:
      player.mail || others ? [] : [{ title: texts.noOther.title, lines: [texts.noOther.text], style: 'lines' }],
    action: { label: texts.button, url: `${origin}/settings` },
    footer: [texts.why],
  }
  return asMail(letter, { to: player.email, messageId: `webhook.${webhook.id}.${at}@${new URL(origin).hostname}` })
}
