import type { SESv2ClientConfig } from '@aws-sdk/client-sesv2'
import type { Mail, Mailer } from '#functions/ports/mailer'
import { once } from '#functions/ports/once'

/** Who the mails come from. */
export interface Sender {
  name: string
  address: string
}

const PATIENCE_MS = 6_000
const ASCII = /^[ !#-[\]-~]*$/

/** Names in a header are ASCII or an encoded word (RFC 2047). */
const addressOf = ({ name, address }: Sender): string =>
  `${ASCII.test(name) ? `"${name}"` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`} <${address}>`

/** A header is one line, even if a text in it has several. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** What looks like an encoded word stays as it was written: names are strangers' text, and mail programs would decode it. */
export const subjectOf = ({ subject }: Mail): string => oneLine(subject).replaceAll('=?', '=\u2060?')

/** The mail as the API takes it; it makes a message of text and HTML as alternatives. */
const requestOf = (mail: Mail, sender: Sender) => ({
  FromEmailAddress: addressOf(sender),
  Destination: { ToAddresses: [mail.to] },
  Content: {
    Simple: {
      Subject: { Data: subjectOf(mail), Charset: 'UTF-8' },
      Body: { Text: { Data: mail.text, Charset: 'UTF-8' }, Html: { Data: mail.html, Charset: 'UTF-8' } },
      Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value: oneLine(Value) })),
    },
  },
})

/**
 * Sends by the API of Amazon SES, as the role of the function: there is no password to keep. SES gives each mail a
 * Message-ID of its own; what threads the mails of a game, `References`, it leaves alone. Most cold starts send no mail,
 * so the client is loaded with the first one. It asks once more after a refusal for now, e.g. too many mails a second; a
 * service that says nothing for `patienceMs` has failed: one such mail must not stop the whole tick.
 */
export function sesMailer(sender: Sender, config: SESv2ClientConfig = {}, patienceMs = PATIENCE_MS): Mailer {
  const requestHandler = { connectionTimeout: patienceMs, requestTimeout: patienceMs, throwOnRequestTimeout: true }
  const open = once(async () => {
    const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2')
    return { client: new SESv2Client({ maxAttempts: 2, requestHandler, ...config }), SendEmailCommand }
  })
  return {
    async send(mail) {
      const { client, SendEmailCommand } = await open()
      await client.send(new SendEmailCommand(requestOf(mail, sender)))
    },
  }
}
