import type { Key } from '#functions/adapters/dynamodb/keys'

/** A partition's sort keys in order, and the JSON text of each row: what goes in comes out as a copy, as from a table. */
interface Partition {
  sks: string[]
  texts: Map<string, string>
}

/** The rows of the in-memory stores. Every method is atomic: nothing awaits inside. */
export class MemoryRows {
  private readonly partitions = new Map<string, Partition>()

  get<T>(key: Key): T | undefined {
    const text = this.partitions.get(key.pk)?.texts.get(key.sk)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  put(key: Key, row: object): void {
    this.putText(key, JSON.stringify(row))
  }

  putText(key: Key, text: string): void {
    let partition = this.partitions.get(key.pk)
    if (!partition) {
      partition = { sks: [], texts: new Map() }
      this.partitions.set(key.pk, partition)
    }
    if (!partition.texts.has(key.sk)) partition.sks.splice(firstNotBefore(partition.sks, key.sk), 0, key.sk)
    partition.texts.set(key.sk, text)
  }

  /** Puts unless the row there already makes `keep` true. */
  putUnless<T>(key: Key, row: object, keep: (there: T) => boolean): boolean {
    const there = this.get<T>(key)
    if (there !== undefined && keep(there)) return false
    this.put(key, row)
    return true
  }

  putIfAbsent(key: Key, row: object): boolean {
    return this.putUnless(key, row, () => true)
  }

  delete(key: Key): void {
    const partition = this.partitions.get(key.pk)
    if (!partition?.texts.delete(key.sk)) return
    partition.sks.splice(firstNotBefore(partition.sks, key.sk), 1)
    if (partition.sks.length === 0) this.partitions.delete(key.pk)
  }

  /** Sort keys from … to …, both included. */
  range(pk: string, from: string, to: string, limit = Number.POSITIVE_INFINITY): string[] {
    const sks = this.partitions.get(pk)?.sks ?? []
    const start = firstNotBefore(sks, from)
    const found: string[] = []
    for (const sk of sks.slice(start, start + Math.min(limit, sks.length))) {
      if (sk > to) break
      found.push(sk)
    }
    return found
  }

  /** The last `limit` sort keys from … to …, last one first. */
  lastOf(pk: string, from: string, to: string, limit: number): string[] {
    const sks = this.partitions.get(pk)?.sks ?? []
    const found: string[] = []
    for (let i = firstNotBefore(sks, `${to}\u0000`) - 1; i >= 0 && found.length < limit; i--) {
      const sk = sks[i]
      if (sk === undefined || sk < from) break
      found.push(sk)
    }
    return found
  }

  copy(): MemoryRows {
    const copy = new MemoryRows()
    for (const [pk, { sks, texts }] of this.partitions) {
      copy.partitions.set(pk, { sks: [...sks], texts: new Map(texts) })
    }
    return copy
  }

  /** All rows as `[pk, sk, JSON text]`, in order. */
  all(): [string, string, string][] {
    return [...this.partitions.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([pk, { sks, texts }]) => sks.map((sk): [string, string, string] => [pk, sk, texts.get(sk) ?? '']))
  }
}

/** Index of the first sort key that does not come before `sk`. */
function firstNotBefore(sks: readonly string[], sk: string): number {
  let low = 0
  let high = sks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sks[middle] ?? '') < sk) low = middle + 1
    else high = middle
  }
  return low
}
