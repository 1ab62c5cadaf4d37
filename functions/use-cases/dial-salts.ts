import { createHmac } from 'node:crypto'
import type { Head } from '#functions/ports/head'
import type { Salt } from '#shared/bots/bot'
import type { RequestId } from '#shared/engine/decision'

/** Whoever sets a dial that no client has sent a salt for; each has a label of its own, and draws begin with another. */
const LABELS = { bot: 'armada-bot-dial-1', order: 'armada-order-dial-1' }

/**
 * Salts of dials that the service sets for a seat: HMAC-SHA-256 under the game's secret, which is 32 bytes from the entropy
 * port and known to nobody before the end, over a request id, which never comes again. So a commitment tells nothing of
 * its dial, an opened salt tells nothing of the others, and a commit that is tried again makes the same ones.
 */
export function dialSalts(by: keyof typeof LABELS, { id, chance }: Head, request: RequestId): Salt {
  const key = Buffer.from(chance.secret, 'hex')
  return (ship, place) =>
    createHmac('sha256', key)
      .update(JSON.stringify([LABELS[by], id, request, ship, place]))
      .digest('hex')
      .slice(0, 32)
}
