import type { LivePage, LiveStore } from '#functions/ports/live-page'
import { expired, expiry, keyItem, N, plain, readBody, readNumber } from './codec'
import * as keys from './keys'
import type { Table } from './table'

export class DynamoLiveStore implements LiveStore {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  async put(page: LivePage): Promise<void> {
    const { step, expiresAt } = page
    await this.table.put({
      ...keyItem(keys.livePageKey(page)),
      step: N(step),
      expiresAt: expiry(expiresAt),
      body: plain(page),
    })
  }

  async pagesOf(game: string, now: number, limit: number): Promise<LivePage[]> {
    const rows = await this.table.query({
      pk: keys.liveKey(game),
      from: keys.LIVE_PAGE_PREFIX,
      to: keys.LAST_LIVE_PAGE,
      limit,
    })
    return rows
      .filter((row) => !expired(row, now))
      .map((row) => ({ ...readBody<LivePage>(row), step: readNumber(row, 'step') }))
  }

  async note(page: Pick<LivePage, 'game' | 'id'>, step: number): Promise<boolean> {
    const noted = await this.table.updateIf(
      keys.livePageKey(page),
      'SET #s = :s',
      '#s < :s',
      { '#s': 'step' },
      { ':s': N(step) },
    )
    return noted !== undefined
  }

  async remove(game: string, id: string): Promise<void> {
    await this.table.delete(keys.livePageKey({ game, id }))
  }
}
