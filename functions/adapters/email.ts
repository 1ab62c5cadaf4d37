import type { Mail, Mailer } from '#functions/ports/mailer'

/** Who the mails come from. */
export interface Sender {
  name: string
  address: string
}

const PATIENCE_MS = 10_000

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

/**
 * Sends by SMTP; `url` like `smtps://user:password@host:465`, e.g. the SMTP endpoint of Amazon SES. Most cold starts send
 * no mail, so the library is loaded with the first one. A station that says nothing for `patienceMs` has failed: by
 * itself the library would wait longer than a function may run, and one such mail would stop the whole tick.
 */
export function smtpMailer(url: string, sender: Sender, patienceMs = PATIENCE_MS): Mailer {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const opened = async () => (await import('nodemailer')).createTransport({ url, ...patience })
  let transport: ReturnType<typeof opened> | undefined
  return {
    async send(mail) {
      transport ??= opened()
      await (await transport).sendMail(messageOf(mail, sender))
    },
  }
}
