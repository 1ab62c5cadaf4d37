import { describe, expect, test } from 'vitest'
import { shotKey } from '#shared/game/engine/once'
import { type CardTable, cardTable } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'

/** The Victory is about to attack; two CR90s and a squadron lie before its front. */
const inFront = (changes: Partial<CardTable> = {}) =>
  cardTable({
    activating: { ship: 'vic', step: 'attack' },
    ships: {
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180, upgrades: ['gunnery-team'] },
      left: { card: 'cr90-corvette-a', at: [430, 500], heading: 0, defense: [] },
      right: { card: 'cr90-corvette-a', at: [490, 500], heading: 0, defense: [] },
    },
    luck: [{ dice: ['red blank', 'red blank', 'red blank', 'blue accuracy', 'blue accuracy', 'blue accuracy'] }],
    ...changes,
  })

const shoots = (t: FixtureGame, target: string) => {
  t.choose('b', target)
  while (t.asked('b').ask === 'attack.modify') t.choose('b', 'done')
}
const forbidden = (t: FixtureGame, id: string) => {
  const request = t.asked('b')
  const impossible = request.kind === 'option' ? request.impossible?.find((each) => each.id === id) : undefined
  return [impossible?.code, impossible?.forbiddenBy]
}

describe('Gunnery Team', () => {
  test('lets a hull zone attack a second time in an activation (R5.19)', () => {
    const t = inFront()
    shoots(t, 'front>left.front')
    expect(t.asked('b').ask).toBe('attack.declare')
    expect(t.options('b')).toContain('front>right.front')
  })

  test('but not the same ship, whichever of its hull zones', () => {
    const t = inFront()
    shoots(t, 'front>left.front')
    expect(t.options('b').filter((id) => id.includes('>left.'))).toEqual([])
    expect(forbidden(t, 'front>left.front')).toEqual(['forbidden-by-card', ['gunnery-team@vic']])
    expect(() => t.choose('b', 'front>left.front')).toThrow('forbidden-by-card')
  })

  test('nor the same squadron', () => {
    const squadrons = {
      'x-1': { card: 'x-wing-squadron', at: [457, 560] as [number, number] },
      'x-2': { card: 'x-wing-squadron', at: [520, 560] as [number, number] },
    }
    const t = inFront({ squadrons, luck: [{ dice: ['blue hit'] }] })
    t.choose('b', 'front>x-1')
    while (t.asked('b').ask === 'attack.modify') t.choose('b', 'done')
    t.choose('b', 'none')
    expect(t.asked('b').ask).toBe('attack.declare')
    expect(t.options('b')).toContain('front>x-2')
    expect(forbidden(t, 'front>x-1')).toEqual(['forbidden-by-card', ['gunnery-team@vic']])
  })

  test('another hull zone may attack that ship', () => {
    const t = inFront({
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180, upgrades: ['gunnery-team'] },
        cr90: { card: 'cr90-corvette-a', at: [385, 590], defense: [] },
      },
    })
    const from = (zone: string) => t.options('b').filter((id) => id.startsWith(`${zone}>cr90`))
    const [front = '', side = ''] = [from('front')[0], from('right')[0]]
    shoots(t, front)
    expect([from('front'), from('right')]).toEqual([[], expect.arrayContaining([side])])
  })

  test('answers a squadron by Counter, although the zone has attacked that squadron in this round', () => {
    const t = cardTable({
      phase: 'squadron',
      attacking: { by: 'wing', at: 'vic.front', step: 'defend', pool: ['red blank'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100], activated: true },
        vic: {
          card: 'victory-ii-class-star-destroyer',
          at: [457, 700],
          heading: 180,
          upgrades: ['gunnery-team', 'quad-laser-turrets'],
        },
      },
      squadrons: { wing: { card: 'x-wing-squadron', at: [457, 590] } },
    })
    t.state.uses.push({ key: shotKey({ attacker: 'vic', zone: 'front', defender: 'wing' }), until: 'round' })
    t.choose('b', 'done')
    expect(t.options('b')).toContain('counter:front')
  })

  test('does not make a third attack, and without it the zone has attacked', () => {
    const t = inFront({ luck: [{ dice: [...MISSES, ...MISSES] }] })
    shoots(t, 'front>left.front')
    shoots(t, 'front>right.front')
    expect(t.asked('b').ask).not.toBe('attack.declare')
    const bare = inFront({
      ships: {
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 700], heading: 180 },
        left: { card: 'cr90-corvette-a', at: [430, 500], defense: [] },
        right: { card: 'cr90-corvette-a', at: [490, 500], defense: [] },
      },
      activating: { ship: 'vic', step: 'attack', attacked: ['front'] },
    })
    expect(bare.open.map(({ ask }) => ask)).not.toContain('attack.declare')
  })
})
const MISSES = ['red blank', 'red blank', 'red blank', 'blue accuracy', 'blue accuracy', 'blue accuracy'] as const
