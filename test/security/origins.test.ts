import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#functions/http/routes/index'
import type { ErrorBody } from '#shared/play/protocol/responses'
import { ORIGIN } from '#test/support/app'
import { MATRIX } from './matrix'
import { type World, world } from './world'

let place: World
beforeAll(async () => {
  place = await world()
})

/** Each route that changes something, with a request that seat a may make. */
const CHANGING = ROUTES.filter(({ method }) => method !== 'get').map(({ method, path }) => {
  const name = `${method.toUpperCase()} ${path}`
  return { name, method: method.toUpperCase(), row: MATRIX[name]?.[0] }
})

/** What a browser sends along from pages that are not ours; undefined takes a header away. */
const ELSEWHERE: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a site called alike', { origin: `${ORIGIN}.evil.example` }],
  ['our site without encryption', { origin: ORIGIN.replace('https', 'http') }],
  ['another port', { origin: `${ORIGIN}:8443`, 'sec-fetch-site': 'same-site' }],
  ['a sibling site', { origin: 'https://other.armada.example', 'sec-fetch-site': 'same-site' }],
  ['a page without origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page without origin in an old browser', { origin: 'null' }],
  ['a browser that keeps the origin to itself', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a sibling without origin', { origin: '', 'sec-fetch-site': 'same-site' }],
]
/** Those a form, or a script without asking first, may send anywhere. */
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

describe.each(CHANGING)('$name', ({ method, row }) => {
  test('is carried out for our own pages alone, whatever the body is called', async () => {
    if (row === undefined) throw new Error('every route has a row')
    for (const [i, [from, headers]] of ELSEWHERE.entries()) {
      const type = SIMPLE[i % SIMPLE.length] ?? ''
      const { origin, ...rest } = headers
      const sent = { 'content-type': type, ...rest, ...(origin === '' ? { origin: undefined } : { origin }) }
      const answer = await place.call('a', { method, ...row.ask(place.things), headers: sent })
      const { code } = JSON.parse(await answer.text()) as ErrorBody
      expect([from, answer.status, code, answer.changed]).toEqual([from, 403, 'wrong-origin', []])
    }
  })

  test('is answered to them and to programs, and no copy of it is kept', async () => {
    if (row === undefined) throw new Error('every route has a row')
    const expected = row.answers.a
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      // A form of a page whose address is told to nobody (Referrer-Policy).
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: undefined },
    ]) {
      const answer = await place.call('a', { method, ...row.ask(place.things), headers })
      const text = await answer.text()
      expect(answer.status < 400 ? answer.status : `${answer.status} ${JSON.parse(text).code}`).toBe(expected)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})
