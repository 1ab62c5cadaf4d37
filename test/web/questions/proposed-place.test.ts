import { expect, test } from 'vitest'
import type { Point, Seat } from '#shared/game/engine/state'
import type { CaseTable } from '#test/support/case-format-table'
import { proposedPose } from '#web/questions/set-up/proposed-place'
import { PlayedGame } from '../support/played-game'
import { deployTable, obstaclesTable, squadronsTable, tokenTable } from '../support/set-ups'

/** Where the page proposes to put a piece, and what it sees. */
function proposed(table: CaseTable, seat: Seat, chosen?: string) {
  const game = new PlayedGame(table)
  const [open] = game.page(seat).view?.requests ?? []
  if (chosen !== undefined && open) {
    const { ask, subject } = open
    game.submit(seat, { answers: open.id, script: [{ ask, subject, choose: { option: chosen } }] })
  }
  const { view } = game.page(seat)
  const request = view?.requests[0]
  if (request?.kind !== 'placement' || !view) throw new Error('no place is asked for')
  return { at: proposedPose(view, request), view }
}
const millimetres = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) / 1000

test('what the page proposes lies apart from what lies there already, tokens off obstacles (R3.8, R3.12)', () => {
  const room = (...asked: Parameters<typeof proposed>) => {
    const { at, view } = proposed(...asked)
    return Math.min(...Object.values(view.obstacles).map(({ pose }) => millimetres(at, pose)))
  }
  expect(room(obstaclesTable(), 'a', 'station')).toBeGreaterThan(180)
  expect(room({ ...tokenTable(), obstacles: { 'asteroid-1': { at: [457, 457] } } }, 'b')).toBeGreaterThan(150)
})

test('ships are proposed along the own edge with room to turn between them, the first in the middle (R3.15)', () => {
  expect(proposed(deployTable(), 'a', 'cr90').at.x).toBe(457_200)
  const table = squadronsTable()
  for (const x of [457, 330]) {
    const ships = { ...table.ships, cr90: { card: 'cr90-corvette-a', at: [x, 100] as [number, number] } }
    const { at } = proposed({ ...table, ships }, 'a', 'nebulon')
    expect(millimetres(at, { x: x * 1000, y: 100_000 })).toBeGreaterThan(150)
  }
})

test('squadrons are proposed beside the own ship that has the fewest of them (R3.17)', () => {
  const table = squadronsTable()
  const { nebulon, ...reserve } = table.reserve?.ships ?? {}
  const { x1, ...squadrons } = table.reserve?.squadrons ?? {}
  const { at } = proposed(
    {
      ...table,
      reserve: { ships: reserve, squadrons },
      ships: { ...table.ships, nebulon: { ...(nebulon ?? { card: 'nebulon-b-escort-frigate' }), at: [620, 100] } },
      squadrons: { x1: { ...(x1 ?? { card: 'x-wing-squadron' }), at: [680, 100] } },
    },
    'a',
    'x2',
  )
  expect(millimetres(at, { x: 300_000, y: 100_000 })).toBeLessThan(100)
})
