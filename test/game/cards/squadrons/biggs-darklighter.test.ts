import { describe, expect, test } from 'vitest'
import type { GameState } from '#shared/game/engine/state'
import { type CardTable, cardTable, squadronOn } from '#test/support/card-table'

const SOURCE = 'biggs'
/** A Victory is about to do two damage to an X-wing beside Biggs. */
const shot = (changes: Partial<CardTable['squadrons'] & object> = {}, arrange?: (state: GameState) => void) =>
  cardTable(
    {
      activating: { ship: 'vic', step: 'attacks' },
      attacking: { by: 'vic', from: 'front', at: 'x', step: 'total', pool: ['blue hit', 'blue hit'] },
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
        flag: { card: 'nebulon-b-escort-frigate', at: [100, 150] },
      },
      squadrons: {
        x: { card: 'x-wing-squadron', at: [457, 560] },
        biggs: { card: 'biggs-darklighter', at: [500, 560], defense: [] },
        other: { card: 'x-wing-squadron', at: [540, 560] },
        ...changes,
      },
    },
    arrange,
  )

describe('Biggs Darklighter', () => {
  test('one that only Rieekan keeps in the play area cannot be chosen (FQ.biggs-darklighter.1)', () => {
    const t = shot({}, (state) => {
      const kept = { card: 'general-rieekan', source: 'r', on: 'other', seat: 'a' } as const
      state.lasting.push({ id: 'l1', ...kept, until: 'status', dooms: true })
    })
    t.choose('a', `${SOURCE}.0`)
    expect(squadronOn(t, 'other').hull).toBe(5)
    expect(squadronOn(t, 'biggs').hull).toBe(4)
  })
})
