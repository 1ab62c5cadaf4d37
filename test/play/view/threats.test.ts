import { expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { type Threat, threatsAt, threatsFrom } from '#shared/play/view/threats'
import type { CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'

const seen = (table: CaseTable) => viewFor(tableState(table), 'a', [])
const told = ({ attacker, zone, defendingZone, range, moves, later, expected, dice }: Threat) => ({
  by: zone ? `${attacker}.${zone}` : attacker,
  ...(defendingZone && { at: defendingZone }),
  ...(range && { range }),
  ...(moves && { moves }),
  ...(later && { later }),
  dice: Object.entries(dice)
    .flatMap(([color, n]) => (n > 0 ? [`${n} ${color}`] : []))
    .join(', '),
  expected: Math.round(expected * 100) / 100,
})

/** A Victory whose bow is 125 mm north of a Nebulon-B's. */
const facing = (changes: Partial<CaseTable> = {}): CaseTable => ({
  ships: {
    nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
  },
  ...changes,
})

test('a ship attacks before it moves: it can hit what is in its arcs and reach now, by the dice of that range (R5.9, R6.10)', () => {
  const view = seen(facing())
  expect(threatsAt(view, 'nebulon').map(told)).toEqual([
    { by: 'victory.front', at: 'front', range: 'medium', dice: '3 red, 3 blue', expected: 4.5 },
  ])
  expect(threatsFrom(view, 'nebulon').map(told)).toEqual([
    { by: 'nebulon.front', at: 'front', range: 'medium', dice: '3 red', expected: 2.25 },
  ])
})

test('what lies between takes a die (R6.13)', () => {
  const view = seen(facing({ obstacles: { 'asteroid-1': { at: [457, 425] } } }))
  expect(threatsAt(view, 'nebulon').map(({ dice }) => dice.red + dice.blue + dice.black)).toEqual([5])
})

test('who has acted does so again in the next round, and in the last one no more (R15.1)', () => {
  const { ships = {} } = facing()
  const acted = { ships: { ...ships, victory: { ...ships.victory, activated: true } } } as CaseTable
  expect(threatsAt(seen(acted), 'nebulon').map(({ later }) => later)).toEqual([true])
  expect(threatsAt(seen({ ...acted, round: 6 }), 'nebulon')).toEqual([])
})

test('a squadron hits what is at distance 1, and elsewhere where its move brings it (R11.9, R11.23, R11.31)', () => {
  const squadrons: CaseTable['squadrons'] = {
    near: { card: 'tie-fighter-squadron', at: [457, 400] },
    far: { card: 'tie-fighter-squadron', at: [457, 640] },
    rogue: { card: 'firespray-31', at: [300, 500] },
    x: { card: 'x-wing-squadron', at: [800, 100] },
  }
  const found = threatsAt(seen({ ...facing(), squadrons }), 'nebulon').filter(({ zone }) => zone === undefined)
  expect(found.map(told)).toContainEqual({ by: 'near', at: 'front', dice: '1 blue', expected: 0.5 })
  expect(found.map(told)).toContainEqual({ by: 'far', moves: 'commanded', dice: '1 blue', expected: 0.5 })
  expect(found.map(({ moves }) => moves)).toContain('rogue')
})

test('a squadron that is held does not come nearer (R11.13)', () => {
  const squadrons: CaseTable['squadrons'] = {
    held: { card: 'tie-fighter-squadron', at: [457, 640] },
    x: { card: 'x-wing-squadron', at: [520, 640] },
  }
  const view = seen({ ...facing(), squadrons })
  expect(threatsAt(view, 'nebulon').filter(({ attacker }) => attacker === 'held')).toEqual([])
  expect(threatsAt(view, 'x').map(({ attacker }) => attacker)).toContain('held')
})
