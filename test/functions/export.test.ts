import { describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { verdictOn } from '#test/play/replay/tampered'
import { testApp } from '#test/support/app'
import { answerOne, duel } from '#test/support/duel'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { seeded } from '#test/support/random-choice'
import { scramble } from '#test/support/scramble'
import { seededEntropy } from '#test/support/seeded-entropy'

const exportOf = (id: string) => `/games/${id}/export`

describe('GET /games/:id/export', () => {
  test('gives the whole finished game to both players and to whoever may see it (R17.16)', async () => {
    const service = testApp()
    const { id, a, b } = await duel(service)
    for (let n = 0; n < 6; n += 1) for (const player of [a, b]) await answerOne(player, id)
    await a.post(`/games/${id}/resign`, { submissionId: 'r' })
    const answers = await Promise.all([a, b, service.browser()].map((reader) => reader.get(exportOf(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    // So the content network may keep it for all.
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=86400')
      expect(headers.get('vary')).not.toMatch(/cookie/i)
    }
    const game = answers[0]?.json as ExportedGame
    expect(game.result).toMatchObject({ winner: 'b', reason: 'resigned' })
    expect(game.decisions.at(-1)).toEqual({ kind: 'resign', seat: 'a', by: 'player' })
    expect(verdictOn(game).differences).toEqual({})
  })

  test('tells names, but no address, no id of a player and not what the running code is called (design 7)', async () => {
    const service = testApp({
      settings: { build: 'name-of-the-build', origin: 'https://armada.example', noticeGraceMs: 0 },
    })
    const { id, a, b } = await duel(service)
    await b.post(`/games/${id}/resign`, { submissionId: 'r' })
    const { text, json } = await a.get(exportOf(id))
    const head = (await service.deps.games.load(id))?.head
    expect((json as ExportedGame).seats.a.name).toBe(head?.seats.a.name)
    for (const hidden of [
      '@example.org',
      'name-of-the-build',
      head?.seats.a.player,
      head?.seats.b?.player,
      head?.invitation,
    ])
      expect(text).not.toContain(hidden)
  })

  test('does not tell how often somebody has changed orders: commits that tell nothing are no rows of it', async () => {
    const counted = async (changes: number) => {
      const service = testApp({ entropy: seededEntropy(1) })
      const { id, a, b } = await duel(service)
      for (let edition = 0; edition < changes; edition += 1)
        await a.put(`/games/${id}/orders`, { edition, orders: { preset: 'cautious', orders: [] } })
      await b.post(`/games/${id}/resign`, { submissionId: 'r' })
      return (await a.get(exportOf(id))).text
    }
    expect(await counted(3)).toBe(await counted(0))
  })

  test('has the newest row, too, while nobody has written it out', async () => {
    const games = new MemoryGameStore()
    const service = testApp({ games })
    const { id, a, b } = await duel(service)
    const putLog = games.putLog.bind(games)
    games.putLog = async () => {
      throw new Error('stopped')
    }
    await b.post(`/games/${id}/resign`, { submissionId: 'r' })
    games.putLog = putLog
    const before = await games.wholeLog(id)
    const told = before.filter(({ events }) => events.length > 0)
    const game = (await a.get(exportOf(id))).json as ExportedGame
    expect(game.rows).toHaveLength(told.length + 1)
    expect(await games.wholeLog(id)).toHaveLength(before.length)
    expect(verdictOn(game).differences).toEqual({})
  })

  test('is refused before the end, with a code and a sentence, to members and others alike', async () => {
    const service = testApp()
    const { id, a, b } = await duel(service)
    for (const reader of [a, b, service.browser()]) {
      const { status, json } = await reader.get(exportOf(id))
      expect(status).toBe(409)
      expect(json).toEqual({ code: 'game-not-over', message: expect.stringMatching(/when it is over/) })
    }
  })

  test('is refused to the maker of a game that has not begun; to others there is none', async () => {
    const service = testApp()
    const a = await service.signedIn('a@example.org')
    const made = await a.post('/games', { submissionId: 'n', wish: 'any', salt: 'a'.repeat(32), hoursPerHandOff: 24 })
    const { id } = made.json as GamePage
    expect((await a.get(exportOf(id))).json).toMatchObject({ code: 'game-not-over' })
    expect((await service.browser().get(exportOf(id))).json).toMatchObject({ code: 'no-such-game' })
    expect((await a.get(exportOf('0'.repeat(32)))).json).toMatchObject({ code: 'no-such-game' })
  })

  test('before the end it reads HEAD alone, and answers the same whatever is hidden (R17.14)', async () => {
    const games = new MemoryGameStore()
    const service = testApp({ games })
    const { id, a, b } = await duel(service)
    for (const player of [a, b, a]) await answerOne(player, id)
    const { head } = (await games.load(id)) ?? {}
    if (!head?.state) throw new Error('the game has not begun')
    for (const read of ['wholeLog', 'snapshots', 'logRows'] as const)
      games[read] = async () => {
        throw new Error(`${read} was read`)
      }
    const before = await service.browser().get(exportOf(id))
    const state = scramble(head.state, 'spectator', seeded(7))
    expect(state).not.toEqual(head.state)
    await games.commit({ ...head, state, revision: head.revision + 1 }, head.revision)
    const after = await service.browser().get(exportOf(id))
    expect({ status: after.status, text: after.text }).toEqual({ status: before.status, text: before.text })
    expect([...after.headers]).toEqual([...before.headers])
  })
})
