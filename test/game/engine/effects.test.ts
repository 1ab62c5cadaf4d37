import { describe, expect, test } from 'vitest'
import { FixtureGame, type FixtureSetup } from '#test/support/fixture-game'
import { FIXTURES } from './fixture-cards'

const game = (setup: Omit<FixtureSetup, 'cards'>) => new FixtureGame({ cards: FIXTURES, ...setup })

/** A game in which the CR90's activation has just begun. */
function cr90Activates(setup: Omit<FixtureSetup, 'cards'>): FixtureGame {
  const t = game(setup)
  t.setDials()
  t.choose('a', 'cr90-1')
  return t
}

const ship = (t: FixtureGame, id: string) => {
  const found = t.state.ships[id]
  if (!found) throw new Error(`${id} is gone`)
  return found
}

describe('An effect asks first, then acts', () => {
  test('R5.14 a choice in the middle of an act stops the act, and the rest follows the answer', () => {
    const t = cr90Activates({
      beside: [['u1', 'spare-orders', 'cr90-1']],
      arrange: (s) => s.ships['cr90-1']?.commandTokens.push('repair'),
    })
    t.choose('a', 'u1.0')
    expect(t.options('a')).toEqual(['navigate', 'squadron', 'repair', 'concentrate-fire'])
    t.choose('a', 'navigate')
    expect(t.asked('a')).toMatchObject({ ask: 'tokens.discard', subject: 'cr90-1' })
    expect(ship(t, 'cr90-1').damage).toHaveLength(0)
    const events = t.choose('a', 'repair')
    expect(events.map((e) => e.type).slice(0, 2)).toEqual(['tokenDiscarded', 'damageDealt'])
    expect(ship(t, 'cr90-1').commandTokens).toEqual(['navigate'])
  })

  test('R16.8 an effect ends unpaid when what it needs is not there', () => {
    const t = new FixtureGame({ cards: FIXTURES, beside: [['u1', 'dead-end', 'victory-1']] })
    playToStatusPhase(t)
    t.choose('b', 'u1.0')
    expect(ship(t, 'victory-1').dialSpeed).toBe(2)
    expect(t.open.every((r) => r.ask === 'command.dials')).toBe(true)
  })
})

describe('Prices', () => {
  test('R16.8 a price that destroys its payer buys nothing', () => {
    const t = cr90Activates({
      beside: [['u1', 'burn-hull', 'cr90-1']],
      arrange: (s) => {
        for (const slot of [1, 2, 3]) s.ships['cr90-1']?.damage.push({ slot, card: 'structural-damage', faceup: false })
      },
    })
    const types = t.choose('a', 'u1.0').map((e) => e.type)
    expect(types).toContain('destroyed')
    expect(types).not.toContain('tokenGained')
    expect(types).not.toContain('effectUsed')
    expect(t.state.ships['cr90-1']).toBeUndefined()
  })
})

describe('Moments', () => {
  test('R16.2 two effects of one card at one moment are two, each used at most once', () => {
    const t = game({ beside: [['u1', 'double-duty', 'victory-1']] })
    playToStatusPhase(t)
    expect(t.options('b')).toEqual(['u1.0', 'u1.1', 'pass'])
    t.choose('b', 'u1.1')
    expect(t.options('b')).toEqual(['u1.0', 'pass'])
    t.choose('b', 'u1.0')
    expect(ship(t, 'victory-1').commandTokens).toEqual(['repair', 'navigate'])
  })

  test('R16.6 the first player comes first; a mandatory effect that appears after a pass still happens', () => {
    const t = game({
      beside: [
        ['u1', 'alarm', 'cr90-1'],
        ['u2', 'meddling', 'victory-1'],
      ],
    })
    playToStatusPhase(t)
    expect(t.options('a')).toEqual(['u1.0', 'pass'])
    t.choose('a', 'pass')
    t.choose('b', 'u2.0')
    const events = t.choose('b', 'cr90-1')
    expect(events.map((e) => e.type).slice(-20)).toContain('tokenDiscarded')
    expect(ship(t, 'cr90-1').commandTokens).toEqual([])
    expect(ship(t, 'cr90-1').dialSpeed).toBe(2)
  })
})

describe('Influences', () => {
  test('changes of a value go by their order', () => {
    const t = game({
      beside: [
        ['u1', 'half-crew', 'victory-1'],
        ['u2', 'more-crew', 'victory-1'],
      ],
    })
    expect(t.engine.rules.valueOf(t.state, 'command', 'victory-1', {})).toBe(2)
    expect(t.asked('b')).toMatchObject({ ships: [{ ship: 'victory-1', missing: 2 }] })
  })

  test('R5.5 R0.2 a ship that cannot activate is no option, and its side passes if it has no other', () => {
    const t = game({ beside: [['u1', 'stuck-engines', 'victory-1']] })
    t.setDials()
    playToNextRound(t)
    expect(t.events.filter((e) => e.type === 'passed' && e.seat === 'b').length).toBeGreaterThan(0)
    expect(t.events.some((e) => e.type === 'shipActivated' && e.ship === 'victory-1')).toBe(false)
  })

  test('R0.2 a permission allows what the rules do not, a ban beats it', () => {
    const t = game({
      beside: [
        ['u1', 'second-wind', 'cr90-1'],
        ['u2', 'second-wind', 'victory-1'],
        ['u3', 'stuck-engines', 'victory-1'],
      ],
    })
    const allowed = (id: string) => t.engine.rules.allows(t.state, 'activate', id, {}, { base: false })
    expect(['cr90-1', 'nebulon-b-1', 'victory-1'].map(allowed)).toEqual([true, false, false])
  })
})

describe('R16.13 a mandatory effect of several parts', () => {
  const withParts = (on: { raided?: string[]; armed?: string[] }) => {
    const arrange = ({ ships }: FixtureGame['state']) => {
      for (const id of on.raided ?? []) ships[id]?.raidTokens.push('repair')
      for (const id of on.armed ?? []) ships[id]?.commandTokens.push('concentrate-fire')
    }
    const t = new FixtureGame({ cards: FIXTURES, beside: [['u1', 'three-parts', 'victory-1']], arrange })
    playToStatusPhase(t)
    return t
  }
  const tokens = (t: FixtureGame) => ['cr90-1', 'nebulon-b-1', 'victory-1'].map((id) => ship(t, id).commandTokens)

  test('asks for each of them', () => {
    const t = withParts({ raided: ['cr90-1', 'nebulon-b-1'], armed: ['cr90-1', 'nebulon-b-1', 'victory-1'] })
    expect(t.options('b')).toEqual(['cr90-1', 'nebulon-b-1'])
    t.choose('b', 'nebulon-b-1')
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 2, max: 2 })
    t.answer('b', { options: ['cr90-1', 'nebulon-b-1'] })
    expect(ship(t, 'nebulon-b-1').dialSpeed).toBe(0)
    expect(tokens(t)).toEqual([[], [], ['concentrate-fire', 'navigate']])
  })

  test('leaves the first one out if it cannot be done, and does the others', () => {
    const t = withParts({ armed: ['cr90-1', 'nebulon-b-1', 'victory-1'] })
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 2, max: 2 })
    t.answer('b', { options: ['cr90-1', 'nebulon-b-1'] })
    expect(tokens(t)).toEqual([[], [], ['concentrate-fire', 'navigate']])
  })

  test('does a part as far as it can be done', () => {
    const t = withParts({ raided: ['cr90-1'], armed: ['nebulon-b-1'] })
    expect(ship(t, 'cr90-1').dialSpeed).toBe(0)
    expect(tokens(t)).toEqual([[], [], ['navigate']])
  })

  test('does what is left, if nothing of all that would be asked can be done', () => {
    const t = withParts({})
    expect(t.open.every((r) => r.ask === 'command.dials')).toBe(true)
    expect(tokens(t)).toEqual([[], [], ['navigate']])
  })
})

/** Straight courses, dials kept, the first option of everything else, until the Status Phase asks or a new round begins. */
function playToStatusPhase(t: FixtureGame): void {
  for (let i = 0; i < 60; i += 1) {
    if (t.state.phase === 'status') return
    if (!answerPlainly(t)) return
    if (t.events.at(-1)?.type === 'phaseBegan' && t.state.phase === 'command') return
  }
}

function playToNextRound(t: FixtureGame): void {
  const { round } = t.state
  for (let i = 0; i < 60 && t.state.round === round; i += 1) answerPlainly(t)
}

function answerPlainly(t: FixtureGame): boolean {
  const [request] = t.open
  if (!request) return false
  if (request.kind === 'dials') t.setDials()
  else if (request.kind === 'course') t.answer(request.seat, { clicks: request.yaws.map(() => 0), side: 'left' })
  else if (request.kind === 'option')
    t.choose(request.seat, request.options.find((o) => o.id === 'pass')?.id ?? request.options[0]?.id ?? '')
  else throw new Error(`no plain answer to ${request.ask}`)
  return true
}
