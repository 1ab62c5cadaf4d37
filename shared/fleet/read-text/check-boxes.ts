import type { Effort } from './effort'
import type { Line } from './list'
import { withoutBullet } from './row'

/** `- [x] Motti`, `[ ] Gunnery Team`, `☑ Howlrunner`: what stands in front of a box, and what the box says. */
const BOX = /^([\s>]{0,40}(?:[-*+•]\s{0,4}|\d{1,2}[.)]\s{1,4})?)(?:\[([ xX✓✔_]?)\]|([☐☑☒]))\s{1,4}(?=\S)/u

interface Boxes {
  /** Without boxes; lines keep their numbers. */
  readonly text: string
  /** What stands behind an empty box, where others have a mark in theirs. */
  readonly empty: readonly Line[]
}

/** A list with a box in front of its rows. Where some boxes are empty and some are not, the empty ones say what is not in the fleet. */
export function withoutBoxes(written: string, effort: Effort): Boxes {
  effort.steps += written.length
  const rows = written.split('\n').map((text, at) => ({ line: at + 1, text, box: BOX.exec(text) }))
  const isEmpty = ([, , mark = '', sign]: RegExpExecArray) =>
    sign === undefined ? !/[xX✓✔]/u.test(mark) : sign === '☐'
  const isMarked = rows.some(({ box }) => box && !isEmpty(box))
  const left = rows.map(({ line, text, box }) => {
    if (box === null) return { line, text }
    const row = { line, text: (box[1] ?? '') + text.slice(box[0].length) }
    return isMarked && isEmpty(box) ? { line, text: '', empty: withoutBullet(row.text.trim()).rest } : row
  })
  return {
    text: left.map(({ text }) => text).join('\n'),
    empty: left.flatMap(({ line, empty }) => (empty === undefined ? [] : { line, text: empty })),
  }
}
