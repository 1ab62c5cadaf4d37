import type { Mail } from '#functions/ports/mailer'
import { htmlPart } from './html-part'
import type { Letter } from './letter'
import { plainPart } from './plain'

/** A letter in both its forms. No program need say that its receiver is away. */
export const asMail = (letter: Letter, { headers, ...sent }: Pick<Mail, 'to' | 'messageId'> & Partial<Mail>): Mail => ({
  ...sent,
  subject: letter.subject,
  text: plainPart(letter),
  html: htmlPart(letter),
  headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
})
