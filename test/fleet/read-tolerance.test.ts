import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FleetFormat } from '#shared/fleet/read-text/list'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'

const HANDED: readonly { readonly id: string; readonly format: FleetFormat; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('./handed.json', import.meta.url), 'utf8'),
)
const TEXTS = HANDED.map(({ id, format, text }) => [id, format, text] as const)
const LINES = TEXTS.filter(([, format]) => format !== 'key-json' && format !== 'tournament-csv')

/** What is the same however a list was mangled on its way. */
function told(text: string) {
  const reading = readFleetText(text)
  if (typeof reading === 'string') return reading
  const { fleet, points, commander, unknown, warnings } = reading
  return {
    fleet,
    points,
    commander,
    unknown: unknown.map(({ card, nearest }) => ({ card, nearest })),
    warnings: warnings.map(({ code }) => code),
  }
}

const readings = new Map<string, ReturnType<typeof told>>()
/** Of a list as it was handed, which is read once. */
function toldPlain(text: string): ReturnType<typeof told> {
  const known = readings.get(text) ?? told(text)
  readings.set(text, known)
  return known
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')
const eachLine = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n')

describe('what exporters, forums and chats do to any list', () => {
  test.each<[string, (text: string) => string]>([
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', (text) => text.replaceAll('\n', '\r')],
    ['blanks that do not break', (text) => text.replaceAll(' ', '\u00a0')],
    ['marks of the direction of writing', (text) => eachLine(text, (line) => `\u200f${line}\u202c`)],
    ['blanks around every line', (text) => eachLine(text, (line) => `   ${line}  `)],
    ['curly apostrophes', (text) => text.replaceAll("'", '’')],
    ['UTF-8 taken for Windows-1252', (text) => text.replaceAll('•', 'â€¢').replaceAll("'", 'â€™')],
  ])('%s', (_what, mangle) => {
    for (const [, , text] of TEXTS) expect(told(mangle(text))).toEqual(toldPlain(text))
  })

  test.each<[string, (text: string) => string]>([
    ['no empty lines', (text) => text.replaceAll(/\n\s*\n/g, '\n')],
    ['more empty lines', (text) => text.replaceAll('\n', '\n\n')],
    ['a page of a forum', (text) => `<div class="post"><p>${escaped(text).replaceAll('\n', '<br />\n')}</p></div>`],
    ['a page without line ends', (text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`],
    ['a forum with marks in brackets', (text) => `[quote=Player A][b]${text}[/b][/quote]`],
    ['a quoted mail', (text) => eachLine(text, (line) => `> ${line}`)],
    ['a block of a chat', (text) => `\`\`\`\n${text}\n\`\`\``],
    ['a command of a chat', (text) => `!vassal\n${text}`],
    ['a command on the same line', (text) => `!VASSAL ${text.trimStart()}`],
    ['small letters', (text) => text.replaceAll(/\(com\)|[A-Z]/g, (found) => found.toLowerCase())],
  ])('%s', (what, mangle) => {
    for (const [id, , text] of LINES) {
      const plain = what === 'small letters' ? told(text.toLowerCase()) : toldPlain(text)
      expect([id, told(mangle(text))]).toEqual([id, plain])
    }
  })

  test('bold names, and headings', () => {
    for (const [, format, text] of LINES) {
      if (format !== 'aff')
        expect(told(text.replaceAll(/^([A-Z][^:\n=]*\(\d+\))$/gm, '**$1**'))).toEqual(toldPlain(text))
    }
  })
})

describe('lists that lost the signs in front of their rows', () => {
  test.each<[FleetFormat, RegExp]>([
    ['kingston', /^• /gm],
    ['starforge', /^• /gm],
    ['warlords', /^- {2}/gm],
    ['flagship', /^- /gm],
    ['afd', /^\s*[+·] /gm],
    ['fabs', / • /gm],
  ])('%s', (format, signs) => {
    for (const [id, of, text] of LINES) {
      if (of === format)
        expect([id, told(text.replaceAll(signs, format === 'fabs' ? '. ' : ''))]).toEqual([id, toldPlain(text)])
    }
  })

  test('other signs do as well', () => {
    for (const [, format, text] of LINES) {
      if (format !== 'kingston') continue
      for (const sign of ['-', '*', '·', '–', '◦']) expect(told(text.replaceAll('•', sign))).toEqual(toldPlain(text))
    }
  })
})

test('a forum that makes a list item of every row', () => {
  for (const [id, format, text] of LINES) {
    if (format !== 'kingston' && format !== 'flagship' && format !== 'warlords' && format !== 'afd') continue
    const rows = text.replaceAll(/^\s*(?:[•·+] |- +)?(.*\(.*\d.*\).*)$/gm, (row, content) =>
      row.includes('/') || row.startsWith('Name') || row.startsWith('Commander') ? row : `• ${content}`,
    )
    expect([id, told(rows)]).toEqual([id, toldPlain(text)])
  }
})

test('squadrons before the ships', () => {
  const [before = '', ships = '', squadrons = '', total = ''] = (TEXTS[0]?.[2] ?? '').split(
    /(?=CR90 Corvette A)|(?=Squadrons:)|(?=Total)/,
  )
  expect(told(before + squadrons + ships + total)).toEqual(toldPlain(TEXTS[0]?.[2] ?? ''))
})

test('what people wrote above and below a list', () => {
  for (const [, format, text] of LINES) {
    if (format === 'kingston' || format === 'flagship' || format === 'warlords') {
      expect(told(`Hi all,\nwhat do you think of this:\n${text}\nThanks!`)).toEqual(toldPlain(text))
    }
  }
})
