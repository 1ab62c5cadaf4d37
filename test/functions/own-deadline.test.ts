import { expect, test } from 'vitest'
import { createNoticeWriter } from '#functions/notices/writer'
import type { LoadedGame } from '#functions/ports/game-store'
import type { Webhook } from '#functions/ports/player-store'
import { SEATS } from '#shared/game/engine/state'
import type { GameNews, WebhookBody } from '#shared/play/protocol/webhook'
import { testApp } from '#test/support/app'
import { duel } from '#test/support/duel'
import { noticeRow } from '#test/support/store-rows'

const HOUR = 3_600_000
const WEBHOOK: Webhook = { id: '0'.repeat(16), url: 'https://hooks.example.org/', created: 0 }

/** Both choose dials; the time of the second seat began three hours after that of the first. */
async function bothAsked() {
  const { deps, ...service } = testApp()
  const { id } = await duel(service)
  const loaded = await deps.games.load(id)
  const { a, b } = loaded?.head.desk.clocks ?? {}
  if (!loaded || !a || !b) throw new Error('not both are asked')
  const clocks = { a, b: { ...b, since: b.since + 3 * HOUR } }
  const game: LoadedGame = { ...loaded, head: { ...loaded.head, desk: { ...loaded.head.desk, clocks } } }
  const due = { a: a.since + 48 * HOUR, b: a.since + 51 * HOUR }
  const writer = createNoticeWriter(deps)
  const rows = SEATS.map((seat) => noticeRow(id, { seat, person: game.head.seats[seat]?.player ?? '', at: a.since }))
  return { deps, game, due, writer, rows }
}

test('of two who are asked at once each webhook names the end of its own time (design 8)', async () => {
  const { game, due, writer, rows } = await bothAsked()
  for (const row of rows) {
    const post = await writer.webhook(row, game, WEBHOOK, 'en')
    const { data } = JSON.parse(post?.body ?? 'null') as WebhookBody & { data: GameNews }
    expect(data.due).toBe(new Date(due[row.seat]).toISOString())
  }
})

test('of two who are asked at once each mail names the end of its own time (design 8)', async () => {
  const { deps, game, writer, rows } = await bothAsked()
  const lines = []
  for (const row of rows) {
    const player = await deps.players.load(row.person)
    const mail = player && (await writer.mail(row, game, { ...player, zone: 'UTC' }))
    lines.push(mail?.text.split('\n').find((line) => line.startsWith('Due ')))
  }
  expect(lines).toEqual(['Due Sat 12:00 (in 2 d).', 'Due Sat 15:00 (in 2 d 3 h).'])
})
