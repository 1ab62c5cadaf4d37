import { Webhook as Signer } from 'standardwebhooks'
import type { Millis } from '#functions/ports/clock'
import type { NoticeRow } from '#functions/ports/game-store'
import type { NoticeKind } from '#functions/ports/head'
import type { Webhook } from '#functions/ports/player-store'
import type { WebhookPost } from '#functions/ports/webhook-sender'
import type { Messages } from '#shared/messages/en'
import type { GameNews, WebhookBody, WebhookType } from '#shared/play/protocol/webhook'
import type { NoticeContent, Voice } from './tell'
import { wallTime } from './when'

/** A program reads instants from `due`; in sentences they are told in UTC, for nobody else must learn the zone. */
export const standardVoice = (now: Millis, messages: Messages): Voice => ({
  time: (at) => `${wallTime(at, 'UTC', now, messages)} UTC`,
  name: (name) => name,
})

const TYPES: Record<NoticeKind, WebhookType> = {
  joined: 'game.awaited',
  'fleet-brought': 'game.awaited',
  left: 'game.open',
  withdrawn: 'game.withdrawn',
  'your-turn': 'game.awaited',
  reminder: 'game.reminder',
  'time-over': 'game.overdue',
  'may-claim': 'game.claimable',
  'pause-offered': 'game.pause-offered',
  paused: 'game.paused',
  'pause-ended': 'game.pause-ended',
  'time-given': 'game.time-given',
  nudged: 'game.nudged',
  'game-over': 'game.over',
}

const instant = (at: Millis): string => new Date(at).toISOString()

/** Dots divide what is signed, so no id may have one. */
export const webhookId = ({ messageId }: Pick<NoticeRow, 'messageId'>): string =>
  `msg_${messageId.replaceAll('.', '_')}`

export function standardBody(told: NoticeContent, origin: string): WebhookBody {
  const { notice, head, names, view, sentence, more, due, brief, position } = told
  const data: GameNews = {
    game: head.id,
    url: `${origin}/g/${head.id}`,
    players: names,
    seat: notice.seat,
    sentence: more === undefined ? sentence : `${sentence} ${more}`,
    ...(due === undefined ? {} : { due: instant(due) }),
    round: view?.round ?? 0,
    score: view?.score ?? { a: 0, b: 0 },
    step: view?.step ?? 0,
    brief: brief?.lines ?? [],
    position: position ?? [],
  }
  return { type: TYPES[notice.kind], timestamp: instant(notice.at), data }
}

export const testBody = (now: Millis, { mail }: Messages): WebhookBody => ({
  type: 'webhook.test',
  timestamp: instant(now),
  data: { sentence: mail.webhook.test },
})

/**
 * Signs a body as standardwebhooks.com has it: `webhook-timestamp` is that of this attempt; after a change of the
 * secret those before it sign, too, for a while, so that the receiver can change it without losing a message.
 */
export function signed(webhook: Webhook, id: string, body: WebhookBody, now: Millis): WebhookPost {
  const text = JSON.stringify(body)
  const { secret, previous = [] } = webhook
  const earlier = previous.filter(({ until }) => until > now).map((one) => one.secret)
  const secrets = secret === undefined ? [] : [secret, ...earlier]
  const signatures = secrets.map((one) => new Signer(one).sign(id, new Date(now), text))
  return {
    url: webhook.url,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body: text,
  }
}
