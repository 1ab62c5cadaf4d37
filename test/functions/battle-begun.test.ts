import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/fleet/game-presets'
import { begin, startBattle, startGame } from '#shared/game'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { verifyGame } from '#shared/play/replay/verify-game'
import { bring, EMPIRE, lobby, REBELS } from '#test/support/battle'
import { pageOf } from '#test/support/duel'

describe('A battle that has begun', () => {
  test('is replayed from the moment the fleets are revealed', async () => {
    const { a, b, id } = await lobby()
    expect((await a.get(`/games/${id}/at`)).json).toMatchObject({ code: 'game-not-started' })
    await bring(a, id, REBELS)
    await bring(b, id, EMPIRE)
    const { view } = await pageOf(a, id)
    expect((await a.get(`/games/${id}/at`)).json).toMatchObject({ first: view?.step, last: view?.step, marks: [] })
    expect((await a.get(`/games/${id}/at/0`)).json).toMatchObject({ view: { phase: 'setup', step: view?.step } })
  })

  test('takes no objective cards from lists where they are drawn from those of the box (R3.7, R17.6a)', async () => {
    const { a, b, id } = await lobby({ options: 'core-set' })
    const ships = [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }]
    await bring(a, id, { faction: 'rebel', ships, squadrons: [], objectives: { assault: 'no card at all' } })
    await bring(b, id, { ...EMPIRE, squadrons: [] })
    expect((await pageOf(b, id)).view?.objectiveCards).toEqual({ a: [], b: [] })
  })

  test('shows both fleets with their objectives in its export, but only after its end (R17.6g, R17.16)', async () => {
    const { a, b, id } = await lobby()
    await bring(a, id, REBELS)
    await bring(b, id, EMPIRE)
    expect((await b.get(`/games/${id}/export`)).json).toMatchObject({ code: 'game-not-over' })
    expect(JSON.stringify(await pageOf(b, id))).not.toContain('fire-lanes')
    await a.post(`/games/${id}/resign`, { submissionId: 'r' })
    const game = (await b.get(`/games/${id}/export`)).json as ExportedGame
    expect(game).toMatchObject({
      scenario: 'battle',
      battle: { options: PRESETS['casual-400'], fleets: { a: REBELS, b: EMPIRE } },
    })
    expect(readExport(JSON.parse(JSON.stringify(game)))).toHaveProperty('game')
    expect(verifyGame(game, { begin, startGame, startBattle }).differences).toEqual({})
    expect(readExport({ ...game, scenario: 'learning' })).toEqual({ fault: 'scenario' })
    const { battle: _, ...rest } = game
    expect(readExport(rest)).toEqual({ fault: 'scenario' })
  })
})
