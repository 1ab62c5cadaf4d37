import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered } from '#test/support/card-table'

const SOURCE = 'demolisher@gla'
/** A Gladiator whose maneuver brings its sides beside a CR90. */
const passing = (
  attacked: ('front' | 'left' | 'right' | 'rear')[],
  upgrades: string[] = ['demolisher'],
  changes: Partial<CardTable> = {},
) =>
  cardTable({
    activating: { ship: 'gla', step: 'maneuver', attacked },
    ships: {
      gla: {
        card: 'gladiator-i-class-star-destroyer',
        at: [400, 200],
        heading: 0,
        speed: 2,
        upgrades,
        tokens: ['navigate'],
      },
      cr90: { card: 'cr90-corvette-a', at: [520, 400], heading: 90, defense: [] },
    },
    luck: [{ dice: ['black blank', 'black blank', 'black blank', 'black blank'] }],
    ...changes,
  })
type Table = ReturnType<typeof passing>
const moves = (t: Table) => {
  t.choose('b', 'none')
  t.answer('b', { clicks: [0, 0], side: 'left' })
}

describe('Demolisher', () => {
  test('may perform one of its attacks after its first maneuver', () => {
    const t = passing(['front'])
    moves(t)
    t.choose('b', `${SOURCE}.0`)
    expect(t.asked('b').ask).toBe('attack.declare')
    expect(t.options('b').some((id) => id.startsWith('right>cr90'))).toBe(true)
  })

  test('the hull zone that attacked before may not attack again (R5.19)', () => {
    const t = passing(['right'])
    moves(t)
    t.choose('b', `${SOURCE}.0`)
    expect(t.open.filter(({ seat }) => seat === 'b')).toEqual([])
    expect(t.events.some(({ type }) => type === 'attackDeclared')).toBe(false)
  })

  test('is optional, and nothing is left of it if both attacks were performed', () => {
    const once = passing(['front'])
    moves(once)
    expect(once.options('b')).toEqual([`${SOURCE}.0`, 'pass'])
    const twice = passing(['front', 'rear'])
    moves(twice)
    expect(offered(twice)).not.toContain(`${SOURCE}.0`)
  })

  test('one attack only is delayed: without any in the Attack step, still one', () => {
    const t = passing([])
    moves(t)
    t.choose('b', `${SOURCE}.0`)
    const target = t.options('b').find((id) => id.startsWith('right>cr90')) ?? ''
    t.choose('b', target)
    while (t.open.some(({ seat, ask }) => seat === 'b' && ask === 'attack.modify')) t.choose('b', 'done')
    while (t.open.some(({ ask }) => ask === 'attack.critical')) t.choose('b', 'none')
    expect(t.open.filter(({ seat }) => seat === 'b')).toEqual([])
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
  })

  test('not after the maneuver of Engine Techs', () => {
    const t = passing(['front'], ['demolisher', 'engine-techs'])
    t.choose('b', 'token:0')
    t.answer('b', { clicks: [0, 0], side: 'left' })
    t.choose('b', 'engine-techs@gla.0')
    t.answer('b', { clicks: [0], side: 'left' })
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
  })
})
