import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import type { Piece, Region } from '#shared/game/engine/region'
import type { Pose } from '#shared/game/engine/state'
import { candidatePlaces } from '#shared/game/flow/candidate-places'
import { fits, type PlacingTable } from '#shared/game/flow/placing-region'
import { EVERY_OBSTACLE, obstacle, placingTable, pose } from './placing-table'

const SHIP: Piece = { kind: 'ship', id: 'new', size: 'small' }
const SQUADRON: Piece = { kind: 'squadron', id: 'new' }
const TOKEN: Piece = { kind: 'token', id: 'new' }
const OBSTACLE_REGION: Region = {
  all: [{ inside: 'setup-area' }, { beyond: 3, of: 'all-edges' }, { beyond: 1, of: 'obstacles' }],
}
const BESIDE_SHIPS: Region = {
  all: [{ inside: 'setup-area' }, { within: 2, of: 'ships' }, { clear: 'ships' }, { clear: 'squadrons' }],
}
const away = (from: Pose, to: Pose) => Math.hypot(to.x - from.x, to.y - from.y)

const withObstacle = (table: PlacingTable, id: keyof typeof OBSTACLES, at: Pose): PlacingTable => ({
  ...table,
  obstacles: { ...table.obstacles, [id]: { id, pose: at } },
})

describe('places for a piece', () => {
  test('are legal, as many as asked for, the nearest to the wanted one first', () => {
    const wanted = pose(700, 60)
    const region: Region = { all: [{ inside: { zone: 'a' } }, { clear: 'ships' }] }
    const table = placingTable({ ships: { cr90: [700, 90] } })
    const places = candidatePlaces(table, region, SHIP, 12, wanted)
    expect(places).toHaveLength(12)
    for (const place of places) expect(fits(table, region, SHIP, place)).toBeUndefined()
    const lengths = places.map((place) => away(wanted, place))
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  })

  test('begin with the wanted one itself, heading and all, if it is legal', () => {
    const region: Region = { all: [{ inside: { zone: 'a' } }] }
    const wanted = pose(900.123, 91.7, 33.3)
    expect(candidatePlaces(placingTable({}), region, SHIP, 1, wanted)).toEqual([wanted])
  })

  test('turn a ship where it does not fit as wanted', () => {
    const band: Region = { all: [{ inside: 'play-area' }, { within: 1, of: { edge: 'a' } }] }
    const [place] = candidatePlaces(placingTable({}), band, { kind: 'ship', id: 'new', size: 'large' }, 1)
    expect(place).toBeUndefined()
    const [turned] = candidatePlaces(
      placingTable({}),
      band,
      { kind: 'ship', id: 'new', size: 'medium' },
      1,
      pose(900, 40),
    )
    expect(turned?.heading).toBe(90_000)
  })

  test('of a ship never turn it back, nor past the edge at full speed while it can head elsewhere', () => {
    const region: Region = { all: [{ inside: { zone: 'a' } }, { clear: 'ships' }] }
    const ships = Object.fromEntries(Array.from({ length: 22 }, (_, i) => [`s${i}`, [340 + 55 * i, 130] as const]))
    const places = candidatePlaces(placingTable({ ships }), region, SHIP, 12, pose(850, 90))
    expect(places.length).toBeGreaterThan(0)
    for (const { heading } of places) expect(Math.cos((heading / 180_000) * Math.PI)).toBeGreaterThan(-1e-9)
    const corner: Region = { all: [{ inside: 'play-area' }, { within: 1, of: { edge: 'a' } }] }
    const [east] = candidatePlaces(
      placingTable({}),
      corner,
      { kind: 'ship', id: 'new', size: 'medium' },
      1,
      pose(1770, 40),
    )
    expect(east?.heading).toBe(270_000)
  })

  test('of a new token lie beside other tokens as long as there is room, then on them (RL.15)', () => {
    const region: Region = { all: [{ inside: 'setup-area' }] }
    const table = placingTable({ tokens: { first: [900, 457] } })
    const [place] = candidatePlaces(table, region, TOKEN, 1, pose(900, 457))
    expect(place && fits(table, { all: [{ clear: 'tokens' }] }, TOKEN, place)).toBeUndefined()
    const rocks = placingTable({ obstacles: { 'asteroid-1': [900, 457] } })
    const [beside] = candidatePlaces(rocks, region, TOKEN, 1, pose(900, 457))
    expect(beside && fits(rocks, { all: [{ clear: 'obstacles' }] }, TOKEN, beside)).toBeUndefined()
    expect(beside).toBeDefined()
    const spot: Region = {
      all: [
        { within: 1, of: { token: 'first' } },
        { at: 1, of: { token: 'first' } },
      ],
    }
    expect(candidatePlaces(table, spot, { kind: 'token', id: 'first' }, 1, pose(900, 457))).toEqual([pose(900, 457)])
    const crowded = placingTable({
      tokens: Object.fromEntries(
        Array.from({ length: 13 }, (_, i) => Array.from({ length: 13 }, (_, j) => [i, j] as const))
          .flat()
          .map(([i, j]) => [`t-${i}-${j}`, [720 + 30 * i, 280 + 30 * j]]),
      ),
    })
    const near: Region = { all: [{ within: 1, of: { token: 't-6-6' } }] }
    expect(candidatePlaces(crowded, near, TOKEN, 1)).toHaveLength(1)
  })

  test('are looked for near the middle of where it may lie when none is wanted', () => {
    const region: Region = { all: [{ inside: 'setup-area' }, { beyond: 5, of: 'setup-edges' }] }
    expect(candidatePlaces(placingTable({}), region, TOKEN, 1)).toEqual([pose(914.4, 457.2)])
  })

  test('of several regions are found in each', () => {
    const region: Region = { all: [{ inside: { zone: 'a' } }], or: { all: [{ inside: { zone: 'b' } }] } }
    const [south] = candidatePlaces(placingTable({}), region, TOKEN, 1, pose(900, 300))
    const [north] = candidatePlaces(placingTable({}), region, TOKEN, 1, pose(900, 600))
    expect([(south?.y ?? 0) < 184_500, (north?.y ?? 0) > 729_900]).toEqual([true, true])
    expect(candidatePlaces(placingTable({}), region, TOKEN, 3)).toHaveLength(3)
  })

  test('are the same whenever they are asked for', () => {
    const table = placingTable({ ships: { one: [600, 90], two: [900, 90, 20] }, squadrons: { xwing: [700, 130] } })
    const ask = () => candidatePlaces(table, BESIDE_SHIPS, SQUADRON, 20, pose(650, 200))
    expect(ask()).toEqual(ask())
  })
})

describe('no place at all', () => {
  test('is found where everything is taken: a narrow gap is not overlooked', () => {
    const token: Region = { all: [{ within: 1, of: { token: 'beacon' } }, { clear: 'tokens' }] }
    const beacon = placingTable({ tokens: { beacon: [500, 500] } })
    expect(candidatePlaces(beacon, token, TOKEN, 1)).toHaveLength(1)
    const impossible: Region = { all: [...token.all, { beyond: 1, of: { token: 'beacon' } }] }
    expect(candidatePlaces(beacon, impossible, TOKEN, 1)).toEqual([])
    // 11 mm of play for its middle between two ships.
    const gap: Region = {
      all: [
        { inside: { zone: 'a' } },
        { clear: 'ships' },
        { within: 1, of: { units: ['one'] } },
        { at: 1, of: { unit: 'two' } },
      ],
    }
    const narrow = placingTable({ ships: { one: [600, 92], two: [696.5, 92] } })
    const [place] = candidatePlaces(narrow, gap, SQUADRON, 1, pose(660, 92))
    expect(place && fits(narrow, gap, SQUADRON, place)).toBeUndefined()
    expect(place).toBeDefined()
  })

  test('where there is nothing to be near to, and where the parts of a region lie apart', () => {
    expect(candidatePlaces(placingTable({}), BESIDE_SHIPS, SQUADRON, 1)).toEqual([])
    const apart: Region = { all: [{ inside: { zone: 'a' } }, { inside: { zone: 'b' } }] }
    expect(candidatePlaces(placingTable({}), apart, TOKEN, 1)).toEqual([])
  })
})

describe('the six obstacles find room (R3.9)', () => {
  const anywhere = fc.record({
    x: fc.integer({ min: 0, max: 1_828_800 }),
    y: fc.integer({ min: 0, max: 914_400 }),
    heading: fc.integer({ min: 0, max: 359_999 }),
  })

  test('on 3′ × 6′, wherever the players want them', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 6, maxLength: 6 }), (wanted) => {
        let table = placingTable({})
        EVERY_OBSTACLE.forEach((id, i) => {
          const [place] = candidatePlaces(table, OBSTACLE_REGION, obstacle(id), 1, wanted[i])
          if (!place) throw new Error(`no place for ${id}`)
          expect(fits(table, OBSTACLE_REGION, obstacle(id), place)).toBeUndefined()
          table = withObstacle(table, id, place)
        })
      }),
      { numRuns: 25 },
    )
  })

  test('four of them on 3′ × 3′ (R3.10)', () => {
    let table = placingTable({ size: '3x3' })
    for (const id of ['station', 'debris-1', 'debris-2', 'asteroid-3'] as const) {
      const [place] = candidatePlaces(table, OBSTACLE_REGION, obstacle(id), 1, pose(0, 0))
      if (!place) throw new Error(`no place for ${id}`)
      table = withObstacle(table, id, place)
    }
    expect(Object.keys(table.obstacles)).toHaveLength(4)
  })
})

test('squadrons pack around a ship until it has no room within distance 2 (R3.17)', () => {
  let table = placingTable({ ships: { cr90: [900, 90] } })
  let placed = 0
  for (; placed < 60; placed++) {
    const id = `s${placed}`
    const [place] = candidatePlaces(table, BESIDE_SHIPS, { kind: 'squadron', id }, 1, pose(900, 90))
    if (!place) break
    table = { ...table, squadrons: { ...table.squadrons, [id]: { id, at: { x: place.x, y: place.y } } } }
  }
  expect(placed).toBeGreaterThan(18)
  expect(placed).toBeLessThan(60)
})
