import { describe, expect, test } from 'vitest'
import { type CardTable, cardTable } from '#test/support/card-table'

type Upgrades = NonNullable<CardTable['ships']>[string]['upgrades']

/** The Victory II (squadron value 3) resolves Squadron. */
function commanding(use: string, upgrades: Upgrades = ['expanded-hangar-bay']) {
  const t = cardTable({
    activating: { ship: 'vic', step: 'commands', dial: 'squadron' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], tokens: ['squadron'], upgrades },
    },
    squadrons: { tie: { card: 'tie-fighter-squadron', at: [560, 550] } },
  })
  t.choose('b', use)
  return t.state.stack.flatMap((f) => (f.kind === 'squadron-command' ? [f.left] : []))
}

describe('Expanded Hangar Bay', () => {
  test('raises the squadron value by one: a dial activates one squadron more, with a token two (R7.6)', () => {
    expect(commanding('squadron:dial')).toEqual([4])
    expect(commanding('squadron:both')).toEqual([5])
    expect(commanding('squadron:dial', [])).toEqual([3])
  })

  test('a token alone still activates one, for it does not count the value (R7.6)', () => {
    expect(commanding('squadron:token')).toEqual([1])
  })

  test('does nothing when discarded (R16.12)', () => {
    expect(commanding('squadron:dial', [{ card: 'expanded-hangar-bay', state: 'discarded' }])).toEqual([3])
  })
})
