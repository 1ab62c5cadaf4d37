import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ASK_NAMES } from '#shared/game/engine/asks'
import { chapters } from '#shared/messages/en/rules/index'
import { readChapter } from '#shared/rules/chapter'

const FOLDER = 'shared/rules/'
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
/** For whoever builds the service: questions, figures, examples. */
const NOT_FOR_PLAYERS = ['decision-points.md', 'examples.md', 'geometry.md']

const statements = (markdown: string): [id: string, text: string][] =>
  [...markdown.matchAll(/^- \*\*(\S+?)\*\*(.*)$/gm)].map(([, id = '', text = '']) => [id, text.trim()])

describe('a chapter', () => {
  test('is a title and a statement a line, up to its second heading', () => {
    const text = '# Attacks\n\n- **R6.1** One attacks.\n- **R6.2** Another.\n\n## Behind it\n\n- **A0** A hook.\n'
    expect(readChapter(text)).toEqual({ title: 'Attacks', rules: { 'R6.1': 'One attacks.', 'R6.2': 'Another.' } })
  })

  test('without a statement has none', () => {
    expect(readChapter('# Empty\n')).toEqual({ title: 'Empty', rules: {} })
  })
})

describe.each(PAGES)('%s', (name) => {
  const markdown = readFileSync(`${FOLDER}${name}`, 'utf8')

  test('says each thing in whole sentences, under its id', () => {
    const broken = statements(markdown).filter(([, text]) => !/^[^a-z].*[.:?!]$/u.test(text))
    expect(broken).toEqual([])
    expect(markdown).toMatch(/^# \p{Lu}/u)
  })

  test('is a chapter that players read, or one of the others', () => {
    const read = Object.values(chapters).map(({ title }) => title)
    expect(read.includes(readChapter(markdown).title)).toBe(!NOT_FOR_PLAYERS.includes(name))
  })
})

test('every question of the engine stands among the decision points, by the name that scripts and cases use', () => {
  const named = readFileSync(`${FOLDER}decision-points.md`, 'utf8').match(/(?<=`)[a-z]+\.[a-z-]+(?=`)/g)
  expect(new Set(named)).toEqual(new Set(ASK_NAMES))
})
