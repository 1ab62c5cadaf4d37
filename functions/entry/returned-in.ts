import type { ReturnedMail } from '#functions/use-cases/account/returned-mail'

/** What is read of an event that Amazon SES puts on the event bus. */
export interface MailEvent {
  detail?: {
    eventType?: string
    bounce?: { bounceType?: string; bouncedRecipients?: { emailAddress?: string }[]; timestamp?: string }
    complaint?: { complainedRecipients?: { emailAddress?: string }[]; timestamp?: string }
  }
}

/** Addresses that get no more mails. A full box or a server that is down for a day passes: of that nobody is told. */
export function returnedIn({ detail: { eventType, bounce, complaint } = {} }: MailEvent): ReturnedMail[] {
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent')
    return addressed(bounce.bouncedRecipients, bounce.timestamp, 'bounced')
  if (eventType === 'Complaint') return addressed(complaint?.complainedRecipients, complaint?.timestamp, 'complained')
  return []
}

function addressed(
  receivers: readonly { emailAddress?: string }[] = [],
  timestamp: string | undefined,
  why: ReturnedMail['why'],
): ReturnedMail[] {
  const since = Date.parse(timestamp ?? '')
  if (Number.isNaN(since)) return []
  return receivers.flatMap(({ emailAddress: email }) => (email === undefined ? [] : [{ email, since, why }]))
}
