import { createHmac } from 'node:crypto'
import type { Rules } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { Chance, Hmac } from '#shared/game/engine/chance'
import type { RequestId } from '#shared/game/engine/decision'
import type { Salt } from '#shared/play/bots/bot'

/** The luck of this game (design 4); both seats must be taken. */
export function chanceOf(rules: Pick<Rules, 'hmacChance'>, head: Pick<Head, 'id' | 'seats' | 'chance'>): Chance {
  const { a, b } = head.seats
  if (!b) throw new Error(`game ${head.id} has no second seat yet`)
  return rules.hmacChance({ secret: head.chance.secret, gameId: head.id, salts: { a: a.salt, b: b.salt } }, sign)
}

const sign: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/** Who sets a dial that no client has sent a salt for; each has its own label, and draws begin with another. */
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

/** At least 0, below 1, for nobody to foresee: where in the time that is left an answer in disguise comes. */
export function momentPart({ id, chance }: Head, request: RequestId): number {
  const hash = createHmac('sha256', Buffer.from(chance.secret, 'hex'))
    .update(JSON.stringify(['armada-held-answer-1', id, request]))
    .digest()
  return hash.readUInt32BE() / 2 ** 32
}
