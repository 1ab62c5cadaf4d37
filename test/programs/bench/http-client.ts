import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { ORIGIN, type TestApp } from '#test/support/app'
import { type Answer, Browser } from '#test/support/browser'

/** The application behind a real socket on the loopback interface. */
export interface Served {
  /** Its requests go over the socket; connections are kept. */
  browser(): Browser
  close(): void
}

export async function serve({ app }: Pick<TestApp, 'app'>): Promise<Served> {
  // Never idle too long: on a busy machine a connection would be closed just when the next request is on its way.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 0 } })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send = (url: string, init: RequestInit & { headers: Headers }) => overSocket(agent, port, url, init)
  return {
    browser: () => new Browser(send, ORIGIN),
    close() {
      agent.destroy()
      server.close()
    },
  }
}

/** What a browser here looks at. */
const READ = ['content-type', 'set-cookie']

/** Bare HTTP: what is measured is the service, not the convenience of `fetch`. */
function overSocket(
  agent: Agent,
  port: number,
  url: string,
  init: RequestInit & { headers: Headers },
): Promise<Answer> {
  const headers = Object.fromEntries(init.headers)
  const path = url.slice(ORIGIN.length)
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: init.method, path, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        body += part
      })
      answer.on('end', () => {
        const { statusCode = 500, rawHeaders } = answer
        const read = new Headers()
        for (let i = 0; i < rawHeaders.length; i += 2) {
          const name = rawHeaders[i]?.toLowerCase() ?? ''
          if (READ.includes(name)) read.append(name, rawHeaders[i + 1] ?? '')
        }
        resolve({ status: statusCode, headers: read, text: async () => body })
      })
    })
    sent.on('error', reject)
    sent.end(init.body)
  })
}
