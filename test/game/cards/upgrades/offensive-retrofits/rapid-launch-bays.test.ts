import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, offered, squadronOn } from '#test/support/card-table'

const SOURCE = 'rapid-launch-bays@vic'
/** A Victory with squadrons in its bays resolves Squadron by its dial (value 3). */
const launching = (changes: Partial<CardTable> = {}) =>
  cardTable({
    activating: { ship: 'vic', step: 'commands', dial: 'squadron', revealed: 'squadron' },
    ships: {
      vic: { card: 'victory-ii-class-star-destroyer', at: [450, 600], heading: 180, upgrades: ['rapid-launch-bays'] },
      cr90: { card: 'cr90-corvette-a', at: [100, 100] },
    },
    squadrons: {
      x: { card: 'x-wing-squadron', at: [450, 420] },
      out: { card: 'tie-fighter-squadron', at: [600, 600] },
    },
    reserve: {
      squadrons: {
        t1: { card: 'tie-fighter-squadron', setAside: SOURCE },
        t2: { card: 'tie-fighter-squadron', setAside: SOURCE },
        t3: { card: 'tie-fighter-squadron', setAside: SOURCE },
        t4: { card: 'tie-fighter-squadron', setAside: SOURCE },
      },
    },
    luck: [{ dice: ['blue hit', 'blue hit', 'blue hit'] }],
    ...changes,
  })
type Table = ReturnType<typeof launching>
const put = (t: Table, x: number, y: number) => t.answer('b', { pose: { x: x * 1000, y: y * 1000, heading: 0 } })
const launched = (t: Table, ids: string[]) => {
  t.choose('b', 'squadron:dial')
  t.choose('b', `${SOURCE}.1`)
  t.answer('b', { options: ids })
}

describe('Rapid Launch Bays', () => {
  test('before fleets are deployed up to its squadron value of squadrons may be set aside', () => {
    const waiting = { card: 'tie-fighter-squadron' }
    const t = cardTable({
      phase: 'setup',
      setup: { step: 'before-deploying' },
      ships: {},
      reserve: {
        ships: {
          vic: { card: 'victory-ii-class-star-destroyer', upgrades: ['rapid-launch-bays'] },
          cr90: { card: 'cr90-corvette-a' },
        },
        squadrons: { t1: waiting, t2: waiting, t3: waiting, t4: waiting },
      },
    } as unknown as CardTable)
    expect(t.options('b')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('b', `${SOURCE}.0`)
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 1, max: 3 })
    expect(() => t.answer('b', { options: ['t1', 't2', 't3', 't4'] })).toThrow('wrong-number-of-options')
    t.answer('b', { options: ['t1', 't2'] })
    expect(t.state.reserve?.setAside).toEqual({ t1: SOURCE, t2: SOURCE })
  })

  test('when it resolves Squadron it may place as many within distance 1 as the command activates', () => {
    const t = launching()
    t.choose('b', 'squadron:dial')
    t.choose('b', `${SOURCE}.1`)
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 1, max: 3 })
    t.answer('b', { options: ['t1', 't2'] })
    expect(() => put(t, 700, 600)).toThrow('too-far')
    put(t, 450, 500)
    put(t, 400, 500)
    expect(squadronOn(t, 't1')).toMatchObject({ at: { x: 450_000, y: 500_000 }, activated: false })
  })

  test('placing is no activation: all of the command is left, but they cannot move', () => {
    const t = launching()
    launched(t, ['t1', 't2'])
    put(t, 450, 500)
    put(t, 400, 500)
    expect(t.options('b')).toEqual(['out', 't1', 't2', 'done'])
    t.choose('b', 't1')
    const asked = t.asked('b')
    expect(t.options('b')).toEqual(['x', 'none'])
    expect(asked.kind === 'option' && asked.impossible?.find(({ id }) => id === 'move')).toMatchObject({
      code: 'forbidden-by-card',
      forbiddenBy: [SOURCE],
    })
    t.choose('b', 'x')
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('b', 'done')
    expect(t.options('b')).toContain('t2')
  })

  test('is optional, and nothing without squadrons in the bays', () => {
    const t = launching()
    t.choose('b', 'squadron:dial')
    expect(t.options('b')).toEqual([`${SOURCE}.1`, 'pass'])
    const empty = launching({ reserve: {} })
    empty.choose('b', 'squadron:dial')
    expect(offered(empty)).not.toContain(`${SOURCE}.1`)
  })

  test('nobody else can deploy them (R3.24): they are not among the squadrons of any command', () => {
    const t = launching()
    t.choose('b', 'squadron:dial')
    t.choose('b', 'pass')
    expect(t.options('b')).toEqual(['out', 'done'])
  })
})
