import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_REQUEST } from '#cdk/constructs/web-site'

const source = readFileSync(PAGE_REQUEST, 'utf8')
const handler = new Function('event', `${source}; return handler(event)`) as (event: object) => { uri: string }

interface Asks {
  cookie?: string
  accepts?: string
}

/** Which file of the bucket a request is answered with. */
function fileOf(uri: string, { cookie, accepts }: Asks = {}): string {
  const cookies = cookie === undefined ? {} : { language: { value: cookie } }
  const headers = accepts === undefined ? {} : { 'accept-language': { value: accepts } }
  return handler({ version: '1.0', request: { method: 'GET', uri, querystring: {}, headers, cookies } }).uri
}

describe('CloudFront finds the file of a request', () => {
  test.each([
    '/',
    '/sign-in',
    '/sign-in/ab12',
    '/i/ab12',
    '/g/0123456789abcdef',
    '/g/0123.4/at/5',
    '/rules/R8.10',
    '/rules/FQ.dominator.1',
  ])('%s is a page and has the start page', (path) => expect(fileOf(path)).toBe('/index.html'))

  test.each(['/assets/index-a1b2.js', '/icon.svg', '/pl.html'])('%s is a file and stays itself', (path) => {
    for (const asks of [{}, { cookie: 'pl' }, { accepts: 'pl' }]) expect(fileOf(path, asks)).toBe(path)
  })

  test.each<[string, Asks, 'pl' | 'index']>([
    ['the cookie says Polish', { cookie: 'pl', accepts: 'en' }, 'pl'],
    ['the cookie says English', { cookie: 'en', accepts: 'pl' }, 'index'],
    ['the cookie says nothing known', { cookie: 'xx', accepts: 'pl' }, 'index'],
    ['nothing is said', {}, 'index'],
    ['the browser is Polish', { accepts: 'pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7' }, 'pl'],
    ['the browser is English and knows Polish', { accepts: 'en-GB,en;q=0.9,pl;q=0.8' }, 'index'],
    ['the browser prefers a third language, then Polish', { accepts: 'cs, pl;q=0.8, en;q=0.3' }, 'pl'],
    ['the browser prefers a third language and wants no Polish', { accepts: 'de, pl;q=0' }, 'index'],
    ['the weights are out of order', { accepts: 'en;q=0.2, PL ; q=0.4' }, 'pl'],
    ['both weigh the same and English comes first', { accepts: 'en,pl' }, 'index'],
    ['a language only begins with the same letters', { accepts: 'plt,enm' }, 'index'],
    ['the header is not one', { accepts: ';;q=,pl;q=x,' }, 'index'],
  ])('%s', (_, asks, page) => {
    expect(fileOf('/', asks)).toBe(`/${page}.html`)
  })

  test('within what CloudFront takes of a function', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10_240)
    // Neither modules nor what came after ES 5.1, but for arrow functions.
    expect(source).not.toMatch(/\b(import|export|require|let|const|class|async|for \(.* of)\b|\?\.|\?\?|\.\.\./)
  })
})
