import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { ORIGIN, type TestApp } from '#test/support/app'
import { Browser } from '#test/support/browser'

/** The application behind a real socket on the loopback interface. */
export interface Served {
  /** Its requests go over the socket; connections are kept. */
  browser(): Browser
  close(): void
}

export async function serve({ app }: Pick<TestApp, 'app'>): Promise<Served> {
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send = (url: string, init: RequestInit) => overSocket(agent, port, url, init)
  return {
    browser: () => new Browser(send, ORIGIN),
    close() {
      agent.destroy()
      server.close()
    },
  }
}

/** Bare HTTP: what is measured is the service, not the convenience of `fetch`. */
function overSocket(agent: Agent, port: number, url: string, init: RequestInit): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const path = url.slice(ORIGIN.length)
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: init.method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode = 500, rawHeaders } = answer
        const pairs = rawHeaders.flatMap((name, i) =>
          i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ''] as [string, string]] : [],
        )
        const body = parts.length > 0 ? Buffer.concat(parts) : null
        resolve(new Response(body, { status: statusCode, headers: pairs }))
      })
    })
    sent.on('error', reject)
    sent.end(init.body)
  })
}
