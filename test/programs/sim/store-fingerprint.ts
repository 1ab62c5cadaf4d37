import type { Key } from '#functions/adapters/dynamodb/keys'
import { MemoryRows } from '#test/support/memory/rows'

const textIds = new Map<string, number>()
const rowIds = new Map<string, number>()

/** The same small number for the same text. */
export const idOf = (text: string): number => numberIn(textIds, text)

/** Rows that know, by a sum of 64 bits over all of them, whether they are the same as others. */
export class FingerprintedRows extends MemoryRows {
  private low = 0
  private high = 0

  get fingerprint(): string {
    return `${this.low}.${this.high}`
  }

  override putText(key: Key, text: string): void {
    this.count(key, -1)
    super.putText(key, text)
    this.count(key, 1)
  }

  override delete(key: Key): void {
    this.count(key, -1)
    super.delete(key)
  }

  copy(): FingerprintedRows {
    const copy = this.copyInto(new FingerprintedRows())
    copy.low = this.low
    copy.high = this.high
    return copy
  }

  private count(key: Key, sign: 1 | -1): void {
    const text = this.text(key)
    if (text === undefined) return
    const row = numberIn(rowIds, `${key.pk} ${key.sk} ${idOf(text)}`)
    this.low = (this.low + sign * mixed(2 * row + 1)) >>> 0
    this.high = (this.high + sign * mixed(2 * row + 2)) >>> 0
  }
}

function numberIn(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

/** 32 well-mixed bits of a number (the finisher of MurmurHash3). */
function mixed(n: number): number {
  let h = Math.imul(n, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
