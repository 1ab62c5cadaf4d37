import { describe, expect, test } from 'vitest'
import type { GameState } from '#shared/game/engine/state'
import { type CardTable, cardTable, offered, squadronOn } from '#test/support/card-table'

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
  test('a friendly squadron with Escort beside him takes one less, another one takes it', () => {
    const t = shot()
    t.choose('a', `${SOURCE}.0`)
    expect(t.options('a')).toEqual(['biggs', 'other'])
    t.choose('a', 'other')
    expect(squadronOn(t, 'x').hull).toBe(4)
    expect(squadronOn(t, 'other').hull).toBe(4)
  })

  test('is optional, and at most one damage is passed on in an attack', () => {
    const t = shot()
    expect(t.options('a')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('a', `${SOURCE}.0`)
    t.choose('a', 'biggs')
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
    expect(squadronOn(t, 'biggs').hull).toBe(4)
  })

  test('nobody without Escort, and nobody farther than distance 1 of him', () => {
    const t = shot({
      other: { card: 'a-wing-squadron', at: [540, 560] },
      far: { card: 'x-wing-squadron', at: [760, 560] },
    })
    t.choose('a', `${SOURCE}.0`)
    expect(squadronOn(t, 'biggs').hull).toBe(4)
    const unprotected = shot({ biggs: { card: 'biggs-darklighter', at: [760, 560], defense: [] } })
    expect(offered(unprotected)).not.toContain(`${SOURCE}.0`)
  })

  test('one that only Rieekan keeps in the play area cannot be chosen', () => {
    const t = shot({}, (state) => {
      const kept = { card: 'general-rieekan', source: 'r', on: 'other', seat: 'a' } as const
      state.lasting.push({ id: 'l1', ...kept, until: 'status', dooms: true })
    })
    t.choose('a', `${SOURCE}.0`)
    expect(squadronOn(t, 'other').hull).toBe(5)
    expect(squadronOn(t, 'biggs').hull).toBe(4)
  })
})
