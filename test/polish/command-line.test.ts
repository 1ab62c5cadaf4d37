import { describe, expect, test } from 'vitest'
import type { AskName } from '#shared/game/engine/decision'
import { typed as polish } from '#shared/messages/pl/typed'
import { EVERY_ASK } from '#test/web/words-view/every-ask'
import { phrasesOf, understand } from '#test/web/words-view/understood'
import type { QuestionContext } from '#web/questions/draft-answer'
import { folded } from '#web/words/folded'
import { nameOf } from '#web/words/names'
import { alwaysTyped } from '#web/words-view/line-meaning'
import { shownWords } from '#web/words-view/vocabulary'

const ASKS = Object.keys(EVERY_ASK) as AskName[]
const plain = (line: string) => line.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replace(/\p{M}/gu, '')

function askedIn(ask: AskName): QuestionContext {
  const { view } = EVERY_ASK[ask].page()
  const request = view?.requests[0]
  if (view === undefined || request === undefined) throw new Error(`${ask}: nothing is asked`)
  return { request, view, parts: {}, nameOf: (unit) => nameOf(view, unit), opponent: 'Needa' }
}
const partsOf = (asked: QuestionContext, line: string) => {
  const found = understand(line, asked.view, asked)
  return found.kind === 'chosen' ? found.parts : found
}

describe('the command line in Polish', () => {
  test.each(ASKS)(
    '%s: whatever help lists is understood, with and without its marks, as its English words are',
    (ask) => {
      const asked = askedIn(ask)
      for (const { words, puts, whyNot } of phrasesOf(asked)) {
        for (const line of [words, shownWords(words), plain(shownWords(words)), shownWords(words).toUpperCase()]) {
          const found = understand(line, asked.view, asked)
          if (whyNot !== undefined) expect([line, found]).toMatchObject([line, { kind: 'impossible', why: whyNot }])
          else expect([line, found]).toMatchObject([line, { kind: 'chosen', puts }])
        }
      }
    },
  )

  test.each(ASKS)('%s: the same is answered by a line in either language', (ask) => {
    const asked = askedIn(ask)
    const { line } = EVERY_ASK[ask]
    const translated = line
      .split(/(,? )/)
      .map((word) => shownWords(word))
      .join('')
    expect(partsOf(asked, translated)).toEqual(partsOf(asked, line))
  })

  test.each(ASKS)('%s: no English word of a command is shown', (ask) => {
    const asked = askedIn(ask)
    const help = understand('pomoc', asked.view, asked)
    expect(help.kind).toBe('help')
    const shown = help.kind === 'help' ? [...help.words, ...help.forms.map((form) => form.split(' – ')[0] ?? '')] : []
    const english = shown.flatMap((line) => line.split(' ')).filter((word) => Object.hasOwn(polish, word))
    expect(english).toEqual([])
  })

  test.each(ASKS)('%s: each example of the help could be typed', (ask) => {
    const asked = askedIn(ask)
    const help = understand('pomoc', asked.view, asked)
    for (const form of help.kind === 'help' ? help.forms : []) {
      const line = form.split(' – ')[0] ?? ''
      expect([line, understand(line, asked.view, asked).kind]).toEqual([line, 'chosen'])
    }
  })

  test.each([
    ['pomoc', 'help'],
    ['POMOC', 'help'],
    ['wyślij', 'send'],
    ['wyslij', 'send'],
    ['cofnij', 'undo'],
    ['wyczysc', 'restart'],
    ['pytanie', 'question'],
    ['ostatnio', 'last'],
    ['zegar', 'clock'],
    ['klawisze', 'keys'],
    ['opisz A', 'describe'],
    ['zmierz A C', 'measure'],
    ['help', 'help'],
    ['send', 'send'],
  ])('%s is what it says', (line, kind) => {
    const asked = askedIn('ship.activate')
    expect(understand(line, asked.view, asked).kind).toBe(kind)
  })

  test('what can always be typed is shown in Polish, and is understood', () => {
    const { view } = askedIn('ship.activate')
    expect(alwaysTyped(view).slice(0, 3)).toEqual(['opisz A', 'zmierz A C', 'pytanie'])
    for (const line of alwaysTyped(view)) expect(understand(line, view, undefined).kind).not.toBe('unknown')
  })

  test('a beginning of a word is enough, and what may mean several things is asked back in Polish', () => {
    const asked = askedIn('attack.declare')
    expect(understand('atak przed C.tyl', asked.view, asked)).toMatchObject({ kind: 'chosen' })
    const several = understand('atak', asked.view, asked)
    expect(several).toMatchObject({ kind: 'several' })
    expect(several.kind === 'several' && several.words.every((words) => words.startsWith('atak '))).toBe(true)
  })

  test('no Polish word means two things, nor another thing in English', () => {
    const words = Object.entries(polish).flatMap(([english, ways]) =>
      ways.map((way) => [folded(way), english] as const),
    )
    expect(words.filter(([word], i) => words.some(([other], j) => other === word && j < i))).toEqual([])
    expect(words.filter(([word, english]) => word !== english && Object.hasOwn(polish, word))).toEqual([])
  })
})
