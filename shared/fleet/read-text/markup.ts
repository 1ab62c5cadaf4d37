import type { Effort } from './effort'

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lsquo: "'",
    rsquo: "'",
    ldquo: '"',
    rdquo: '"',
    ndash: '-',
    mdash: '-',
    nbsp: ' ',
    bull: '•',
    middot: '·',
    times: 'x',
    tab: ' ',
    newline: '\n',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    hellip: '…',
    minus: '-',
    zwsp: '',
    zwj: '',
    zwnj: '',
    shy: '',
    lrm: '',
    rlm: '',
    zerowidthspace: '',
  }),
)
const LONGEST_ENTITY = 14
/** `&amp;#x200B;`: written down twice. */
const TWICE = /&(?:amp;)+(?=#?[a-z0-9]{1,14};)/gi
/** A page may have a line for each cell of a row. */
const BETWEEN_CELLS = /(?<=<tr\b[^<>]{0,80}>|<\/t[dh]>)\s+(?=<t[dh]\b|<\/tr>)/gi
/** Tags that end a line; all others leave nothing behind. */
const BREAKS = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
])
/** Cells of a table are told apart by tabs. */
const CELLS = new Set(['td', 'th'])
/** Other names in angle brackets are no tags: `<Gunnery Team>`. */
const TAGS = new Set(
  (
    'a abbr b big blockquote body caption center code col colgroup dd del details dl dt em figure font footer form header ' +
    'html i iframe img input ins label main mark meta nav o section article aside script small span strike strong style ' +
    'sub summary sup svg tbody td tfoot th thead title head tt u s link button !--'
  ).split(' '),
)
/** What stands inside these is no text. */
const UNSEEN = new Set(['script', 'style', 'title', 'head'])
/** Square brackets of forums; others belong to the list: `[flagship]`. */
const FORUM = new Set(
  [
    'b',
    'i',
    'u',
    's',
    'strike',
    'del',
    'url',
    'img',
    'list',
    'li',
    'quote',
    'size',
    'color',
    'code',
    'spoiler',
    'center',
    'font',
  ].concat(['*', 'hr', 'table', 'tr', 'td', 'th']),
)
const FORUM_BREAKS = new Set(['*', 'li', 'list', 'quote', 'hr', 'tr'])

/**
 * The text without tags of HTML and of forums, entities as the characters they stand for. One walk from left to right:
 * what an entity stands for is never taken for a tag.
 */
export function withoutMarkup(marked: string, effort: Effort): string {
  const text = marked.replaceAll(TWICE, '&').replaceAll(BETWEEN_CELLS, '')
  const out: string[] = []
  // Without a closing bracket further on there is no tag any more: looked for once.
  const last = { '<': text.lastIndexOf('>'), '[': text.lastIndexOf(']') }
  let at = 0
  while (at < text.length) {
    const sign = text[at]
    const found =
      sign === '&'
        ? entityAt(text, at)
        : (sign === '<' || sign === '[') && at < last[sign]
          ? tagAt(text, at, sign)
          : undefined
    effort.steps += found === undefined ? 1 : found.end - at
    out.push(found?.text ?? sign ?? '')
    at = found?.end ?? at + 1
  }
  return out.join('')
}

interface Entity {
  readonly text: string
  /** The place behind it. */
  readonly end: number
}

function entityAt(text: string, at: number): Entity | undefined {
  const name = text.slice(at + 1, at + 2 + LONGEST_ENTITY).split(';', 1)[0] ?? ''
  const end = at + 1 + name.length + 1
  if (text[end - 1] !== ';') return undefined
  const character = ENTITIES.get(name.toLowerCase()) ?? numbered(name)
  return character === undefined ? undefined : { text: character, end }
}

function numbered(name: string): string | undefined {
  const hexadecimal = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1]
  const decimal = /^#(\d{1,7})$/.exec(name)?.[1]
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : decimal ? Number.parseInt(decimal, 10) : undefined
  if (code === undefined) return undefined
  if (code === 10 || code === 13) return '\n'
  if (code === 9) return ' '
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined
  return String.fromCodePoint(code).normalize('NFKC')
}

function tagAt(text: string, at: number, sign: '<' | '['): Entity | undefined {
  const start = text[at + 1] === '/' ? at + 2 : at + 1
  const name = /^(?:\*|!--|[a-z][a-z0-9]{0,10})/i.exec(text.slice(start, start + 12))?.[0].toLowerCase()
  if (name === undefined) return undefined
  if (sign === '[') {
    if (!FORUM.has(name) || !['=', ']', ' '].includes(text[start + name.length] ?? '')) return undefined
    return { text: FORUM_BREAKS.has(name) ? '\n' : cellSign(name, start !== at + 1), end: endOf(text, ']', start) }
  }
  if (!TAGS.has(name) && !BREAKS.has(name)) return undefined
  const close = name === '!--' ? '-->' : '>'
  const end = endOf(text, close, start)
  if (start === at + 1 && UNSEEN.has(name)) return { text: '', end: endOf(text, '>', endOf(text, `</${name}`, end)) }
  return { text: BREAKS.has(name) ? '\n' : cellSign(name, start !== at + 1), end }
}

const cellSign = (name: string, ends: boolean): string => (CELLS.has(name) && ends ? '\t' : '')

/** The place behind the next `close`, or the end of the text. */
function endOf(text: string, close: string, from: number): number {
  const at = text.indexOf(close, from)
  return at < 0 ? text.length : at + close.length
}
