import { describe, expect, test } from 'vitest'
import { begin, startGame } from '#shared/game'
import { isWellFormed, withPlainZeros } from '#shared/game/engine/choice-form'
import type { Choice } from '#shared/game/engine/decision'
import { cardTable } from '#test/support/card-table'
import { ZEROS } from '#test/support/fixture-game'

const DIAL = { command: 'repair', salt: '5a'.repeat(16) }

describe('A choice that has none of the forms of choices', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'option'],
    ['a list', ['done']],
    ['no field', {}],
    ['two forms at once', { option: 'done', clicks: [], side: 'left' }],
    ['an option that is no text', { option: { toString: 'done' } }],
    ['options that are no list', { options: 'done' }],
    ['a list in a list of options', { options: [['done']] }],
    ['dials that are a list', { dials: [[DIAL]] }],
    ['dials of a ship that are no list', { dials: { cr90: DIAL } }],
    ['a dial of no command', { dials: { cr90: [{ ...DIAL, command: '__proto__' }] } }],
    ['a dial that is null', { dials: { cr90: [null] } }],
    ['clicks without a side', { clicks: [0] }],
    ['a side that is none', { clicks: [0], side: 'up' }],
    ['a click that is a list of one number', { clicks: [[1]], side: 'left' }],
    ['a click that is a text', { clicks: ['1'], side: 'left' }],
    ['half a click', { clicks: [0.5], side: 'left' }],
    ['places that are a number', { places: 1 }],
    ['a place that is null', { places: [null] }],
    ['a place of nobody', { places: [{ x: 1, y: 1 }] }],
    ['a destination that is null', { to: null }],
    ['a destination that is no number', { to: { x: Number.NaN, y: 0 } }],
    ['a destination off the grid', { to: { x: 0.5, y: 0 } }],
    ['a destination at no end', { to: { x: Number.POSITIVE_INFINITY, y: 0 } }],
    ['a field that no form has', { option: 'done', more: 1 }],
    ['a dial with a field too many', { dials: { cr90: [{ ...DIAL, more: undefined }] } }],
    ['a place with a field too many', { places: [{ squadron: 'x1', x: 1, y: 1, heading: 0 }] }],
    ['a destination with a field too many', { to: { x: 1, y: 1, z: 1 } }],
    ['a pose with a field too many', { pose: { x: 0, y: 0, heading: 0, more: () => 0 } }],
    ['a pose without heading', { pose: { x: 0, y: 0 } }],
    ['a speed that is a text', { pose: { x: 0, y: 0, heading: 0 }, speed: '2' }],
  ])('%s: is refused as that, and changes nothing', (_what, choice) => {
    expect(isWellFormed(choice)).toBe(false)
    const { state } = startGame({ gameId: '0e'.repeat(16), wishes: { a: 'rebel', b: 'imperial' } }, ZEROS)
    const run = begin(state, ZEROS)
    const before = structuredClone(run.state)
    for (const { id, seat } of run.pending())
      expect(run.take({ kind: 'answer', request: id, seat, choice: choice as Choice })).toEqual({ code: 'wrong-form' })
    expect(run.state).toEqual(before)
  })

  test.each<Choice>([
    { option: 'done' },
    { options: [] },
    { dials: { cr90: [{ command: 'repair', salt: '5a'.repeat(16) }] } },
    { clicks: [-1, 0], side: 'right' },
    { places: [{ squadron: 'x1', x: 1, y: -1 }] },
    { to: { x: 0, y: 0 } },
    { pose: { x: 0, y: 0, heading: 1 } },
    { pose: { x: 0, y: 0, heading: 1 }, speed: 2 },
  ])('%o has one', (choice) => {
    expect(isWellFormed(choice)).toBe(true)
  })
})

describe('A zero below zero, which JSON reads and does not write', () => {
  test.each<Choice>([
    { clicks: [-0, 1, -0], side: 'left' },
    { places: [{ squadron: 'x1', x: -0, y: -0 }] },
    { to: { x: -0, y: -0 } },
    { pose: { x: -0, y: -0, heading: -0 }, speed: -0 },
  ])('%o becomes a plain one', (choice) => {
    expect(JSON.parse(JSON.stringify(choice))).toStrictEqual(withPlainZeros(choice))
  })

  test('does not come into the state', () => {
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'deploying' },
      reserve: { ships: { cr90: { card: 'cr90-corvette-a' }, vic: { card: 'victory-ii-class-star-destroyer' } } },
    })
    t.answer('a', { pose: { x: 457_000, y: 100_000, heading: -0 }, speed: 1 })
    expect(JSON.parse(JSON.stringify(t.state))).toStrictEqual(t.state)
  })
})
