import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { systemClock } from '#functions/adapters/system-clock'
import { LiveSockets } from '#functions/local/live-sockets'
import { signTicket } from '#functions/use-cases/live/live-ticket'
import type { LiveAddress } from '#shared/play/protocol/live'
import { Browser } from '#test/support/browser'
import { answerOne, duel, pageOf } from '#test/support/duel'
import { startService, type TestService, type TestServiceOptions } from '#test/support/service'

const running: TestService[] = []
const sockets: WebSocket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await Promise.all(running.splice(0).map((service) => service.close()))
})

/** The local service, and a game of two that has just begun. */
async function world(options: TestServiceOptions = {}) {
  const service = await startService(options)
  running.push(service)
  const browser = () => new Browser((address, init) => fetch(address, init), service.url)
  const signedIn = async (email: string) => {
    const own = browser()
    await own.post('/sign-in-links', { email })
    await own.post('/sessions', { token: (await service.signInPath(email)).split('/').at(-1) })
    return own
  }
  const game = await duel({ signedIn })
  const addressFor = async (reader: Browser) =>
    ((await reader.post(`/games/${game.id}/live`)).json as LiveAddress).address
  return { service, browser, addressFor, ...game }
}

/** A connection, what it has heard so far, and the code that it was closed with. */
function connect(address: string, options: ClientOptions = {}) {
  const socket = new WebSocket(address, options)
  sockets.push(socket)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`answered ${statusCode}`)))
    socket.once('error', reject)
  })
  opened.catch(() => undefined)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const next = () => new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
  return { socket, heard, opened, closed, next }
}

describe('the live channel of the local service', () => {
  test('says to an open page, signed in or not, at which step its game is, as soon as it has moved on', async () => {
    const { a, b, id, browser, addressFor } = await world()
    const pages = await Promise.all([b, browser()].map(async (reader) => connect(await addressFor(reader))))
    await Promise.all(pages.map(({ opened }) => opened))
    const told = Promise.all(pages.map(({ next }) => next()))
    const { view } = await pageOf(a, id)
    await answerOne(a, id)
    const step = (view?.step ?? 0) + 1
    expect(await told).toEqual([JSON.stringify({ game: id, step }), JSON.stringify({ game: id, step })])
    // The page reads by its session, and finds that step.
    expect((await pageOf(b, id)).view?.step).toBe(step)
  })

  test('says nothing of what shows nobody anything, nor of other games', async () => {
    const { a, b, id, addressFor } = await world()
    const page = connect(await addressFor(b))
    await page.opened
    const own = { edition: 0, orders: { preset: 'cautious', orders: [] } }
    expect((await a.put(`/games/${id}/orders`, own)).status).toBe(200)
    const practice = { submissionId: 'p', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24, against: 'practice' }
    expect((await a.post('/games', practice)).status).toBe(201)
    const told = page.next()
    await answerOne(a, id)
    await told
    expect(page.heard).toHaveLength(1)
  })

  test('tells who waits for a friend that the game has begun', async () => {
    const { a, b } = await world()
    const wanted = { submissionId: 'w', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 }
    const { id, invitation } = (await a.post('/games', wanted)).json as { id: string; invitation: string }
    const { address } = (await a.post(`/games/${id}/live`)).json as LiveAddress
    const page = connect(address)
    await page.opened
    const told = page.next()
    await b.post(`/invitations/${invitation.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })
    expect(await told).toBe(JSON.stringify({ game: id, step: (await pageOf(a, id)).view?.step }))
  })

  test('lets nobody in without a good ticket, from a foreign page, or elsewhere', async () => {
    const { a, service, addressFor } = await world()
    const address = await addressFor(a)
    const at = service.url.replace('http', 'ws')
    const answer = (to: string, origin?: string) => connect(to, origin === undefined ? {} : { origin }).opened
    await expect(answer(`${at}//`)).rejects.toThrow('answered 400')
    await expect(answer(`${at}/live`)).rejects.toThrow('answered 401')
    await expect(answer(`${address}x`)).rejects.toThrow('answered 401')
    await expect(answer(address, 'https://evil.example')).rejects.toThrow('answered 403')
    await expect(answer(address.replace('/live', '/games'))).rejects.toThrow('answered 404')
    await answer(address, service.url)
    await answer(address)
  })

  test('holds a bounded number of connections', async () => {
    const { a, addressFor } = await world({ liveBounds: { most: 2 } })
    const address = await addressFor(a)
    const [one, two] = [connect(address), connect(address)]
    await Promise.all([one.opened, two.opened])
    await expect(connect(address).opened).rejects.toThrow('answered 503')
    one.socket.close()
    await one.closed
    await expect
      .poll(() =>
        connect(address).opened.then(
          () => 'open',
          () => 'full',
        ),
      )
      .toBe('open')
  })

  test('ends a connection that says anything, little or much', async () => {
    const { a, addressFor } = await world()
    const address = await addressFor(a)
    const [talks, shouts] = [connect(address), connect(address)]
    await Promise.all([talks.opened, shouts.opened])
    talks.socket.send('hello')
    expect(await talks.closed).toBe(1008)
    shouts.socket.send('x'.repeat(10_000))
    expect([1006, 1009]).toContain(await shouts.closed)
  })

  test('ends a connection that has not answered the last ping, and keeps one that has', async () => {
    const settings = { origin: 'https://armada.example', liveKey: 'k'.repeat(43) }
    const server = createServer()
    const live = new LiveSockets(systemClock)
    live.serve(server, settings)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const ticket = signTicket(settings.liveKey, { game: 'a'.repeat(32), step: 0 }, Date.now())
    const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live?ticket=${ticket}`
    const [dead, alive] = [connect(address, { autoPong: false }), connect(address)]
    await Promise.all([dead.opened, alive.opened])
    const pinged = new Promise((resolve) => alive.socket.once('ping', resolve))
    live.ping()
    await pinged
    // Its answer is on the way; whatever it asks after that is answered after that.
    const isThere = new Promise((resolve) => alive.socket.once('pong', resolve))
    alive.socket.ping()
    await isThere
    live.ping()
    expect(await dead.closed).toBe(1006)
    expect(alive.socket.readyState).toBe(alive.socket.OPEN)
    live.close()
    expect(await alive.closed).toBe(1006)
    server.close()
  })

  test('ends with the service', async () => {
    const { a, service, addressFor } = await world()
    const page = connect(await addressFor(a))
    await page.opened
    await service.close()
    running.splice(0)
    expect(await page.closed).toBe(1006)
  })

  test('is no page: a request without an upgrade finds nothing', async () => {
    const { service } = await world()
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${service.url}/live`, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })
})
