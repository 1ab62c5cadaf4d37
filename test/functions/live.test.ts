import { describe, expect, test, vi } from 'vitest'
import { MemoryLiveStore } from '#functions/adapters/memory-live-store'
import type { Head } from '#functions/ports/head'
import type { LivePage } from '#functions/ports/live-page'
import { enter, isOwnPage, LASTS_MS, MOST_OF_GAME, MOST_OF_NETWORK } from '#functions/use-cases/live/live-pages'
import { readTicket } from '#functions/use-cases/live/live-ticket'
import { tellSteps } from '#functions/use-cases/live/tell-step'
import type { LiveAddress } from '#shared/play/protocol/live'
import { testApp } from '#test/support/app'
import { duel, pageOf } from '#test/support/duel'

const GAME = 'a'.repeat(32)
const NOW = Date.UTC(2026, 10, 26, 12)
const KEY = 'l'.repeat(43)
const codeOf = ({ json }: { json: unknown }) => (json as { code?: string } | undefined)?.code

describe('the address of the live channel', () => {
  test('is on this site, with a ticket for this game, this reader and the step that the game is at', async () => {
    const service = testApp()
    const { a, id } = await duel(service)
    const { id: player } = (await a.get('/players/me')).json as { id: string }
    const { address } = (await a.post(`/games/${id}/live`)).json as LiveAddress
    const { origin, pathname, searchParams } = new URL(address)
    expect([origin, pathname]).toEqual(['wss://armada.example', '/live'])
    expect(readTicket(KEY, searchParams.get('ticket') ?? '', service.clock.at)).toEqual({
      game: id,
      player,
      step: (await pageOf(a, id)).view?.step,
    })
  })

  test('is given to whoever may read the game, signed in or not, until it is over', async () => {
    const service = testApp()
    const { a, id } = await duel(service)
    const { address } = (await service.browser().post(`/games/${id}/live`)).json as LiveAddress
    const ticket = readTicket(KEY, new URL(address).searchParams.get('ticket') ?? '', service.clock.at)
    expect(ticket).not.toHaveProperty('player')
    await a.post(`/games/${id}/resign`, { submissionId: 'r' })
    expect(codeOf(await a.post(`/games/${id}/live`))).toBe('game-over')
  })

  test('is none where the service has no live channel', async () => {
    const service = testApp({ settings: { liveKey: '' } })
    const { a, id } = await duel(service)
    expect(codeOf(await a.post(`/games/${id}/live`))).toBe('no-such-page')
  })
})

describe('an open page', () => {
  test('is let in with what its ticket says, for as long as a connection lasts', async () => {
    const pages = new MemoryLiveStore()
    expect(await enter(pages, { game: GAME, player: 'anne', network: 'n', step: 3 }, 'c1', NOW)).toBe(true)
    expect(await pages.pagesOf(GAME, NOW, 10)).toEqual([
      { id: 'c1', game: GAME, player: 'anne', network: 'n', step: 3, expiresAt: NOW + LASTS_MS },
    ])
    expect(await pages.pagesOf(GAME, NOW + LASTS_MS, 10)).toEqual([])
  })

  test('is one of a bounded number from one network, and of one game', async () => {
    const pages = new MemoryLiveStore()
    const from = (network: string | undefined, id: number) =>
      enter(pages, { game: GAME, step: 0, ...(network && { network }) }, String(id), NOW)
    for (let i = 0; i < MOST_OF_NETWORK; i++) expect(await from('club', i)).toBe(true)
    expect(await from('club', 900)).toBe(false)
    for (let i = MOST_OF_NETWORK; i < MOST_OF_GAME; i++) expect(await from(undefined, i)).toBe(true)
    expect(await from('elsewhere', 901)).toBe(false)
    expect(await enter(pages, { game: 'b'.repeat(32), step: 0, network: 'club' }, '902', NOW)).toBe(true)
    // Those whose time is over leave room.
    expect(await enter(pages, { game: GAME, step: 0, network: 'club' }, '903', NOW + LASTS_MS)).toBe(true)
  })

  test('belongs to this site; a program that is no browser has no origin', () => {
    expect(isOwnPage('https://armada.example', 'https://armada.example')).toBe(true)
    expect(isOwnPage(undefined, 'https://armada.example')).toBe(true)
    for (const origin of ['https://evil.example', 'null', 'http://armada.example', 'https://armada.example.evil'])
      expect(isOwnPage(origin, 'https://armada.example')).toBe(false)
  })
})

describe('a step', () => {
  /** Long enough open that the gateway knows them. */
  const AT = NOW + 60_000
  const at = (step: number): Pick<Head, 'id' | 'state'> => ({ id: GAME, state: { step } as Head['state'] & object })
  const world = async (ids: readonly string[], page: Partial<LivePage> = {}) => {
    const pages = new MemoryLiveStore()
    for (const id of ids) await pages.put({ id, game: GAME, step: 3, expiresAt: NOW + LASTS_MS, ...page })
    const said: string[] = []
    const clock = { at: AT }
    const post = async (id: string, text: string): Promise<'said' | 'gone'> => {
      said.push(`${id} ${text}`)
      return 'said'
    }
    const tell = (step: number, how = post) => tellSteps({ pages, post: how }, { now: () => clock.at }, [at(step)])
    return { pages, said, post, tell, clock }
  }

  test('is told to every page that has its game open: the game and the step, and nothing else', async () => {
    const { said, tell } = await world(['a', 'b'])
    await tell(4)
    expect(new Set(said)).toEqual(new Set(['a', 'b'].map((id) => `${id} {"game":"${GAME}","step":4}`)))
  })

  test('is told once: a commit that shows nothing says nothing, nor does a record that comes twice (design 5)', async () => {
    const { said, tell } = await world(['a'])
    await tell(3)
    expect(said).toEqual([])
    await tell(4)
    await tell(4)
    expect(said).toHaveLength(1)
  })

  test('is told to those who do not know it: each page is followed by itself', async () => {
    const { said, tell, pages } = await world(['a'])
    await pages.put({ id: 'b', game: GAME, step: 5, expiresAt: NOW + LASTS_MS })
    await tell(5)
    expect(said.map((each) => each[0])).toEqual(['a'])
  })

  test('removes a page that is gone, but not one that was let in just now: the gateway does not know it yet', async () => {
    const { tell, pages } = await world(['old'])
    await pages.put({ id: 'new', game: GAME, step: 3, expiresAt: AT - 1_000 + LASTS_MS })
    await tell(4, async () => 'gone')
    expect((await pages.pagesOf(GAME, AT, 10)).map(({ id }) => id)).toEqual(['new'])
  })

  test('reaches the others when one post or the store fails, and never fails itself', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { said, post, tell, pages } = await world(['a', 'b', 'c'])
    await tell(4, async (id, text) => (id === 'b' ? Promise.reject(new Error('no answer')) : post(id, text)))
    expect(new Set(said.map((each) => each[0]))).toEqual(new Set(['a', 'c']))
    pages.pagesOf = () => Promise.reject(new Error('the table is busy'))
    await tell(5)
    expect(errors).toHaveBeenCalledTimes(2)
    errors.mockRestore()
  })

  test('is posted to a bounded number side by side', async () => {
    const { tell } = await world(Array.from({ length: 60 }, (_, i) => String(i)))
    let [open, most] = [0, 0]
    await tell(4, async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return 'said'
    })
    expect(most).toBe(16)
  })

  test('is given up when telling takes too long, so that whoever writes commits out goes on', async () => {
    const { tell, clock, said, post } = await world(Array.from({ length: 60 }, (_, i) => String(i)))
    await tell(4, async (id, text) => {
      clock.at += 1_000
      return post(id, text)
    })
    expect(said.length).toBeLessThan(25)
    expect(said.length).toBeGreaterThan(0)
  })
})
