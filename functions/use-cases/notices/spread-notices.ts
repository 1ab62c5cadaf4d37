import type { Deps } from '#functions/ports/deps'
import type { NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { isWanted } from './send-notices'

/**
 * A commit puts one row for each person that is told, the mail's. When it is due and before it is first tried, the other
 * channels that the person has by then get rows of their own beside it: so a submission costs the same however many
 * channels the other player has. Put if absent, so twice is once. Answers the rows of all webhooks.
 */
export async function spreadNotices(
  deps: Pick<Deps, 'games' | 'players'>,
  rows: readonly NoticeRow[],
  head: Head,
  now: number,
): Promise<NoticeRow[]> {
  const all = rows.filter(({ channel }) => channel !== 'email')
  const known = new Set(all.map(({ person, channel }) => `${person}#${channel}`))
  for (const row of rows) {
    const fresh = row.channel === 'email' && row.status === 'waiting' && row.attempts === 0 && row.due <= now
    if (!fresh || row.expiresAt <= now || !isWanted(row, head)) continue
    const player = await deps.players.load(row.person)
    for (const { id, off } of player?.webhooks ?? []) {
      const own: NoticeRow = { ...row, channel: `webhook:${id}` }
      if (off || known.has(`${own.person}#${own.channel}`)) continue
      await deps.games.putNotice(own)
      all.push(own)
    }
  }
  return all
}
