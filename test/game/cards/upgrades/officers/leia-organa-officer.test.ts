import { describe, expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { type CardTable, cardTable, offered, shipOn } from '#test/support/card-table'

const LEIA = 'leia-organa-officer@cr90.0'
type Nebulon = Partial<NonNullable<CardTable['ships']>[string]>

/** Leia's CR90 reveals Repair; a Nebulon-B is near, another is far off. */
function revealed(nebulon: Nebulon = {}) {
  const card = 'nebulon-b-escort-frigate'
  const t = cardTable({
    activating: { ship: 'cr90', step: 'reveal' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [200, 100], dials: ['repair'], upgrades: ['leia-organa-officer'] },
      near: { card, at: [400, 100], dials: ['squadron', 'navigate'], ...nebulon },
      far: { card, at: [800, 100], dials: ['squadron', 'navigate'] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [200, 400], heading: 180, dials: ['navigate'] },
    },
  })
  t.choose('a', 'keep')
  return t
}
const commands = (t: ReturnType<typeof revealed>, id: string) => shipOn(t, id).dials.map(({ command }) => command)

describe('Leia Organa, officer', () => {
  test('sets the top dial of another friendly ship at distance 1-5 to the command that was revealed', () => {
    const t = revealed()
    t.choose('a', LEIA)
    expect(commands(t, 'near')).toEqual(['repair', 'navigate'])
    expect(commands(t, 'far')).toEqual(['squadron', 'navigate'])
    expect(commands(t, 'vic')).toEqual(['navigate'])
  })

  test('may be left alone (R16.7)', () => {
    const t = revealed()
    t.choose('a', 'pass')
    expect(commands(t, 'near')).toEqual(['squadron', 'navigate'])
  })

  test('is asked even if the dial was turned into a token, for it was revealed', () => {
    const t = cardTable({
      activating: { ship: 'cr90', step: 'convert', dial: 'repair', revealed: 'repair' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [200, 100], upgrades: ['leia-organa-officer'] },
        near: { card: 'nebulon-b-escort-frigate', at: [400, 100], dials: ['squadron'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180 },
      },
    })
    t.choose('a', 'token')
    t.choose('a', LEIA)
    expect(commands(t, 'near')).toEqual(['repair'])
  })

  test.each<[string, Nebulon]>([
    ['no dials', { dials: [] }],
    ['at distance 5 by no part of it', { at: [560, 100] }],
  ])('is not offered when the other ship has %s', (_, nebulon) => {
    const t = revealed(nebulon)
    expect(offered(t)).not.toContain(LEIA)
  })

  test('the changed dial is known to everybody, the others are not (R17.7f)', () => {
    const t = revealed()
    t.choose('a', LEIA)
    for (const viewer of ['b', 'spectator'] as const)
      expect(viewFor(t.state, viewer).ships.near).toMatchObject({
        dials: [{ command: 'repair' }, { command: 'unknown' }],
      })
  })
})
