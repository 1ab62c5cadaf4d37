import { expect, test } from 'vitest'
import { edgeOf } from '#shared/game/flow/placing-region'
import { cardTable } from '#test/support/card-table'

test('R19.1 R1.3 whoever has initiative now, players keep their edges', () => {
  const t = cardTable({
    options: { limit: 400, table: '3x6', coreSet: false, rounds: 'unlimited', decks: 'shared', elimination: 'at-once' },
    phase: 'end',
    round: 1,
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 100] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 800], heading: 180 },
    },
  })
  expect(t.state.firstPlayer).toBe('b')
  expect([edgeOf(t.state, 'a'), edgeOf(t.state, 'b')]).toEqual(['south', 'north'])
  expect(t.view('b')).toMatchObject({ firstPlayer: 'b', south: 'a' })
})
