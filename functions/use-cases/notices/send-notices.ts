import type { Deps } from '#functions/ports/deps'
import { type LoadedGame, type NoticeRow, type Settlement, webhookOf } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { lacksFleet } from '#functions/use-cases/lobby/battle'
import { otherSeat } from '#shared/game/engine/state'
import { deliverWebhook } from './deliver-webhook'

export type SenderParts = Pick<Deps, 'games' | 'players' | 'entropy' | 'mailer' | 'webhooks' | 'noticeWriter'>

const MINUTE = 60_000
/** After this time a claim lapses: its sender has died. */
const CLAIM_MS = 5 * MINUTE
/**
 * Pauses before the next attempt after a failure of our own or of the mail server; after as many failures and one more
 * the notice has failed for good.
 */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 360 * MINUTE]

/**
 * Sends those of these notices that are due (design 9): claimed, so that one sender has it; the game read again, and
 * dropped if it is answered already; sent; marked. A sender that dies between sending and marking makes the message come
 * twice, with the same id. Answers when to look again, if some are left.
 */
export async function sendNotices(
  deps: SenderParts,
  rows: readonly NoticeRow[],
  now: number,
): Promise<number | undefined> {
  let next: number | undefined
  for (const row of rows) {
    const again = await attempt(deps, row, now)
    if (again !== undefined) next = Math.min(again, next ?? again)
  }
  return next
}

/** When to try this one again; undefined if it is settled. */
async function attempt(deps: SenderParts, row: NoticeRow, now: number): Promise<number | undefined> {
  if ((row.status !== 'waiting' && row.status !== 'claimed') || row.expiresAt <= now) return undefined
  if (row.due > now) return row.due
  const claim = Buffer.from(deps.entropy.bytes(12)).toString('hex')
  const lapses = now + CLAIM_MS
  if (!(await deps.games.claimNotice(row, claim, now, lapses))) return lapses
  const settlement = await deliver(deps, row, now)
  await deps.games.settleNotice(row, claim, settlement)
  return settlement.status === 'waiting' ? settlement.due : undefined
}

async function deliver(deps: SenderParts, row: NoticeRow, now: number): Promise<Settlement> {
  const loaded = await deps.games.load(row.game)
  const game = loaded && isWanted(row, loaded.head) ? loaded : undefined
  const webhook = webhookOf(row.channel)
  if (!game && webhook === undefined) return { status: 'dropped' }
  const player = await deps.players.load(row.person)
  if (!player) return { status: 'dropped' }
  try {
    if (webhook !== undefined) return await deliverWebhook(deps, row, webhook, game, player, now)
    return game ? await mail(deps, row, game, player) : { status: 'dropped' }
  } catch (error) {
    console.error(`notice ${row.messageId} was not sent`, error)
    const pause = PAUSES_MS[row.attempts]
    return pause === undefined ? { status: 'failed' } : { status: 'waiting', due: now + pause }
  }
}

async function mail(deps: SenderParts, row: NoticeRow, loaded: LoadedGame, player: Player): Promise<Settlement> {
  if (!player.mail) return { status: 'dropped' }
  const message = await deps.noticeWriter.mail(row, loaded, player)
  if (!message) return { status: 'dropped' }
  await deps.mailer.send(message)
  return { status: 'sent' }
}

/** Whether the game still stands where the notice says. */
export function isWanted({ kind, seat, request }: NoticeRow, head: Head): boolean {
  const isOpen = head.out.awaited.after.some((open) => open.request === request)
  switch (kind) {
    case 'joined':
    case 'fleet-brought':
      return head.state === undefined && lacksFleet(head, seat)
    case 'your-turn':
    case 'reminder':
      return isOpen
    case 'time-over':
      return isOpen || (request === undefined && head.state?.result === undefined)
    case 'may-claim':
      return isOpen && head.desk.clocks[otherSeat(seat)]?.expired === true
    case 'game-over':
      return head.state?.result !== undefined
  }
}
