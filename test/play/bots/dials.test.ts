import { expect, test } from 'vitest'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import { chooseDials } from '#shared/play/bots/choose-dials'
import { type CardTable, cardTable, type ShipOnTable } from '#test/support/card-table'

type At = [number, number]
const MC80 = { card: 'mc80-command-cruiser', at: [900, 60] as At, speed: 2 }
const enemy = (y: number): ShipOnTable & { card: string; at: At } => ({
  card: 'imperial-ii-class-star-destroyer',
  at: [900, y],
  heading: 180,
  speed: 2,
})

/** The commands that are suggested for a ship of seat `a`, the first one to be revealed first. */
function suggested(table: Partial<CardTable>, ship = 'mc80', seat: Seat = 'a'): string[] {
  const t = cardTable({ phase: 'command', options: 'casual-400', ...table })
  const request = t.asked(seat)
  if (request.kind !== 'dials') throw new Error(`no dials are asked of ${otherSeat(seat)}`)
  const choice = chooseDials({ view: t.view(seat), request, salt: () => '' })
  return ('dials' in choice ? choice.dials : {})[ship]?.map(({ command }) => command) ?? []
}

test('no dial concentrates fire before an enemy can be in range (R4.6, R7.4)', () => {
  const far = suggested({ ships: { mc80: MC80, vic: enemy(880) } })
  expect(far).toHaveLength(3)
  expect(far.slice(0, 2)).not.toContain('concentrate-fire')
  expect(suggested({ ships: { mc80: MC80, vic: enemy(350) } })[0]).toBe('concentrate-fire')
})

test('a fleet of nine squadrons gets Squadron dials, in rounds in which they find an enemy (R7.6)', () => {
  const wing = (card: string, y: number) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${card}-${i + 1}`, { card, at: [700 + 50 * i, y] as At }]))
  const ships = { mc80: { ...MC80, card: 'assault-frigate-mark-ii-b' }, vic: enemy(880) }
  const far = suggested({ ships, squadrons: { ...wing('x-wing-squadron', 200), ...wing('tie-fighter-squadron', 740) } })
  expect(far).toContain('squadron')
  const near = { ...wing('x-wing-squadron', 200), ...wing('tie-fighter-squadron', 400) }
  expect(suggested({ ships, squadrons: near })[0]).toBe('squadron')
  expect(suggested({ ships })).not.toContain('squadron')
})

test('a boarding team that is near its prey gets the Squadron dial that pays for it (R5.11)', () => {
  const by = (upgrades: string[], y: number) => suggested({ ships: { mc80: { ...MC80, upgrades }, vic: enemy(y) } })
  expect(by(['boarding-troopers'], 260)[0]).toBe('squadron')
  expect(by([], 260)).not.toContain('squadron')
  expect(by(['boarding-troopers'], 880)[0]).not.toBe('squadron')
})

test('a ship whose shields are down repairs at once, one that nobody can reach not at all (R7.10)', () => {
  const worn = { ...MC80, shields: { front: 0, left: 0, right: 0, rear: 0 } }
  expect(suggested({ ships: { mc80: worn, vic: enemy(600) } })[0]).toBe('repair')
  expect(suggested({ ships: { mc80: MC80, vic: enemy(880) } })[0]).toBe('navigate')
})
