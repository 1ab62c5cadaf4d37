import { describe, expect, test } from 'vitest'
import { interrupts, type TurnTable, turnOf } from '#shared/play/orders/turn'
import { type CardTable, cardTable } from '#test/support/card-table'

const SHIPS: CardTable['ships'] = {
  cr90: { card: 'cr90-corvette-a', at: [200, 100], heading: 0, speed: 1, dials: ['navigate'] },
  vic: {
    card: 'victory-ii-class-star-destroyer',
    at: [457, 750],
    heading: 180,
    dials: ['navigate', 'navigate', 'navigate'],
    upgrades: ['grand-moff-tarkin'],
  },
}

describe('whose turn it is, and what breaks into it', () => {
  test('a ship’s activation is its player’s turn', () => {
    const t = cardTable({ activating: { ship: 'vic', step: 'convert', dial: 'navigate' }, ships: SHIPS })
    expect(turnOf(t.state)?.seat).toBe('b')
    expect(interrupts(t.state, { ask: 'activation.dial', seat: 'b' })).toBe(false)
    expect(interrupts(t.state, { ask: 'defense.spend', seat: 'a' })).toBe(true)
  })

  test('to its end, also when the ship is destroyed on the way, though the choice of the next one is the other’s (R5.2)', () => {
    const stack: TurnTable['stack'] = [
      { id: 7, kind: 'ship-phase', answered: { a: 0, b: 0 }, step: 'turns', turn: 'a', begun: true },
      { id: 8, kind: 'activation', answered: { a: 0, b: 0 }, ship: 'vic', step: 'maneuver' },
    ]
    expect(turnOf({ stack, ships: { vic: { seat: 'b' } } })).toEqual({ seat: 'b', frame: 8 })
    expect(turnOf({ stack, ships: {} })).toEqual({ seat: 'b', frame: 8 })
    expect(turnOf({ stack: stack.slice(0, 1), ships: {} })).toEqual({ seat: 'a', frame: 7 })
  })

  test('so is the choice of what to activate, and nobody’s order makes it', () => {
    const t = cardTable({
      phase: 'squadron',
      turn: 'a',
      ships: SHIPS,
      squadrons: { x: { card: 'x-wing-squadron', at: [300, 300] } },
    })
    expect(interrupts(t.state, { ask: 'squadron.activate', seat: 'b' })).toBe(false)
  })

  test('it is nobody’s turn at the start of a phase, while cards act (R5.1)', () => {
    const t = cardTable({ phase: 'command', ships: { ...SHIPS } })
    t.setDials()
    expect(t.asked('b')).toMatchObject({ ask: 'window.effect' })
    expect(turnOf(t.state)).toBeUndefined()
    expect(interrupts(t.state, t.asked('b'))).toBe(true)
  })

  test('nor at that of the Squadron Phase, nor while squadrons move by Cloak at its end (R11.8)', () => {
    const phase = (step: 'turns' | 'cloak'): TurnTable['stack'][number] => ({
      id: 7,
      kind: 'squadron-phase',
      answered: { a: 0, b: 0 },
      step,
      turn: 'a',
      left: 2,
      cloaked: [],
    })
    const start: TurnTable['stack'][number] = {
      id: 8,
      kind: 'window',
      answered: { a: 0, b: 0 },
      point: 'squadron-phase.start',
      subject: 'table',
      used: [],
      passed: [],
    }
    expect(turnOf({ stack: [phase('turns')], ships: {} })?.seat).toBe('a')
    expect(turnOf({ stack: [phase('turns'), start], ships: {} })).toBeUndefined()
    expect(turnOf({ stack: [phase('cloak')], ships: {} })).toBeUndefined()
  })

  test.each([
    'setup.initiative',
    'setup.objective',
    'obstacle.choose',
    'obstacle.place',
    'deploy.choose',
    'deploy.place',
    'objective.place',
    'command.dials',
    'ship.activate',
    'squadron.activate',
  ] as const)('nobody but its player answers %s, whosever turn it is', (ask) => {
    expect(interrupts({ stack: [], ships: {} }, { ask, seat: 'a' })).toBe(false)
    expect(interrupts({ stack: [], ships: {} }, { ask: 'window.effect', seat: 'a' })).toBe(true)
  })
})
