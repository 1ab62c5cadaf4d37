import { describe, expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { modify } from '#shared/game/engine/card-builder'
import type { GameEvent } from '#shared/game/engine/event'
import { tableAfterStep, tableOf } from '#shared/play/view/after-events'
import { valuesThrough } from '#shared/play/view/values-through'
import { battle, CR90, VICTORY } from '#test/game/engine/face-to-face'

/** A card on the CR90 that gives all ships of its side more hull. */
const ADMIRAL = modify('hull', (hull) => hull + 2, { when: (g, unit, self) => g.ships[unit]?.seat === self.seat })

const hullAfter = (...events: GameEvent[]) => {
  const t = battle({
    cards: { ...CARD_RULES, admiral: [ADMIRAL] },
    arrange(state) {
      state.cards.u1 = { id: 'u1', card: 'admiral', on: CR90, seat: 'a', exhausted: false, discarded: false }
      const cr90 = state.ships[CR90]
      if (cr90) state.ships.other = { ...structuredClone(cr90), id: 'other' }
    },
  })
  const view = t.view('spectator', { ...t.state, stack: [] })
  const steps = events.map((event, n) => ({ step: view.step + 1 + n, event }))
  const values = valuesThrough(view, steps, t.engine.rules)
  let table = tableOf(view)
  const hulls = [table.ships.other?.values.hull]
  for (const step of steps) {
    table = tableAfterStep(table, step, values)
    hulls.push(table.ships.other?.values.hull)
  }
  return { hulls, values }
}

const switched = (on: boolean): GameEvent => ({ type: 'cardSwitched', source: 'u1', seat: 'a', on })

describe('the values of units at a step that is past (design 15)', () => {
  test('a card counts up to the step in which it is discarded', () => {
    const gone: GameEvent = { type: 'cardDiscarded', source: 'u1' }
    const kept: GameEvent = { type: 'speedChanged', ship: VICTORY, from: 2, to: 1 } as GameEvent
    expect(hullAfter(kept, gone, kept).hulls).toEqual([6, 6, 4, 4])
  })

  test('and up to the step in which its ship is destroyed', () => {
    const destroyed = {
      ...{ type: 'destroyed', unit: CR90, card: 'cr90-corvette-a', seat: 'a' },
      ...{ points: 44, cause: 'damage' },
    } as GameEvent
    expect(hullAfter(destroyed).hulls).toEqual([6, 4])
  })

  test('a card that is switched off and on comes back', () => {
    expect(hullAfter(switched(false), switched(true)).hulls).toEqual([6, 4, 6])
  })

  test('only steps that change something are told, and only the units that they change', () => {
    const kept = { type: 'speedChanged', ship: VICTORY, from: 2, to: 1 } as GameEvent
    const { values } = hullAfter(kept, switched(false))
    expect(values.map(({ units }) => Object.keys(units))).toEqual([[CR90, 'nebulon-b-1', 'other']])
  })
})
