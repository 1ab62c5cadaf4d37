import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A request as a receiver of webhooks got it. */
export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Sink {
  port: number
  received: Received[]
  close(): Promise<void>
}

/** A receiver on this machine that keeps what it gets and answers as `answer` says. */
export async function openSink(
  answer: (response: ServerResponse, request: Received) => void,
  options: { host?: string; tls?: { key: string; cert: string } } = {},
): Promise<Sink> {
  const received: Received[] = []
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, body: Buffer.concat(parts).toString('utf8') }
      received.push(one)
      answer(response, one)
    })
  }
  const server = options.tls === undefined ? createServer(listener) : createSecureServer(options.tls, listener)
  await new Promise<void>((resolve) => server.listen(0, options.host ?? '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const answering =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers)
    response.end(body)
  }
