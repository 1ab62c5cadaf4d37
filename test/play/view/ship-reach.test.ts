import { expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { legalPoses } from '#shared/game/geometry/course'
import { reachOfShip } from '#shared/play/view/ship-reach'
import type { CaseShip, CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'

const seen = (ships: CaseTable['ships']) => viewFor(tableState({ ships }), 'a', [])
const victory: CaseShip = { card: 'victory-ii-class-star-destroyer', at: [457, 800], heading: 180 }
const heights = (points: readonly { y: number }[]) => points.map(({ y }) => Math.round(y / 1000))

test('the reach of a ship holds the base at every legal end, and nothing behind it (R10.4)', () => {
  const view = seen({ cr90: { card: 'cr90-corvette-a', at: [457, 300], speed: 3 }, victory })
  const { cr90 } = view.ships
  if (!cr90) throw new Error('the CR90 is there')
  const reach = reachOfShip(view, 'cr90')
  const chart = cr90.values.speedChart[3] ?? []
  const ends = legalPoses({
    ship: { size: 'small', pose: cr90.pose },
    charts: [chart],
    others: [],
    squadrons: [],
    area: view.area,
  })
  const within = ({ x, y }: { x: number; y: number }) =>
    reach.every((from, n) => {
      const to = reach[(n + 1) % reach.length] ?? from
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
    })
  expect(ends.every(({ rest }) => within(rest))).toBe(true)
  expect(Math.min(...heights(reach))).toBeGreaterThan(300)
})

test('a faster ship reaches farther, one at speed 0 stays (R10.6)', () => {
  const farthest = (speed: number) =>
    Math.max(
      ...heights(reachOfShip(seen({ cr90: { card: 'cr90-corvette-a', at: [457, 300], speed }, victory }), 'cr90')),
    )
  expect(farthest(4)).toBeGreaterThan(farthest(2))
  expect(farthest(0)).toBeLessThan(340)
})
