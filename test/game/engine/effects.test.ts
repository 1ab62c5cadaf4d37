import { describe, expect, test } from 'vitest'
import { FixtureGame, type FixtureSetup } from '#test/support/fixture-game'
import { FIXTURES } from './fixture-cards'
import { answerPlainly, playToNextRound, playToStatusPhase } from './plain-play'

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
  test('R16.1 an optional effect is offered at its moment and may be declined', () => {
    const t = cr90Activates({ beside: [['u1', 'spare-orders', 'cr90-1']] })
    expect(t.options('a')).toEqual(['u1.0', 'pass'])
    expect(t.choose('a', 'pass').map((e) => e.type)).toContain('effectDeclined')
    expect(t.asked('a').ask).toBe('activation.dial')
  })

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

  test('two questions in a row: nothing changes before the last answer', () => {
    const t = game({ beside: [['u1', 'twin-orders', 'nebulon-b-1']] })
    t.setDials()
    t.choose('a', 'nebulon-b-1')
    t.choose('a', 'u1.0')
    t.choose('a', 'navigate')
    expect(t.options('a')).toEqual(['squadron', 'repair', 'concentrate-fire'])
    expect(ship(t, 'nebulon-b-1').commandTokens).toEqual([])
    t.choose('a', 'repair')
    expect(ship(t, 'nebulon-b-1').commandTokens).toEqual(['navigate', 'repair'])
  })

  test('a question may go to the opponent, and only the opponent can answer it', () => {
    const t = cr90Activates({ beside: [['u1', 'enemy-choice', 'cr90-1']] })
    t.choose('a', 'u1.0')
    expect(t.open.map((r) => r.seat)).toEqual(['b'])
    expect(() => t.choose('a', 'up')).toThrow(/asked nothing/)
    t.choose('b', 'down')
    expect(ship(t, 'cr90-1').dialSpeed).toBe(1)
  })

  test('R16.8 an effect ends unpaid when what it needs is not there', () => {
    const t = new FixtureGame({ cards: FIXTURES, beside: [['u1', 'dead-end', 'victory-1']] })
    playToStatusPhase(t)
    t.choose('b', 'u1.0')
    expect(ship(t, 'victory-1').dialSpeed).toBe(2)
    expect(t.open.every((r) => r.ask === 'command.dials')).toBe(true)
  })

  test('any number of answers between the bounds, each once', () => {
    const t = new FixtureGame({ cards: FIXTURES, beside: [['u1', 'stand-down', 'victory-1']] })
    playToStatusPhase(t)
    t.choose('b', 'u1.0')
    expect(t.asked('b')).toMatchObject({ kind: 'options', min: 0, max: 2 })
    expect(() => t.answer('b', { options: ['cr90-1', 'cr90-1'] })).toThrow(/wrong-number-of-options/)
    t.answer('b', { options: ['cr90-1', 'victory-1'] })
    expect([ship(t, 'cr90-1').dialSpeed, ship(t, 'victory-1').dialSpeed]).toEqual([0, 0])
  })

  test('R17.14 options that hang on own secrets always include none, so that the offer tells nothing', () => {
    const t = game({ beside: [['u1', 'foresight', 'victory-1']] })
    t.setDials('navigate')
    expect(t.options('b')).toEqual(['u1.0', 'pass'])
    t.choose('b', 'u1.0')
    expect(t.options('b')).toEqual(['none', 'navigate'])
    t.choose('b', 'none')
    expect(ship(t, 'victory-1').commandTokens).toEqual([])
  })
})

describe('What lasts', () => {
  test('R9.18 an effect at a moment happens only while it lasts, though its card is gone', () => {
    const play = (sets: boolean) => {
      const t = cr90Activates({ beside: [['u1', 'timed-charge', 'cr90-1']] })
      t.choose('a', sets ? 'u1.0' : 'pass')
      for (let i = 0; i < 20 && t.asked(t.open[0]?.seat ?? 'a').subject === 'cr90-1'; i += 1) answerPlainly(t)
      return ship(t, 'cr90-1').commandTokens
    }
    expect(play(false)).toEqual([])
    expect(play(true)).toEqual(['repair'])
  })

  test('R17.14 a question that comes after one about secrets does not hang on its answer', () => {
    const t = game({ beside: [['u1', 'sealed-orders', 'victory-1']] })
    t.setDials('navigate')
    t.choose('b', 'u1.0')
    t.choose('b', 'navigate')
    // Nothing else can be named, so nobody is asked.
    expect(ship(t, 'victory-1').commandTokens).toEqual(['navigate'])
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

  test('R16.8 a price that can be paid is paid before the act', () => {
    const t = cr90Activates({ beside: [['u1', 'burn-hull', 'cr90-1']] })
    const types = t.choose('a', 'u1.0').map((e) => e.type)
    expect(types.indexOf('damageDealt')).toBeLessThan(types.indexOf('tokenGained'))
  })

  test('R16.10 an exhausted card cannot be exhausted again', () => {
    const t = cr90Activates({
      beside: [['u1', 'overdrive', 'cr90-1']],
      arrange: (s) => {
        const card = s.cards.u1
        if (card) card.exhausted = true
      },
    })
    expect(t.asked('a').ask).toBe('activation.dial')
  })

  test('R16.11 once per game is once, in whatever round', () => {
    const t = game({ beside: [['u1', 'foresight', 'victory-1']] })
    t.setDials()
    t.choose('b', 'u1.0')
    t.choose('b', 'none')
    playToNextRound(t)
    t.setDials()
    expect(t.open.map((r) => r.ask)).toEqual(['ship.activate'])
  })

  test('R16.12 a discarded card has no effect any more', () => {
    const t = game({ beside: [['u1', 'meddling', 'cr90-1']] })
    playToStatusPhase(t)
    t.choose('a', 'u1.0')
    expect(ship(t, 'victory-1').commandTokens).toEqual(['squadron'])
    playToNextRound(t)
    playToStatusPhase(t)
    expect(t.open.every((r) => r.ask === 'command.dials')).toBe(true)
  })
})

describe('Moments', () => {
  test('R9.11 two copies of one faceup card act each on its own', () => {
    const t = cr90Activates({
      faceup: [
        ['cr90-1', 'leaking-core'],
        ['cr90-1', 'leaking-core'],
      ],
    })
    t.choose('a', 'keep')
    // Their order cannot matter, so nobody is asked for it.
    const events = t.answer('a', { clicks: [0, 0], side: 'left' })
    const dealt = events.filter((e) => e.type === 'damageDealt' || e.type === 'destroyed')
    expect(dealt.map((e) => e.type)).toEqual(['damageDealt', 'damageDealt', 'destroyed'])
    expect(events.flatMap((e) => (e.type === 'effectUsed' ? [e.source] : []))).toEqual(['cr90-1#1', 'cr90-1#2'])
  })

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

  test('R16.7 a lone mandatory effect is taken, not asked', () => {
    const t = cr90Activates({ faceup: [['cr90-1', 'leaking-core']] })
    t.choose('a', 'keep')
    const events = t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(events.map((e) => e.type)).toContain('effectUsed')
  })
})

describe('Effects that go on', () => {
  test('R9.18 until the end of the activation, and not longer', () => {
    const t = cr90Activates({ beside: [['u1', 'overdrive', 'cr90-1']] })
    t.choose('a', 'u1.0')
    expect(t.engine.rules.valueOf(t.state, 'maxSpeed', 'cr90-1', {})).toBe(5)
    t.choose('a', 'keep')
    t.answer('a', { clicks: [0, 0], side: 'left' })
    expect(t.engine.rules.valueOf(t.state, 'maxSpeed', 'cr90-1', {})).toBe(4)
    expect(t.state.lasting).toEqual([])
  })

  test('R9.18 until the end of the round, though its card is discarded', () => {
    const t = game({ beside: [['u1', 'blockade', 'victory-1']] })
    t.setDials()
    t.choose('b', 'u1.0')
    t.choose('b', 'cr90-1')
    expect(t.state.cards.u1).toMatchObject({ discarded: true })
    // Only the Nebulon-B may activate, so nobody is asked which.
    expect(t.asked('a')).toMatchObject({ ask: 'activation.dial', subject: 'nebulon-b-1' })
    playToNextRound(t)
    t.setDials()
    expect(t.options('a')).toEqual(['cr90-1', 'nebulon-b-1'])
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

  test('R9.13 a ship is destroyed at its hull value as it is now', () => {
    const t = cr90Activates({
      beside: [
        ['u1', 'burn-hull', 'cr90-1'],
        ['u2', 'bulkheads', 'cr90-1'],
      ],
      arrange: (s) => {
        for (const slot of [1, 2, 3]) s.ships['cr90-1']?.damage.push({ slot, card: 'structural-damage', faceup: false })
      },
    })
    t.choose('a', 'u1.0')
    expect(ship(t, 'cr90-1').damage).toHaveLength(4)
  })

  test('R9.13 a ship is destroyed when the card goes that raised its hull value', () => {
    const t = cr90Activates({
      beside: [['u1', 'spare-bulkheads', 'cr90-1']],
      arrange: (s) => {
        for (const slot of [1, 2, 3, 4])
          s.ships['cr90-1']?.damage.push({ slot, card: 'structural-damage', faceup: false })
      },
    })
    expect(ship(t, 'cr90-1').damage).toHaveLength(4)
    const events = t.choose('a', 'u1.1')
    expect(events).toContainEqual(expect.objectContaining({ type: 'destroyed', unit: 'cr90-1', cause: 'damage' }))
    expect(t.state.ships['cr90-1']).toBeUndefined()
  })

  test('R5.5 R0.2 a ship that cannot activate is no option, and its side passes if it has no other', () => {
    const t = game({ beside: [['u1', 'stuck-engines', 'victory-1']] })
    t.setDials()
    playToNextRound(t)
    expect(t.events.filter((e) => e.type === 'passed' && e.seat === 'b').length).toBeGreaterThan(0)
    expect(t.events.some((e) => e.type === 'shipActivated' && e.ship === 'victory-1')).toBe(false)
  })

  test('R5.6 a ban that lapses yields when otherwise nobody could act', () => {
    const t = game({ beside: [['u1', 'wait-for-others', 'victory-1']] })
    t.setDials()
    playToNextRound(t)
    const activated = t.events.flatMap((e) => (e.type === 'shipActivated' ? [e.ship] : []))
    expect(activated).toEqual(['cr90-1', 'nebulon-b-1', 'victory-1'])
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

  test('R14.2 tokens that may not be readied stay exhausted', () => {
    const t = game({
      beside: [['u1', 'rusted-tokens', 'victory-1']],
      arrange: (s) => {
        for (const id of ['victory-1', 'cr90-1']) for (const token of s.ships[id]?.defense ?? []) token.exhausted = true
      },
    })
    t.setDials()
    playToNextRound(t)
    expect(ship(t, 'victory-1').defense.every((d) => d.exhausted)).toBe(true)
    expect(ship(t, 'cr90-1').defense.some((d) => d.exhausted)).toBe(false)
  })

  test('an act may be replaced without a choice', () => {
    const t = cr90Activates({ beside: [['u1', 'no-clerks', 'cr90-1']] })
    t.choose('a', 'token')
    expect(ship(t, 'cr90-1').commandTokens).toEqual([])
    expect(ship(t, 'cr90-1').dialSpeed).toBe(0)
  })

  test('an act that is replaced once happens the next time', () => {
    const t = cr90Activates({
      beside: [
        ['u1', 'burn-hull', 'cr90-1'],
        ['u2', 'ablative-hull', 'cr90-1'],
      ],
    })
    t.choose('a', 'u1.0')
    expect(ship(t, 'cr90-1').damage).toEqual([])
    expect(t.state.cards.u2).toMatchObject({ discarded: true })
  })
})

/** Straight courses, dials kept, the first option of everything else, until the status phase asks or a new round begins. */
