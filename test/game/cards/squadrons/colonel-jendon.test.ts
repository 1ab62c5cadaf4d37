import { describe, expect, test } from 'vitest'
import { cardTable, squadronOn } from '#test/support/card-table'

const beside = (x: number, activated = true) =>
  cardTable({
    phase: 'squadron',
    first: 'b',
    ships: {
      vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
      cr90: { card: 'cr90-corvette-a', at: [100, 100] },
    },
    squadrons: {
      jendon: { card: 'colonel-jendon', at: [457, 400], defense: [] },
      tie: { card: 'tie-fighter-squadron', at: [x, 400], activated },
      spare: { card: 'tie-fighter-squadron', at: [800, 800] },
      x: { card: 'x-wing-squadron', at: [x + 60, 400] },
    },
    luck: [{ dice: ['blue hit', 'blue hit', 'blue accuracy'] }],
  })

describe('Colonel Jendon', () => {
  test('instead of his attack another friendly squadron at distance 1-2 performs one, activated or not', () => {
    const t = beside(560)
    t.choose('b', 'jendon')
    t.choose('b', 'jendon.0')
    expect(t.asked('b')).toMatchObject({ ask: 'attack.declare', subject: 'tie' })
    t.choose('b', 'x')
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('b', 'done')
    expect(squadronOn(t, 'x').hull).toBe(3)
  })

  test('is optional, usable though he is not engaged and has no target, and is his attack', () => {
    const t = beside(560)
    t.choose('b', 'jendon')
    expect(t.options('b')).toContain('jendon.0')
    expect(t.options('b')).toContain('move')
    t.choose('b', 'jendon.0')
    t.choose('b', 'none')
    expect(t.open.map(({ ask, subject }) => [ask, subject])).not.toContainEqual(['squadron.act', 'jendon'])
  })

  test('it does not activate the other squadron', () => {
    const t = beside(560, false)
    t.choose('b', 'jendon')
    t.choose('b', 'jendon.0')
    t.choose('b', 'x')
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('b', 'done')
    expect(squadronOn(t, 'tie').activated).toBe(false)
  })

  test('not beyond distance 2', () => {
    const t = beside(640)
    t.choose('b', 'jendon')
    expect(t.options('b')).not.toContain('jendon.0')
  })
})
