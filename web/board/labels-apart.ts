import type { Mm } from './camera'

export interface Label extends Mm {
  readonly text: string
  /** Where it may stand instead, best first. */
  readonly elsewhere?: readonly Mm[]
}
/** What is drawn on the table already: its middle in mm, its size in px. */
export interface TakenSpace extends Mm {
  readonly width: number
  readonly height: number
}
/** px of a letter of a small label, and of a line of them. */
const LETTER = { width: 7, height: 15 }

const boxOf = ({ x, y, text }: Label): TakenSpace => ({
  x,
  y,
  width: text.length * LETTER.width,
  height: LETTER.height,
})

function overlap(a: TakenSpace, b: TakenSpace, scale: number): boolean {
  const isBeside = Math.abs(a.x - b.x) * scale >= (a.width + b.width) / 2
  return !isBeside && Math.abs(a.y - b.y) * scale < (a.height + b.height) / 2
}

/**
 * What of it can be read at this scale (px for each mm), away from all that is taken: the whole set as far as it has room
 * there, if none of it lies on another one, and then others that are clear of it.
 */
export function labelsApart<S extends Label, O extends Label>(
  set: readonly S[],
  others: readonly O[],
  scale: number,
  taken: readonly TakenSpace[] = [],
): { set: readonly S[]; others: readonly O[] } {
  const isFree = (label: Label) => !taken.some((box) => overlap(boxOf(label), box, scale))
  const placed = set.flatMap((label) => {
    const places: Mm[] = [label, ...(label.elsewhere ?? [])]
    const at = places.map(({ x, y }) => ({ ...label, x, y })).find(isFree)
    return at ?? []
  })
  const isClear = placed.every((label, i) =>
    placed.slice(i + 1).every((other) => !overlap(boxOf(label), boxOf(other), scale)),
  )
  const shown = isClear ? placed : []
  const apart: O[] = []
  for (const label of others) {
    const isApart = ![...shown, ...apart].some((other) => overlap(boxOf(label), boxOf(other), scale))
    if (isApart && isFree(label)) apart.push(label)
  }
  return { set: shown, others: apart }
}
