import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ScriptLine } from '#shared/play/orders/plan'
import { type CardTable, cardTable } from '#test/support/card-table'
import { followsOf } from '#web/plans/follows'
import { consequencesOf } from '#web/script/consequences'
import { nameOf } from '#web/words/names'
import { choose, openAs, press, question } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { frigateActs, goOn } from './building'

type Ship = NonNullable<CardTable['ships']>[string]
const CR90: Ship = { card: 'cr90-corvette-a', at: [300, 200], speed: 2 }
const FAR: Ship = { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 }
/** Where the CR90 comes to rest straight ahead at speed 2. */
const DEBRIS: NonNullable<CardTable['obstacles']> = { 'debris-1': { at: [300, 380] } }
const HARM = 'Debris field 1: CR90 "A" suffers 2 damage on a hull zone of your choice.'

const navigate = (option: string): ScriptLine => ({ ask: 'maneuver.navigate', subject: 'cr90', choose: { option } })
const straight = (speed: number): ScriptLine => ({
  ask: 'maneuver.course',
  subject: 'cr90',
  choose: { clicks: Array.from({ length: speed }, () => 0), side: 'right' },
})

function told(lines: readonly ScriptLine[], table: Partial<CardTable>) {
  const view = seen(table)
  return consequencesOf(view, lines, { nameOf: (unit) => nameOf(view, unit), opponent: 'Needa' })
}
const seen = (table: Partial<CardTable>) =>
  cardTable({ activating: { ship: 'cr90', dial: 'navigate' }, ships: { cr90: CR90, victory: FAR }, ...table }).view('a')

describe('what the moves of a script lead to', () => {
  test('is nothing only where the move alone comes of it', () => {
    expect(told([navigate('none'), straight(2)], {})).toEqual([{ line: 1, warnings: [], quiet: true }])
    expect(told([navigate('none'), straight(2)], { obstacles: DEBRIS })).toMatchObject([
      { line: 1, warnings: [{ text: HARM }], quiet: false },
    ])
  })

  test('is told anew when a line before it changes', () => {
    const obstacles: CardTable['obstacles'] = { 'debris-1': { at: [300, 450] } }
    const [slow] = told([navigate('none'), straight(2)], { obstacles })
    const [fast] = told([navigate('dial:+1'), straight(3)], { obstacles })
    expect(slow).toMatchObject({ warnings: [], quiet: true })
    expect(fast?.warnings.map(({ text }) => text)).toEqual([HARM])
  })

  test('is not called nothing where the move cannot be made', () => {
    expect(told([navigate('none'), straight(4)], {})).toEqual([{ line: 1, warnings: [], quiet: false }])
  })

  test('is the same for a plan, at its line', () => {
    const lines = [navigate('none'), straight(2)]
    const follows = followsOf(seen({ obstacles: DEBRIS }), { id: 'p', lines, unless: [], plays: 'itself' }, 'Needa')
    expect(follows.get(1)?.map(({ text }) => text)).toEqual([HARM])
  })
})

describe('the last look at a script', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('tells what its course leads to, once', async () => {
    const game = frigateActs({
      nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], speed: 2, dials: ['repair', 'navigate'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [100, 850], heading: 0, speed: 0, activated: true },
    })
    await openAs(new PlayedGame({ ...game, squadrons: {}, obstacles: { 'debris-1': { at: [457, 480] } } }), 'a')
    await goOn()
    await choose('no')
    await goOn()
    await press('Last look')
    expect(question().getAllByText(/^Debris field 1: Nebulon-B "A" suffers 2 damage/)).toHaveLength(1)
    expect(question().queryByText('As far as you can know, nothing stops it.')).toBeNull()
  })
})
