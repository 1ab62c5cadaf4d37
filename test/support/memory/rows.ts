import type { Key } from '#functions/adapters/dynamodb/keys'

/** A partition's sort keys in order, and the JSON text of each row: what goes in comes out as a copy, as from a table. */
interface Partition {
  /** Rows and their copy share a partition until one of both writes into it. */
  owner: object
  sks: string[]
  texts: Map<string, string>
}

/** The rows of the in-memory stores. Every method is atomic: nothing awaits inside. */
export class MemoryRows {
  private readonly partitions = new Map<string, Partition>()
  private self = {}

  text(key: Key): string | undefined {
    return this.partitions.get(key.pk)?.texts.get(key.sk)
  }

  get<T>(key: Key): T | undefined {
    const text = this.text(key)
    return text === undefined ? undefined : (JSON.parse(text) as T)
  }

  put(key: Key, row: object): void {
    this.putText(key, JSON.stringify(row))
  }

  putText(key: Key, text: string): void {
    const partition = this.own(key.pk)
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
    if (this.text(key) !== undefined) return false
    this.put(key, row)
    return true
  }

  delete(key: Key): void {
    if (this.text(key) === undefined) return
    const partition = this.own(key.pk)
    partition.texts.delete(key.sk)
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

  /** The same rows, of which each side sees its own changes only. */
  copyInto<R extends MemoryRows>(copy: R): R {
    for (const [pk, partition] of this.partitions) copy.partitions.set(pk, partition)
    this.self = {}
    return copy
  }

  /** All rows as `[pk, sk, JSON text]`, in order. */
  all(): [string, string, string][] {
    return [...this.partitions.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([pk, { sks, texts }]) => sks.map((sk): [string, string, string] => [pk, sk, texts.get(sk) ?? '']))
  }

  private own(pk: string): Partition {
    const there = this.partitions.get(pk)
    if (there?.owner === this.self) return there
    const own: Partition = { owner: this.self, sks: [...(there?.sks ?? [])], texts: new Map(there?.texts) }
    this.partitions.set(pk, own)
    return own
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
