import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readTicket, signTicket } from '#functions/use-cases/live/live-ticket'

const KEY = 'k'.repeat(43)
const NOW = Date.UTC(2026, 10, 26, 12)
const TICKET = { game: 'a'.repeat(32), player: 'anne', network: 'n1', step: 7 }

describe('a ticket of the live channel (design 17)', () => {
  const signed = signTicket(KEY, TICKET, NOW)
  const [body = '', signature = ''] = signed.split('.')

  test('says for which game and reader it is, for a minute', () => {
    expect(readTicket(KEY, signed, NOW)).toEqual(TICKET)
    expect(readTicket(KEY, signed, NOW + 59_999)).toEqual(TICKET)
    expect(readTicket(KEY, signed, NOW + 60_000)).toBeUndefined()
  })

  test('is worth nothing by another key, with another content, or signed for another purpose', () => {
    expect(readTicket('l'.repeat(43), signed, NOW)).toBeUndefined()
    const of = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
    const said = JSON.parse(Buffer.from(body, 'base64url').toString())
    for (const change of [{ game: 'b'.repeat(32) }, { player: 'ben' }, { network: 'n2' }, { until: NOW + 3600_000 }])
      expect(readTicket(KEY, `${of({ ...said, ...change })}.${signature}`, NOW)).toBeUndefined()
    const elsewhere = createHmac('sha256', KEY).update(body).digest('base64url')
    expect(readTicket(KEY, `${body}.${elsewhere}`, NOW)).toBeUndefined()
  })

  test('is no ticket if it is anything else', () => {
    for (const text of [
      '',
      '.',
      body,
      `${body}.`,
      `.${signature}`,
      `${body}.${signature.slice(1)}`,
      '%',
      'x'.repeat(9000),
    ])
      expect(readTicket(KEY, text, NOW)).toBeUndefined()
  })

  test('can stand in an address as it is', () => {
    expect(signed).toMatch(/^[\w.-]+$/)
  })
})
