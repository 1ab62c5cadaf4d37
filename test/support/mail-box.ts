import type { Mail, Mailer } from '#functions/ports/mailer'

/** Keeps every mail that is sent. */
export class MailBox implements Mailer {
  readonly mails: Mail[] = []

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail)
  }

  /** Token of the newest sign-in link that was sent to an address. */
  tokenFor(email: string): string {
    const link = this.mails.findLast((mail) => mail.to === email && mail.text.includes('/sign-in/'))
    const token = link?.text.match(/\/sign-in\/([A-Za-z0-9_-]+)/)?.[1]
    if (token === undefined) throw new Error(`no sign-in link was sent to ${email}`)
    return token
  }

  /** The newest code that was sent to an address, as the mail shows it. */
  codeFor(email: string): string {
    const code = this.mails.findLast((mail) => mail.to === email)?.text.match(/^[2-9A-Z]{3} [2-9A-Z]{3}$/m)?.[0]
    if (code === undefined) throw new Error(`no code was sent to ${email}`)
    return code
  }
}
