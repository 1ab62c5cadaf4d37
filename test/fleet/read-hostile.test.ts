import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FleetFormat } from '#shared/fleet/read-text/list'
import { readFleetText } from '#shared/fleet/read-text/read-fleet-text'
import { fleet } from '#shared/play/protocol/fleets'

const HANDED: readonly { readonly id: string; readonly format: FleetFormat; readonly text: string }[] = JSON.parse(
  readFileSync(new URL('./handed.json', import.meta.url), 'utf8'),
)
const list = (id: string): string => HANDED.find((each) => each.id === id)?.text ?? ''
/** One list of each format. */
const ONE_OF_EACH = [...new Map(HANDED.map((each) => [each.format, each])).values()].map(
  ({ format, text }) => [format, text] as const,
)
const utf16 = (text: string) => [...text].map((sign) => `${sign}\0`).join('')

describe('a text that is no fleet list gets a reason, and nothing else', () => {
  test.each([
    ['nothing', '', 'fleet-empty'],
    ['blanks and line ends', ' \u00a0\r\n\t\n', 'fleet-empty'],
    ['marks without width', '\ufeff\u200b\u200f', 'fleet-empty'],
    ['tags without text', '<div><br><p></p></div>', 'fleet-empty'],
    ['a megabyte', list('F01').repeat(2000), 'fleet-too-long'],
    ['one character more than allowed', 'x'.repeat(20_001), 'fleet-too-long'],
    ['one line more than allowed', 'x\n'.repeat(401), 'fleet-too-long'],
    ['more cards than any game has', list('F01').replace('2 x Y-wing', '300 x Y-wing'), 'fleet-too-long'],
    ['two bytes for each character', utf16(list('F01')), 'fleet-not-text'],
    ['bytes that are no UTF-8', list('F01').replaceAll('•', '\ufffd'), 'fleet-not-text'],
    ['a packed file', 'PK\u0003\u0004\u0014 savedGame', 'fleet-not-text'],
    ['a letter', 'Dear player,\nshall we play on Sunday? (I have 400 points.)\n', 'fleet-not-recognised'],
    [
      'a page',
      '<html><head><title>Fleets</title></head><body><h1>No fleet here</h1></body></html>',
      'fleet-not-recognised',
    ],
    ['another object', '{"ships": 3}', 'fleet-not-recognised'],
    ['half an object', '{"name": "A", "ships": [{"ship": "mc80', 'fleet-not-recognised'],
    ['a deep object', '['.repeat(9999) + '{'.repeat(9999), 'fleet-not-recognised'],
    ['lists in lists', `{"ships":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'fleet-not-recognised'],
    ['objects in objects', `{"ships":[],"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, 'fleet-not-recognised'],
    ['another table', `${'a,'.repeat(90)}\n`, 'fleet-not-recognised'],
    ['a side of later years', list('F01').replace('Faction: Rebel', 'Faction: Republic'), 'fleet-other-faction'],
    [
      'only cards of later years',
      'ship:venatoriclassstardestroyer\nsquadron:v19torrentsquadron',
      'fleet-other-faction',
    ],
  ])('%s', (_what, text, reason) => {
    expect(readFleetText(text)).toBe(reason)
  })
})

describe('two lists pasted together are not taken for one', () => {
  test.each(ONE_OF_EACH.filter(([format]) => format !== 'aff'))('twice %s', (_format, text) => {
    expect(readFleetText(`${text}\n\n${text}`)).toBe('fleet-two-lists')
  })

  test.each([
    ['F01', 'F02'],
    ['F04', 'F01'],
    ['F14', 'F16'],
    ['F05', 'F22'],
  ])('%s and %s, of two programs', (one, other) => {
    expect(readFleetText(`${list(one)}\n${list(other)}`)).toBe('fleet-two-lists')
  })
})

describe('what looks like a program is text', () => {
  test('tags and entities in a name leave no tag behind', () => {
    const text = list('F01').replace('Dumpster Fire Mk 18', '<img src=x onerror=alert(1)>Dumpster &amp; <b>Fire</b>')
    expect(readFleetText(text)).toMatchObject({
      name: 'Dumpster & Fire',
      unknown: [{ as: 'objective' }, { as: 'objective' }],
    })
  })

  test('names of properties are names of cards that nobody knows', () => {
    const text = list('F01').replace('Engine Techs', '__proto__ constructor').replace('Jan Ors', 'constructor')
    const reading = readFleetText(text)
    expect(reading).toMatchObject({ points: { total: 400 } })
    expect(typeof reading === 'string' ? [] : Object.entries(reading.prices)).toContainEqual(['constructor', 19])
  })
})

describe('rows that name no card', () => {
  const block = (...rows: string[]) => `Name: A\nFaction: Rebel\nCR90 Corvette A (44)\n${rows.join('\n')}`

  test.each([
    ['bullets alone', block('•', '• Engine Techs (8)', '• (7)', '= 52 Points', 'Squadrons:', '•')],
    ['keys of a chat bot alone', 'ship:\nsquadron:\nship:cr90corvettea\nupgrade:\nupgrade:enginetechs'],
    [
      'empty names of an object',
      '{"faction":"rebel","ships":[{"ship":"cr90CorvetteA","upgrades":["","engineTechs"]},{"ship":""}],"squadrons":[""]}',
    ],
  ])('%s are no cards, so the fleet can be saved', (_what, text) => {
    expect(readFleetText(text)).toMatchObject({
      fleet: { ships: [{ card: 'cr90-corvette-a', upgrades: ['engine-techs'] }], squadrons: [] },
      unknown: [],
    })
  })

  test('a ship without a name keeps its upgrades, and its name is asked for', () => {
    expect(readFleetText('ship:\nupgrade:enginetechs\nsquadron:jan ors')).toMatchObject({
      fleet: { ships: [{ card: '?', upgrades: ['engine-techs'] }] },
      unknown: [{ line: 1, text: '?', as: 'ship', nearest: [] }],
    })
  })

  test('none of a squadron is no squadron and has no price', () => {
    const text = block('= 44 Points', 'Squadrons:', '• 1 x Foo (5)', '• 0 x Foo (5)')
    expect(readFleetText(text)).toMatchObject({
      fleet: { squadrons: ['Foo'] },
      prices: { Foo: 5 },
      points: { squadrons: 5 },
      skipped: [{ line: 7, text: 'Foo' }],
    })
  })
})

describe('a list that is too long to be saved is refused as that', () => {
  const ships = (count: number) => 'ship:cr90corvettea\n'.repeat(count)
  const upgrades = (count: number) => `ship:cr90corvettea\n${'upgrade:enginetechs\n'.repeat(count)}`
  const squadrons = (count: number) => `ship:cr90corvettea\n${'squadron:xwing\n'.repeat(count)}`

  test.each([
    ['ships', ships, 30],
    ['upgrades of a ship', upgrades, 30],
    ['squadrons', squadrons, 60],
  ] as const)('more %s than a fleet may hold', (_what, text, most) => {
    const longest = readFleetText(text(most))
    expect(fleet.safeParse(typeof longest === 'string' ? undefined : longest.fleet).success).toBe(true)
    expect(readFleetText(text(most + 1))).toBe('fleet-too-long')
  })
})

test.each([
  ['lines', 'nothing\n'],
  ['lines of a forum', '(nothing<br>'],
])('a text of more than 400 %s is refused as too long', (_what, row) => {
  const text = (count: number) => `CR90 Corvette A (44)\n${row.repeat(count)}`
  expect(readFleetText(text(500))).toBe('fleet-too-long')
  expect(readFleetText(text(300))).not.toBe('fleet-too-long')
})

describe('any text gives a list or a reason', () => {
  const isAnswer = (text: string) => {
    const reading = readFleetText(text)
    expect(typeof reading === 'string' ? reading : reading.fleet).toBeDefined()
  }
  const lines = HANDED.flatMap(({ text }) => text.split('\n'))

  test('signs at random', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), isAnswer)))

  test('lines of real lists in any order', () =>
    fc.assert(fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 60 }), (some) => isAnswer(some.join('\n')))))

  test('a real list cut anywhere, with signs put in', () =>
    fc.assert(
      fc.property(fc.constantFrom(...HANDED), fc.nat(1500), fc.nat(1500), fc.string(), ({ text }, from, to, signs) =>
        isAnswer(text.slice(0, from) + signs + text.slice(to)),
      ),
    ))
})

describe('the work grows no faster than the text', () => {
  const stepsFor = (text: string): number => {
    const effort = { steps: 0 }
    readFleetText(text, effort)
    return effort.steps
  }
  const rows = (row: (index: string) => string) => (count: number) =>
    `Name: A\nFaction: Rebel\nCommander:\n\n${Array.from({ length: count }, (_, index) => row(`${100 + index}`)).join('\n')}\nTotal Points: 4\n`

  test.each<[string, (count: number) => string]>([
    ['known cards', rows(() => 'CR90 Corvette A (44)\n• Engine Techs (8)\n= 52 Points')],
    ['unknown cards', rows((index) => `• Gunery Team ${index} (7)`)],
    ['open brackets', rows(() => '((((((((((((((((((((')],
    ['brackets in brackets', rows((index) => `MC80 ((((${index}) (((4)`)],
    ['open tags', rows(() => '<a<b<i<a<b<i<a<b<i')],
    ['open marks of forums', rows(() => '[b[i[url[b[i[url[quote')],
    ['entities', rows(() => '&&&&&amp&#&#x&#x41;&&')],
    ['bullets', rows(() => '• • • • • • • • • •')],
    ['blanks', rows(() => `•${' '.repeat(60)}(`)],
    ['counts', rows(() => '2 x 2 x 2 x 2 x 2 x 2')],
    ['labels', rows(() => 'Assault: Assault: Assault:')],
    ['keys of a chat bot', (count) => 'upgrade:x\n'.repeat(count).concat('ship:x')],
    ['quotation marks of a table', (count) => `Rebel,${','.repeat(50)}${'"",'.repeat(count)}`],
    ['keys', (count) => `{"ships":[${Array(count).fill('{"ship":"mc80"}').join(',')}]}`],
  ])('%s', (_what, text) => {
    const once = text(70)
    const twice = text(140)
    expect(twice.length).toBeLessThan(20_000)
    expect(stepsFor(twice)).toBeLessThan(2.05 * stepsFor(once))
  })

  test('an empty row of a spreadsheet is as little work as an empty line', () => {
    const empty = (row: string) => `Name: A\nFaction: Rebel\n${row.repeat(6_000)}Total Points: 4\n`
    expect(stepsFor(empty('\t\n'))).toBeLessThan(2 * stepsFor(empty('\n')))
  })
})
