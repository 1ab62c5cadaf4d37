import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '#functions/ports/mailer'

/** Who the mails come from. */
export interface Sender {
  name: string
  address: string
}

/** The mail as nodemailer takes it: text and HTML as alternatives, headers as they are, nothing loaded from anywhere. */
export const messageOf = (mail: Mail, sender: Sender) => ({
  from: sender,
  to: mail.to,
  subject: mail.subject,
  messageId: `<${mail.messageId}>`,
  text: mail.text,
  html: mail.html,
  headers: mail.headers,
  disableFileAccess: true,
  disableUrlAccess: true,
  xMailer: false as const,
})

/** Sends by SMTP; `url` like `smtps://user:password@host:465`, e.g. the SMTP endpoint of Amazon SES. */
export function smtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, sender))
    },
  }
}
