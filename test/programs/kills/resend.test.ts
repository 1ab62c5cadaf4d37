import { afterAll, beforeAll, expect, test } from 'vitest'
import { resendFailed } from '#functions/maintenance/resend'
import type { NoticeRow } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'
import { duel } from '#test/support/duel'
import { openTestStore, type TestStore } from './store'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(async () => {
  await store.embedded.close()
})

/** Both are asked, and nobody could be told. */
async function untold({ app }: TestStore) {
  const { games } = app.deps
  const { id, b } = await duel(app)
  const revision = (await games.load(id))?.head.revision ?? 0
  const rows: NoticeRow[] = await games.notices(id, revision)
  for (const row of rows) {
    await games.claimNotice(row, 'sender', row.due, row.due)
    await games.settleNotice(row, 'sender', { status: 'failed' })
  }
  const statuses = async () => (await games.notices(id, revision)).map(({ status }) => status)
  return { id, b, statuses }
}

test('Mails that failed for good are sent once more, and not twice; a dry run only says which', async () => {
  const { app, table } = store
  const { statuses } = await untold(store)
  expect(await resendFailed(table, app.clock.at, false)).toHaveLength(2)
  expect(await statuses()).toEqual(['failed', 'failed'])
  expect(await resendFailed(table, app.clock.at, true)).toHaveLength(2)
  const before = app.mails.mails.length
  await tick(app.deps)
  expect(app.mails.mails).toHaveLength(before + 2)
  expect(await statuses()).toEqual(['sent', 'sent'])
  expect(await resendFailed(table, app.clock.at, true)).toEqual([])
})

test('A mail about a question that is no longer open stays as it is', async () => {
  const other = await openTestStore('other')
  const { id, b, statuses } = await untold(other)
  await b.post(`/games/${id}/resign`, { submissionId: 'over' })
  expect(await resendFailed(other.table, other.app.clock.at, true)).toEqual([])
  expect(await statuses()).toEqual(['failed', 'failed'])
  await other.embedded.close()
})
