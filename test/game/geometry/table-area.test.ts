import { describe, expect, test } from 'vitest'
import type { Area } from '#shared/game/engine/state'
import { gapBetween } from '#shared/game/geometry/footprint'
import {
  betweenZones,
  commonBox,
  deploymentZone,
  edgeOf,
  edgesOfBox,
  liesInside,
  PLAY_AREAS,
  playArea,
  playerEdge,
  type Seating,
  setupArea,
  unitedBox,
} from '#shared/game/geometry/table-area'

const { '3x6': LONG, '3x3': SQUARE } = PLAY_AREAS
const seated = (area: Area, shortEdges?: true): Seating => ({
  area,
  firstPlayer: 'a',
  ...(shortEdges && { shortEdges }),
})
const disc = (x: number, y: number, radius: number) => ({ corners: [{ x, y }], radius })

describe('the table', () => {
  test('is 3′ × 6′, or 3′ × 3′ with the core set (R1.1)', () => {
    expect(LONG).toEqual({ width: 1_828_800, height: 914_400 })
    expect(SQUARE).toEqual({ width: 914_400, height: 914_400 })
    expect(playArea(LONG)).toEqual({ x: 0, y: 0, width: 1_828_800, height: 914_400 })
  })

  test('has a setup area of 3′ × 4′ in its middle; of 3′ × 3′ it is all (R1.2)', () => {
    expect(setupArea(seated(LONG))).toEqual({ x: 304_800, y: 0, width: 1_219_200, height: 914_400 })
    expect(setupArea(seated(SQUARE))).toEqual({ x: 0, y: 0, width: 914_400, height: 914_400 })
  })

  test('has the players at its long edges (R1.3)', () => {
    const [south, north] = [playerEdge(seated(LONG), 'a'), playerEdge(seated(LONG), 'b')]
    expect(gapBetween(disc(50_000, 30_000, 0), south)).toBe(30_000)
    expect(gapBetween(disc(50_000, 30_000, 0), north)).toBe(884_400)
  })

  test('has deployment zones at distance 1-3 of them, in the setup area (R1.4)', () => {
    expect(deploymentZone(seated(LONG), 'a')).toEqual({ x: 304_800, y: 0, width: 1_219_200, height: 184_500 })
    expect(deploymentZone(seated(LONG), 'b')).toEqual({ x: 304_800, y: 729_900, width: 1_219_200, height: 184_500 })
    expect(deploymentZone(seated(SQUARE), 'b')).toEqual({ x: 0, y: 729_900, width: 914_400, height: 184_500 })
  })

  test('has zones that reach two rulers far from the short edges, where the players sit there (OB5, RL.26)', () => {
    const table = seated(LONG, true)
    expect(setupArea(table)).toEqual(playArea(LONG))
    expect(deploymentZone(table, 'a')).toEqual({ x: 0, y: 0, width: 609_600, height: 914_400 })
    expect(deploymentZone(table, 'b')).toEqual({ x: 1_219_200, y: 0, width: 609_600, height: 914_400 })
    expect(betweenZones(table)).toEqual({ x: 609_600, y: 0, width: 609_600, height: 914_400 })
    expect(betweenZones(seated(LONG))).toEqual({ x: 304_800, y: 184_500, width: 1_219_200, height: 545_400 })
    expect(gapBetween(disc(50_000, 30_000, 0), playerEdge(table, 'a'))).toBe(50_000)
    expect(edgeOf({ ...table, firstPlayer: 'b' }, 'a')).toBe('east')
  })

  test('is measured to at all four edges of a part', () => {
    const gaps = edgesOfBox(setupArea(seated(LONG))).map((edge) => gapBetween(disc(404_800, 20_000, 1000), edge))
    expect(gaps).toEqual([19_000, 893_400, 99_000, 1_118_200])
  })
})

describe('inside a part of it', () => {
  test('is what has no part outside, 5 µm aside', () => {
    const zone = deploymentZone(seated(LONG), 'a')
    expect(liesInside(disc(314_800, 174_500, 10_000), zone)).toBe(true)
    expect(liesInside(disc(314_795, 174_505, 10_000), zone)).toBe(true)
    expect(liesInside(disc(314_794, 174_500, 10_000), zone)).toBe(false)
    expect(liesInside(disc(314_800, 174_506, 10_000), zone)).toBe(false)
    const corners = [
      { x: 1_500_000, y: 10_000 },
      { x: 1_524_006, y: 20_000 },
    ]
    expect(liesInside({ corners, radius: 0 }, zone)).toBe(false)
  })
})

test('boxes meet and join', () => {
  const one = { x: 0, y: 0, width: 10, height: 20 }
  expect(commonBox(one, { x: 4, y: -5, width: 10, height: 10 })).toEqual({ x: 4, y: 0, width: 6, height: 5 })
  expect(commonBox(one, { x: 11, y: 0, width: 1, height: 1 })).toBeUndefined()
  expect(commonBox(one, { x: 0, y: 21, width: 1, height: 1 })).toBeUndefined()
  expect(unitedBox(one, { x: 4, y: -5, width: 10, height: 10 })).toEqual({ x: 0, y: -5, width: 14, height: 25 })
})
