import { vi } from 'vitest'
import { NOTHING_PREPARED } from './nothing-prepared'

interface Call {
  method: string
  path: string
  headers: Headers
  body: unknown
}
type Reply = { status?: number; body?: unknown; etag?: string } | 'offline'

/** Most tests are about players without orders and plans. */
function preparedNothing({ method, path }: Call, reply: Reply): Reply {
  const asksForOrders = method === 'GET' && /^\/games\/[^/]+\/orders$/.test(path)
  const isTold =
    reply === 'offline' ||
    (reply.status ?? 200) >= 400 ||
    (typeof reply.body === 'object' && reply.body !== null && 'edition' in reply.body)
  return asksForOrders && !isTold ? { body: NOTHING_PREPARED } : reply
}

/** Most pages ask by themselves; what they hear by a socket, `live.test.ts` tells. */
const NOT_LIVE: Reply = { status: 404, body: { code: 'no-such-page', message: 'There is nothing here.' } }
const asksForSocket = ({ method, path }: Call): boolean => method === 'POST' && path.endsWith('/live')

/** Stands for the service behind `fetch`: answers each call as the test says and remembers it. */
export function fakeService(answer: (call: Call) => Reply, { isLive = false } = {}) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    const isAlone = !isLive && asksForSocket(call)
    if (!isAlone) calls.push(call)
    const reply = isAlone ? NOT_LIVE : preparedNothing(call, answer(call))
    if (reply === 'offline') throw new TypeError('no connection')
    const { status = 200, body, etag } = reply
    const text = body === undefined ? null : JSON.stringify(body)
    return new Response(text, { status, headers: etag === undefined ? {} : { etag } })
  })
  return calls
}
