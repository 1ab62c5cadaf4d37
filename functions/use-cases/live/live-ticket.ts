import { createHmac } from 'node:crypto'
import type { Millis } from '#functions/ports/clock'
import type { LivePage } from '#functions/ports/live-page'
import { isSecret } from '#functions/use-cases/token'

const TICKET_MS = 60_000
/** What else is signed by a key of the service has another purpose. */
const PURPOSE = 'armada-live-1'

/** Who may hear of which game, and what they knew when they asked. */
export type LiveTicket = Pick<LivePage, 'game' | 'player' | 'network' | 'step'>

type TicketWithEnd = LiveTicket & { until: Millis }

const signature = (key: string, body: string): Buffer => createHmac('sha256', key).update(`${PURPOSE}.${body}`).digest()

/** Good for a minute, for this game and reader, and for nothing but to hear of its steps. */
export function signTicket(key: string, ticket: LiveTicket, now: Millis): string {
  const dated: TicketWithEnd = { ...ticket, until: now + TICKET_MS }
  const body = Buffer.from(JSON.stringify(dated)).toString('base64url')
  return `${body}.${signature(key, body).toString('base64url')}`
}

/** What a ticket says; undefined: we have not signed it, or it is too old. */
export function readTicket(key: string, text: string, now: Millis): LiveTicket | undefined {
  const [body = '', shown = ''] = text.split('.')
  if (!isSecret(Buffer.from(shown, 'base64url'), signature(key, body))) return undefined
  const { until, ...ticket } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as TicketWithEnd
  return until > now ? ticket : undefined
}
