import { describe, expect, test } from 'vitest'
import { at, forbid } from '#shared/game/engine/card-builder'
import type { GameState } from '#shared/game/engine/state'
import { fight } from '#test/support/squadron-fight'

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type)

test('R11.2-3 two squadrons in a turn, the second chosen when the first is finished; R11.4 then the other player', () => {
  const t = fight({
    xWings: [{ at: [300, 400] }, { at: [400, 400] }, { at: [500, 400] }],
    ties: [{ at: [300, 600] }, { at: [400, 700] }],
  })
  expect(t.options('a')).toEqual(['x-wing-1', 'x-wing-2', 'x-wing-3'])
  t.choose('a', 'x-wing-1')
  expect(t.options('a')).toEqual(['move', 'none'])
  t.choose('a', 'none')
  expect(t.options('a')).toEqual(['x-wing-2', 'x-wing-3'])
  t.choose('a', 'x-wing-2')
  t.choose('a', 'none')
  expect(t.options('b')).toEqual(['tie-fighter-1', 'tie-fighter-2'])
})

test('R11.5 in the Squadron Phase it moves or attacks, not both; R11.31 Rogue does both', () => {
  const move = { to: { x: 300_000, y: 500_000 } }
  const plain = fight({ xWings: [{ at: [300, 400] }, { at: [800, 100] }], ties: [{ at: [300, 590] }] })
  plain.choose('a', 'x-wing-1')
  plain.choose('a', 'move')
  plain.answer('a', move)
  expect(plain.asked('a')).toMatchObject({ ask: 'squadron.act', subject: 'x-wing-2' })
  const rogue = fight({
    xWings: [{ at: [300, 400], keywords: { rogue: 1 } }, { at: [800, 100] }],
    ties: [{ at: [300, 590] }],
  })
  rogue.choose('a', 'x-wing-1')
  rogue.choose('a', 'move')
  rogue.answer('a', move)
  expect(rogue.options('a')).toEqual(['tie-fighter-1', 'none'])
})

describe('R11.27 Counter', () => {
  const counting = { at: [300, 470], keywords: { counter: 2 } } as const
  test('it answers with its blue dice even if it was just destroyed, and is removed afterwards', () => {
    const t = fight({
      xWings: [{ at: [300, 400], hull: 1 }, { at: [800, 100] }],
      ties: [{ ...counting, hull: 1 }, { at: [800, 800] }],
      dice: ['blue hit', 'blue hit', 'blue hit', 'blue hit', 'blue hit', 'blue accuracy'],
    })
    t.choose('a', 'x-wing-1')
    t.choose('a', 'tie-fighter-1')
    expect(t.asked('b')).toMatchObject({ ask: 'attack.counter', subject: 'tie-fighter-1' })
    expect(t.state.squadrons).toMatchObject({
      'tie-fighter-1': { hull: expect.toSatisfy((hull: number) => hull <= 0) },
    })
    const after = t.choose('b', 'counter')
    expect(after.filter(({ type }) => type === 'destroyed')).toMatchObject([
      { unit: 'x-wing-1' },
      { unit: 'tie-fighter-1' },
    ])
    expect(t.asked('a')).toMatchObject({ ask: 'squadron.act', subject: 'x-wing-2' })
  })
  test('it may be declined, and cannot itself be countered', () => {
    const t = fight({
      xWings: [{ at: [300, 400], keywords: { counter: 1 } }, { at: [800, 100] }],
      ties: [counting, { at: [800, 800] }],
      dice: ['blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue hit', 'blue hit'],
    })
    t.choose('a', 'x-wing-1')
    t.choose('a', 'tie-fighter-1')
    expect(types(t.choose('b', 'counter'))).not.toContain('counterDeclined')
    expect(t.state.squadrons).toMatchObject({ 'x-wing-1': { hull: 3 } })
    expect(t.asked('a')).toMatchObject({ ask: 'squadron.act', subject: 'x-wing-2' })
  })
})

const FAR = { at: [800, 800] } as const

test('R11.26 engaged with Escort, it attacks nothing without Escort', () => {
  const t = fight({
    ties: [{ at: [300, 470], keywords: { escort: 1 } }, { at: [370, 440] }],
    xWings: [{ at: [300, 400] }, { at: [800, 100] }],
  })
  t.choose('a', 'x-wing-1')
  expect(t.options('a')).toEqual(['tie-fighter-1', 'none'])
  expect(t.asked('a')).toMatchObject({
    impossible: expect.arrayContaining([
      { id: 'move', code: 'engaged' },
      expect.objectContaining({ id: 'tie-fighter-2', code: 'escorted' }),
    ]),
  })
})

test.each([
  ['R11.13 one enemy holds it', {}, [{}], false],
  ['R11.30 Heavy does not hold it', {}, [{ heavy: 1 }], true],
  ['R11.33 Grit is not held by one', { grit: 1 }, [{}], true],
  ['R11.33 Grit is held by two', { grit: 1 }, [{}, {}], false],
  ['G13 Grit is held by two of which one is heavy', { grit: 1 }, [{}, { heavy: 1 }], false],
  ['R11.33 Grit is not held by two heavy ones', { grit: 1 }, [{ heavy: 1 }, { heavy: 1 }], true],
] as const)('%s', (_name, own, enemies, moves) => {
  const at = [
    [300, 470],
    [360, 430],
  ] as const
  const ties = enemies.map((keywords, i) => ({ at: at[i] ?? FAR.at, keywords }))
  const t = fight({ xWings: [{ at: [300, 400], keywords: own }, { at: [800, 100] }], ties })
  t.choose('a', 'x-wing-1')
  expect(t.options('a').includes('move')).toBe(moves)
})

test('R11.32 Intel gives Heavy to the enemies at distance 1 of it', () => {
  const ties = [{ at: [300, 470] }] as const
  const alone = fight({ xWings: [{ at: [300, 400] }, { at: [800, 100] }], ties })
  alone.choose('a', 'x-wing-1')
  expect(alone.options('a')).not.toContain('move')
  const spied = fight({ xWings: [{ at: [300, 400] }, { at: [350, 480], keywords: { intel: 1 } }], ties })
  spied.choose('a', 'x-wing-1')
  expect(spied.options('a')).toContain('move')
})

describe('R11.34 Snipe', () => {
  const sniper = { at: [300, 400], keywords: { snipe: 3 } } as const
  test('attacks at distance 2 with its blue dice, and is not countered', () => {
    const t = fight({
      xWings: [sniper, { at: [800, 100] }],
      ties: [{ at: [300, 540], keywords: { counter: 2 } }, FAR],
      dice: ['blue hit', 'blue hit', 'blue accuracy'],
    })
    t.choose('a', 'x-wing-1')
    expect(t.options('a')).toEqual(['move', 'tie-fighter-1', 'none'])
    t.choose('a', 'tie-fighter-1')
    expect(t.state.squadrons).toMatchObject({ 'tie-fighter-1': { hull: 1 } })
    expect(t.asked('a')).toMatchObject({ subject: 'x-wing-2' })
  })
  test('not past an Escort that engages it', () => {
    const t = fight({
      xWings: [sniper, { at: [800, 100] }],
      ties: [{ at: [300, 540] }, { at: [330, 440], keywords: { escort: 1 } }],
    })
    t.choose('a', 'x-wing-1')
    expect(t.options('a')).toEqual(['tie-fighter-2', 'none'])
  })
})

test('R11.29 Swarm rerolls one die against a squadron that a friend is engaged with', () => {
  const swarm = { keywords: { swarm: 1 } } as const
  const t = fight({
    xWings: [{ at: [300, 400], ...swarm }, { at: [340, 400] }],
    ties: [{ at: [300, 470], hull: 9 }, FAR],
    dice: ['blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue hit'],
  })
  t.choose('a', 'x-wing-1')
  t.choose('a', 'tie-fighter-1')
  expect(t.options('a')).toEqual(['swarm:d1', 'swarm:d2', 'swarm:d3', 'swarm:d4', 'done'])
  expect(types(t.choose('a', 'swarm:d2'))).toEqual(expect.arrayContaining(['keywordUsed', 'diceRerolled']))
  expect(t.state.squadrons).toMatchObject({ 'tie-fighter-1': { hull: 8 } })
})

test('Adept rerolls several dice, all at once', () => {
  const t = fight({
    xWings: [{ at: [300, 400], keywords: { adept: 2 } }, { at: [800, 100] }],
    ties: [{ at: [300, 470], hull: 9 }, FAR],
    dice: ['blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue hit', 'blue hit'],
  })
  t.choose('a', 'x-wing-1')
  t.choose('a', 'tie-fighter-1')
  t.choose('a', 'adept')
  expect(t.asked('a')).toMatchObject({ ask: 'attack.reroll', kind: 'options', min: 0, max: 2 })
  t.answer('a', { options: ['d1', 'd3'] })
  expect(t.state.squadrons).toMatchObject({ 'tie-fighter-1': { hull: 7 } })
})

test('R11.8, R11.35 Cloak moves at the end of the phase, up to distance 1, even if engaged; first player first', () => {
  const cloak = { keywords: { cloak: 1 }, activated: true } as const
  const t = fight({
    xWings: [{ at: [300, 400], ...cloak }],
    ties: [
      { at: [300, 470], ...cloak },
      { at: [800, 800], ...cloak },
    ],
  })
  expect(t.asked('a')).toMatchObject({ ask: 'squadron.cloak', subject: 'table' })
  t.choose('a', 'x-wing-1')
  expect(t.asked('a')).toMatchObject({ ask: 'squadron.move', reach: 76_500 })
  expect(() => t.answer('a', { to: { x: 300_000, y: 320_000 } })).toThrow('too-far')
  t.answer('a', { to: { x: 300_000, y: 330_000 } })
  expect(t.options('b')).toEqual(['tie-fighter-1', 'tie-fighter-2', 'done'])
  t.choose('b', 'done')
  expect(t.state.phase).toBe('command')
})

test('R11.38 Strategic moves an objective token that is at distance 1 when its own move ends', () => {
  const t = fight({
    xWings: [{ at: [300, 400], keywords: { strategic: 1 } }, { at: [800, 100] }],
    ties: [FAR],
    arrange: (state) => {
      state.objectiveTokens = [
        { id: 'near', at: { x: 300_000, y: 590_000 } },
        { id: 'far', at: { x: 700_000, y: 590_000 } },
      ]
    },
  })
  t.choose('a', 'x-wing-1')
  t.choose('a', 'move')
  t.answer('a', { to: { x: 300_000, y: 500_000 } })
  expect(t.options('a')).toEqual(['near', 'none'])
  t.choose('a', 'near')
  expect(() => t.answer('a', { to: { x: 300_000, y: 390_000 } })).toThrow('too-far')
  t.answer('a', { to: { x: 300_000, y: 420_000 } })
  expect(t.state.objectiveTokens?.[0]?.at).toEqual({ x: 300_000, y: 420_000 })
})

test('R12.18 for Strategic a token reaches as far as its edge', () => {
  const t = fight({
    xWings: [{ at: [300, 400], keywords: { strategic: 1 } }, { at: [800, 100] }],
    ties: [FAR],
    arrange: (state) => {
      state.objectiveTokens = [
        { id: 'touched', at: { x: 300_000, y: 603_000 } },
        { id: 'beyond', at: { x: 300_000, y: 395_000 } },
      ]
    },
  })
  t.choose('a', 'x-wing-1')
  t.choose('a', 'move')
  t.answer('a', { to: { x: 300_000, y: 500_000 } })
  expect(t.options('a')).toEqual(['touched', 'none'])
  t.choose('a', 'touched')
  expect(() => t.answer('a', { to: { x: 300_000, y: 396_000 } })).toThrow('too-far')
  t.answer('a', { to: { x: 300_000, y: 397_000 } })
  expect(t.state.objectiveTokens?.[0]?.at).toEqual({ x: 300_000, y: 397_000 })
})

test('R9.15 a squadron that comes to rest outside the play area is destroyed', () => {
  const t = fight({ xWings: [{ at: [20, 400] }, { at: [800, 100] }], ties: [FAR] })
  t.choose('a', 'x-wing-1')
  t.choose('a', 'move')
  const events = t.answer('a', { to: { x: -30_000, y: 400_000 } })
  expect(events).toContainEqual(expect.objectContaining({ type: 'destroyed', unit: 'x-wing-1', cause: 'left-area' }))
})

describe('The Squadron command', () => {
  /** The Nebulon-B (squadron value 2) has just revealed a Squadron dial at the bottom of the table. */
  const commanding = (state: GameState) => {
    const ship = state.ships['nebulon-b-1']
    if (!ship) throw new Error('the learning scenario has a Nebulon-B')
    ship.pose = { x: 300_000, y: 140_000, heading: 0 }
    ship.commandTokens = ['squadron']
    state.phase = 'ship'
    state.stack.splice(1)
    for (const frame of [
      { kind: 'round', step: 'squadron' },
      { kind: 'ship-phase', step: 'turns', turn: 'b' },
      { kind: 'activation', ship: ship.id, step: 'commands', dial: 'squadron' },
    ] as const)
      state.stack.push({ ...frame, id: state.nextFrame++, answered: { a: 0, b: 0 } })
  }
  const xWings = [{ at: [300, 300] }, { at: [350, 300] }, { at: [400, 300] }, { at: [300, 600] }] as const

  test('R7.6 dial, token, or both, and how many each activates', () => {
    const t = fight({ xWings, ties: [FAR], arrange: commanding })
    expect(t.options('a')).toEqual(['squadron:dial', 'squadron:token', 'squadron:both', 'none'])
    t.choose('a', 'squadron:both')
    for (const id of ['x-wing-1', 'x-wing-2', 'x-wing-3']) {
      t.choose('a', id)
      t.choose('a', 'none')
    }
    expect(t.events.at(-1)).not.toMatchObject({ type: 'squadronActivated' })
    expect(t.events).toContainEqual({ type: 'squadronCommandEnded', ship: 'nebulon-b-1', left: 0 })
  })

  test('R7.7 unactivated friends at close-medium range, each moves and attacks in either order', () => {
    const t = fight({
      xWings,
      ties: [{ at: [300, 370], hull: 1 }, FAR],
      dice: ['blue hit', 'blue hit', 'blue hit', 'blue hit'],
      arrange: commanding,
    })
    t.choose('a', 'squadron:dial')
    expect(t.options('a')).toEqual(['x-wing-1', 'x-wing-2', 'x-wing-3', 'done'])
    t.choose('a', 'x-wing-1')
    t.choose('a', 'tie-fighter-1')
    expect(t.options('a')).toEqual(['move', 'none'])
    t.choose('a', 'move')
    t.answer('a', { to: { x: 300_000, y: 450_000 } })
    expect(t.options('a')).toEqual(['x-wing-2', 'x-wing-3', 'done'])
    expect(t.choose('a', 'done')).toContainEqual({ type: 'squadronCommandEnded', ship: 'nebulon-b-1', left: 1 })
  })

  test('R11.36-37 a relay in range passes it on at distance 1-3, X times, and not to another relay', () => {
    const relay = { at: [300, 300], keywords: { relay: 1 }, activated: true } as const
    const t = fight({
      xWings: [relay, { at: [300, 500] }, { at: [350, 500], keywords: { relay: 1 } }, { at: [340, 710] }],
      ties: [FAR],
      arrange: commanding,
    })
    t.choose('a', 'squadron:dial')
    expect(t.options('a')).toEqual(['x-wing-2>x-wing-1', 'x-wing-3>x-wing-1', 'done'])
    t.choose('a', 'x-wing-2>x-wing-1')
    t.choose('a', 'none')
    expect(t.asked('a').ask).not.toBe('squadron.command')
  })
})

describe('Cards', () => {
  test('may act when a squadron activates, moves and is done, in this order', () => {
    const points = ['squadron.activated', 'squadron.moved', 'squadron.ended'] as const
    const t = fight({
      xWings: [{ at: [300, 400] }, { at: [800, 100] }],
      ties: [FAR],
      cards: Object.fromEntries(
        points.map((point) => [
          point,
          [
            at(point)
              .when((_g, { subject }, { on }) => subject === on)
              .do(() => {}),
          ],
        ]),
      ),
      arrange: (state) => {
        for (const card of points)
          state.cards[card] = { id: card, card, on: 'x-wing-1', seat: 'a', exhausted: false, discarded: false }
      },
    })
    t.choose('a', 'x-wing-1')
    t.choose('a', 'move')
    t.answer('a', { to: { x: 300_000, y: 500_000 } })
    const told = t.events.flatMap((event) => (event.type === 'effectUsed' ? [event.card] : []))
    expect(told).toEqual(points)
  })

  test('R11.13 may keep a squadron from moving, and say so', () => {
    const t = fight({
      xWings: [{ at: [300, 400] }, { at: [800, 100] }],
      ties: [{ at: [300, 470] }, FAR],
      cards: { anchor: [forbid('move-squadron')] },
      arrange: (state) => {
        state.cards.u1 = { id: 'u1', card: 'anchor', on: 'x-wing-1', seat: 'a', exhausted: false, discarded: false }
      },
    })
    t.choose('a', 'x-wing-1')
    expect(t.asked('a')).toMatchObject({
      impossible: expect.arrayContaining([{ id: 'move', code: 'forbidden-by-card', forbiddenBy: ['u1'] }]),
    })
  })
})
