import { beforeEach, describe, expect, test } from 'vitest'
import type { GameStore, SnapshotRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { newLearningGame } from '#shared/game/flow/learning-scenario'
import { listRow, logRow, newGameId, noticeRow, openHead } from '#test/support/store-rows'

const DAY = 86_400_000

/** What every game store does (design 9), whatever it is made of. */
export function gameStoreContract(name: string, store: () => GameStore): void {
  describe(`game store: ${name}`, () => {
    let game: string
    const ownNumber = () => Number.parseInt(game.slice(0, 10), 16)
    beforeEach(() => {
      game = newGameId()
    })

    describe('HEAD', () => {
      test('is absent before the first commit', async () => {
        expect(await store().load(game)).toBeUndefined()
      })

      test('comes back as it was put, without a log row at first', async () => {
        const head = openHead(game)
        expect(await store().commit(head, 0)).toBe('done')
        expect(await store().load(game)).toEqual({ head })
      })

      test('is made once only', async () => {
        await store().commit(openHead(game), 0)
        expect(await store().commit({ ...openHead(game), hoursPerHandOff: 1 }, 0)).toBe('stale')
        expect((await store().load(game))?.head.hoursPerHandOff).toBe(24)
      })

      test('moves on from the expected revision only', async () => {
        await store().commit(openHead(game), 0)
        expect(await store().commit(openHead(game, 2), 1)).toBe('done')
        expect(await store().commit(openHead(game, 2), 1)).toBe('stale')
        expect(await store().commit(openHead(game, 3), 2)).toBe('done')
        expect((await store().load(game))?.head.revision).toBe(3)
      })

      test('goes to one of twenty commits at once', async () => {
        await store().commit(openHead(game), 0)
        const racers = Array.from({ length: 20 }, (_, hours) => ({ ...openHead(game, 2), hoursPerHandOff: hours + 1 }))
        const outcomes = await Promise.all(racers.map((next) => store().commit(next, 1)))
        expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
        const winner = racers[outcomes.indexOf('done')]
        expect((await store().load(game))?.head).toEqual(winner)
      })

      test('above 64 kB is refused and leaves the stored one alone', async () => {
        await store().commit(openHead(game), 0)
        const incompressible = Array.from({ length: 5_000 }, newGameId).join('')
        const huge: Head = { ...openHead(game, 2), invitation: incompressible }
        expect(await store().commit(huge, 1)).toBe('too-large')
        expect((await store().load(game))?.head.revision).toBe(1)
      })

      test('may be larger than 64 kB before compression', async () => {
        const wordy: Head = { ...openHead(game), invitation: 'again and again '.repeat(10_000) }
        expect(await store().commit(wordy, 0)).toBe('done')
        expect((await store().load(game))?.head.invitation).toBe(wordy.invitation)
      })
    })

    describe('record', () => {
      test('HEAD is loaded with the revision of the newest log row', async () => {
        const head = openHead(game, 12)
        await store().commit(openHead(game), 0)
        await store().commit(head, 1)
        for (const revision of [2, 9, 10, 11]) await store().putLog(logRow(game, revision))
        expect(await store().load(game)).toEqual({ head, newest: 11 })
      })

      test('a log row is never written a second time', async () => {
        await store().putLog(logRow(game, 1))
        await store().putLog({ ...logRow(game, 1), build: 'other' })
        expect(await store().wholeLog(game)).toEqual([logRow(game, 1)])
      })

      test('the log is read from a step on, over many rows', async () => {
        const rows = Array.from({ length: 33 }, (_, i) => logRow(game, i + 1))
        for (const row of rows) await store().putLog(row)
        await store().commit(openHead(game), 0)
        expect(await store().logSince(game, 33)).toEqual([])
        expect(await store().logSince(game, 32)).toEqual(rows.slice(32))
        expect(await store().logSince(game, 5)).toEqual(rows.slice(5))
        expect(await store().logSince(game, 0)).toEqual(rows)
        expect(await store().wholeLog(game)).toEqual(rows)
      })

      test('rows of the log are read by their revisions', async () => {
        const rows = Array.from({ length: 12 }, (_, i) => logRow(game, i + 1))
        for (const row of rows) await store().putLog(row)
        await store().commit(openHead(game), 0)
        expect(await store().logRows(game, 9, 11)).toEqual(rows.slice(8, 11))
        expect(await store().logRows(game, 12, 40)).toEqual(rows.slice(11))
        expect(await store().logRows(game, 13, 40)).toEqual([])
        expect(await store().logRows(game, 1, 0)).toEqual([])
      })

      test('the snapshots around a revision are found', async () => {
        const state = newLearningGame({ gameId: game, wishes: { a: 'any', b: 'any' } })
        for (const revision of [2, 9, 10]) await store().putSnapshot({ game, revision, state })
        await store().putLog(logRow(game, 11))
        const revisionOf = async (found: Promise<SnapshotRow | undefined>) => (await found)?.revision
        expect(await revisionOf(store().snapshotBy(game, 1))).toBeUndefined()
        expect(await revisionOf(store().snapshotBy(game, 8))).toBe(2)
        expect(await revisionOf(store().snapshotBy(game, 9))).toBe(9)
        expect(await revisionOf(store().snapshotBy(game, 11))).toBe(10)
        expect(await revisionOf(store().snapshotAfter(game, 0))).toBe(2)
        expect(await revisionOf(store().snapshotAfter(game, 9))).toBe(10)
        expect(await revisionOf(store().snapshotAfter(game, 10))).toBeUndefined()
        expect((await store().snapshotBy(game, 9))?.state).toEqual(state)
        expect((await store().snapshots(game)).map(({ revision }) => revision)).toEqual([2, 9, 10])
      })

      test('commits without events stand in the log, too', async () => {
        await store().putLog(logRow(game, 1, { after: 0, upTo: 4 }))
        await store().putLog(logRow(game, 2, { after: 4, upTo: 4 }))
        await store().putLog(logRow(game, 3, { after: 4, upTo: 6 }))
        expect((await store().logSince(game, 4)).map((row) => row.revision)).toEqual([3])
        expect((await store().logSince(game, 3)).map((row) => row.revision)).toEqual([1, 2, 3])
      })
    })

    describe('notices', () => {
      test('are put if absent: a sent one is not opened again', async () => {
        await store().putNotice(noticeRow(game))
        await store().claimNotice(noticeRow(game), 'c1', 5_000, 6_000)
        await store().settleNotice(noticeRow(game), 'c1', { status: 'sent', handed: 7 })
        await store().putNotice(noticeRow(game))
        expect(await store().notices(game, 3)).toMatchObject([{ status: 'sent', attempts: 1, handed: 7 }])
      })

      test('are read by revision', async () => {
        await store().putNotice(noticeRow(game))
        await store().putNotice(noticeRow(game, { person: 'p2', seat: 'b' }))
        await store().putNotice(noticeRow(game, { revision: 33 }))
        const rows = await store().notices(game, 3)
        expect(rows).toEqual([noticeRow(game), noticeRow(game, { person: 'p2', seat: 'b' })])
      })

      test('of one person over several channels are settled apart', async () => {
        const rows = (['email', 'webhook:00aa', 'webhook:ffee'] as const).map((channel) => noticeRow(game, { channel }))
        for (const row of rows) await store().putNotice(row)
        expect(await store().notices(game, 3)).toEqual(rows)
        await store().claimNotice(noticeRow(game, { channel: 'webhook:00aa' }), 'c1', 5_000, 6_000)
        await store().settleNotice(noticeRow(game, { channel: 'webhook:00aa' }), 'c1', { status: 'failed' })
        expect((await store().notices(game, 3)).map(({ status }) => status)).toEqual(['waiting', 'failed', 'waiting'])
      })

      test('are claimed by one sender, and not before they are due', async () => {
        await store().putNotice(noticeRow(game))
        expect(await store().claimNotice(noticeRow(game), 'early', 4_999, 6_000)).toBe(false)
        const claims = await Promise.all(
          ['c1', 'c2', 'c3'].map((claim) => store().claimNotice(noticeRow(game), claim, 5_000, 6_000)),
        )
        expect(claims.filter(Boolean)).toHaveLength(1)
      })

      test('a claim lapses, and the one before it can settle nothing any more', async () => {
        await store().putNotice(noticeRow(game))
        await store().claimNotice(noticeRow(game), 'c1', 5_000, 6_000)
        expect(await store().claimNotice(noticeRow(game), 'c2', 5_999, 9_000)).toBe(false)
        expect(await store().claimNotice(noticeRow(game), 'c2', 6_000, 9_000)).toBe(true)
        expect(await store().settleNotice(noticeRow(game), 'c1', { status: 'sent', handed: 7 })).toBe(false)
        expect(await store().settleNotice(noticeRow(game), 'c2', { status: 'sent', handed: 7 })).toBe(true)
        expect(await store().claimNotice(noticeRow(game), 'c3', 99_000, 99_999)).toBe(false)
      })

      test('can be put off after a failure', async () => {
        await store().putNotice(noticeRow(game))
        await store().claimNotice(noticeRow(game), 'c1', 5_000, 6_000)
        await store().settleNotice(noticeRow(game), 'c1', { status: 'waiting', due: 8_000 })
        expect(await store().claimNotice(noticeRow(game), 'c2', 7_999, 9_000)).toBe(false)
        expect(await store().claimNotice(noticeRow(game), 'c2', 8_000, 9_000)).toBe(true)
        expect(await store().notices(game, 3)).toMatchObject([{ status: 'claimed', claim: 'c2', attempts: 2 }])
      })

      test('a notice that is not there can be neither claimed nor settled', async () => {
        expect(await store().claimNotice(noticeRow(game), 'c1', 5_000, 6_000)).toBe(false)
        expect(await store().settleNotice(noticeRow(game), 'c1', { status: 'sent', handed: 7 })).toBe(false)
      })
    })

    describe('values', () => {
      test('never go back to an older revision', async () => {
        const player = `p-${game}`
        await store().putListRow(listRow(player, game, { revision: 4, round: 4 }))
        await store().putListRow(listRow(player, game, { revision: 3, round: 3 }))
        await store().putListRow(listRow(player, game, { revision: 4, round: 9 }))
        expect(await store().listRowsOf(player, [game, game])).toEqual([
          listRow(player, game, { revision: 4, round: 4 }),
        ])
        await store().putListRow(listRow(player, game, { revision: 5, round: 5 }))
        expect((await store().listRows(player, 10)).rows).toMatchObject([{ round: 5 }])
      })

      test('the games of a player are read in pages', async () => {
        const player = `p-${game}`
        const games = ['aa', 'ab', 'b', 'c', 'd']
        for (const id of games) await store().putListRow(listRow(player, id))
        const first = await store().listRows(player, 2)
        const second = await store().listRows(player, 2, first.next)
        const third = await store().listRows(player, 2, second.next)
        expect([...first.rows, ...second.rows, ...third.rows].map((row) => row.game)).toEqual(games)
        expect(third.next).toBeUndefined()
        expect(await store().listRowsOf(player, ['c', 'x'])).toMatchObject([{ game: 'c' }])
        expect(await store().listRowsOf(player, [])).toEqual([])
      })

      test('an invitation that is gone stays gone', async () => {
        const code = `code-${game}`
        expect(await store().invitation(code)).toBeUndefined()
        await store().putInvitation({ code, game, revision: 1, gone: false })
        await store().putInvitation({ code, game, revision: 2, gone: true })
        await store().putInvitation({ code, game, revision: 1, gone: false })
        expect(await store().invitation(code)).toEqual({ code, game, revision: 2, gone: true })
      })
    })

    describe('hints', () => {
      test('waiting games come with the least time first', async () => {
        const player = `p-${game}`
        const wait = [3, 1, 2].map((n) => ({ player, due: n * DAY, game: `g${n}` }))
        await store().writeHints({ wait })
        await store().writeHints({ wait })
        expect((await store().waiting(player, 2)).map((hint) => hint.game)).toEqual(['g1', 'g2'])
        await store().writeHints({ endWait: [{ player, due: DAY, game: 'g1' }] })
        expect(await store().waiting(player, 9)).toEqual([
          { player, due: 2 * DAY, game: 'g2' },
          { player, due: 3 * DAY, game: 'g3' },
        ])
      })

      test('a waiting row that ends and begins in one call stays', async () => {
        const hint = { player: `p-${game}`, due: DAY, game }
        await store().writeHints({ wait: [hint], endWait: [hint] })
        expect(await store().waiting(hint.player, 9)).toEqual([hint])
      })

      test('a waiting row of one player ends as the same time begins for another', async () => {
        const [one, other] = [`p-${game}`, `q-${game}`]
        await store().writeHints({ wait: [{ player: one, due: DAY, game }] })
        await store().writeHints({
          wait: [{ player: other, due: DAY, game }],
          endWait: [{ player: one, due: DAY, game }],
        })
        expect(await store().waiting(one, 9)).toEqual([])
        expect(await store().waiting(other, 9)).toHaveLength(1)
      })

      test('due rows are read by shard and day up to an instant, earliest first', async () => {
        // A year of its own for each store, so that two that share one table do not meet.
        const start = Date.UTC(2200 + (ownNumber() % 5_000), 0, 1)
        const day = new Date(start).toISOString().slice(0, 10)
        const inShard = (n: number) => `00${n}${game.slice(3)}`
        const due = [
          { at: start + 300, game: inShard(1), revision: 7 },
          { at: start + 100, game: inShard(2), revision: 10 },
          { at: start + 100, game: inShard(1), revision: 9 },
          { at: start + DAY, game: inShard(1), revision: 8 },
          { at: start + 100, game: `01${game.slice(2)}`, revision: 1 },
        ]
        await store().writeHints({ due })
        expect(await store().due(0, day, start + 299, 9)).toEqual([due[2], due[1]])
        expect(await store().due(0, day, start + 300, 9)).toEqual([due[2], due[1], due[0]])
        expect(await store().due(0, day, start + 300, 1)).toEqual([due[2]])
        expect(await store().due(0, day, start + 300, 9, due[2])).toEqual([due[1], due[0]])
        await store().endDue({ at: start + 100, game: inShard(1), revision: 9 })
        await store().endDue({ at: start + 100, game: inShard(1), revision: 9 })
        expect(await store().due(0, day, start + 300, 9)).toEqual([due[1], due[0]])
        expect(await store().due(1, day, start + 300, 9)).toEqual([due[4]])
      })
    })

    describe('tick', () => {
      test('cursor and heartbeat are what was put last', async () => {
        await store().putCursor(3, '2026-11-26')
        await store().putCursor(3, '2026-11-27')
        expect(await store().cursor(3)).toBe('2026-11-27')
        for (const at of [1_000, 2_000]) await store().putHeartbeat(3, at)
        await store().putHeartbeat(12, 3_000)
        await store().putHeartbeat('all', 1_500)
        const { all, shards } = await store().heartbeats()
        expect([all, shards[3], shards[12]]).toEqual([1_500, 2_000, 3_000])
      })

      test('trouble with mails is what was put last, and is over when nothing is put', async () => {
        expect((await store().heartbeats()).mail).toBeUndefined()
        for (const last of [5, 7]) await store().putMailTrouble({ since: 3, last })
        expect((await store().heartbeats()).mail).toEqual({ since: 3, last: 7 })
        await store().putMailTrouble(undefined)
        expect((await store().heartbeats()).mail).toBeUndefined()
      })

      test('an outage of one shard stands beside one of all that began at the same time', async () => {
        const from = ownNumber()
        const rows = [
          { from, to: from + 9 },
          { from, to: from + 5, shard: { number: 3, of: 4 } },
        ]
        for (const row of rows) await store().putOutage(row)
        expect((await store().outages()).filter((outage) => outage.from === from)).toEqual(rows)
      })

      test('of two outages with one beginning the longer stays, whichever comes first', async () => {
        const from = ownNumber()
        for (const length of [5, 9, 7]) await store().putOutage({ from, to: from + length })
        expect((await store().outages()).filter((outage) => outage.from === from)).toEqual([{ from, to: from + 9 }])
      })
    })
  })
}
