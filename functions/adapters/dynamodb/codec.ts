import { gunzipSync, gzipSync } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Millis } from '#functions/ports/clock'
import type { Key } from './keys'

export type Item = Record<string, AttributeValue>

export const S = (value: string): AttributeValue => ({ S: value })
export const N = (value: number): AttributeValue => ({ N: String(value) })
export const keyItem = (key: Key): Item => ({ pk: S(key.pk), sk: S(key.sk) })

/** TTL wants whole seconds; a row is gone at `expiresAt`, tidied up some time later (design 9). */
export const expiry = (at: Millis): AttributeValue => N(Math.ceil(at / 1000))
export const expired = (item: Item, now: Millis) =>
  readNumber(item, 'expiresAt', Number.POSITIVE_INFINITY) * 1000 <= now

/** Whole rows are JSON, gzipped: a put is billed by size, and only this module looks inside. */
export const zipped = (row: object): AttributeValue => ({ B: gzipSync(JSON.stringify(row)) })
/** Small rows stay readable. */
export const plain = (row: object): AttributeValue => S(JSON.stringify(row))

/** The row in `body`. This table is written by this codec alone, so its shape is taken on trust. */
export function readBody<T>(item: Item): T {
  const body = item.body
  if (body?.B) return JSON.parse(gunzipSync(body.B).toString('utf8')) as T
  if (body?.S !== undefined) return JSON.parse(body.S) as T
  throw new Error(`row ${readText(item, 'pk')} ${readText(item, 'sk')} has no body`)
}

export function readText(item: Item, name: string): string {
  const value = item[name]?.S
  if (value === undefined) throw new Error(`row without ${name}`)
  return value
}
export function readNumber(item: Item, name: string, absent?: number): number {
  const value = item[name]?.N
  if (value !== undefined) return Number(value)
  if (absent === undefined) throw new Error(`row without ${name}`)
  return absent
}
