import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable } from '#test/support/card-table'

/** The end of a round; the station lies in the middle. */
const roundEnd = (ships: CardTable['ships'], changes: Partial<CardTable> = {}) =>
  cardTable({
    phase: 'end',
    ships: ships ?? {},
    obstacles: { station: { at: [457, 457], inert: true } },
    objective: { card: 'contested-outpost' },
    ...changes,
  })
const near = (x: number) => [x, 560] as [number, number]
const VICTORY = { card: 'victory-ii-class-star-destroyer', at: [100, 850] as [number, number] }
const FAR = [100, 100] as [number, number]

describe('Contested Outpost (OB9)', () => {
  test('the station is left out when obstacles are placed; the second player places it last', () => {
    const t = new BattleSetup('contested-outpost').until('obstacle.choose')
    expect(t.options('b')).not.toContain('station')
    t.until(({ ask, subject }) => ask === 'obstacle.place' && subject === 'station')
    expect(Object.keys(t.state.obstacles)).toHaveLength(5)
    expect(t.asked('b').subject).toBe('station')
    expect(t.begun().state.obstacles.station).toMatchObject({ inert: true })
    expect(t.told('obstaclePlaced').filter(({ obstacle }) => obstacle === 'station')).toHaveLength(1)
  })

  test('in the setup area, beyond distance 5 of the player edges and distance 1 of other obstacles', () => {
    const t = new BattleSetup('contested-outpost').until(({ subject }) => subject === 'station')
    expect(t.refusal('b', 914, 340)).toBe('too-close')
    expect(t.refusal('b', 200, 457)).toBe('place-outside')
    const [other] = Object.values(t.state.obstacles)
    expect(t.refusal('b', (other?.pose.x ?? 0) / 1000, (other?.pose.y ?? 0) / 1000)).toBe('too-close')
  })

  test('at the end of a round the higher sum of command values at distance 1 of it gains a token, worth 20 (R14.5, R15.9)', () => {
    const t = roundEnd({
      cr90: { card: 'cr90-corvette-a', at: near(400) },
      nebulon: { card: 'nebulon-b-escort-frigate', at: near(500) },
      gladiator: { card: 'gladiator-i-class-star-destroyer', at: [457, 370] },
    })
    expect(t.state.victoryTokens).toEqual({ a: 1, b: 0 })
    expect(scoreOf(t.state, t.engine.rules)).toEqual({ a: 20, b: 0 })
  })

  test('on a tie nobody does; ships farther away do not count', () => {
    const t = roundEnd({
      nebulon: { card: 'nebulon-b-escort-frigate', at: near(457) },
      gladiator: { card: 'gladiator-i-class-star-destroyer', at: [457, 370] },
      victory: { card: 'victory-ii-class-star-destroyer', at: FAR },
    })
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test('without a station on the table nobody does', () => {
    const t = roundEnd(
      { nebulon: { card: 'nebulon-b-escort-frigate', at: near(457) }, victory: VICTORY },
      { obstacles: {} },
    )
    expect(t.state.victoryTokens).toEqual({ a: 0, b: 0 })
  })

  test('the station neither obstructs nor repairs, ships and squadrons alike (R13.11; 001, Contested Outpost)', () => {
    const aims = (inert: boolean) => {
      const t = cardTable({
        activating: { ship: 'nebulon', step: 'attacks' },
        ships: {
          nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], damage: ['facedown'] },
          victory: { card: 'victory-ii-class-star-destroyer', at: [457, 600], heading: 180 },
        },
        obstacles: { station: { at: [457, 440], inert } },
        objective: { card: 'contested-outpost' },
      })
      const request = t.asked('a')
      return 'options' in request && request.options.map(({ target }) => target?.obstructedBy)
    }
    expect(aims(true)).toEqual([[], undefined])
    expect(aims(false)).toEqual([['station'], undefined])
    const t = cardTable({
      activating: { ship: 'nebulon', step: 'maneuver' },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 400], speed: 0, damage: ['facedown'] },
        victory: VICTORY,
      },
      obstacles: { station: { at: [457, 440], inert: true } },
      objective: { card: 'contested-outpost' },
    })
    expect(t.open.every(({ ask }) => ask !== 'window.effect')).toBe(true)
  })
})
