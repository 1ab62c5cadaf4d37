import ts from 'typescript'
import { everyNode, lineOf, readTree, scripts } from '#test/tidy/tree'

export interface Pattern {
  where: string
  regex: RegExp
}

/** Whatever reads text of strangers; the pages read what their own reader typed. */
const READS = /^(shared\/(play\/(protocol|replay|orders)|fleet)|functions)\/.*\.ts$/

/** Every regular expression that is written there, and where one is put together from parts. */
export function patterns(): { written: Pattern[]; built: string[] } {
  const written: Pattern[] = []
  const built: string[] = []
  for (const { path, source } of scripts(readTree(process.cwd()), READS)) {
    everyNode(source, (node) => {
      const where = `${path}:${lineOf(source, node)}`
      if (ts.isRegularExpressionLiteral(node)) {
        const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
        written.push({ where, regex: new RegExp(body, flags) })
      }
      if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') built.push(`${path}: ${node.getText()}`)
    })
  }
  return { written, built }
}

/** A part that repeats without end, within a part that does: the ways to divide a text among them double with each character. */
export function repeatsWithinRepeats({ source }: RegExp): boolean {
  const groups = [false]
  let inClass = false
  for (let i = 0; i < source.length; i += 1) {
    const char = source[i]
    if (char === '\\') {
      i += 1
    } else if (inClass) {
      inClass = char !== ']'
    } else if (char === '[') {
      inClass = true
    } else if (char === '(') {
      groups.push(false)
    } else if (char === ')') {
      const within = groups.pop() === true
      if (within && isEndless(source.slice(i + 1))) return true
      if (within) groups[groups.length - 1] = true
    }
    if (char !== '(' && !inClass && isEndless(source.slice(i + 1))) groups[groups.length - 1] = true
  }
  return false
}

const isEndless = (rest: string): boolean => /^(?:[*+]|\{\d+,\})/.test(rest)

/** Texts of `length` that make a pattern try everything: one or two of its own characters again and again, then none of it. */
export function hostileTexts({ source }: RegExp, length: number): string[] {
  const literals = [...new Set(source.replaceAll(/\\[a-zA-Z]/g, '').replaceAll(/[\\^$*+?()[\]{}|]/g, ''))]
  const alphabet = [...new Set([...literals.slice(0, 12), 'a', 'A', '1', ' ', '\n', '-'])]
  const beginnings = ['', literals.slice(0, 1).join(''), literals.slice(0, 3).join(''), literals.join('')]
  const pairs = alphabet.map((char, i) => char + (alphabet[i + 1] ?? char))
  return [...alphabet, ...pairs].flatMap((pumped) =>
    beginnings.map((begun) => `${begun}${pumped.repeat(length / pumped.length)}\u0000`),
  )
}
