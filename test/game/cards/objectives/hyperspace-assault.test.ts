import { describe, expect, test } from 'vitest'
import { scoreOf } from '#shared/game/flow/score'
import { BattleSetup } from '#test/support/battle-setup'
import { type CardTable, cardTable } from '#test/support/card-table'

const SOURCE = 'hyperspace-assault@b'
const EFFECT = `${SOURCE}.1`
type At = [number, number]

/** The start of the second round: a Gladiator and a TIE wait in hyperspace. */
const roundStart = (changes: Partial<CardTable> = {}) =>
  cardTable({
    phase: 'start',
    round: 2,
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [100, 100] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [800, 800] },
    },
    reserve: {
      ships: { gladiator: { card: 'gladiator-i-class-star-destroyer', setAside: SOURCE } },
      squadrons: { tie: { card: 'tie-fighter-squadron', setAside: SOURCE } },
    },
    objective: {
      card: 'hyperspace-assault',
      tokens: { 'token-1': [250, 457], 'token-2': [457, 457], 'token-3': [650, 457] },
    },
    ...changes,
  })
type Table = ReturnType<typeof cardTable>
const put = (t: Table, seat: 'a' | 'b', [x, y]: At, speed?: number) =>
  t.answer(seat, { pose: { x: x * 1000, y: y * 1000, heading: 0 }, ...(speed !== undefined && { speed }) })

describe('Hyperspace Assault (OB12)', () => {
  test('before anybody deploys the second player sets aside a ship and up to three squadrons, then places three tokens (R3.12)', () => {
    const t = new BattleSetup('hyperspace-assault').until('effect.choose')
    expect(t.options('b')).toEqual(['victory-1', 'gladiator-1'])
    t.choose('b', 'gladiator-1')
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 0, max: 3 })
    t.answer('b', { options: ['tie-fighter-1'] })
    expect(t.state.reserve?.setAside).toEqual({ 'gladiator-1': SOURCE, 'tie-fighter-1': SOURCE })
    expect(t.asked('b').ask).toBe('objective.place')
    expect(t.refusal('b', 914, 190)).toBe('too-close')
    t.put('b', 100, 457)
    t.put('b', 914, 457)
    t.put('b', 1700, 457)
    t.begun()
    expect(Object.keys(t.state.ships)).toEqual(['cr90-1', 'victory-1', 'nebulon-b-1'])
    expect(t.state.reserve?.ships['gladiator-1']).toBeDefined()
  })

  test('a large ship cannot be set aside; without another one squadrons are, and the tokens are placed (R16.13, RL.17)', () => {
    const empire = { ships: ['imperial-i-class-star-destroyer'], squadrons: ['tie-fighter-squadron'] }
    const t = new BattleSetup('hyperspace-assault', { empire }).until(({ kind }) => kind === 'options')
    t.answer('b', { options: ['tie-fighter-1'] })
    t.begun()
    expect(t.state.reserve?.setAside).toEqual({ 'tie-fighter-1': SOURCE })
    expect(t.state.objectiveTokens).toHaveLength(3)
  })

  test('who has nothing but set-aside ships loses squadrons that he would have to deploy (R3.30)', () => {
    const empire = { ships: ['victory-ii-class-star-destroyer'], squadrons: ['tie-fighter-squadron'] }
    const t = new BattleSetup('hyperspace-assault', { empire }).until(({ kind }) => kind === 'options')
    t.answer('b', { options: [] })
    t.until(() => false)
    expect(t.told('destroyed').map(({ unit, cause }) => [unit, cause])).toContainEqual(['tie-fighter-1', 'left-out'])
    expect(t.state.result).toMatchObject({ winner: 'a', reason: 'eliminated' })
  })

  test('from the second round on they arrive at distance 1 of one token, and the tokens go', () => {
    const t = roundStart()
    expect(t.options('b')).toEqual([EFFECT, 'pass'])
    t.choose('b', EFFECT)
    expect(t.options('b')).toEqual(['token-1', 'token-2', 'token-3', 'move'])
    t.choose('b', 'token-2')
    expect(t.asked('b')).toMatchObject({ ask: 'deploy.place', subject: 'gladiator', speeds: [1, 2, 3] })
    expect(() => put(t, 'b', [457, 640], 2)).toThrow('too-far')
    expect(() => put(t, 'b', [457, 540], 0)).toThrow('speed-not-on-chart')
    put(t, 'b', [457, 540], 2)
    expect(() => put(t, 'b', [457, 540])).toThrow('place-overlaps')
    put(t, 'b', [457, 400])
    expect(t.state.ships.gladiator).toMatchObject({ dialSpeed: 2, activated: false, pose: { x: 457_000, y: 540_000 } })
    expect(t.state.squadrons.tie).toMatchObject({ activated: false, at: { x: 457_000, y: 400_000 } })
    expect(t.state.objectiveTokens).toEqual([])
    expect(t.state.reserve).toBeUndefined()
    // It gets its dials in this round's Command Phase (R3.28).
    const request = t.asked('b')
    expect(request.kind === 'dials' && request.ships).toContainEqual({ ship: 'gladiator', missing: 2 })
  })

  test('the ship may land on squadrons, which the first player then puts down (R3.19, R10.23)', () => {
    const t = roundStart({ squadrons: { x: { card: 'x-wing-squadron', at: [457, 530] } } })
    t.choose('b', EFFECT)
    t.choose('b', 'token-2')
    expect(put(t, 'b', [457, 540], 1).map(({ type }) => type)).toEqual(['shipDeployed', 'squadronsLifted'])
    const request = t.asked('a')
    expect(request).toMatchObject({ ask: 'displaced.place', squadrons: ['x'] })
    if (request.kind !== 'places') throw new Error('places expected')
    t.answer('a', { places: request.suggested })
    expect(t.asked('b').subject).toBe('tie')
  })

  test('in a round without an arrival he may move each token, all of it within distance 1 of where it was', () => {
    const t = roundStart()
    t.choose('b', EFFECT)
    t.choose('b', 'move')
    expect(() => put(t, 'b', [350, 457])).toThrow('too-far')
    put(t, 'b', [300, 457])
    put(t, 'b', [457, 457])
    put(t, 'b', [650, 400])
    expect(t.state.objectiveTokens?.map(({ id, at }) => [id, at.x, at.y])).toEqual([
      ['token-2', 457_000, 457_000],
      ['token-1', 300_000, 457_000],
      ['token-3', 650_000, 400_000],
    ])
    expect(t.asked('b').ask).toBe('command.dials')
    expect(t.state.reserve?.setAside).toEqual({ gladiator: SOURCE, tie: SOURCE })
  })

  test('not in the first round, and not once they have arrived (001, Hyperspace Assault)', () => {
    expect(roundStart({ round: 1 }).asked('b').ask).toBe('command.dials')
    expect(roundStart({ reserve: {} }).asked('b').ask).toBe('command.dials')
  })

  test('at the end of the game what is still set aside is destroyed (R3.29)', () => {
    const t = roundStart({ phase: 'end', round: 6 })
    expect(t.state.result).toMatchObject({ winner: 'a', score: { a: 56 + 8, b: 0 } })
    expect(scoreOf(t.state, t.engine.rules).a).toBe(64)
  })
})
