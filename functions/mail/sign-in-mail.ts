import { createHash } from 'node:crypto'
import type { Mail } from '#functions/ports/mailer'
import { messagesIn } from '#shared/messages/in-language'
import type { Language } from '#shared/play/protocol/language'
import { asMail } from './as-mail'
import type { Letter } from './letter'

/** In two halves, which are easier to remember. */
const shown = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/**
 * The link opens a page; only that page's button uses the token, so programs that look at mails do not use it up. The
 * code is for a reader whose mail arrives on another device.
 */
export async function signInMail(p: {
  email: string
  token: string
  code: string
  minutes: number
  origin: string
  language: Language
}): Promise<Mail> {
  const texts = (await messagesIn(p.language)).mail.signIn
  const letter: Letter = {
    lang: p.language,
    subject: texts.subject,
    sentence: texts.sentence,
    second: texts.works(p.minutes),
    sections: [{ title: texts.code, lines: [shown(p.code), texts.codeKept], style: 'lines' }],
    action: { label: texts.button, url: `${p.origin}/sign-in/${p.token}` },
    footer: [texts.why],
  }
  const id = createHash('sha256').update(p.token).digest('hex').slice(0, 32)
  return asMail(letter, { to: p.email, messageId: `sign-in.${id}@${new URL(p.origin).hostname}` })
}
