import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#functions/http/routes/index'
import type { ErrorBody } from '#shared/play/protocol/responses'
import { ORIGIN, testApp } from '#test/support/app'
import { MATRIX } from './matrix'
import { type World, type WorldCall, world } from './world'

let place: World
beforeAll(async () => {
  place = await world()
})

/** Each route with a body, as seat a would send it. */
const SENDING = ROUTES.flatMap(({ method, path }) => {
  const name = `${method.toUpperCase()} ${path}`
  const row = MATRIX[name]?.[0]
  return row === undefined || method === 'get' ? [] : [{ name, method: method.toUpperCase(), row }]
})
const codeIn = (text: string) => (text.startsWith('{') ? (JSON.parse(text) as Partial<ErrorBody>).code : undefined)
const send = async (asked: WorldCall) => {
  const answer = await place.call('a', asked)
  return { ...answer, body: await answer.text() }
}

/** The text of a body with one more member in its n-th object. */
const withMember = (text: string, member: string, n: number): string => {
  const parts = text.split('{')
  const [before, after] = [parts.slice(0, n + 1).join('{'), parts.slice(n + 1).join('{')]
  return `${before}{${member}${after.startsWith('}') ? '' : ','}${after}`
}
const POISON = [
  '"__proto__":{"poisoned":1}',
  '"constructor":{"prototype":{"poisoned":1}}',
  '"prototype":{"poisoned":1}',
  '"toString":{"poisoned":1}',
]
/** A small text that would be 20 MB. */
const PACKED = gzipSync(`{}${' '.repeat(20_000_000)}`).toString('latin1')

const VALUE = /(?<=[:[,])(?:-?\d+|"[^"]*")(?=[,}\]])/g
const NUMBERS = ['-0', '-0.0', '1e308', '-1e308', '1e-320', '-1e-320', '1e309', 'NaN', '"NaN"', '"-0"', '1.5']
const TEXTS_FOR_NUMBERS = ['-0', '1e308', '"NaN"']
/** A zero below zero, and numbers that nothing is counted with. */
const KEPT_OTHERWISE = /[:[,](?:-0(?![.\d])|-?[\d.]+e[+-]?\d|NaN)/

const BROKEN = [
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"submissionId":1e999}',
  '['.repeat(30_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  '{"script":'.repeat(6_000),
  `{"submissionId":"${'x'.repeat(60_000)}"}`,
  '{"submissionId":"\\ud800"}',
  '\u0000',
]

describe.each(SENDING)('$name', ({ method, row }) => {
  test('takes no member that objects have by birth, in whatever object of its body', async () => {
    const { body, ...asked } = row.ask(place.things)
    if (typeof body !== 'object') return
    const text = JSON.stringify(body)
    const objects = text.split('{').length - 1
    const poisoned = [
      ...POISON.map((member) => withMember(text, member, 0)),
      ...Array.from({ length: objects }, (_, n) => withMember(text, POISON[n % POISON.length] ?? '', n)),
    ]
    for (const sent of new Set(poisoned)) {
      const answer = await send({ method, ...asked, body: sent })
      expect([sent, answer.status, answer.changed]).toEqual([sent, 400, []])
      expect({}).not.toHaveProperty('poisoned')
    }
  })

  test('refuses what is no such body, however deep or long, and fails at none', async () => {
    const { body, ...asked } = row.ask(place.things)
    if (typeof body !== 'object') return
    for (const text of BROKEN) {
      const answer = await send({ method, ...asked, body: text })
      expect([text.slice(0, 20), answer.status, answer.changed]).toEqual([
        text.slice(0, 20),
        expect.toSatisfy((status: number) => [400, 410, 422].includes(status)),
        [],
      ])
    }
  })

  test('takes no number out of its bounds, and keeps none that would be another one when it is read again', async () => {
    const { body, ...asked } = row.ask(place.things)
    if (typeof body !== 'object') return
    const text = JSON.stringify(body)
    for (const { 0: found, index } of text.matchAll(VALUE)) {
      for (const number of found.startsWith('"') ? TEXTS_FOR_NUMBERS : NUMBERS) {
        const sent = text.slice(0, index) + number + text.slice(index + found.length)
        const { status, changed } = await send({ method, ...asked, body: sent })
        expect([sent, status < 500, status < 400 || changed.length === 0]).toEqual([sent, true, true])
        expect([sent, changed.filter((each) => KEPT_OTHERWISE.test(each))]).toEqual([sent, []])
      }
    }
  })

  test('reads no body that is packed: what unpacks to more than it may be is never unpacked', async () => {
    const { body, ...asked } = row.ask(place.things)
    if (typeof body !== 'object') return
    const headers = { 'content-encoding': 'gzip', 'content-length': String(PACKED.length) }
    const answer = await send({ method, ...asked, headers, body: PACKED })
    expect([codeIn(answer.body), answer.changed]).toEqual(['malformed-json', []])
  })
})

describe('an address', () => {
  test.each(['1e309', '-1', '0x10', '1.5', ' 1', '９', '99999999999', '', '1&since=2', '[]', '%00'])(
    'asking for what came since %j gets all of it',
    async (since) => {
      const all = await send({ method: 'GET', path: `/games/${place.things.game}?since=0` })
      const answer = await send({ method: 'GET', path: `/games/${place.things.game}?since=${since}` })
      expect(answer.status).toBe(200)
      expect(answer.body.length).toBeLessThanOrEqual(all.body.length)
    },
  )

  test('with a list that goes on nowhere is refused', async () => {
    for (const after of ['x', '..', `${'0'.repeat(31)}g`, '0'.repeat(33), '%00', ''])
      expect((await send({ method: 'GET', path: `/games?after=${after}` })).status).toBe(400)
  })

  test('written otherwise leads to the same place or to none, never to what is somebody else’s', async () => {
    const { game, fleet } = place.things
    const paths = [
      '//games',
      `/games//${game}`,
      `/games/${game}/`,
      `/games/${game}%2forders`,
      `/games/${game}%00`,
      `/games/${game.toUpperCase()}x`,
      `/fleets/..%2f${fleet}`,
      `/fleets/%2e%2e/games/${game}/orders`,
      `/games/${'a'.repeat(8_000)}`,
      `/fleets/${fleet};x`,
      '/games/%',
      '/games/%ff%fe',
      '/players/me%2fwebhooks',
      '/__proto__',
      '/games/__proto__',
      '/games/constructor/at/toString',
    ]
    for (const path of paths) {
      const answer = await place.call('b', { method: 'GET', path })
      // One of them is resolved before it is sent, and leads to b's own orders.
      const own = path.includes('/%2e%2e/')
      expect([path, answer.status]).toEqual([path, own ? 200 : expect.toSatisfy((s: number) => s === 404 || s === 400)])
    }
  })

  test('asked for in other ways than it answers changes nothing', async () => {
    for (const { path } of ROUTES) {
      const filled = path.replace(/:\w+/g, (name) => (name === ':plan' || name === ':card' ? 'x' : place.things.game))
      for (const method of ['HEAD', 'OPTIONS', 'PROPFIND', 'LOCK']) {
        const { status, body, changed, headers } = await send({ method, path: filled })
        expect([method, path, changed]).toEqual([method, path, []])
        expect(status).toBeLessThan(500)
        if (method === 'HEAD') expect(body).toBe('')
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    }
  })
})

describe('a mail address', () => {
  const ask = (email: string) => {
    const service = testApp()
    return service
      .browser()
      .post('/sign-in-links', { email })
      .then(({ status }) => ({ status, mails: service.mails.mails }))
  }

  test.each([
    'аnne@example.org',
    'anne@exаmple.org',
    'ａnne@example.org',
    'anne@example.org\u200b',
    'anne@example.org\r\nBcc: all@example.org',
    'anne@example.org,mallory@example.org',
    'anne@example.org mallory@example.org',
    '"anne"@example.org',
    'Anne <anne@example.org>',
    `${'a'.repeat(250)}@example.org`,
    'anne@example.org\u0000',
    'ANNE\u0130@example.org',
  ])('%j is none', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 422, mails: [] })
  })

  test('is one person’s in whatever case, and another’s with any other sign', async () => {
    const service = testApp()
    const ids = new Set<string>()
    for (const email of ['Anne@Example.org', 'anne@example.org', 'anne+x@example.org', 'an.ne@example.org']) {
      const browser = service.browser()
      await browser.post('/sign-in-links', { email })
      const { json } = await browser.post('/sessions', { token: service.mails.tokenFor(email.toLowerCase()) })
      ids.add((json as { id: string }).id)
    }
    expect(ids.size).toBe(3)
  })

  test('gets links to the site itself, whatever host a request names', async () => {
    const service = testApp()
    await service.browser().post(
      '/sign-in-links',
      { email: 'anne@example.org' },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    )
    const [mail] = service.mails.mails
    expect(JSON.stringify(mail)).not.toContain('evil.example')
    expect(mail?.text).toContain(`${ORIGIN}/sign-in/`)
  })
})

describe('over a connection', () => {
  test('a body without length is read to its bound, headers and addresses to theirs', async () => {
    const { app } = testApp()
    const server = createAdaptorServer({ fetch: app.fetch })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const at = `http://127.0.0.1:${port}`
    const status = (path: string, headers: Record<string, string>, body: string) =>
      new Promise<number | undefined>((resolve) => {
        const sent = ask(`${at}${path}`, { method: 'POST', headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        sent.on('error', () => resolve(undefined))
        sent.end(body)
      })
    try {
      const chunked = { 'transfer-encoding': 'chunked' }
      expect(await status('/sessions', chunked, '{}')).toBe(410)
      expect(await status('/sessions', chunked, 'x'.repeat(70_000))).toBe(413)
      expect(await status('/sessions', { 'x-more': 'x'.repeat(20_000) }, '{}')).toBe(431)
      expect(await status(`/sessions?${'x'.repeat(20_000)}`, {}, '{}')).toBe(431)
      // Two lengths, or a length and chunks, are how one request is hidden within another.
      for (const double of [
        'content-length: 2\r\ntransfer-encoding: chunked',
        'content-length: 2\r\ncontent-length: 3',
      ])
        expect(await raw(port, `POST /sessions HTTP/1.1\r\nhost: a\r\n${double}\r\n\r\n{}`)).toMatch(/^HTTP\/1.1 400 /)
      expect(await raw(port, 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).not.toMatch(
        /^HTTP\/1.1 (200|5)/,
      )
    } finally {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    }
  })
})

/** What a server says to these very bytes. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let told = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (part) => {
      told += part.toString('latin1')
      socket.end()
    })
    socket.on('error', () => resolve(told))
    socket.on('close', () => resolve(told))
  })
