import { isDiscord } from '#functions/notices/webhook-address'
import type { Deps } from '#functions/ports/deps'
import { faultLine } from '#functions/ports/fault-line'
import type { LoadedGame, NoticeRow, Settlement } from '#functions/ports/game-store'
import { FAILURES_KEPT, type Player, type Webhook, type WebhookId } from '#functions/ports/player-store'
import type { WebhookAnswer } from '#functions/ports/webhook-sender'
import { changeWebhook } from '#functions/use-cases/account/change-webhook'
import { languageOf } from '#functions/use-cases/account/profile'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { WebhookFailure } from '#shared/play/protocol/responses'

type Parts = Pick<Deps, 'players' | 'clock' | 'entropy' | 'mailer' | 'webhooks' | 'noticeWriter'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Pauses before the next attempt of one message, each longer by up to a fifth, so that receivers are not hit in step. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]
const JITTER = 0.2
/** A receiver's wish for a pause is granted up to this. */
const LONGEST_PAUSE_MS = 24 * HOUR
/** A webhook is switched off after so many failures in a row, if the first of them is as old as this. */
const FAILURES_ENOUGH = 8
const FAILING_ENOUGH_MS = 24 * HOUR

const GONE = 410
const TOO_MANY = 429
const NOT_FOUND = 404

/** Why a message did not arrive; undefined if it did. */
export function failureOf(answer: WebhookAnswer): WebhookFailure | undefined {
  if (!('status' in answer)) return answer
  return answer.status >= 200 && answer.status < 300 ? undefined : { code: 'status', status: answer.status }
}

/**
 * Sends one claimed notice to one webhook of a player, and keeps the books: what fails is tried again after growing
 * pauses; a receiver that answers "gone", or only fails for a day, is switched off, and its owner gets a mail, once.
 * @param game undefined if it no longer stands where the notice says: then nothing is sent
 */
export async function deliverWebhook(
  deps: Parts,
  row: NoticeRow,
  id: WebhookId,
  game: LoadedGame | undefined,
  player: Player,
  now: number,
): Promise<Settlement> {
  const webhook = player.webhooks?.find((one) => one.id === id)
  if (webhook === undefined) return DROPPED
  // The word is owed, even if the question has been answered.
  if (webhook.off) return webhook.off.untold === row.messageId ? tellOwner(deps, row, player, webhook, now) : DROPPED
  if (game === undefined) return DROPPED
  if (webhook.quietUntil !== undefined && webhook.quietUntil > now)
    return { status: 'waiting', due: webhook.quietUntil }
  const message = await deps.noticeWriter.webhook(row, game, webhook, languageOf(player))
  if (message === undefined) return { status: 'dropped' }
  const answer = await deps.webhooks.post(message)
  const failure = failureOf(answer)
  if (failure === undefined) {
    if (webhook.failing || webhook.quietUntil !== undefined) await changeWebhook(deps, player.id, id, recovered)
    return { status: 'sent', handed: deps.clock.now() }
  }
  const asked = 'status' in answer ? Math.min(answer.retryAfter ?? 0, LONGEST_PAUSE_MS) : 0
  return bookFailure(deps, row, id, failure, asked, now)
}

/**
 * Notes that a message did not arrive, or that it is enough now.
 * @param asked pause that the receiver wants at least, ms
 */
async function bookFailure(
  deps: Parts,
  row: NoticeRow,
  id: WebhookId,
  failure: WebhookFailure,
  asked: number,
  now: number,
): Promise<Settlement> {
  const player = await changeWebhook(deps, row.person, id, (one) => {
    // Another message was faster.
    if (one.off) return one
    const noted = isTooMany(failure) ? one : failed(one, failure, now)
    const why = reasonToEnd(noted, failure, now)
    if (why) return { ...noted, off: { why, at: now, untold: row.messageId } }
    return asked > 0 ? { ...noted, quietUntil: now + asked } : noted
  })
  if (player === undefined || player instanceof ServiceRefusal) return again(deps, row, now, asked)
  const after = player.webhooks?.find((one) => one.id === id)
  if (after?.off?.untold === row.messageId) return tellOwner(deps, row, player, after, now)
  return after?.off ? DROPPED : again(deps, row, now, asked)
}

const DROPPED: Settlement = { status: 'dropped' }

const isTooMany = (failure: WebhookFailure): boolean => failure.code === 'status' && failure.status === TOO_MANY

const recovered = ({ failing: _, quietUntil: __, ...webhook }: Webhook): Webhook => webhook

function failed(webhook: Webhook, failure: WebhookFailure, at: number): Webhook {
  const { since = at, count = 0, last = [] } = webhook.failing ?? {}
  return {
    ...webhook,
    failing: { since, count: count + 1, last: [...last, { ...failure, at }].slice(-FAILURES_KEPT) },
  }
}

function reasonToEnd({ url, failing }: Webhook, failure: WebhookFailure, now: number): 'gone' | 'failing' | undefined {
  const status = failure.code === 'status' ? failure.status : 0
  // Discord says "not found" of a webhook that was deleted.
  if (status === GONE || (status === NOT_FOUND && isDiscord(url))) return 'gone'
  if (failing === undefined || failing.count < FAILURES_ENOUGH) return undefined
  return now - failing.since >= FAILING_ENOUGH_MS ? 'failing' : undefined
}

/** A sender that dies before it has marked this makes the mail come twice, with the same Message-ID. */
async function tellOwner(
  deps: Parts,
  row: NoticeRow,
  player: Player,
  webhook: Webhook,
  now: number,
): Promise<Settlement> {
  try {
    await deps.mailer.send(await deps.noticeWriter.trouble(player, webhook))
  } catch (error) {
    console.error(`the word about a webhook of ${player.id} was not sent`, faultLine(error))
    return again(deps, row, now, 0)
  }
  await changeWebhook(deps, player.id, webhook.id, (one) =>
    one.off ? { ...one, off: { why: one.off.why, at: one.off.at } } : one,
  )
  return { status: 'failed' }
}

/** @param asked pause that the receiver wants at least, ms */
function again({ entropy }: Pick<Deps, 'entropy'>, row: NoticeRow, now: number, asked: number): Settlement {
  const pause = PAUSES_MS[row.attempts]
  if (pause === undefined) return { status: 'failed' }
  const [luck = 0] = entropy.bytes(1)
  const longer = Math.round(pause * (1 + (JITTER * luck) / 255))
  return { status: 'waiting', due: now + Math.max(longer, asked) }
}
