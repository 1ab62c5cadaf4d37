import type { Letter, LetterSection } from './letter'

const COLUMNS = 72

/** Breaks a paragraph at blanks so that no line is longer than 72 columns; a longer word keeps its line. Blanks that hold words together stay. */
function wrap(text: string, first = '', rest = first): string {
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(/[ \n]+/).filter((part) => part !== '')) {
    if (!empty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line)
      line = rest
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line].join('\n')
}

function section({ title, lines, style }: LetterSection): string {
  const body = lines.map((line) => (style === 'list' ? wrap(line, '- ', '  ') : wrap(line)))
  return [title, ...body].join('\n')
}

/** The plain part: sentence, second line, brief, position, link on a line of its own, footer. */
export function plainPart(letter: Letter): string {
  const head = [wrap(letter.sentence), ...(letter.second === undefined ? [] : [wrap(letter.second)])].join('\n')
  const foot = letter.footer.map((line) => wrap(line))
  if (letter.less !== undefined) foot.push(`${letter.less.label}: ${letter.less.url}`)
  const parts = [head, ...letter.sections.map(section), `${letter.action.label}: ${letter.action.url}`, foot.join('\n')]
  return `${parts.join('\n\n')}\n`
}
