import { describe, expect, test } from 'vitest'
import type { GameState } from '#shared/game/engine/state'
import { cardTable, offered } from '#test/support/card-table'

const SOURCE = 'general-rieekan@flag'
const FLAG = { card: 'nebulon-b-escort-frigate', at: [100, 150] as [number, number], upgrades: ['general-rieekan'] }

/** A Victory is about to deal the last point of damage to a CR90. */
const lastBlow = (arrange?: (state: GameState) => void) =>
  cardTable(
    {
      activating: { ship: 'vic', step: 'attacks' },
      attacking: { by: 'vic', from: 'front', at: 'cr90.front', step: 'total', pool: ['red hit'] },
      ships: {
        flag: FLAG,
        cr90: { card: 'cr90-corvette-a', at: [457, 500], hull: 1, shields: { front: 0 } },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
      },
    },
    arrange,
  )

describe('General Rieekan', () => {
  test('may keep a friendly ship that is destroyed; it counts as not destroyed (R9.20)', () => {
    const t = lastBlow()
    expect(t.options('a')).toEqual([`${SOURCE}.0`, 'pass'])
    t.choose('a', `${SOURCE}.0`)
    expect(t.state.ships.cr90).toBeDefined()
    expect(t.state.lost).toEqual([])
    expect(t.events.filter(({ type }) => type === 'doomed')).toEqual([{ type: 'doomed', unit: 'cr90', source: SOURCE }])
  })

  test('is optional: passing destroys the ship at once', () => {
    const t = lastBlow()
    t.choose('a', 'pass')
    expect(t.state.ships.cr90).toBeUndefined()
    expect(t.state.lost.map(({ id }) => id)).toEqual(['cr90'])
  })

  test('works once a round: the next ship is lost without a question (R16.11)', () => {
    const t = lastBlow((state) => state.uses.push({ key: `${SOURCE}.0`, until: 'round' }))
    expect(offered(t)).not.toContain(`${SOURCE}.0`)
  })

  test('does not keep a common squadron, but one with a unique name', () => {
    const shot = (card: string) =>
      cardTable({
        activating: { ship: 'vic', step: 'attacks' },
        attacking: { by: 'vic', from: 'front', at: 'x', step: 'total', pool: ['blue hit'] },
        ships: {
          flag: FLAG,
          vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
        },
        squadrons: { x: { card, at: [457, 560], hull: 1, defense: [] } },
      })
    expect(offered(shot('x-wing-squadron'))).not.toContain(`${SOURCE}.0`)
    expect(offered(shot('biggs-darklighter'))).toContain(`${SOURCE}.0`)
  })

  test('at the end of the Status Phase it goes, whatever its damage, before end-of-round effects; it counts for the score', () => {
    const t = cardTable(
      {
        phase: 'status',
        ships: {
          flag: FLAG,
          cr90: { card: 'cr90-corvette-a', at: [457, 500] },
          vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
        },
      },
      (state) => {
        const kept = { card: 'general-rieekan', source: SOURCE, on: 'cr90', seat: 'a' } as const
        state.lasting.push({ id: 'l1', ...kept, until: 'status', dooms: true })
      },
    )
    expect(t.state.lost.map(({ id, points }) => [id, points])).toEqual([['cr90', 44]])
    const told = t.events.map(({ type }) => type)
    expect(told.indexOf('destroyed')).toBeLessThan(told.indexOf('roundBegan'))
  })

  test('if it kept the last ship, the game ends with the round', () => {
    const t = cardTable(
      {
        phase: 'status',
        ships: { flag: FLAG, vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 } },
      },
      (state) => {
        const kept = { card: 'general-rieekan', source: SOURCE, on: 'flag', seat: 'a' } as const
        state.lasting.push({ id: 'l1', ...kept, until: 'status', dooms: true })
      },
    )
    expect(t.state.result).toMatchObject({ winner: 'b', reason: 'eliminated' })
  })

  test('leaving the play area is never postponed (R9.20)', () => {
    const t = cardTable({
      activating: { ship: 'cr90', step: 'maneuver' },
      ships: {
        flag: FLAG,
        cr90: { card: 'cr90-corvette-a', at: [457, 880], heading: 0, speed: 2 },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 300] },
      },
    })
    t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(t.state.lost).toMatchObject([{ id: 'cr90', cause: 'left-area' }])
  })
})
