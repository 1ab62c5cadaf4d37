import { describe, expect, test } from 'vitest'
import { begin, viewFor } from '#shared/game'
import { mean } from '#shared/game/odds/pool-odds'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import { staleness, supposedTurn } from '#shared/play/orders/planning'
import { previewScript, type Supposition } from '#shared/play/orders/preview'
import { type CardTable, type Changed, shipOn, tablesLike } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { line, twoInFront } from '#test/support/playing'
import { scramble } from '#test/support/scramble'

const RULES = { begin, viewFor }
const ALWAYS: ScriptLine['when'] = { all: [] }

const inFront = (changes: Changed<CardTable> = {}): FixtureGame =>
  twoInFront({ ships: { left: { defense: ['redirect'], speed: 1 } } }, changes)
const FIRST = line('attack.declare vic front>left.front')
const DICE: ScriptLine = {
  ask: 'attack.modify',
  subject: 'vic',
  by: { reroll: 'none', lock: [], add: false },
  when: ALWAYS,
}
const NO_MORE = line('attack.declare vic none', ALWAYS)
const STRAIGHT: ScriptLine = { ask: 'maneuver.course', subject: 'vic', choose: { clicks: [0], side: 'right' } }
const seen = (t: FixtureGame, lines: readonly ScriptLine[], suppose: Supposition = 'nothing') =>
  previewScript(RULES, viewFor(t.state, 'b'), lines, suppose)

describe('looking at a script beforehand', () => {
  test('shows the table as its player would see it then, up to the other player’s question', () => {
    const t = inFront()
    const { used, view, end } = seen(t, [line('attack.declare vic none'), STRAIGHT])
    expect([used, end]).toEqual([2, { at: 'other', ask: 'ship.activate', subject: 'table' }])
    expect(view.ships).toMatchObject({ vic: { activated: true, pose: { x: 457_000, heading: 180_000 } } })
    expect(view.ships.vic).not.toMatchObject({ pose: { y: 700_000 } })
    expect(shipOn(t, 'vic').pose.y).toBe(700_000)
  })

  test('asks the next question in advance', () => {
    const { view, end } = seen(inFront(), [line('attack.declare vic none')])
    expect(end).toEqual({ at: 'end' })
    expect(view.requests).toMatchObject([{ ask: 'maneuver.course', subject: 'vic', seat: 'b' }])
  })

  test('ends where dice fall, with the exact odds of their damage', () => {
    const { used, view, end } = seen(inFront(), [FIRST, DICE])
    expect([used, end.at]).toEqual([1, 'draw'])
    // Three red dice of 0.75 + 0.25 and three blue ones of 0.75 hits and criticals.
    if (end.at === 'draw') expect(mean(end.odds?.damage ?? [])).toBeCloseTo(3 * 0.75 + 3 * 0.75)
    expect(view.now.at(-1)).toMatchObject({ kind: 'attack', defender: 'left' })
  })

  test('goes on past the dice where they are supposed to show nothing, and says which lines need a `when`', () => {
    const { used, crossed, view, end } = seen(inFront(), [FIRST, DICE, NO_MORE, STRAIGHT], 'blank')
    expect([used, crossed, end.at]).toEqual([4, [1, 2], 'other'])
    expect(view.ships.left).toMatchObject({ damage: [], shields: { front: 2 } })
  })

  test('ends where the other player’s only ship activates, whose dial nobody else knows', () => {
    const t = inFront({
      ships: { left: { at: [130, 100], dials: ['navigate'] }, right: null },
    })
    const { used, end, view } = seen(t, [STRAIGHT])
    expect([used, end]).toEqual([1, { at: 'other', ask: 'activation.dial', subject: 'left' }])
    expect(view).toMatchObject({ ships: { vic: { activated: true } }, requests: [] })
  })

  test('supposes nothing of the other player’s own turn', () => {
    const { end } = seen(inFront(), [line('attack.declare vic none'), STRAIGHT], 'blank')
    expect(end).toMatchObject({ at: 'other', ask: 'ship.activate' })
  })

  test('says which line does not fit, and why', () => {
    const { used, end } = seen(inFront(), [line('attack.declare vic rear>left.front')])
    expect([used, end]).toEqual([0, { at: 'line', code: 'out-of-arc', subject: 'rear>left.front' }])
    expect(seen(inFront(), [STRAIGHT]).end).toEqual({ at: 'line', code: 'question-gone', subject: 'vic' })
  })

  test('ends where a card decides that nobody has seen', () => {
    const asteroid = inFront({
      ships: { left: { at: [130, 100] }, right: null },
      obstacles: { 'asteroid-1': { at: [457, 600] } },
    })
    const { used, end, view } = seen(asteroid, [STRAIGHT])
    expect([used, end]).toEqual([1, { at: 'hidden' }])
    expect(view.ships.vic).toMatchObject({ damage: [] })
    // Where it ends is known, whatever the card does
    expect(view.ships).toMatchObject({ vic: { pose: { x: 457_000, y: 632_000, heading: 180_000 } } })
  })

  test('is the same whatever is hidden from its player (design 5)', () => {
    const t = inFront()
    const hidden = scramble(t.state, 'b', () => 1)
    const of = (state: FixtureGame['state']) =>
      previewScript(RULES, viewFor(state, 'b'), [FIRST, DICE, NO_MORE, STRAIGHT], 'blank')
    expect(of(hidden)).toEqual(of(t.state))
  })
})

const twoShips = tablesLike({
  activating: { ship: 'vic', step: 'attack' },
  ships: {
    vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180, speed: 1 },
    one: { card: 'cr90-corvette-a', at: [200, 100], speed: 1, dials: ['navigate'] },
    two: { card: 'cr90-corvette-a', at: [600, 100], speed: 1, dials: ['repair'] },
  },
})
const plan = (...lines: ScriptLine[]): Plan => ({ id: 'p1', lines, unless: [], plays: 'by-button' })

describe('a plan made while the other player decides', () => {
  test('begins with the choice of a ship, as if one’s turn had come', () => {
    const t = twoShips()
    expect(viewFor(t.state, 'a').requests).toEqual([])
    const supposed = supposedTurn(RULES, viewFor(t.state, 'a'))
    expect(supposed?.requests).toMatchObject([{ ask: 'ship.activate', options: [{ id: 'one' }, { id: 'two' }] }])
    expect(supposed && previewScript(RULES, supposed, [line('ship.activate table one')]).view.requests).toMatchObject([
      { ask: 'activation.dial', subject: 'one' },
    ])
  })

  test('begins with squadrons when all own ships have activated', () => {
    const t = twoShips({
      ships: { one: { activated: true, dials: null }, two: null },
      squadrons: {
        'x-1': { card: 'x-wing-squadron', at: [300, 300] },
        'x-2': { card: 'x-wing-squadron', at: [360, 300] },
      },
    })
    expect(supposedTurn(RULES, viewFor(t.state, 'a'))?.requests).toMatchObject([{ ask: 'squadron.activate' }])
  })

  test('there is none for who has nothing left to activate, or only watches', () => {
    const t = twoShips({ ships: { one: { activated: true, dials: null }, two: null } })
    expect(supposedTurn(RULES, viewFor(t.state, 'a'))).toBeUndefined()
    expect(supposedTurn(RULES, viewFor(t.state, 'spectator'))).toBeUndefined()
  })

  test('nothing is in its way as long as its lines fit', () => {
    const fits = plan(line('ship.activate table one'), line('activation.dial one keep'))
    expect(staleness(RULES, viewFor(twoShips().state, 'a'), fits)).toBeUndefined()
  })

  test('it is stale from the first line that does not fit, and says why', () => {
    const course: ScriptLine = { ask: 'maneuver.course', subject: 'one', choose: { clicks: [0, 0, 0], side: 'left' } }
    const lines = [line('ship.activate table one'), line('activation.dial one keep'), course]
    expect(staleness(RULES, viewFor(twoShips().state, 'a'), plan(...lines))).toMatchObject({ line: 2 })
    const gone = twoShips({ lost: [{ id: 'three', card: 'cr90-corvette-a', seat: 'a' }] })
    const ofGone = plan(line('activation.dial three keep'))
    expect(staleness(RULES, viewFor(gone.state, 'a'), ofGone)).toEqual({
      line: 0,
      code: 'question-gone',
      subject: 'three',
    })
  })
})
