import type { Point, UnitId } from '#shared/game/engine/state'
import { onDevice } from './browser-storage.svelte'
import { fields, list, number, text, word } from './shape'

/** A measurement that stays: it follows both units. */
export interface KeptLine {
  from: UnitId
  to: UnitId
}

export const SKETCHES = ['arrow', 'circle'] as const
/** What the reader has drawn, in µm; of a circle `to` lies on its edge. */
export interface Sketch {
  kind: (typeof SKETCHES)[number]
  from: Point
  to: Point
}

interface StoredNotes {
  lines: KeptLine[]
  sketches: Sketch[]
}

/** Older ones go first. */
const MOST = 40
const NOTHING: StoredNotes = { lines: [], sketches: [] }
const point = fields({ x: number, y: number })
const shape = fields({
  lines: list(fields({ from: text, to: text })),
  sketches: list(fields({ kind: word(SKETCHES), from: point, to: point })),
})

const isSame = (one: KeptLine, other: KeptLine): boolean =>
  (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from)

/** What a reader notes on the table of a game: in this browser alone, until it is cleared. */
export class TableNotes {
  readonly #key: string
  #kept = $state.raw<StoredNotes>(NOTHING)

  constructor(game: string) {
    this.#key = `armada.notes.${game}`
    this.#kept = onDevice.read(this.#key, shape) ?? NOTHING
  }

  get lines(): readonly KeptLine[] {
    return this.#kept.lines
  }
  get sketches(): readonly Sketch[] {
    return this.#kept.sketches
  }
  get count(): number {
    return this.lines.length + this.sketches.length
  }

  has(line: KeptLine): boolean {
    return this.lines.some((each) => isSame(each, line))
  }
  /** Keeps a measurement; one that is kept goes. */
  toggle(line: KeptLine): void {
    const others = this.lines.filter((each) => !isSame(each, line))
    this.#keep({ lines: others.length < this.lines.length ? others : [...others, line] })
  }
  draw(sketch: Sketch): void {
    this.#keep({ sketches: [...this.sketches, sketch] })
  }
  /** Takes the last sketch back. */
  undo(): void {
    this.#keep({ sketches: this.sketches.slice(0, -1) })
  }
  clear(): void {
    this.#keep({ lines: [], sketches: [] })
  }

  #keep({
    lines = this.lines,
    sketches = this.sketches,
  }: {
    lines?: readonly KeptLine[]
    sketches?: readonly Sketch[]
  }) {
    this.#kept = { lines: lines.slice(-MOST), sketches: sketches.slice(-MOST) }
    if (this.count === 0) onDevice.remove(this.#key)
    else onDevice.set(this.#key, JSON.stringify(this.#kept))
  }
}
