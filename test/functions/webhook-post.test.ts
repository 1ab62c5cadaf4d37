import dns from 'node:dns'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { internetSender } from '#functions/adapters/webhook'
import type { WebhookNetwork } from '#functions/adapters/webhook-post'
import { selfSigned } from '#test/support/certificate'
import { answering, openSink, type Sink } from '#test/support/sink'

/** Longer than any test, so that no busy machine makes an answer late. */
const PATIENT = { patienceMs: 600_000 }
/** For receivers that are waited for in vain. */
const IMPATIENT = { patienceMs: 400 }
const THIS_MACHINE = { loopback: true }
const PUBLIC = '93.184.215.14'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function sinkThat(...asked: Parameters<typeof openSink>): Promise<Sink> {
  const sink = await openSink(...asked)
  closing.push(sink.close)
  return sink
}

const send = (url: string, network: Partial<WebhookNetwork> = {}, rules = THIS_MACHINE, body = '{}') =>
  internetSender(rules, { ...PATIENT, ...network }).post({ url, headers: { 'webhook-id': 'm1' }, body })
const at = ({ port }: Pick<Sink, 'port'>, path = '/hook') => `http://127.0.0.1:${port}${path}`

describe('what is sent', () => {
  test('is one POST of JSON with the headers it was given', async () => {
    const sink = await sinkThat(answering(204))
    const body = '{"name":"Żółw"}'
    expect(await send(`${at(sink)}?a=b`, {}, THIS_MACHINE, body)).toEqual({ status: 204 })
    expect(sink.received).toMatchObject([
      {
        method: 'POST',
        path: '/hook?a=b',
        body,
        headers: {
          'webhook-id': 'm1',
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          connection: 'close',
        },
      },
    ])
    for (const header of ['cookie', 'authorization', 'referer'])
      expect(sink.received[0]?.headers).not.toHaveProperty(header)
  })

  test('asks no proxy, whatever the environment says', async () => {
    const proxy = await sinkThat(answering(200))
    const sink = await sinkThat(answering(204))
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'])
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    expect(await send(at(sink))).toEqual({ status: 204 })
    expect(proxy.received).toEqual([])
  })
})

describe('a receiver that', () => {
  test('answers 500 has answered 500', async () => {
    expect(await send(at(await sinkThat(answering(500))))).toEqual({ status: 500 })
  })

  test('redirects to a private address has answered 302, and nobody is asked there', async () => {
    const inside = await sinkThat(answering(200))
    const sink = await sinkThat(answering(302, { location: at(inside, '/latest/meta-data/') }))
    expect(await send(at(sink))).toEqual({ status: 302 })
    expect(inside.received).toEqual([])
  })

  test('never answers is given up in time', async () => {
    const sink = await sinkThat(() => {})
    expect(await send(at(sink), IMPATIENT)).toEqual({ code: 'timeout' })
  })

  test('answers byte by byte is given up in time', async () => {
    const drip = await openRaw((write) => {
      const text = 'HTTP/1.1 200 OK\r\nserver: slow\r\n\r\n'
      let sent = 0
      const timer = setInterval(() => write(text.charAt(sent++)), 50)
      return () => clearInterval(timer)
    })
    expect(await send(`http://127.0.0.1:${drip}/`, IMPATIENT)).toEqual({ code: 'timeout' })
  })

  test('answers without an end has answered', async () => {
    let written = 0
    const sink = await sinkThat((response) => {
      response.writeHead(200)
      const flood = () => {
        while (!response.destroyed && written < 1e9) {
          written += 65_536
          if (!response.write(Buffer.alloc(65_536))) break
        }
      }
      response.on('drain', flood)
      flood()
    })
    expect(await send(at(sink))).toEqual({ status: 200 })
    expect(written).toBeLessThan(50e6)
  })

  test('sends headers without an end, or no HTTP, is not understood', async () => {
    const endless = await openRaw((write) => {
      write(`HTTP/1.1 200 OK\r\n${'x-more: and more\r\n'.repeat(5_000)}`)
      return () => {}
    })
    const mumbling = await openRaw((write) => {
      write('SSH-2.0-OpenSSH_9.9\r\n')
      return () => {}
    })
    expect(await send(`http://127.0.0.1:${endless}/`)).toEqual({ code: 'unreachable' })
    expect(await send(`http://127.0.0.1:${mumbling}/`)).toEqual({ code: 'unreachable' })
  })

  test('wants to speak another protocol, hangs up or is not there is not reached', async () => {
    const upgrading = await openRaw((write) => {
      write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
      return () => {}
    })
    const hanging = await sinkThat((response) => response.destroy())
    const gone = await sinkThat(answering(200))
    await gone.close()
    for (const port of [upgrading, hanging.port, gone.port])
      expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ code: 'unreachable' })
  })
})

describe('a receiver that asks for a pause', () => {
  const pause = async (...how: Parameters<typeof answering>) => send(at(await sinkThat(answering(...how))))

  test('by Retry-After in seconds, or as a date', async () => {
    expect(await pause(429, { 'retry-after': '120' })).toEqual({ status: 429, retryAfter: 120_000 })
    expect(await pause(503, { 'retry-after': '3' })).toEqual({ status: 503, retryAfter: 3_000 })
    const dates = { date: 'Thu, 26 Nov 2026 12:00:00 GMT', 'retry-after': 'Thu, 26 Nov 2026 12:05:00 GMT' }
    expect(await pause(429, dates)).toEqual({ status: 429, retryAfter: 300_000 })
  })

  test('by retry_after in its answer, as Discord does', async () => {
    const body = JSON.stringify({ message: 'You are being rate limited.', retry_after: 64.57, global: false })
    expect(await pause(429, {}, body)).toEqual({ status: 429, retryAfter: 64_570 })
  })

  test('in no way that is understood has answered all the same', async () => {
    for (const body of ['', 'null', '{', '{"retry_after":"soon"}', '{"retry_after":-5}', '[]'])
      expect(await pause(429, { 'retry-after': 'a while' }, body)).toEqual({ status: 429 })
  })

  test('in an answer without an end is read a little way only', async () => {
    const sink = await sinkThat((response) => {
      response.writeHead(429)
      const timer = setInterval(() => response.write('x'.repeat(3_000)), 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await send(at(sink))).toEqual({ status: 429 })
  })

  test('for ever is one that is understood by whoever bounds it, never more than a number', async () => {
    for (const value of ['1e309', 'Infinity', 'NaN', '-1', '0x10000000000', '9'.repeat(400), '1; url=/x']) {
      const answer = await pause(429, { 'retry-after': value })
      expect(answer).toMatchObject({ status: 429 })
      if ('retryAfter' in answer) expect(answer.retryAfter).toSatisfy(Number.isFinite)
    }
    const bomb = `{"retry_after":${'['.repeat(4_000)}`
    expect(await pause(429, {}, bomb)).toEqual({ status: 429 })
  })

  test('in an answer that is packed is not unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ retry_after: 5, more: ' '.repeat(50_000_000) }))
    const sink = await sinkThat((response) => {
      response.writeHead(429, { 'content-encoding': 'gzip' })
      response.end(packed)
    })
    expect(await send(at(sink))).toEqual({ status: 429 })
    expect(sink.received[0]?.headers).not.toHaveProperty('accept-encoding')
  })
})

describe('a name', () => {
  test.each([
    ['private', ['10.1.2.3']],
    ['private, of another range', ['192.168.1.1']],
    ['loopback', ['127.0.0.1']],
    ['loopback, IPv6', ['::1']],
    ['metadata', ['169.254.169.254']],
    ['metadata, IPv6', ['fd00:ec2::254']],
    ['CGNAT', ['100.64.1.1']],
    ['multicast', ['224.0.0.251']],
    ['unspecified', ['0.0.0.0']],
    ['mapped', ['::ffff:10.0.0.1']],
    ['NAT64', ['64:ff9b::a00:1']],
    ['6to4', ['2002:a00:1::1']],
    ['Teredo', ['2001:0:4136:e378:8000:63bf:3fff:fdd2']],
    ['link-local', ['fe80::1']],
    ['public and private at once', [PUBLIC, '10.0.0.1']],
    ['private and public at once', ['::1', '2606:4700:4700::1111']],
  ])('that leads to a %s address is not followed', async (_, addresses) => {
    const resolve = vi.fn(async () => addresses)
    expect(await send('https://hooks.example/', { resolve }, { loopback: false })).toEqual({ code: 'not-public' })
    expect(resolve).toHaveBeenCalledExactlyOnceWith('hooks.example')
  })

  test('that leads to this machine is not followed even where this machine may be called by its own name', async () => {
    const inside = await sinkThat(answering(200))
    const resolve = async () => ['127.0.0.1']
    expect(await send(`https://hooks.example/`, { resolve })).toEqual({ code: 'not-public' })
    expect(await send(`http://hooks.example:${inside.port}/`, { resolve })).toEqual({ code: 'not-public' })
    expect(inside.received).toEqual([])
  })

  test('that leads elsewhere a moment later is called where it was checked (DNS rebinding)', async () => {
    const checked = await sinkThat(answering(204))
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const resolve = vi.fn(async () => answers.shift() ?? [])
    // What a connection would ask by itself.
    const again = vi.spyOn(dns, 'lookup')
    expect(await send(`http://localhost:${checked.port}/`, { resolve })).toEqual({ status: 204 })
    expect(resolve).toHaveBeenCalledOnce()
    expect(again).not.toHaveBeenCalled()
    expect(checked.received[0]?.headers.host).toBe(`localhost:${checked.port}`)
  })

  test('that was public when it was added, and is not now, is not followed', async () => {
    const inside = await sinkThat(answering(200))
    const answers = [[PUBLIC], ['127.0.0.1'], [PUBLIC, '::ffff:127.0.0.1'], ['0.0.0.0'], ['64:ff9b::7f00:1']]
    const resolve = vi.fn(async () => answers.shift() ?? [])
    // The first answer was that to somebody who looked at it before.
    expect(await resolve()).toEqual([PUBLIC])
    for (let i = 0; i < 4; i += 1)
      expect(await send(`https://hooks.example/`, { resolve }, { loopback: false })).toEqual({ code: 'not-public' })
    expect(inside.received).toEqual([])
  })

  test('that leads nowhere, or whose servers never say, is not reached', async () => {
    const rules = { loopback: false }
    expect(await send('https://hooks.example/', { resolve: async () => [] }, rules)).toEqual({ code: 'unreachable' })
    const broken = async () => Promise.reject(new Error('SERVFAIL'))
    expect(await send('https://hooks.example/', { resolve: broken }, rules)).toEqual({ code: 'unreachable' })
    const never = () => new Promise<string[]>(() => {})
    expect(await send('https://hooks.example/', { ...IMPATIENT, resolve: never }, rules)).toEqual({ code: 'timeout' })
  })

  test('is not asked for at all if the address has a form that may not be called', async () => {
    const resolve = vi.fn(async () => [PUBLIC])
    for (const url of [
      'http://hooks.example/',
      'https://hooks.example:22/',
      'https://a:b@hooks.example/',
      'https://[::1]/',
    ])
      expect(await send(url, { resolve }, { loopback: false })).toEqual({ code: 'not-public' })
    expect(resolve).not.toHaveBeenCalled()
  })
})

describe('over TLS', () => {
  const resolve = async () => ['127.0.0.1']

  test('the certificate must be good for the name that was asked for, not for the address', async () => {
    const tls = selfSigned('localhost')
    const sink = await sinkThat(answering(204), { tls })
    const url = `https://localhost:${sink.port}/`
    expect(await send(url, { resolve, ca: tls.cert })).toEqual({ status: 204 })
    const other = selfSigned('elsewhere.example')
    const impostor = await sinkThat(answering(204), { tls: other })
    expect(await send(`https://localhost:${impostor.port}/`, { resolve, ca: other.cert })).toEqual({
      code: 'unreachable',
    })
    expect(impostor.received).toEqual([])
  })

  test('a certificate that nobody vouches for is refused, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const sink = await sinkThat(answering(204), { tls: selfSigned('localhost') })
    expect(await send(`https://localhost:${sink.port}/`, { resolve })).toEqual({ code: 'unreachable' })
    expect(sink.received).toEqual([])
  })
})

/** A server that writes what it likes to whoever connects; answers its port. */
async function openRaw(speak: (write: (text: string) => void) => () => void): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    const stop = speak((text) => socket.write(text))
    socket.on('close', stop)
    closing.push(async () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port
}
