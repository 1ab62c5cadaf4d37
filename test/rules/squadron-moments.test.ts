import { describe, expect, test } from 'vitest'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { aboutOwn, at, forbid, modify } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { GameState } from '#shared/game/engine/state'
import { fight } from '#test/support/squadron-fight'

/** What rules of squadrons need cards for, or a table that no case can describe. */

const FAR = { at: [800, 800] } as const

const besides =
  (card: string, on: string, seat: 'a' | 'b' = 'a') =>
  (state: GameState) => {
    state.cards[card] = { id: card, card, on, seat, exhausted: false, discarded: false }
  }

/** Brings back the beginning of the Squadron Phase. */
function atItsStart(state: GameState): void {
  const phase = state.stack.find((frame) => frame.kind === 'squadron-phase')
  if (phase) phase.step = 'start'
}

test('R11.1 effects at the start of the Squadron Phase come before anybody activates a squadron', () => {
  const cards: CardRegistry = {
    drill: [
      at('squadron-phase.start')
        .may()
        .do((tx, _moment, _answers, self) => tx.gainToken(self.on, 'squadron')),
    ],
  }
  const t = fight({
    xWings: [{ at: [300, 400] }, { at: [400, 400] }],
    ties: [FAR],
    cards,
    arrange(state) {
      atItsStart(state)
      besides('drill', 'cr90-1')(state)
    },
  })
  expect(t.open.map(({ ask }) => ask)).toEqual(['window.effect'])
  t.choose('a', t.options('a')[0] ?? '')
  expect(t.state.ships).toMatchObject({ 'cr90-1': { commandTokens: ['squadron'] } })
  expect(t.asked('a').ask).toBe('squadron.activate')
})

test('R11.7 a slider that is toggled in the middle of an activation does not end it', () => {
  const t = fight({
    xWings: [{ at: [300, 400] }, { at: [800, 100] }],
    ties: [{ at: [300, 590] }],
    arrange(state) {
      const first = state.stack.at(-1)
      if (first?.kind !== 'squadron-phase') throw new Error('the Squadron Phase is expected on top')
      first.left = 1
      state.stack.push({
        kind: 'squadron-activation',
        squadron: 'x-wing-1',
        step: 'act',
        commanded: true,
        moved: false,
        attacked: false,
        id: state.nextFrame++,
        answered: { a: 0, b: 0 },
      })
    },
  })
  expect(t.state.squadrons).toMatchObject({ 'x-wing-1': { activated: false } })
  t.choose('a', 'move')
  t.answer('a', { to: { x: 300_000, y: 500_000 } })
  expect(t.options('a')).toEqual(['tie-fighter-1', 'none'])
})

describe('R11.17 an engaged squadron attacks a ship only if it can attack none of those that hold it', () => {
  const bombing = (cards: CardRegistry) =>
    fight({
      xWings: [{ at: [300, 400] }, { at: [800, 100] }],
      ties: [{ at: [250, 350] }, FAR],
      cards,
      arrange(state) {
        const ship = Object.values(state.ships).find(({ seat }) => seat === 'b')
        if (!ship) throw new Error('the Empire has a ship')
        ship.pose = { x: 300_000, y: 500_000, heading: 0 }
        besides('blind', 'x-wing-1')(state)
      },
    })
  const shipZones = (options: readonly string[]) => options.filter((id) => id.includes('.'))

  test('not if it can attack a squadron', () => {
    const t = bombing({ blind: [] })
    t.choose('a', 'x-wing-1')
    expect(t.options('a')).toContain('tie-fighter-1')
    expect(shipZones(t.options('a'))).toEqual([])
  })
  test('but if a card forbids it to attack squadrons', () => {
    const t = bombing({
      blind: [forbid('attack', (_g, unit, self, { against }) => unit === self.on && against === 'squadron')],
    })
    t.choose('a', 'x-wing-1')
    expect(t.options('a')).not.toContain('tie-fighter-1')
    expect(shipZones(t.options('a'))).not.toEqual([])
  })
})

test('R11.34 what raises the armament of a sniper raises its snipes, too', () => {
  const t = fight({
    xWings: [{ at: [300, 400], keywords: { snipe: 3 } }, { at: [800, 100] }],
    ties: [{ at: [300, 540] }, FAR],
    cards: {
      gunners: [
        modify('armament', (dice) => ({ ...dice, blue: dice.blue + 1 }), {
          when: (_g, unit, self, { against }) => unit === self.on && against === 'squadron',
        }),
      ],
    },
    arrange: besides('gunners', 'x-wing-1'),
  })
  t.choose('a', 'x-wing-1')
  expect(t.asked('a')).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({
        id: 'tie-fighter-1',
        target: expect.objectContaining({ dice: { red: 0, blue: 4, black: 0 } }),
      }),
    ]),
  })
})

test('R6.42 a card that acts after an attack sees an attack by Counter, too', () => {
  const t = fight({
    xWings: [{ at: [300, 400] }, { at: [800, 100] }],
    ties: [{ at: [300, 470], keywords: { counter: 1 } }, FAR],
    dice: ['blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy', 'blue accuracy'],
    cards: {
      witness: [
        at('attack.after')
          .when(aboutOwn)
          .do(() => {}),
      ],
    },
    arrange: besides('witness', 'tie-fighter-1', 'b'),
  })
  t.choose('a', 'x-wing-1')
  expect(t.choose('a', 'tie-fighter-1').some(({ type }) => type === 'effectUsed')).toBe(false)
  expect(t.choose('b', 'counter').filter(({ type }) => type === 'effectUsed')).toHaveLength(1)
})

test('R11.40 no squadron of the catalogue has a keyword of a later edition', () => {
  const printed = Object.values(SQUADRONS).flatMap(({ keywords }) => Object.keys(keywords))
  expect(printed.filter((keyword) => ['adept', 'ai', 'dodge', 'scout', 'screen'].includes(keyword))).toEqual([])
})

test('cards may act when a squadron activates, moves and is done, in this order', () => {
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

test('R11.13 a card may keep a squadron from moving, and say so', () => {
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
