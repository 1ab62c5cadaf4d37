import { expect, test } from 'vitest'
import { isLegal } from '#shared/game'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { mm } from '#shared/game/geometry/grid'
import { randomChoice } from '#shared/play/bots/random'
import { tableState } from '#test/support/case-table'
import { seeded } from '#test/support/random-choice'

test('any legal answer keeps a token on the table, where a squadron may leave it (R9.15, R11.38)', () => {
  const around = { x: mm(200), y: mm(10) }
  const table = tableState({
    ships: { cr90: { card: 'cr90-corvette-a', at: [450, 300] } },
    squadrons: { vcx: { card: 'vcx-100-freighter', at: [200, 30] } },
  })
  const places = (ask: 'token.place' | 'squadron.move') => {
    const request: DecisionRequest = {
      ...{ id: 'f1.0.a', ask, subject: 'vcx', seat: 'a', kind: 'destination' },
      ...{ piece: ask === 'token.place' ? 'token-1' : 'vcx', around, reach: mm(100) },
    }
    const choices = Array.from({ length: 40 }, (_, seed) => randomChoice(table, request, seeded(seed)))
    expect(choices.filter((choice) => isLegal(table, request, choice))).toEqual([])
    return choices.filter((choice) => 'to' in choice && choice.to.y < 0).length
  }
  expect(places('token.place')).toBe(0)
  expect(places('squadron.move')).toBeGreaterThan(0)
})
