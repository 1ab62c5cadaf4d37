import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** A message of Discord is refused when its hour is further off than this: clocks differ, and old messages are no news. */
const MOST_APART_MS = 15 * 60_000
const SIGNATURE = /^[0-9a-f]{128}$/i
const SECONDS = /^\d{1,12}$/

/** What comes before the 32 bytes of an Ed25519 key in its general form (RFC 8410). */
const KEY_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

const keyOf = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([KEY_HEAD, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })

/** The two headers of an interaction, as they came. */
export interface SignedHeaders {
  signature: string | undefined
  timestamp: string | undefined
}

/** Whether Discord has signed these very bytes, and lately. Discord sends false ones now and then, to see that we look. */
export function isSigned(
  publicKey: string,
  { signature = '', timestamp = '' }: SignedHeaders,
  body: string,
  now: number,
): boolean {
  if (!SIGNATURE.test(signature) || !SECONDS.test(timestamp)) return false
  if (Math.abs(Number(timestamp) * 1000 - now) > MOST_APART_MS) return false
  return verify(null, Buffer.from(timestamp + body), keyOf(publicKey), Buffer.from(signature, 'hex'))
}
