import type { Effort } from './effort'

/** A cell of a table, without the line breaks in it. */
export interface Cell {
  readonly line: number
  readonly text: string
}

/** Cells between separators, `"` around those that have separators, quotes (doubled) or line breaks in them (RFC 4180). */
export function recordsOf(text: string, separator: string, effort: Effort): Cell[][] {
  const records: Cell[][] = [[]]
  let cell = ''
  let quoted = false
  let line = 1
  let began = 1
  const close = () => {
    records.at(-1)?.push({ line: began, text: cell.split(/\s+/).join(' ').trim() })
    cell = ''
    began = line
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (sign === '"' && quoted && text[at + 1] === '"') cell += text[++at]
    else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (sign === separator && !quoted) close()
    else if (sign === '\n' && !quoted) {
      close()
      records.push([])
    } else cell += sign
  }
  close()
  effort.steps += text.length
  return records
}
