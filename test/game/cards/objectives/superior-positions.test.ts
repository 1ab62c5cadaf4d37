import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'

/** The CR90 is about to total its damage on a zone of the Victory. */
const hit = (zone: string, pool: ('red hit' | 'red blank')[], changes: Partial<CardTable> = {}) =>
  cardTable({
    attacking: { by: 'cr90', from: 'front', at: `victory.${zone}`, step: 'total', pool },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550] },
    },
    objective: { card: 'superior-positions' },
    ...changes,
  })

describe('Superior Positions (OB20)', () => {
  test('the first player deploys all his ships and squadrons before the second deploys any (R3.13)', () => {
    const t = new BattleSetup('superior-positions').begun()
    const deployed = t.events.flatMap((event) => {
      if (event.type === 'shipDeployed') return [event.ship]
      return event.type === 'squadronDeployed' ? [event.squadron] : []
    })
    const seats = deployed.map((id) => (t.state.ships[id] ?? t.state.squadrons[id])?.seat)
    expect(seats).toEqual([...'aaaaabbbbb'])
  })

  test('an attack that damages the rear zone of a ship gains its player a token, worth 15 (R15.9)', () => {
    const t = hit('rear', ['red hit'])
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 0 })
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 15, b: 0 })
  })

  test('also where it is all redirected (R8.8), and where it destroys the ship', () => {
    const redirected = hit('rear', ['red hit'], {
      attacking: {
        by: 'cr90',
        from: 'front',
        at: 'victory.rear',
        step: 'total',
        pool: ['red hit'],
        redirects: ['left'],
      },
    })
    redirected.choose('b', '1')
    expect(shipOn(redirected, 'victory').shields).toMatchObject({ rear: 1, left: 2 })
    expect(redirected.state.victoryTokens?.a).toBe(1)
    const destroyed = hit('rear', ['red hit'], {
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300] },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 550], hull: 1, shields: { rear: 0 } },
        gladiator: { card: 'gladiator-i-class-star-destroyer', at: [100, 850] },
      },
    })
    expect(destroyed.state.ships.victory).toBeUndefined()
    expect(destroyed.state.victoryTokens?.a).toBe(1)
  })

  test('also where a critical effect destroys the ship before the damage of the dice is determined (R6.33, R5.22)', () => {
    const t = hit('rear', ['red hit'], {
      attacking: {
        by: 'glad',
        from: 'front',
        at: 'nebulon.rear',
        step: 'critical',
        pool: ['black hit critical'],
        range: 'close',
      },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [800, 100] },
        nebulon: {
          card: 'nebulon-b-escort-frigate',
          at: [457, 550],
          hull: 1,
          shields: { left: 0, right: 0 },
        },
        glad: {
          card: 'gladiator-i-class-star-destroyer',
          at: [457, 400],
          upgrades: ['assault-concussion-missiles'],
        },
      },
    })
    t.choose('b', 'assault-concussion-missiles@glad.0')
    expect(t.state.ships.nebulon).toBeUndefined()
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 1 })
  })

  test('not without damage, and not on other zones', () => {
    expect(hit('rear', ['red blank']).state.victoryTokens).toEqual({ a: 0, b: 0 })
    expect(hit('left', ['red hit']).state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test('squadrons count, too', () => {
    const t = hit('rear', ['red hit'], {
      phase: 'squadron',
      attacking: { by: 'x-wing', at: 'victory.rear', step: 'total', pool: ['red hit'] },
      squadrons: { 'x-wing': { card: 'x-wing-squadron', at: [457, 470] } },
    })
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 0 })
  })
})
