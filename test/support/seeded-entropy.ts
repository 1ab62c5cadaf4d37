import { createHash } from 'node:crypto'
import type { Entropy } from '#functions/ports/entropy'

/** Bytes that follow from the seed and the number of the call: the same secrets, ids and dice in every run. */
export function seededEntropy(seed: number): Entropy {
  let calls = 0
  return {
    bytes(count: number): Uint8Array {
      calls += 1
      const digest = createHash('sha512').update(`${seed} ${calls}`).digest()
      return Uint8Array.from({ length: count }, (_, i) => digest[i % digest.length] ?? 0)
    },
  }
}

/** As many of such bytes as are wanted, each time other ones, in hexadecimal digits. */
export function seededHex(seed: number): (bytes: number) => string {
  const entropy = seededEntropy(seed)
  return (bytes) => Buffer.from(entropy.bytes(bytes)).toString('hex')
}
