import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { Settings } from '#functions/ports/deps'
import { isSecret } from '#functions/use-cases/token'
import { refuse } from './respond'

/** By this header the content network shows that a request came through it. */
export const EDGE_KEY = 'armada-edge-key'
/** The address that it saw; it has replaced what the caller wrote there (`cdk/edge/api-request.js`). */
export const VIEWER_ADDRESS = 'armada-viewer-address'

/** What of the server's environment tells where a connection comes from. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string | undefined } }
}
type Edge = Pick<Settings, 'edgeKey' | 'otherEdgeKey'>

/** Nobody goes round the content network, whose word on a caller's address is believed. */
export function throughTheEdge({ edgeKey, otherEdgeKey }: Edge): MiddlewareHandler {
  if (edgeKey === undefined) return (_c, next) => next()
  const believed = [edgeKey, otherEdgeKey].flatMap((key) => key ?? [])
  return async (c, next) => {
    const shown = c.req.header(EDGE_KEY) ?? ''
    return believed.some((key) => isSecret(shown, key)) ? next() : refuse(c, 'wrong-origin')
  }
}

/**
 * The network a caller is in: an IPv4 address, or the first half of an IPv6 address, for a household has all of the other
 * half. Undefined where callers cannot be told apart: all on this machine, be it by a tunnel.
 */
export function networkOf(connection: Connection | undefined, headers: Headers, { edgeKey }: Edge): string | undefined {
  const told = edgeKey === undefined ? connection?.incoming?.socket?.remoteAddress : headers.get(VIEWER_ADDRESS)
  const address = (told ?? '').toLowerCase().replace(/^::ffff:(?=[0-9.]+$)/, '')
  if (isIP(address) === 4) return address.startsWith('127.') ? undefined : address
  return isIP(address) === 6 && address !== '::1' ? firstHalf(address) : undefined
}

function firstHalf(address: string): string {
  const [left = '', right] = address.split('::')
  const groups = left === '' ? [] : left.split(':')
  const behind = right ? right.split(':') : []
  const missing = right === undefined ? 0 : 8 - groups.length - behind.length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...behind].slice(0, 4).join(':')
}

/** As a key of the table: by a copy of that alone nobody learns the address. */
export function networkKey(c: Context, { settings }: { settings: Settings }): string | undefined {
  const network = networkOf(c.env as Connection | undefined, c.req.raw.headers, settings)
  if (network === undefined) return undefined
  return createHmac('sha256', settings.edgeKey ?? settings.origin)
    .update(network)
    .digest('hex')
    .slice(0, 32)
}
