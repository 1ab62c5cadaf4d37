import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyItem, N, plain, S } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { newGameId, noticeRow } from '#test/support/store-rows'

const DAY = 86_400_000

let embedded: EmbeddedTable
beforeAll(async () => {
  embedded = await openEmbedded()
})
afterAll(() => embedded.close())

test('A player stored while a webhook kept one earlier secret is read like one with a list of them', async () => {
  const hook = { id: '0'.repeat(16), url: 'https://hooks.example.org/', created: 1_000, secret: 'whsec_AAAA' }
  const previous = { secret: 'whsec_BBBB', until: 9_000 }
  const player = {
    id: 'p1',
    revision: 1,
    created: 1_000,
    name: 'First',
    email: 'a@example.org',
    zone: 'UTC',
    mail: true,
  }
  const body = plain({ ...player, webhooks: [{ ...hook, previous }, hook] })
  await embedded.table.put({ ...keyItem(keys.playerKey('p1')), revision: N(1), body })
  const { players } = storesOn(embedded.table)
  expect(await players.load('p1')).toEqual({ ...player, webhooks: [{ ...hook, previous: [previous] }, hook] })
})

test('A notice stored without the time at which it came about is read with that time, for it expires 30 days later', async () => {
  const { games } = storesOn(embedded.table)
  const at = Date.UTC(2026, 10, 27, 20)
  const row = noticeRow(newGameId(), { at, expiresAt: at + 30 * DAY })
  const { at: _, status, due, attempts, ...fixed } = row
  const columns = { status: S(status), due: N(due), attempts: N(attempts), body: plain(fixed) }
  await embedded.table.put({ ...keyItem(keys.noticeKey(row)), ...columns })
  expect(await games.notices(row.game, row.revision)).toEqual([row])
})
