import { describe, expect, test } from 'vitest'
import { logFor } from '#shared/game'
import { modify } from '#shared/game/engine/card-builder'
import { type DamageCard, type Ship, shipOf } from '#shared/game/engine/state'
import type { FixtureGame, FixtureSetup } from '#test/support/fixture-game'
import { attackOf, battle, CR90, faces, SHOT, VICTORY } from './face-to-face'

describe('Dice', () => {
  test('R6.12 R6.20 a card adds a die whatever the range, in the step that modifies dice', () => {
    const t = battle({ beside: [['u1', 'extra-battery', CR90]] })
    t.choose('a', SHOT)
    expect(faces(t)).toEqual(['red hit', 'red hit', 'blue hit'])
    t.choose('a', 'u1.0')
    t.choose('a', 'black')
    expect(faces(t)).toEqual(['red hit', 'red hit', 'blue hit', 'black hit'])
  })

  test('R6.25 an effect resolves at most once in an attack', () => {
    const t = battle({ beside: [['u1', 'extra-battery', CR90]] })
    t.choose('a', SHOT)
    t.choose('a', 'u1.0')
    t.choose('a', 'red')
    // Nothing is left to modify with, so the defender is asked.
    expect(t.asked('b').ask).toBe('defense.spend')
  })

  test('R6.20 a die is spent and leaves the pool; others are rolled again', () => {
    const t = battle({ beside: [['u1', 'careful-aim', CR90]] })
    t.choose('a', SHOT)
    // There is one blue die, so nobody asks which.
    t.choose('a', 'u1.0')
    t.answer('a', { options: ['d2'] })
    expect(faces(t)).toEqual(['red hit', 'red hit'])
    expect(t.events.filter(({ type }) => type === 'dieSpent' || type === 'diceRerolled')).toMatchObject([
      { type: 'dieSpent', die: { id: 'd3', color: 'blue' } },
      { type: 'diceRerolled', dice: [{ from: { id: 'd2' } }] },
    ])
  })

  test.each([
    ['double-hit', 'red double-hit'],
    ['accuracy', 'red accuracy'],
  ])('R6.21 a red die may be turned to %s', (face, shown) => {
    const t = battle({ beside: [['u1', 'turned-barrels', CR90]] })
    t.choose('a', SHOT)
    t.choose('a', 'u1.0')
    t.choose('a', 'd1')
    t.choose('a', face)
    expect(faces(t)).toContain(shown)
  })

  test('R6.21 a blue die has no double hit to be turned to', () => {
    const t = battle({ beside: [['u1', 'turned-barrels', CR90]] })
    t.choose('a', SHOT)
    t.choose('a', 'u1.0')
    t.choose('a', 'd3')
    t.choose('a', 'double-hit')
    expect(faces(t)).toEqual(['red hit', 'red hit', 'blue hit'])
  })

  test('R6.14 R6.16 what a card removes adds up; without dice the attack is canceled, and its zone has attacked', () => {
    const t = battle({ beside: ['u1', 'u2', 'u3'].map((id) => [id, 'jammed-sensors', CR90] as const) })
    t.choose('a', SHOT)
    expect(t.options('a')).toEqual(['u1.0', 'u2.0', 'u3.0'])
    t.choose('a', 'u2.0')
    t.choose('a', 'red')
    t.choose('a', 'u1.0')
    t.choose('a', 'blue')
    // The last card and the last die leave no choice.
    expect(t.events.map(({ type }) => type)).toContain('attackCanceled')
    expect(t.events.map(({ type }) => type)).not.toContain('diceRolled')
    expect(t.state.stack.find((f) => f.kind === 'activation')).toMatchObject({ attacked: ['front'] })
  })
})

describe('Cards of the defender', () => {
  test('R6.26 a card is used beside the tokens, in any order', () => {
    const t = battle({ beside: [['u1', 'decoys', VICTORY]] })
    t.choose('a', SHOT)
    t.choose('b', 'brace-1')
    t.choose('b', 'u1.0')
    t.choose('b', 'd1')
    expect(faces(t)).toEqual(['red hit', 'blue hit'])
    expect(t.options('b')).toEqual(['redirect-2', 'redirect-3', 'done'])
  })

  test('R6.31 brace halves first, then other reductions take away', () => {
    const t = battle({ beside: [['u1', 'spare-plating', VICTORY]] })
    t.choose('a', SHOT)
    t.choose('b', 'brace-1')
    const events = t.choose('b', 'done')
    expect(events).toContainEqual(expect.objectContaining({ type: 'damageDetermined', icons: 3, total: 2 }))
    expect(events).toContainEqual(expect.objectContaining({ type: 'damageChanged', from: 2, to: 1 }))
    expect(t.state.ships[VICTORY]).toMatchObject({ shields: { front: 2 } })
  })

  test('R1.11 R8.8 a card may say which zones are adjacent: redirect names any of them', () => {
    const t = battle({
      cards: { 'wide-shields': [modify('adjacentZones', () => ['right', 'rear', 'left'])] },
      beside: [['u1', 'wide-shields', VICTORY]],
    })
    t.choose('a', SHOT)
    t.choose('b', 'redirect-2')
    expect(t.options('b')).toEqual(['right', 'rear', 'left'])
    t.choose('b', 'rear')
    t.choose('b', 'done')
    t.choose('b', '1')
    expect(t.state.ships[VICTORY]).toMatchObject({ shields: { rear: 0 } })
  })

  test('R0.2 a card that forbids attacks leaves nothing to declare', () => {
    const t = battle({ beside: [['u1', 'ceasefire', VICTORY]] })
    // Nothing can be attacked, so nobody is asked.
    expect(t.asked('a').ask).toBe('maneuver.course')
  })
})

describe('Critical effects of cards', () => {
  const critical: Partial<FixtureSetup> = {
    beside: [['u1', 'ion-burst', CR90]],
    chance: { draw: (_n, purpose, ranges) => ranges.map(() => (purpose === 'dice' ? 2 : 0)) },
  }

  test('R9.22 one an attack: the standard one, that of a card, or none', () => {
    const t = battle(critical)
    t.choose('a', SHOT)
    t.choose('b', 'done')
    expect(t.options('a')).toEqual(['standard', 'u1.0', 'none'])
    t.choose('a', 'u1.0')
    expect(t.state.ships[VICTORY]).toMatchObject({ defense: [{ id: 'redirect-2' }, { id: 'redirect-3' }] })
    expect(t.events).toContainEqual({ type: 'criticalResolved', attacker: CR90, effect: 'u1.0' })
    expect(t.events.filter(({ type }) => type === 'criticalResolved')).toHaveLength(1)
  })

  test('R6.33 its damage is not part of the total: brace does not touch it', () => {
    const t = battle({ ...critical, beside: [['u1', 'acid-warheads', CR90]] })
    t.choose('a', SHOT)
    t.choose('b', 'brace-1')
    t.choose('b', 'done')
    const events = t.choose('a', 'u1.0')
    expect(events.filter(({ type }) => type === 'shieldsLost' || type === 'damageDetermined')).toMatchObject([
      { type: 'shieldsLost', points: 2 },
      { type: 'damageDetermined', icons: 3, total: 2 },
      { type: 'shieldsLost', points: 1 },
    ])
  })

  test('R9.21 without a critical icon in the pool there is none', () => {
    const t = battle({ beside: [['u1', 'ion-burst', CR90]] })
    t.choose('a', SHOT)
    t.choose('b', 'done')
    expect(t.open.map(({ ask }) => ask)).not.toContain('attack.critical')
  })
})

describe('A look before a choice', () => {
  const worn: DamageCard[] = [
    { slot: 1, card: 'power-failure', faceup: false },
    { slot: 2, card: 'crew-panic', faceup: false },
  ]
  const boarded = () => {
    const t = battle({
      beside: [['u1', 'boarding-party', CR90]],
      arrange: ({ ships }) => Object.assign(ships[VICTORY] as Ship, { damage: structuredClone(worn), nextSlot: 3 }),
    })
    t.choose('a', SHOT)
    t.choose('b', 'done')
    t.choose('a', 'u1.0')
    return t
  }

  test('R17.8e the looking seat alone sees the cards, not even their owner', () => {
    const t = boarded()
    expect(t.view('a').look).toEqual({
      seat: 'a',
      source: 'u1',
      things: [
        { id: '1', card: 'power-failure' },
        { id: '2', card: 'crew-panic' },
      ],
    })
    for (const viewer of ['b', 'spectator'] as const) {
      const seen = JSON.stringify([t.view(viewer), logFor(t.events, viewer)])
      expect(seen).not.toContain('power-failure')
      expect(seen).not.toContain('crew-panic')
    }
    expect(JSON.stringify(logFor(t.events, 'a'))).toContain('crew-panic')
  })

  test('R6.41 after the attack the choice hangs on what was seen, and the look is over', () => {
    const t = boarded()
    expect(t.options('a')).toEqual(['none', '1', '2'])
    t.choose('a', '2')
    expect(t.state.look).toBeUndefined()
    expect(shipOf(t.state, VICTORY).damage[1]).toMatchObject({ card: 'crew-panic', faceup: true })
    expect(t.events.filter(({ type }) => type === 'effectUsed')).toHaveLength(1)
  })
})

describe('Destruction', () => {
  const doomed = (beside: FixtureSetup['beside'] = [['u1', 'last-stand', VICTORY]]) => {
    const t = battle({
      beside,
      arrange: ({ ships, deck }) => {
        const victory = ships[VICTORY] as Ship
        const cards = deck.undealt.splice(0, 7)
        victory.damage = cards.map((card, i) => ({ slot: i + 1, card, faceup: false }))
        Object.assign(victory, { nextSlot: 8, shields: { front: 0, right: 0, rear: 0, left: 0 } })
      },
    })
    t.choose('a', SHOT)
    t.choose('b', 'done')
    return t
  }

  test('R9.13 R9.16 at its hull value a ship is destroyed at once and the rest of the damage is void', () => {
    const t = doomed([])
    expect(t.state.lost).toMatchObject([{ id: VICTORY, cause: 'damage' }])
    expect(t.events.filter(({ type }) => type === 'damageDealt')).toHaveLength(1)
    expect(t.state.result).toMatchObject({ winner: 'a', reason: 'eliminated' })
  })

  test('R9.20 a card puts it off: the ship stays and suffers on, and is destroyed when the effect ends', () => {
    const t = doomed()
    expect(t.options('b')).toEqual(['u1.0', 'pass'])
    t.choose('b', 'u1.0')
    expect(shipOf(t.state, VICTORY).damage).toHaveLength(10)
    expect(t.state.result).toBeUndefined()
    while (!t.state.result) {
      const [request] = t.open
      if (!request) throw new Error('nobody is asked')
      if (request.kind === 'course') t.answer(request.seat, { clicks: request.yaws.map(() => 0), side: 'left' })
      else t.choose(request.seat, t.options(request.seat).at(-1) ?? '')
    }
    expect(t.state.lost).toMatchObject([{ id: VICTORY, round: 1 }])
  })

  test('R9.20 it may be declined', () => {
    const t = doomed()
    t.choose('b', 'pass')
    expect(t.state.lost).toMatchObject([{ id: VICTORY }])
  })
})

describe('Granted acts', () => {
  const sail = (t: FixtureGame) => t.answer('a', { clicks: [0, 0], side: 'left' })

  test('a further maneuver comes after the first, with its own course; Navigate was resolved once (R7.3)', () => {
    const t = battle({
      beside: [['u1', 'second-sortie', CR90]],
      arrange: ({ ships }) => {
        const cr90 = ships[CR90] as Ship
        cr90.pose = { x: 200_000, y: 300_000, heading: 270_000 }
        cr90.commandTokens = ['navigate']
      },
    })
    if (t.asked('a').ask === 'attack.declare') t.choose('a', 'none')
    t.choose('a', 'token:-1')
    t.answer('a', { clicks: [0], side: 'left' })
    t.choose('a', 'u1.0')
    expect(t.asked('a')).toMatchObject({ ask: 'maneuver.course', speed: 1 })
    t.answer('a', { clicks: [0], side: 'left' })
    expect(t.events.filter(({ type }) => type === 'moved')).toHaveLength(2)
    expect(t.events).toContainEqual({ type: 'granted', unit: CR90, what: 'maneuver', source: 'u1' })
    // The card is exhausted now, so it grants no attack.
    expect(t.events.filter(({ type }) => type === 'granted')).toHaveLength(1)
  })

  test('a further attack is none of the two of the activation; it may be forgone', () => {
    const t = battle({ beside: [['u1', 'second-sortie', CR90]] })
    t.choose('a', 'none')
    sail(t)
    t.choose('a', 'pass')
    t.choose('a', 'u1.1')
    expect(t.asked('a')).toMatchObject({ ask: 'attack.declare', subject: CR90 })
    t.choose('a', 'none')
    expect(t.events.map(({ type }) => type)).not.toContain('attackDeclared')
  })

  test('R16.14 acts of one effect come in order, the second after all that the first brings', () => {
    const t = battle({ beside: [['u1', 'overloaded-guns', CR90]] })
    t.choose('a', 'u1.0')
    expect(t.asked('a')).toMatchObject({ ask: 'damage.zone', subject: CR90 })
    t.choose('a', 'rear')
    expect(shipOf(t.state, CR90).shields.rear).toBe(0)
    expect(t.asked('a').ask).toBe('attack.declare')
    t.choose('a', SHOT)
    expect(attackOf(t)).toMatchObject({ attacker: CR90, defender: VICTORY })
  })
})
