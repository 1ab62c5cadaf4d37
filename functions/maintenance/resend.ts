import { N, S } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import type { Millis } from '#functions/ports/clock'
import type { NoticeRow } from '#functions/ports/game-store'
import type { GameId, Head } from '#functions/ports/head'
import { isWanted } from '#functions/use-cases/notices/send-notices'
import { revisionOfRow } from './kinds'
import type { RebuiltRow } from './rebuild'
import { keyOf } from './table-survey'
import type { WholeTable } from './whole-table'

/**
 * Lets mails that have failed for good be sent once more, if what they tell still holds: the tick comes by within a minute.
 * Twice changes nothing more. Webhooks have books of their own.
 */
export async function resendFailed(table: WholeTable, now: Millis, write: boolean): Promise<RebuiltRow[]> {
  const changes: RebuiltRow[] = []
  const heads = new Map<GameId, Promise<Head | undefined>>()
  const { games } = storesOn(table)
  const headOf = (id: GameId): Promise<Head | undefined> => {
    const head = heads.get(id) ?? games.load(id).then((loaded) => loaded?.head)
    heads.set(id, head)
    return head
  }
  for await (const item of table.items()) {
    const key = keyOf(item)
    const part = revisionOfRow(key)
    if (part === undefined || !key.sk.startsWith('NOTICE#') || item.status?.S !== 'failed') continue
    const { game, revision } = part
    const row = (await games.notices(game, revision)).find((one) => keys.noticeKey(one).sk === key.sk)
    const head = await headOf(game)
    if (row === undefined || head === undefined || !isAgainWanted(row, head, now)) continue
    changes.push({ what: 'put', ...key })
    if (!write) continue
    await games.writeHints({ due: [{ at: now, game, revision }] })
    await table.updateIf(
      key,
      'SET #s = :waiting, #d = :now, #a = :none',
      '#s = :failed',
      { '#s': 'status', '#d': 'due', '#a': 'attempts' },
      { ':waiting': S('waiting'), ':failed': S('failed'), ':now': N(now), ':none': N(0) },
    )
  }
  return changes
}

const isAgainWanted = (row: NoticeRow, head: Head, now: Millis): boolean =>
  row.channel === 'email' && row.expiresAt > now && isWanted(row, head)
