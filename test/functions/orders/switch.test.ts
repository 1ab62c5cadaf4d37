import { expect, test } from 'vitest'
import { begin, startBattle, startGame } from '#shared/game'
import type { ErrorBody, GamePage } from '#shared/play/protocol/responses'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { verifyGame } from '#shared/play/replay/verify-game'
import { bring, EMPIRE, lobby, REBELS } from '#test/support/battle'
import { pageOf } from '#test/support/duel'

const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code

/** A battle that has begun, in which seat `a` has cards of which one may be switched off. */
async function battle() {
  const game = await lobby()
  const ships = [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna', 'engineering-team'] }]
  await bring(game.a, game.id, { ...REBELS, ships })
  await bring(game.b, game.id, EMPIRE)
  const cards = Object.values((await pageOf(game.a, game.id)).view?.cards ?? {})
  const free = cards.find(({ card }) => card === 'engineering-team')?.id ?? ''
  const other = cards.find(({ card }) => card === 'general-dodonna')?.id ?? ''
  const path = (card: string) => `/games/${game.id}/cards/${encodeURIComponent(card)}/switch`
  return { ...game, free, other, path }
}

test('a free effect is switched off and on again by its owner, at any time and for all to see (N3)', async () => {
  const { a, b, id, free, path } = await battle()
  const body = { submissionId: 'off', on: false }
  const off = await a.post(path(free), body)
  expect(off.status).toBe(200)
  expect((off.json as GamePage).log.map(({ event }) => event)).toEqual([
    { type: 'cardSwitched', seat: 'a', source: free, on: false },
  ])
  expect((await pageOf(b, id)).view?.cards[free]?.off).toBe(true)
  const { step } = (await pageOf(b, id)).view ?? {}
  expect((await a.post(path(free), body)).status).toBe(200)
  expect(codeOf(await a.post(path(free), { ...body, on: true }))).toBe('submission-known')
  expect((await pageOf(b, id)).view?.step).toBe(step)
  await a.post(path(free), { submissionId: 'on', on: true })
  expect((await pageOf(b, id)).view?.cards[free]).not.toHaveProperty('off')
})

test('nobody switches what is not theirs, not free, not there, or so already', async () => {
  const { a, b, id, free, other, path } = await battle()
  const { view } = await pageOf(a, id)
  const tries = [
    await b.post(path(free), { submissionId: '1', on: false }),
    await a.post(path(other), { submissionId: '2', on: false }),
    await a.post(path('no-card'), { submissionId: '3', on: false }),
    await a.post(path('?'), { submissionId: '4', on: false }),
    await a.post(path(free), { submissionId: '5', on: true }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  expect(new Set(tries.map(codeOf))).toEqual(new Set(['not-switchable']))
  expect((await pageOf(a, id)).view).toEqual(view)
})

test('a game with switched cards can be checked after its end as any other', async () => {
  const { a, b, id, free, path } = await battle()
  await a.post(path(free), { submissionId: 'off', on: false })
  await b.post(`/games/${id}/resign`, { submissionId: 'r' })
  const game = (await b.get(`/games/${id}/export`)).json as ExportedGame
  expect(readExport(JSON.parse(JSON.stringify(game)))).toHaveProperty('game')
  expect(verifyGame(game, { begin, startGame, startBattle }).differences).toEqual({})
})
