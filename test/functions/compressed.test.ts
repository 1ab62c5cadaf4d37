import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ORIGIN, testApp } from '#test/support/app'
import { duel } from '#test/support/duel'

test('a page is sent compressed to whoever takes that, with the same text and an ETag that still answers 304', async () => {
  const service = testApp()
  const { id } = await duel(service)
  const get = (headers: Record<string, string>) => service.app.request(`${ORIGIN}/games/${id}`, { headers })
  const plain = await get({})
  const packed = await get({ 'accept-encoding': 'gzip, br' })
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  const bytes = Buffer.from(await packed.arrayBuffer())
  const text = await plain.text()
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(bytes.length * 4).toBeLessThan(text.length)
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  const etag = packed.headers.get('etag') ?? ''
  const unchanged = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': etag })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})
