import { createHmac } from 'node:crypto'
import type { ChanceKeys } from '#shared/game/engine/chance'

/** Design 4 once more, with Node's own HMAC: the numbers of draw n. */
export function drawnByTheBook({ secret, gameId, salts }: ChanceKeys, n: number, ranges: readonly number[]): number[] {
  const u32 = (x: number) => Buffer.from([x >>> 24, (x >>> 16) & 255, (x >>> 8) & 255, x & 255])
  const bytes = (function* () {
    for (let block = 0; ; block += 1)
      yield* createHmac('sha256', Buffer.from(secret, 'hex'))
        .update('armada-draw-1')
        .update(Buffer.from(gameId + salts.a + salts.b, 'hex'))
        .update(u32(n))
        .update(u32(block))
        .digest()
  })()
  return ranges.map((k) => {
    for (;;) {
      const byte = Number(bytes.next().value)
      if (byte < Math.floor(256 / k) * k) return byte % k
    }
  })
}
