import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawPurpose } from './event'
import type { Seat } from './state'

/**
 * The only source of luck. Synchronous and without a state of its own: the same `n` always gives the same numbers.
 * `ranges[i]` is k (1 … 256) for the i-th number, which is then one of 0 … k−1.
 */
export interface Chance {
  draw(n: number, purpose: DrawPurpose, ranges: readonly number[]): readonly number[]
}

export interface Draw {
  n: number
  purpose: DrawPurpose
  ranges: number[]
  numbers: number[]
}

/** All in hex: the service's 32 bytes, the game's 16, and 16 from each seat's client. */
export interface ChanceKeys {
  secret: string
  gameId: string
  salts: Record<Seat, string>
}

/** SHA-256(secret ‖ game id) in hex: published before the first draw (design 4). */
export const chanceCommitment = (secret: string, gameId: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(secret), hexToBytes(gameId))))

const u32 = (n: number): Uint8Array => Uint8Array.of(n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255)

/** HMAC-SHA-256. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array
const ownHmac: Hmac = (key, message) => hmac(sha256, key, message)

/**
 * The verifiable dice of a game: draw n is a stream of HMAC-SHA-256 blocks (design 4). `sign`: a runtime may have a faster
 * one than ours.
 */
export function hmacChance({ secret, gameId, salts }: ChanceKeys, sign = ownHmac): Chance {
  return {
    draw(n, _purpose, ranges) {
      const key = hexToBytes(secret)
      const ofGame = [utf8ToBytes('armada-draw-1'), hexToBytes(gameId), hexToBytes(salts.a), hexToBytes(salts.b)]
      const block = (i: number) => sign(key, concatBytes(...ofGame, u32(n), u32(i)))
      const next = byteStream(block)
      return ranges.map((k) => below(k, next))
    },
  }
}

function byteStream(block: (i: number) => Uint8Array): () => number {
  let at = 0
  let number = 0
  let bytes = block(0)
  return () => {
    if (at === bytes.length) {
      number += 1
      at = 0
      bytes = block(number)
    }
    at += 1
    return bytes[at - 1] ?? 0
  }
}

/** The next byte below the largest multiple of k up to 256, modulo k: every number is equally likely. */
function below(k: number, next: () => number): number {
  if (!Number.isInteger(k) || k < 1 || k > 256) throw new Error(`a draw below ${k} is not possible`)
  const limit = 256 - (256 % k)
  for (let tries = 0; tries < 10_000; tries += 1) {
    const byte = next()
    if (byte < limit) return byte % k
  }
  throw new Error('the byte stream never fell below its limit')
}

/** Hands out recorded draws again; a draw that was asked for otherwise then is an error. */
export function recordedChance(draws: readonly Draw[]): Chance {
  const byNumber = new Map(draws.map((d) => [d.n, d]))
  return {
    draw(n, purpose, ranges) {
      const draw = byNumber.get(n)
      if (!draw || draw.purpose !== purpose || draw.ranges.join() !== ranges.join())
        throw new Error(`draw ${n} (${purpose}) is not the recorded one`)
      return draw.numbers
    },
  }
}

/** Fisher-Yates from the last place down (design 4): the ranges to draw, and what to do with the numbers. */
export const shuffleRanges = (count: number): number[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, i) => count - i)

export function shuffled<T>(things: readonly T[], numbers: readonly number[]): T[] {
  const result = [...things]
  numbers.forEach((j, i) => {
    const last = result.length - 1 - i
    const [x, y] = [result[last], result[j]]
    if (x === undefined || y === undefined) throw new Error('a shuffle needs a number for every place but the first')
    result[last] = y
    result[j] = x
  })
  return result
}
