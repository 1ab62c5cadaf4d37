import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable, shipOn, squadronOn } from '#test/support/card-table'

type Vic = Partial<NonNullable<CardTable['ships']>[string]>
type Attacking = Partial<NonNullable<CardTable['attacking']>>

/** Luke has rolled against the Victory's rear, which has one shield. */
const attack = (attacking: Attacking = {}, vic: Vic = {}, by = 'luke') =>
  cardTable({
    phase: 'squadron',
    attacking: { by, at: 'vic.rear', step: 'critical', pool: ['black hit'], ...attacking },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], activated: true, ...vic },
    },
    squadrons: {
      luke: { card: 'luke-skywalker', at: [457, 440] },
      wing: { card: 'x-wing-squadron', at: [500, 440] },
      tie: { card: 'tie-fighter-squadron', at: [800, 100] },
    },
    deck: ['projector-misaligned', 'injured-crew'],
  })

describe('Luke Skywalker', () => {
  test('his damage passes the shields of a ship', () => {
    const t = attack()
    const { shields, damage } = shipOn(t, 'vic')
    expect([shields.rear, damage.length]).toEqual([1, 1])
  })

  test('other squadrons do not', () => {
    const { shields, damage } = shipOn(attack({}, {}, 'wing'), 'vic')
    expect([shields.rear, damage.length]).toEqual([0, 0])
  })

  test('brace still lowers it; redirected to another zone none of it can be (R8.8)', () => {
    const braced = attack(
      { pool: ['black hit critical'], spent: ['brace exhausted'] },
      { defense: ['brace exhausted'] },
    )
    braced.choose('a', 'none')
    expect(shipOn(braced, 'vic').damage).toHaveLength(1)
    const redirected = attack({ redirects: ['left'] })
    expect(redirected.open.map(({ ask }) => ask)).not.toContain('defense.split')
    expect([shipOn(redirected, 'vic').shields.left, shipOn(redirected, 'vic').damage.length]).toEqual([3, 1])
  })

  test('the shields still are there when a damage card counts or takes them (FAQ)', () => {
    const t = attack({ pool: ['black hit critical'] }, { shields: { front: 3, left: 2, right: 2, rear: 1 } })
    t.choose('a', 'standard')
    expect(t.events.find(({ type }) => type === 'damageDealt')).toMatchObject({ card: 'projector-misaligned' })
    expect(shipOn(t, 'vic').shields).toEqual({ front: 0, left: 2, right: 2, rear: 1 })
  })

  test('against a squadron it means nothing', () => {
    const t = cardTable({
      phase: 'squadron',
      attacking: { by: 'luke', at: 'tie', step: 'critical', pool: ['blue hit'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], activated: true },
      },
      squadrons: {
        luke: { card: 'luke-skywalker', at: [457, 440] },
        tie: { card: 'tie-fighter-squadron', at: [500, 440] },
      },
    })
    expect(squadronOn(t, 'tie').hull).toBe(2)
  })
})
