import type { WebhookFailure } from '#shared/play/protocol/responses'
import type { Millis } from './clock'

/** One POST, ready to be sent. */
export interface WebhookPost {
  url: string
  headers: Record<string, string>
  body: string
}

/** How the receiver answered, or why there was no answer. */
export type WebhookAnswer =
  | { status: number /** The receiver asks for a pause as long as this. */; retryAfter?: Millis }
  | Exclude<WebhookFailure, { code: 'status' }>

/** An address is a stranger's input: an adapter for this port must not reach anything that is not public. */
export interface WebhookSender {
  /** Whether an address has a form that may be called; where its name leads is checked by `post`, each time. */
  accepts(url: string): Promise<boolean>
  /** Never rejects; takes seconds at most. Follows no redirect. */
  post(message: WebhookPost): Promise<WebhookAnswer>
}
