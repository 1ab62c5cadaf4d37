import { describe, expect, test } from 'vitest'
import { OBSTACLES, outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { Constraint, Piece, Region } from '#shared/game/engine/region'
import { fits, type PlacingTable } from '#shared/game/flow/placing-region'
import { edgeOf } from '#shared/game/geometry/table-area'
import { cardTable } from '#test/support/card-table'
import { obstacle, placingTable, pose } from './placing-table'

const small = (id = 'new'): Piece => ({ kind: 'ship', id, size: 'small' })
const squadron = (id = 'new'): Piece => ({ kind: 'squadron', id })
const token = (id = 'new'): Piece => ({ kind: 'token', id })
const code = (
  table: PlacingTable,
  all: Constraint[],
  piece: Piece,
  at: readonly [x: number, y: number, degrees?: number],
) => fits(table, { all }, piece, pose(...at))?.code ?? 'fits'

describe('an obstacle in set-up (R3.9)', () => {
  const REGION: Region = {
    all: [{ inside: 'setup-area' }, { beyond: 3, of: 'all-edges' }, { beyond: 1, of: 'obstacles' }],
  }
  const LOZENGE = OBSTACLES['asteroid-1'].outline
  /** Of the lozenge lying upright, in mm. */
  const [north, south, west] = [
    Math.max(...LOZENGE.map(({ y }) => y)) / 1000,
    -Math.min(...LOZENGE.map(({ y }) => y)) / 1000,
    -Math.min(...LOZENGE.map(({ x }) => x)) / 1000,
  ]
  const at = (table: PlacingTable, x: number, y: number) => fits(table, REGION, obstacle('asteroid-1'), pose(x, y))

  test('lies beyond distance 3 of the long edges; on the line is distance 3 (R12.17)', () => {
    const table = placingTable({})
    expect(at(table, 900, 184.5 + south + 0.006)).toBeUndefined()
    expect(at(table, 900, 184.5 + south + 0.005)).toEqual({ code: 'too-close' })
    expect(at(table, 900, 914.4 - 184.5 - north - 0.006)).toBeUndefined()
    expect(at(table, 900, 914.4 - 184.5 - north)).toEqual({ code: 'too-close' })
  })

  test('lies wholly in the setup area, whose short sides bind before the edges of 3′ × 6′ do (R1.2)', () => {
    expect(at(placingTable({}), 304.8 + west, 450)).toBeUndefined()
    expect(at(placingTable({}), 304.8 + west - 0.006, 450)).toEqual({ code: 'place-outside' })
  })

  test('lies beyond distance 3 of all four edges of 3′ × 3′', () => {
    const table = placingTable({ size: '3x3' })
    expect(at(table, 184.5 + west + 0.006, 450)).toBeUndefined()
    expect(at(table, 184.5 + west, 450)).toEqual({ code: 'too-close' })
  })

  test('lies beyond distance 1 of every other obstacle, which is named', () => {
    const table = placingTable({ obstacles: { station: [900, 450], 'debris-1': [600, 450] } })
    expect(at(table, 1050, 450)).toBeUndefined()
    expect(at(table, 1020, 450)).toEqual({ code: 'too-close', subject: 'station' })
    expect(at(table, 720, 450)?.subject).toBe('debris-1')
  })

  test('does not keep away from where it lies itself', () => {
    expect(at(placingTable({ obstacles: { 'asteroid-1': [900, 450] } }), 910, 450)).toBeUndefined()
  })
})

describe('a ship that is deployed (R3.15)', () => {
  const zone = (seat: 'a' | 'b'): Constraint[] => [
    { inside: { zone: seat } },
    { clear: 'ships' },
    { clear: 'squadrons' },
  ]

  test('lies wholly in the zone of its player, shield dials aside (R1.4)', () => {
    const table = placingTable({})
    expect(code(table, zone('a'), small(), [900, 35.5])).toBe('fits')
    expect(code(table, zone('a'), small(), [900, 35.494])).toBe('place-outside')
    expect(code(table, zone('a'), small(), [900, 184.5 - 35.5])).toBe('fits')
    expect(code(table, zone('a'), small(), [900, 184.5 - 35.494])).toBe('place-outside')
    expect(code(table, zone('a'), small(), [900, 184.5 - 21.5, 90])).toBe('fits')
    // The setup area ends 1′ from the short edges.
    expect(code(table, zone('a'), small(), [304.8 + 21.5, 90])).toBe('fits')
    expect(code(table, zone('a'), small(), [304.8 + 21.4, 90])).toBe('place-outside')
  })

  test('the first player sits in the south (R1.3)', () => {
    const table = placingTable({})
    expect(code(table, zone('b'), small(), [900, 90])).toBe('place-outside')
    expect(code(table, zone('b'), small(), [900, 914.4 - 90])).toBe('fits')
    expect(code({ ...table, firstPlayer: 'b' }, zone('b'), small(), [900, 90])).toBe('fits')
  })

  test('keeps its edge when initiative changes hands (R19.1, R1.3)', () => {
    const t = cardTable({
      options: 'unlimited-rounds',
      phase: 'end',
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 100] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800] },
      },
    })
    expect([edgeOf(t.state, 'a'), edgeOf(t.state, 'b')]).toEqual(['south', 'north'])
    expect(t.view('b')).toMatchObject({ firstPlayer: 'b', south: 'a' })
  })

  test('overlaps no ship, dials and all, and no squadron (R3.19)', () => {
    const table = placingTable({ ships: { cr90: [900, 90] }, squadrons: { xwing: [700, 90] } })
    // Dial to dial.
    expect(code(table, zone('a'), small(), [958.3, 90])).toBe('fits')
    expect(fits(table, { all: zone('a') }, small(), pose(958.1, 90))).toEqual({
      code: 'place-overlaps',
      subject: 'cr90',
    })
    expect(fits(table, { all: zone('a') }, small(), pose(735, 90))?.subject).toBe('xwing')
  })

  test('may lie over an obstacle, unless the region forbids it (R3.23)', () => {
    const table = placingTable({ obstacles: { station: [900, 200] } })
    expect(code(table, zone('a'), small(), [900, 140])).toBe('fits')
    expect(code(table, [...zone('a'), { clear: 'obstacles' }], small(), [900, 140])).toBe('place-overlaps')
    expect(code(table, [{ clear: { obstacle: 'station' } }], small(), [900, 300])).toBe('fits')
  })
})

describe('a squadron that is deployed (R3.17)', () => {
  const table = placingTable({
    ships: { one: [600, 90], two: [900, 90], enemy: [1300, 820] },
    squadrons: { xwing: [700, 200] },
  })
  const beside: Constraint[] = [
    { inside: 'setup-area' },
    { within: 2, of: { units: ['one', 'two'] } },
    { clear: 'ships' },
    { clear: 'squadrons' },
  ]

  test('lies wholly within distance 1-2 of a friendly ship (R12.19)', () => {
    const farthest = 90 + 35.5 + 124.5 - 17.1
    expect(code(table, beside, squadron(), [900, farthest])).toBe('fits')
    expect(code(table, beside, squadron(), [900, farthest + 0.006])).toBe('too-far')
    expect(code(table, beside, squadron(), [1300, 740])).toBe('too-far')
  })

  test('touching the ship is within (R12.20), overlapping it is not allowed', () => {
    expect(code(table, beside, squadron(), [900, 90 + 35.5 + 7.6 + 17.1])).toBe('fits')
    expect(code(table, beside, squadron(), [900, 90 + 35.5 + 7.5 + 17.1])).toBe('place-overlaps')
    expect(code(table, beside, squadron(), [700 - 34.1, 200])).toBe('place-overlaps')
  })

  test('two ships together do not make up for one (R12.19)', () => {
    const near = placingTable({ ships: { one: [600, 90], two: [882, 90] } })
    // Between them no place is farther than distance 2 from both; but its base is within neither.
    expect(code(near, [{ at: 2, of: { units: ['one', 'two'] } }], squadron(), [741, 90])).toBe('fits')
    expect(code(near, beside, squadron(), [741, 90])).toBe('too-far')
  })

  test('not outside the setup area, whatever ship is near', () => {
    const beyond = placingTable({ ships: { one: [330, 90] } })
    expect(code(beyond, beside, squadron(), [280, 90])).toBe('place-outside')
  })
})

describe('distances to pieces', () => {
  const table = placingTable({
    ships: { cr90: [600, 450] },
    squadrons: { xwing: [900, 450] },
    obstacles: { station: [1200, 450] },
    tokens: { first: [400, 450], carried: [400, 600, 'cr90'], marked: [1200, 450, 'station'] },
  })

  test('at a band: the closest point counts (R12.19); on an obstacle is distance 1 (R12.22)', () => {
    expect(code(table, [{ at: 1, of: { unit: 'cr90' } }], token(), [600 + 21.5 + 10 + 76.5, 450])).toBe('fits')
    expect(code(table, [{ at: 1, of: { unit: 'cr90' } }], token(), [600 + 21.5 + 10 + 76.506, 450])).toBe('too-far')
    expect(code(table, [{ at: 1, of: 'obstacles' }], small(), [1200, 450])).toBe('fits')
    expect(code(table, [{ at: 1, of: { obstacle: 'station' } }], squadron(), [1200, 350])).toBe('fits')
    expect(code(table, [{ at: 5, of: 'squadrons' }], small(), [600, 450])).toBe('fits')
    expect(code(table, [{ at: 4, of: 'squadrons' }], small(), [600, 450])).toBe('too-far')
  })

  test('the one thing that is too far away is named; of several none is', () => {
    expect(fits(table, { all: [{ at: 1, of: { unit: 'xwing' } }] }, token(), pose(100, 100))).toEqual({
      code: 'too-far',
      subject: 'xwing',
    })
    expect(fits(table, { all: [{ at: 1, of: 'tokens' }] }, token(), pose(100, 100))).toEqual({ code: 'too-far' })
  })

  test('what is not on the table is near to nothing and in nobody’s way', () => {
    expect(code(table, [{ at: 5, of: { unit: 'gone' } }], token(), [600, 450])).toBe('too-far')
    expect(code(table, [{ within: 5, of: { token: 'gone' } }], token(), [600, 450])).toBe('too-far')
    expect(code(table, [{ beyond: 5, of: { unit: 'gone' } }, { clear: { unit: 'gone' } }], token(), [600, 450])).toBe(
      'fits',
    )
  })

  test('tokens on a ship’s card do not lie on the table; those on obstacles do', () => {
    expect(code(table, [{ clear: 'tokens' }], token(), [400, 600])).toBe('fits')
    expect(code(table, [{ clear: 'tokens' }], token(), [400, 460])).toBe('place-overlaps')
    expect(code(table, [{ clear: 'tokens' }], token(), [1200, 460])).toBe('place-overlaps')
  })

  test('a token moves within a band of where it lies, and from the others (R13.8)', () => {
    const move: Constraint[] = [{ within: 1, of: { token: 'first' } }, { clear: 'tokens' }]
    expect(code(table, move, token('first'), [400 + 76.5, 450])).toBe('fits')
    expect(code(table, move, token('first'), [400 + 76.506, 450])).toBe('too-far')
    expect(code(table, move, token('first'), [405, 450])).toBe('fits')
  })

  test('an obstacle moves, turned or not, with no part beyond the band of its old place, and takes its token along (R13.8)', () => {
    const move: Constraint[] = [
      { within: 2, of: { obstacle: 'station' } },
      { clear: 'ships' },
      { clear: 'squadrons' },
      { clear: 'obstacles' },
      { clear: 'tokens' },
    ]
    expect(code(table, move, obstacle('station'), [1200 + 110, 450])).toBe('fits')
    expect(code(table, move, obstacle('station'), [1200 + 130, 450])).toBe('too-far')
    expect(code(table, move, obstacle('station'), [1215, 455, 90])).toBe('fits')
    const nearby = placingTable({ obstacles: { station: [1200, 450], 'debris-1': [1300, 500] } })
    expect(code(nearby, move, obstacle('station'), [1240, 470])).toBe('place-overlaps')
  })

  test('an edge is a landmark, of one player or of both', () => {
    expect(code(table, [{ beyond: 5, of: { edge: 'b' } }], token(), [600, 310])).toBe('fits')
    expect(code(table, [{ beyond: 5, of: { edge: 'a' } }], token(), [600, 310])).toBe('too-close')
    expect(code(table, [{ beyond: 5, of: { edge: 'a' } }], token(), [600, 315])).toBe('fits')
    expect(code(table, [{ beyond: 5, of: 'player-edges' }], token(), [100, 457])).toBe('fits')
    expect(code(table, [{ within: 5, of: { edge: 'b' } }], token(), [600, 620])).toBe('fits')
  })
})

describe('regions of objectives', () => {
  test('the ambush zone is the setup area beyond distance 5 of its edges (OB11)', () => {
    const ambush: Constraint[] = [{ inside: 'setup-area' }, { beyond: 5, of: 'setup-edges' }, { clear: 'obstacles' }]
    const table = placingTable({})
    expect(code(table, ambush, small(), [914.4, 457.2])).toBe('fits')
    expect(code(table, ambush, small(), [304.8 + 304.8 + 21.5, 457.2])).toBe('too-close')
    expect(code(table, ambush, small(), [304.8 + 304.8 + 21.506, 457.2])).toBe('fits')
    expect(code(table, ambush, small(), [914.4, 304.8 + 35.5])).toBe('too-close')
    expect(code(placingTable({ size: '3x3' }), ambush, small(), [457.2, 457.2, 45])).toBe('fits')
  })

  test('one of two regions is enough; a place in neither is refused by the first', () => {
    const table = placingTable({})
    const region: Region = {
      all: [{ inside: { zone: 'a' } }],
      or: { all: [{ inside: 'setup-area' }, { beyond: 5, of: 'setup-edges' }] },
    }
    expect(fits(table, region, small(), pose(914.4, 90))).toBeUndefined()
    expect(fits(table, region, small(), pose(914.4, 457.2))).toBeUndefined()
    expect(fits(table, region, small(), pose(914.4, 250))).toEqual({ code: 'place-outside' })
  })

  test('mines lie at distance 1 of obstacles and beyond distance 1 of each other (OB19)', () => {
    const table = placingTable({ obstacles: { station: [900, 450] }, tokens: { mine: [900, 380] } })
    const mines: Constraint[] = [
      { at: 1, of: 'obstacles' },
      { beyond: 1, of: 'tokens' },
    ]
    expect(code(table, mines, token(), [900, 540])).toBe('fits')
    expect(code(table, mines, token(), [960, 420])).toBe('too-close')
    expect(code(table, mines, token(), [900, 620])).toBe('too-far')
  })
})

test('an obstacle is judged where its outline lies', () => {
  const { outline } = outlinedObstacle({ id: 'debris-1', pose: pose(400, 450, 30) })
  const west = Math.min(...outline.map(({ x }) => x))
  const shift = (304_800 - west) / 1000
  expect(code(placingTable({}), [{ inside: 'setup-area' }], obstacle('debris-1'), [400 + shift, 450, 30])).toBe('fits')
  expect(code(placingTable({}), [{ inside: 'setup-area' }], obstacle('debris-1'), [399.99 + shift, 450, 30])).toBe(
    'place-outside',
  )
})
