import { describe, expect, test } from 'vitest'
import { cardTable, offered, poolOf, shipOn, squadronOn } from '#test/support/card-table'

/** A TIE has just attacked the front of a Nebulon-B at distance 1. */
const attacked = (changes: { hull?: number; pool?: string[] } = {}) =>
  cardTable({
    phase: 'squadron',
    attacking: { by: 'tie', at: 'neb.front', step: 'total', pool: changes.pool ?? ['blue accuracy'] },
    ships: {
      neb: {
        card: 'nebulon-b-escort-frigate',
        at: [457, 300],
        heading: 0,
        upgrades: ['quad-laser-turrets'],
        shields: { front: 0 },
        ...(changes.hull !== undefined && { hull: changes.hull }),
        defense: [],
      },
      other: { card: 'cr90-corvette-a', at: [100, 100] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [100, 800] },
    },
    squadrons: { tie: { card: 'tie-fighter-squadron', at: [457, 370], hull: 3 } },
    luck: [{ dice: ['blue hit'] }],
  })

describe('Quad Laser Turrets', () => {
  test('the ship may answer with one blue die, from a hull zone of its owner’s choice (R11.27)', () => {
    const t = attacked()
    expect(t.asked('a')).toMatchObject({ ask: 'attack.counter', subject: 'neb' })
    t.choose('a', 'counter:front')
    expect(poolOf(t).length <= 1 || squadronOn(t, 'tie').hull === 2).toBe(true)
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('a', 'done')
    expect(squadronOn(t, 'tie').hull).toBe(2)
    expect(t.events.find(({ type }) => type === 'diceGathered')).toMatchObject({ dice: [{ color: 'blue' }] })
  })

  test('only from zones in whose arc the squadron is at distance 1', () => {
    expect(attacked().options('a')).toEqual(['counter:front', 'none'])
  })

  test('is optional (R11.28)', () => {
    const t = attacked()
    t.choose('a', 'none')
    expect(squadronOn(t, 'tie').hull).toBe(3)
    expect(t.events.some(({ type }) => type === 'counterDeclined')).toBe(true)
  })

  test('even a ship that the attack destroyed answers first (R11.27)', () => {
    const t = attacked({ hull: 1, pool: ['blue hit'] })
    expect(shipOn(t, 'neb').id).toBe('neb')
    t.choose('a', 'counter:front')
    while (t.open.some(({ ask }) => ask === 'attack.modify')) t.choose('a', 'done')
    expect(t.state.ships.neb).toBeUndefined()
    expect(squadronOn(t, 'tie').hull).toBe(2)
  })

  test('damage beyond its hull value is void, though it still answers (R9.16)', () => {
    const t = attacked({ hull: 1, pool: ['blue hit', 'blue hit', 'blue hit'] })
    expect(t.asked('a').ask).toBe('attack.counter')
    expect(t.events.filter(({ type }) => type === 'damageDealt')).toHaveLength(1)
  })

  test('a ship that attacks it is not answered', () => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'attacks' },
      attacking: { by: 'vic', from: 'front', at: 'neb.front', step: 'total', pool: ['red accuracy'] },
      ships: {
        neb: { card: 'nebulon-b-escort-frigate', at: [457, 500], heading: 0, upgrades: ['quad-laser-turrets'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
      },
    })
    expect(t.open.map(({ ask }) => ask)).not.toContain('attack.counter')
    expect(offered(t)).not.toContain('counter:front')
  })
})
