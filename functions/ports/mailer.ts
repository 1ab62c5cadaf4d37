/** One mail, ready to be sent. */
export interface Mail {
  /** Message-ID without angle brackets; the same for every attempt. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Further headers, e.g. List-Unsubscribe, Auto-Submitted, References. */
  headers: Record<string, string>
}

export interface Mailer {
  /**
   * Resolves when the mail is in the hands of the next station; rejects if it should be tried again later, with
   * `MailRefusal` if that is because of this mail or its receiver.
   */
  send(mail: Mail): Promise<void>
}

/** The next station works, and does not take this mail. */
export class MailRefusal extends Error {
  constructor(why: string) {
    super(`The mail was refused: ${why}`)
    this.name = 'MailRefusal'
  }
}
