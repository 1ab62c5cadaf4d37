import { describe, expect, test } from 'vitest'
import type { AskName } from '#shared/game/engine/decision'
import type { QuestionContext } from '#web/questions/draft-answer'
import { formOf } from '#web/questions/form-index'
import { nameOf } from '#web/words/names'
import { alwaysTyped } from '#web/words-view/line-meaning'
import { defended } from '../support/battles'
import { PlayedGame } from '../support/played-game'
import { EVERY_ASK } from './every-ask'
import { told } from './situation'
import { phrasesOf, understand } from './understood'

const ASKS = Object.keys(EVERY_ASK) as AskName[]

function askedIn(ask: AskName): QuestionContext {
  const { view } = EVERY_ASK[ask].page()
  const request = view?.requests[0]
  if (view === undefined || request === undefined) throw new Error(`${ask}: nothing is asked`)
  expect(request.ask).toBe(ask)
  return { request, view, parts: {}, nameOf: (unit) => nameOf(view, unit), opponent: 'Needa' }
}

async function sentBy(asked: QuestionContext): Promise<string[]> {
  const { prepare } = await formOf(asked.request.ask)
  const { script, missing } = prepare(asked)
  expect(missing).toBeUndefined()
  return (script?.() ?? []).map(told)
}

describe('the command line answers every question there is (ux 4)', () => {
  test.each(ASKS)('%s', async (ask) => {
    const asked = askedIn(ask)
    const found = understand(EVERY_ASK[ask].line, asked.view, asked)
    expect(found).toMatchObject({ kind: 'chosen' })
    const parts = found.kind === 'chosen' ? found.parts : {}
    expect(await sentBy({ ...asked, parts })).toEqual(EVERY_ASK[ask].sends)
  })

  test.each(ASKS)('%s: whatever help lists is understood as itself', (ask) => {
    const asked = askedIn(ask)
    for (const { words, puts, whyNot } of phrasesOf(asked)) {
      const found = understand(words, asked.view, asked)
      if (whyNot !== undefined) expect(found).toMatchObject({ kind: 'impossible', why: whyNot })
      else expect(found).toMatchObject({ kind: 'chosen', puts })
    }
  })
})

/** What stands before the dash, and after an `or`. */
const examplesIn = (form: string): string[] =>
  [form.split(' – ')[0] ?? '', ...[...form.matchAll(/or (move \w+ to \d+ \d+)/g)].map(([, line = '']) => line)].filter(
    (line) => line !== '',
  )

describe('examples of the help', () => {
  test.each(ASKS)('%s: each of them could be typed now', (ask) => {
    const asked = askedIn(ask)
    const help = understand('help', asked.view, asked)
    for (const form of help.kind === 'help' ? help.forms : []) {
      for (const line of examplesIn(form)) {
        expect([line, understand(line, asked.view, asked).kind]).toEqual([line, 'chosen'])
      }
    }
  })

  test('name a squadron that may move now, and none when the one in turn may not (R11.2, R11.13)', () => {
    const asked = askedIn('squadron.activate')
    const helpAfter = (line: string) => {
      const found = understand(line, asked.view, asked)
      const parts = found.kind === 'chosen' ? found.parts : {}
      const help = understand('help', asked.view, { ...asked, parts })
      return help.kind === 'help' ? help.forms : []
    }
    expect(helpAfter('')[0]).toMatch(/^move x1 /)
    expect(helpAfter('move x1 stay')[0]).toMatch(/^move x3 /)
    expect(helpAfter('activate x2')).toEqual([])
  })

  test('of what can always be typed name units that are on the table', () => {
    const { view } = askedIn('ship.activate')
    for (const line of alwaysTyped(view)) expect(understand(line, view, undefined).kind).not.toBe('unknown')
    expect(alwaysTyped(view).slice(0, 2)).toEqual(['describe A', 'measure A C'])
    expect(alwaysTyped({ ...view, ships: {}, squadrons: {} })[0]).toBe('describe')
  })
})

const lineAt = (ask: AskName, line: string) => {
  const asked = askedIn(ask)
  return { asked, found: understand(line, asked.view, asked) }
}
async function sends(ask: AskName, line: string): Promise<string[]> {
  const { asked, found } = lineAt(ask, line)
  if (found.kind !== 'chosen') throw new Error(`${line}: ${JSON.stringify(found)}`)
  return sentBy({ ...asked, parts: found.parts })
}

describe('what a line may leave out and add', () => {
  test('any part that is meant by nothing else is enough, capital letters do not matter', async () => {
    expect(await sends('attack.declare', 'FRONT c.rear')).toEqual(EVERY_ASK['attack.declare'].sends)
    expect(await sends('defense.spend', 'brace')).toEqual(EVERY_ASK['defense.spend'].sends)
    expect(await sends('ship.activate', 'a')).toEqual(['ship.activate: cr90-corvette-a-1', 'activation.dial: keep'])
  })

  test('what may mean several things is asked back, what means nothing is said so', () => {
    expect(lineAt('attack.declare', 'attack').found).toMatchObject({ kind: 'several' })
    expect(lineAt('attack.declare', 'sing').found).toEqual({ kind: 'unknown', typed: 'sing' })
    expect(lineAt('command.dials', 'dial A repair repair').found).toMatchObject({ kind: 'unknown' })
    expect(lineAt('maneuver.course', 'course 0 2').found).toMatchObject({ kind: 'unknown' })
  })

  test('an impossible target says why, with what was measured (R6.5)', () => {
    const { found } = lineAt('attack.declare', 'attack rear C.rear')
    expect(found).toMatchObject({ kind: 'impossible', words: 'attack rear C.rear' })
    expect(found.kind === 'impossible' && found.why).not.toBe('')
  })

  test('a squadron is sent by name, by bearing and distance, and by coordinates (R11.10)', async () => {
    const [chosen, acts, moved] = await sends('squadron.activate', 'move x1 45 60')
    expect([chosen, acts]).toEqual(['squadron.activate: x1', 'squadron.act: move'])
    const to = moved?.split(' ').slice(1).map(Number)
    expect(to?.[0]).toBeGreaterThan(470_000)
    expect(to?.[1]).toBeGreaterThan(400_000)
    expect(await sends('squadron.move', 'move x1 to 540 300')).toEqual(['squadron.move: 540000 300000'])
    expect(await sends('squadron.activate', 'activate x3, move, move x3 engage t3')).toHaveLength(3)
    expect(lineAt('squadron.activate', 'activate x2, move').found).toMatchObject({ kind: 'impossible' })
  })

  test('several squadrons of one command are sent in one line (R11.5)', async () => {
    const lines = await sends('activation.command', 'squadron dial, move x1 45 60, end')
    expect(lines.slice(0, 3)).toEqual([
      'activation.command: squadron:dial',
      'squadron.command: x1',
      'squadron.act: move',
    ])
    expect(await sends('activation.command', 'repair token, recover front')).toEqual([
      'activation.command: repair:token',
      'repair.effect: recover:front',
    ])
  })

  test('redirect with its zone and share in one line (R8.8)', async () => {
    const game = new PlayedGame(defended(['red hit', 'blue hit'], { defense: ['redirect'] }))
    const view = game.view('a')
    const [request] = view.requests
    if (request === undefined) throw new Error('nothing is asked')
    const asked: QuestionContext = { request, view, parts: {}, nameOf: (unit) => unit, opponent: 'Needa' }
    const found = understand('spend redirect, redirect left, split 1', view, asked)
    expect(await sentBy({ ...asked, parts: found.kind === 'chosen' ? found.parts : {} })).toEqual([
      'defense.spend: redirect-1',
      'defense.redirect: left',
      'defense.split: 1',
    ])
  })

  test('a pose by its number is the course of the list', async () => {
    expect(await sends('maneuver.course', 'pose 1')).toEqual(['maneuver.course: -1 -1 left'])
  })

  test('what is asked of the page itself needs no question', () => {
    const { view } = askedIn('ship.activate')
    expect(understand('measure A C', view, undefined)).toEqual({
      kind: 'measure',
      from: 'cr90-corvette-a-1',
      to: 'victory-ii-class-star-destroyer-1',
    })
    expect(understand('describe x2', view, undefined)).toEqual({ kind: 'describe', unit: 'x-wing-2' })
    expect(understand('help', view, undefined)).toEqual({ kind: 'help', words: [], forms: [] })
    expect(understand('undo', view, undefined)).toEqual({ kind: 'undo' })
    expect(understand('activate A', view, undefined)).toMatchObject({ kind: 'unknown' })
  })
})
