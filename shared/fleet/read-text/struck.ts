import type { Effort } from './effort'
import type { Line } from './list'
import { withoutMarkup } from './markup'
import { withoutBullet } from './row'

/**
 * `<del>…</del>`, `[s]…[/s]`, `~~Demolisher~~` of Reddit and Discord, `~Demolisher~` of chats, whose marks touch the text, and
 * letters that each have the mark of a stroke behind them.
 */
const STRUCK =
  /<(del|s|strike)\b[^<>]{0,200}>[\s\S]{0,2000}?<\/\1\s*>|\[(s|strike|del)\][\s\S]{0,2000}?\[\/\2\]|(?<![~\w])~~(?=[^\s~])[^~]*?(?<=[^\s~])~~(?!~)|(?<![~\w])~(?=[^\s~])[^~\n]*?(?<=[^\s~])~(?![~\w])|(?:.[\u0335-\u0338])+/giu
const STROKE = /[\u0335-\u0338]/g

interface StruckText {
  /** Without what was struck out; lines keep their numbers. */
  readonly text: string
  /** What was struck out, line by line. */
  readonly struck: readonly Line[]
}

/** A list as its writer left it: what is struck out counts no more. */
export function withoutStruck(written: string, effort: Effort): StruckText {
  effort.steps += written.length
  const struck: Line[] = []
  let line = 1
  let seen = 0
  const strike = (part: string, at: number): string => {
    line += linesIn(written.slice(seen, at))
    seen = at
    const lines = withoutMarkup(part.replaceAll(STROKE, ''), effort).split('\n')
    for (const [index, each] of lines.entries()) {
      const text = withoutBullet(each.replaceAll('~', '').trim()).rest
      if (/[\p{L}\d]/u.test(text)) struck.push({ line: line + index, text })
    }
    return '\n'.repeat(linesIn(part))
  }
  const text = written.replaceAll(STRUCK, (part, ...groups) => strike(part, Number(groups.at(-2))))
  const before = written.split('\n')
  return {
    text: text
      .split('\n')
      .map((each, at) => (each === before[at] ? each : joined(each)))
      .join('\n'),
    struck,
  }
}

const linesIn = (text: string): number => text.split('\n').length - 1

/** `, Mauler` and `Howlrunner, , Mauler`: the sign that stood behind the name goes with it. */
export const joined = (line: string): string =>
  line
    .replaceAll(/[,;+&] *(?=[,;+&])/g, '')
    .replace(/([:•*-]) *[,;+&] */, '$1 ')
    .replace(/^ *[,;+&] (?=\S)/, '')
    .replace(/(?<![ ,;&])[ ,;&]+$/, '')
