import type { Deps } from '#functions/ports/deps'
import { faultLine } from '#functions/ports/fault-line'
import { type LoadedGame, type NoticeRow, type Settlement, webhookOf } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { MailRefusal } from '#functions/ports/mailer'
import type { Player } from '#functions/ports/player-store'
import { lacksFleet } from '#functions/use-cases/lobby/battle'
import { otherSeat } from '#shared/game/engine/state'
import { deliverWebhook } from './deliver-webhook'
import type { MailChannel } from './mail-channel'
import { quietUntil } from './quiet-hours'

export type SenderParts = Pick<Deps, 'games' | 'players' | 'clock' | 'entropy' | 'mailer' | 'webhooks' | 'noticeWriter'>

const MINUTE = 60_000
/** After this time a claim lapses: its sender has died. */
const CLAIM_MS = 5 * MINUTE
/**
 * Pauses before the next attempt, the last of them again and again: a notice is tried as long as its question is open, a
 * month at most. The short ones are after a failure of our own or of the mail server, so that it is soon known when mails
 * go again; the long ones after a mail was refused for itself or its receiver.
 */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE]
const PAUSES_WHEN_REFUSED_MS = [MINUTE, 15 * MINUTE, 60 * MINUTE, 360 * MINUTE]

/**
 * Sends those of these notices that are due (design 9): claimed, so that one sender has it; the game read again, and
 * dropped if it is answered already; sent; marked. A sender that dies between sending and marking makes the message come
 * twice, with the same id. Answers when to look again, if some are left.
 */
export async function sendNotices(
  deps: SenderParts,
  mails: MailChannel,
  rows: readonly NoticeRow[],
  now: number,
): Promise<number | undefined> {
  let next: number | undefined
  for (const row of rows) {
    const again = await attempt(deps, mails, row, now)
    if (again !== undefined) next = Math.min(again, next ?? again)
  }
  return next
}

/** When to try this one again; undefined if it is settled. */
async function attempt(
  deps: SenderParts,
  mails: MailChannel,
  row: NoticeRow,
  now: number,
): Promise<number | undefined> {
  if ((row.status !== 'waiting' && row.status !== 'claimed') || row.expiresAt <= now) return undefined
  if (row.due > now) return row.due
  if (row.channel === 'email' && mails.isDown) return now + MINUTE
  const claim = Buffer.from(deps.entropy.bytes(12)).toString('hex')
  const lapses = now + CLAIM_MS
  if (!(await deps.games.claimNotice(row, claim, now, lapses))) return lapses
  const settlement = await deliver(deps, mails, row, now)
  await deps.games.settleNotice(row, claim, settlement)
  return settlement.status === 'waiting' ? settlement.due : undefined
}

async function deliver(deps: SenderParts, mails: MailChannel, row: NoticeRow, now: number): Promise<Settlement> {
  const loaded = await deps.games.load(row.game)
  const game = loaded && isWanted(row, loaded.head) ? loaded : undefined
  const webhook = webhookOf(row.channel)
  if (!game && webhook === undefined) return { status: 'dropped', handed: deps.clock.now() }
  const player = await deps.players.load(row.person)
  if (!player) return { status: 'dropped' }
  const quiet = game && (await quietUntil(player, row.kind, now))
  if (quiet !== undefined) return { status: 'waiting', due: quiet }
  try {
    if (webhook !== undefined) return await deliverWebhook(deps, row, webhook, game, player, now)
    return game ? await mail(deps, mails, row, game, player) : { status: 'dropped' }
  } catch (error) {
    console.error(`notice ${row.messageId} was not sent`, faultLine(error))
    const pauses = error instanceof MailRefusal ? PAUSES_WHEN_REFUSED_MS : PAUSES_MS
    return { status: 'waiting', due: now + (pauses[Math.min(row.attempts, pauses.length - 1)] ?? 0) }
  }
}

async function mail(
  deps: SenderParts,
  mails: MailChannel,
  row: NoticeRow,
  loaded: LoadedGame,
  player: Player,
): Promise<Settlement> {
  // It would come back again: its box is its owner's affair, as with a webhook.
  if (!player.mail || player.unreachable) return { status: 'dropped' }
  const message = await deps.noticeWriter.mail(row, loaded, player)
  if (!message) return { status: 'dropped' }
  await mails.send(message)
  return { status: 'sent', handed: deps.clock.now() }
}

/** Whether the game still stands where the notice says. */
export function isWanted({ kind, seat, request }: NoticeRow, head: Head): boolean {
  const isOpen = head.out.awaited.after.some((open) => open.request === request)
  switch (kind) {
    case 'joined':
    case 'fleet-brought':
      return head.state === undefined && head.withdrawn === undefined && lacksFleet(head, seat)
    case 'left':
      return head.seats.b === undefined && head.withdrawn === undefined
    case 'withdrawn':
      return head.withdrawn !== undefined
    case 'your-turn':
    case 'reminder':
      return isOpen
    case 'time-over':
      return isOpen || (request === undefined && head.state?.result === undefined)
    case 'may-claim':
      return isOpen && head.desk.clocks[otherSeat(seat)]?.expired === true
    case 'pause-offered':
      return head.desk.pause?.offer !== undefined && head.desk.pause.offer.by !== seat
    case 'paused':
      return head.desk.pause?.on !== undefined
    case 'pause-ended':
      return head.desk.pause === undefined && head.state?.result === undefined
    case 'time-given':
    case 'nudged':
      return isOpen
    case 'game-over':
      return head.state?.result !== undefined
  }
}
