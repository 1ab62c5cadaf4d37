import { describe, expect, test } from 'vitest'
import type { GameState } from '#shared/game/engine/state'
import { ruledOut, shapesOn, sightOf } from '#shared/game/flow/target-measure'
import { tableState } from '#test/support/case-table'

const table = (): GameState =>
  tableState({
    ships: {
      victory: { card: 'victory-i-class-star-destroyer', at: [457, 200], heading: 0 },
      cr90: { card: 'cr90-corvette-a', at: [457, 420], heading: 180 },
    },
    squadrons: {
      tie: { card: 'tie-fighter-squadron', at: [457, 300] },
      x: { card: 'x-wing-squadron', at: [500, 300] },
    },
    obstacles: { 'asteroid-1': { at: [700, 700] } },
  })

const mm = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 })
const obstructing = (g: GameState) =>
  sightOf(g, shapesOn(g), { attacker: 'victory', zone: 'front', defender: 'cr90', defendingZone: 'front' }).obstructedBy
const squadronRange = (g: GameState) => sightOf(g, shapesOn(g), { attacker: 'tie', defender: 'x' }).range.length

describe('what is measured again', () => {
  test('an obstacle that comes into the line obstructs from then on, and no longer when it counts for nothing', () => {
    const g = table()
    expect(obstructing(g)).toEqual([])
    const asteroid = g.obstacles['asteroid-1']
    if (!asteroid) throw new Error('an asteroid expected')
    asteroid.pose = { ...mm(457, 310), heading: 0 }
    expect(obstructing(g)).toEqual(['asteroid-1'])
    asteroid.inert = true
    expect(obstructing(g)).toEqual([])
  })

  test('a squadron that moves is measured where it stands', () => {
    const g = table()
    const before = squadronRange(g)
    const { x } = g.squadrons
    if (!x) throw new Error('a squadron expected')
    x.at = mm(520, 300)
    expect(squadronRange(g)).toBe(before + 20_000)
  })

  test('a ship that moves away is out of the arc it was in', () => {
    const g = table()
    const ends = { attacker: 'victory', zone: 'front', defender: 'cr90', defendingZone: 'front' } as const
    expect(sightOf(g, shapesOn(g), ends).inArc).toBe(true)
    const { cr90 } = g.ships
    if (!cr90) throw new Error('a ship expected')
    cr90.pose = { ...mm(457, 60), heading: 0 }
    expect(sightOf(g, shapesOn(g), ends).inArc).toBe(false)
    expect(ruledOut(g, shapesOn(g), ends)).toBe('out-of-arc')
  })

  test('while ships and obstacles lie still, their shapes are made once, for the tables of one game and of the next', () => {
    expect(shapesOn(table())).toBe(shapesOn(table()))
  })
})
