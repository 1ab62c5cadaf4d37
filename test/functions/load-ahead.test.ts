import { describe, expect, test, vi } from 'vitest'
import { loadAhead } from '#functions/http/ahead'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'

async function running() {
  const app = testApp()
  const [a, b] = [await app.signedIn('a@example.org'), await app.signedIn('b@example.org')]
  const wish = { wish: 'rebel', salt: '01'.repeat(16), hoursPerHandOff: 24, submissionId: 'make' }
  const { id, invitation = '' } = (await a.post('/games', wish)).json as GamePage
  await b.post(invitation.replace(/^\/i\//, '/invitations/'), { wish: 'imperial', salt: '02'.repeat(16) })
  return { ...app, a, b, id }
}

describe('A game and the session of who asks for it are read side by side', () => {
  test('the session is answered only when the game is being read', async () => {
    const { deps, a, id } = await running()
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { load } = deps.games
    vi.spyOn(deps.games, 'load').mockImplementation((game) => {
      asked()
      return load.call(deps.games, game)
    })
    const { session } = deps.players
    vi.spyOn(deps.players, 'session').mockImplementation(async (...token) => {
      await isAsked
      return session.apply(deps.players, token)
    })
    expect((await a.get(`/games/${id}`)).status).toBe(200)
    expect(deps.games.load).toHaveBeenCalledTimes(1)
  })

  test('a submission that came too late loads anew, and finds what the other one committed', async () => {
    const { deps, a, b, id } = await running()
    const { commit } = deps.games
    vi.spyOn(deps.games, 'commit').mockImplementationOnce(async (...next) => {
      await b.post(`/games/${id}/resign`, { submissionId: 'first' })
      return commit.apply(deps.games, next)
    })
    const late = await a.post(`/games/${id}/resign`, { submissionId: 'second' })
    expect(late).toMatchObject({ status: 409, json: { code: 'game-over' } })
  })

  test('a store that fails is no answer to somebody who is not signed in', async () => {
    const { deps, browser, id } = await running()
    const logged = vi.spyOn(console, 'error')
    let loads = 0
    // No spy: it would take up the rejection, and one that nobody takes up ends the process.
    deps.games.load = async () => {
      loads += 1
      throw new Error('no store')
    }
    const answer = await browser().get(`/games/${id}/orders`, { cookie: `__Host-session=${'0'.repeat(64)}` })
    expect(answer).toMatchObject({ status: 401, json: { code: 'not-signed-in' } })
    expect(loads).toBe(1)
    expect(logged).not.toHaveBeenCalled()
  })

  test('a game that is asked for beside it is itself', async () => {
    const { deps, id } = await running()
    expect(await loadAhead(deps, id).games.load('ab'.repeat(16))).toBeUndefined()
    expect((await loadAhead(deps, id).games.load(id))?.head.id).toBe(id)
  })

  test('who has no session costs no read, and an id of another form none at all', async () => {
    const { deps, a, browser, id } = await running()
    const load = vi.spyOn(deps.games, 'load')
    await browser().post(`/games/${id}/resign`, { submissionId: 's' })
    await browser().post(`/games/${id}/resign`, { submissionId: 's' }, { cookie: '__Host-session=' })
    await a.get('/games/not-an-id')
    expect(load).not.toHaveBeenCalled()
  })

  test('where calls are counted, the game is read after the count', async () => {
    const { deps, a, id } = await running()
    const load = vi.spyOn(deps.games, 'load')
    const counted = vi.spyOn(deps.players, 'count').mockResolvedValue({ uses: 1_000_000, until: Date.UTC(2030, 0) })
    const answer = await a.post(`/games/${id}/preview`, {})
    expect(counted).toHaveBeenCalled()
    expect(answer).toMatchObject({ status: 429, json: { code: 'too-many-requests' } })
    expect(load).not.toHaveBeenCalled()
  })
})
