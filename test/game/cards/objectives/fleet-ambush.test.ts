import { describe, expect, test } from 'vitest'
import { BattleSetup } from '#test/support/battle-setup'
import { cardTable } from '#test/support/card-table'

const chosen = (t: BattleSetup) => t.until('deploy.choose')

describe('Fleet Ambush (OB11)', () => {
  test('the ambush zone in the middle is marked while all deploy, and the marks go after it', () => {
    const t = new BattleSetup('fleet-ambush').until('deploy.choose')
    expect(t.state.objectiveTokens?.map(({ at }) => [at.x, at.y])).toEqual([
      [609_600, 304_800],
      [609_600, 609_600],
      [1_219_200, 304_800],
      [1_219_200, 609_600],
    ])
    expect(t.begun().state.objectiveTokens).toEqual([])
  })

  test('ships are deployed before squadrons', () => {
    const t = chosen(new BattleSetup('fleet-ambush'))
    expect(t.options('a')).toEqual(['cr90-1', 'nebulon-b-1'])
    const request = t.asked('a')
    expect('impossible' in request && request.impossible?.map(({ id, code }) => [id, code])).toEqual([
      ['x-wing-1', 'forbidden-by-card'],
      ['x-wing-2', 'forbidden-by-card'],
      ['x-wing-3', 'forbidden-by-card'],
    ])
  })

  test('in his first, third … turn the first player’s ships stand in the zone, on no obstacle; otherwise where they always do', () => {
    const t = chosen(new BattleSetup('fleet-ambush'))
    t.choose('a', 'cr90-1')
    expect(t.refusal('a', 914, 100)).toBe('too-close')
    expect(t.refusal('a', 700, 457, 90)).toBeUndefined()
    const [obstacle] = Object.values(t.state.obstacles).filter(
      ({ pose: { x, y } }) => Math.abs(x - 914_400) < 230_000 && Math.abs(y - 457_200) < 80_000,
    )
    if (!obstacle) throw new Error('no obstacle in the zone')
    expect(t.refusal('a', obstacle.pose.x / 1000, obstacle.pose.y / 1000)).toBe('place-overlaps')
    t.put('a', 700, 457, 90)
    chosen(t).choose('b', 'victory-1')
    expect(t.refusal('b', 914, 457)).toBe('place-outside')
    t.put('b', 914, 800, 180)
    // Its last ship, in the second turn.
    expect(t.asked('a').ask).toBe('deploy.place')
    expect(t.refusal('a', 914, 457)).toBe('place-outside')
    t.put('a', 914, 100)
  })

  test('who has placed his ships goes on with squadrons, also near ships in the zone, while the other places ships (001, Fleet Ambush)', () => {
    const rebels = { ships: ['cr90-corvette-a'], squadrons: ['x-wing-squadron', 'x-wing-squadron'] }
    const t = new BattleSetup('fleet-ambush', { rebels }).until('deploy.place')
    t.put('a', 700, 457, 90)
    t.until(({ seat, ask }) => seat === 'a' && ask === 'deploy.choose')
    expect(Object.values(t.state.reserve?.ships ?? {}).map(({ id }) => id)).toEqual(['gladiator-1'])
    expect(t.options('a')).toEqual(['x-wing-1', 'x-wing-2'])
    t.choose('a', 'x-wing-1')
    t.put('a', 700, 520)
    expect(t.state.squadrons['x-wing-1']?.at).toEqual({ x: 700_000, y: 520_000 })
  })

  test('a ship that finds no room between the obstacles in the zone is deployed as usual (R16.13)', () => {
    const t = cardTable({
      phase: 'setup',
      options: { preset: 'casual-400', table: '3x3' },
      setup: { step: 'deploying' },
      objective: { card: 'fleet-ambush' },
      ships: {},
      obstacles: {
        'asteroid-1': { at: [380, 360] },
        'asteroid-2': { at: [530, 360] },
        'asteroid-3': { at: [380, 555] },
        'debris-1': { at: [530, 555] },
        'debris-2': { at: [370, 457] },
        station: { at: [510, 457] },
      },
      reserve: {
        ships: {
          mc80: { card: 'mc80-battle-cruiser' },
          victory: { card: 'victory-ii-class-star-destroyer' },
        },
      },
    })
    expect(t.asked('a')).toMatchObject({ ask: 'deploy.place', subject: 'mc80' })
    t.answer('a', { pose: { x: 457_000, y: 100_000, heading: 90_000 }, speed: 2 })
    expect(t.state.ships.mc80).toBeDefined()
    expect(t.state.lost).toEqual([])
  })

  test('plays on the small table, too', () => {
    expect(new BattleSetup('fleet-ambush', { preset: 'tournament-180' }).begun().state.round).toBe(1)
  })
})
