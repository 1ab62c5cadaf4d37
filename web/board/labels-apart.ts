import type { Mm } from './camera'

export interface Label extends Mm {
  readonly text: string
}
/** px of a letter of a small label, and of a line of them. */
const LETTER = { width: 7, height: 15 }

function overlap(a: Label, b: Label, scale: number): boolean {
  const width = ((a.text.length + b.text.length) / 2) * LETTER.width
  return Math.abs(a.x - b.x) * scale < width && Math.abs(a.y - b.y) * scale < LETTER.height
}

/** What of it can be read at this scale (px for each mm): the whole set if none of it lies on another one, and then others that are clear of it. */
export function labelsApart<S extends Label, O extends Label>(
  set: readonly S[],
  others: readonly O[],
  scale: number,
): { set: readonly S[]; others: readonly O[] } {
  const isClear = set.every((label, i) => set.slice(i + 1).every((other) => !overlap(label, other, scale)))
  const shown = isClear ? set : []
  const apart: O[] = []
  for (const label of others) {
    if (![...shown, ...apart].some((other) => overlap(label, other, scale))) apart.push(label)
  }
  return { set: shown, others: apart }
}
