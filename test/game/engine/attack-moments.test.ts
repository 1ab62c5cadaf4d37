import { describe, expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { aboutOwn, at, forbid } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import { type Ship, shipOf } from '#shared/game/engine/state'
import { TIMING_POINTS, type TimingPoint } from '#shared/game/engine/timing-point'
import { knownState } from '#shared/play/view/known-state'
import { attackOf, battle, CR90, SHOT, VICTORY } from './face-to-face'

const CRITICALS = {
  draw: (_n: number, purpose: string, ranges: readonly number[]) => ranges.map(() => (purpose === 'dice' ? 2 : 0)),
}
const bare = ({ ships }: { ships: Record<string, Ship> }) =>
  Object.assign(shipOf({ ships }, VICTORY), { shields: { front: 0, right: 0, rear: 0, left: 0 } })

/** One card for each moment of an attack, beside the attacker or, where the defender may act, beside the defender. */
const POINTS = (Object.keys(TIMING_POINTS) as TimingPoint[]).filter((point) => /^(attack|card)\./.test(point))
const WITNESSES: CardRegistry = Object.fromEntries(POINTS.map((point) => [`w-${point}`, [at(point).do(() => {})]]))

describe('Moments of an attack', () => {
  const watched = (point: TimingPoint) =>
    [`u-${point}`, `w-${point}`, point === 'attack.defend' ? VICTORY : CR90] as const

  test('R6.19 R9.5 each comes in its place', () => {
    const t = battle({
      cards: { ...CARD_RULES, ...WITNESSES },
      beside: POINTS.map(watched),
      chance: CRITICALS,
      arrange: bare,
    })
    t.choose('a', SHOT)
    for (let i = 0; i < 12 && t.state.stack.some(({ kind }) => kind === 'attack'); i += 1) {
      const [request] = t.open
      if (!request) break
      const options = t.options(request.seat)
      const wanted = ['u-attack.before-roll.0', 'u-attack.modify.0', 'u-attack.defend.0', 'standard', 'done']
      t.choose(request.seat, wanted.find((id) => options.includes(id)) ?? options[0] ?? '')
    }
    const told = [
      'attackDeclared',
      'diceGathered',
      'diceRolled',
      'poolFinal',
      'criticalResolved',
      'damageDetermined',
      'damageDealt',
    ]
    const seen = t.events.flatMap((event) =>
      event.type === 'effectUsed' ? [event.card] : told.includes(event.type) ? [event.type] : [],
    )
    expect(seen.slice(0, seen.indexOf('w-attack.after') + 1)).toEqual([
      'attackDeclared',
      'w-attack.declared',
      'diceGathered',
      'w-attack.before-roll',
      'diceRolled',
      'w-attack.rolled',
      'w-attack.modify',
      'poolFinal',
      'w-attack.defend',
      'criticalResolved',
      'damageDetermined',
      'w-attack.damage',
      'w-card.before-faceup',
      'damageDealt',
      'w-card.faceup',
      'damageDealt',
      'damageDealt',
      'w-attack.after',
    ])
  })

  test('R6.15 nothing comes after an attack that was canceled', () => {
    const t = battle({
      cards: {
        ...WITNESSES,
        jam: [
          at('attack.before-roll')
            .when((_g, { attack }) => attack.pool.length > 0)
            .do((tx, { attack }) => {
              for (const { color } of attack.pool) tx.removeDie(attack, color)
            }),
        ],
      },
      beside: [['u1', 'jam', CR90], watched('attack.after')],
    })
    t.choose('a', SHOT)
    const types = t.events.map((event) => (event.type === 'effectUsed' ? event.card : event.type))
    expect(types).toContain('attackCanceled')
    expect(types).not.toContain('w-attack.after')
  })
})

describe('What must be done', () => {
  test('R16.5 different mandatory effects at one moment are put in order by their owner', () => {
    const t = battle({
      cards: { ...WITNESSES, other: [at('attack.declared').do(() => {})] },
      beside: [
        ['u1', 'w-attack.declared', CR90],
        ['u2', 'other', CR90],
      ],
    })
    t.choose('a', SHOT)
    expect(t.asked('a')).toMatchObject({ ask: 'window.effect' })
    expect(t.options('a')).toEqual(['u2.0', 'u1.0'])
  })

  test.each([
    ['attack.modify', 'a', CR90],
    ['attack.defend', 'b', VICTORY],
  ] as const)('R9.12 at %s nobody gets away without it', (point, seat, on) => {
    const t = battle({
      cards: {
        must: [
          at(point)
            .ask('how', () => ['so', 'otherwise'])
            .do(() => {}),
        ],
      },
      beside: [['u1', 'must', on]],
    })
    t.choose('a', SHOT)
    expect(t.options(seat)).not.toContain('done')
    t.choose(seat, 'u1.0')
    t.choose(seat, 'so')
    if (seat === 'b') expect(t.options('b')).toContain('done')
    else expect(t.asked('b').ask).toBe('defense.spend')
  })

  test('R0.2 a ship that cannot resolve commands neither repairs nor concentrates its fire', () => {
    const t = battle({
      cards: {
        silence: [
          forbid('resolve-command', (_g, unit, self, { command }) => unit === self.on && command !== 'navigate'),
        ],
      },
      beside: [['u1', 'silence', CR90]],
      arrange: ({ ships, stack }) => {
        Object.assign(shipOf({ ships }, CR90), { commandTokens: ['repair', 'concentrate-fire'] })
        Object.assign(stack.at(-1) ?? {}, { step: 'commands' })
      },
    })
    t.choose('a', SHOT)
    expect(t.events.map(({ type }) => type)).not.toContain('commandResolved')
    // Neither question was asked: the defender is next.
    expect(t.asked('b').ask).toBe('defense.spend')
  })
})

describe('Damage', () => {
  test('R9.24 the critical effect of a card turns no card faceup', () => {
    const t = battle({ beside: [['u1', 'ion-burst', CR90]], chance: CRITICALS, arrange: bare })
    t.choose('a', SHOT)
    t.choose('b', 'done')
    t.choose('a', 'u1.0')
    expect(shipOf(t.state, VICTORY).damage.map(({ faceup }) => faceup)).toEqual([false, false, false])
  })

  test('R8.8 two redirects share the damage: the second takes what the first has left', () => {
    const t = battle({
      cards: { forked: [at('attack.defend').do((tx, { attack }) => tx.nameRedirect(attack, 'right'))] },
      beside: [['u1', 'forked', VICTORY]],
    })
    t.choose('a', SHOT)
    t.choose('b', 'u1.0')
    t.choose('b', 'redirect-2')
    t.choose('b', 'left')
    t.choose('b', 'done')
    expect(t.options('b')).toEqual(['0', '1', '2', '3'])
    t.choose('b', '2')
    expect(t.options('b')).toEqual(['0', '1'])
    t.choose('b', '1')
    expect(shipOf(t.state, VICTORY).shields).toMatchObject({ front: 3, right: 1, left: 2 })
  })

  test('R6.31 a reduction never makes the damage less than nothing', () => {
    const blanks = { draw: (_n: number, _p: string, ranges: readonly number[]) => ranges.map(() => 6) }
    const t = battle({
      beside: [['u1', 'spare-plating', VICTORY]],
      chance: blanks,
      arrange: ({ ships }) => Object.assign(shipOf({ ships }, VICTORY), { defense: [] }),
    })
    t.choose('a', SHOT)
    if (t.open[0]?.ask === 'attack.modify') t.choose('a', 'done')
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'damageDetermined', total: 0 }))
    expect(t.events.map(({ type }) => type)).not.toContain('damageChanged')
  })

  test('R9.20 a ship that is mended before it would be destroyed stays', () => {
    const t = battle({
      cards: {
        mend: [
          at('destruction.before')
            .when(aboutOwn)
            .discards()
            .do((tx, _moment, _answers, self) => {
              for (const { slot } of shipOf(tx.state, self.on).damage.slice(0, 4)) tx.discardDamage(self.on, slot)
            }),
        ],
      },
      beside: [['u1', 'mend', VICTORY]],
      arrange: ({ ships, deck }) => {
        bare({ ships })
        const cards = deck.undealt.splice(0, 7)
        Object.assign(shipOf({ ships }, VICTORY), {
          damage: cards.map((card, i) => ({ slot: i + 1, card, faceup: false })),
          nextSlot: 8,
        })
      },
    })
    t.choose('a', SHOT)
    t.choose('b', 'done')
    expect(shipOf(t.state, VICTORY).damage).toHaveLength(6)
    expect(t.state.lost).toEqual([])
  })

  test('R5.22 an attacker that is gone in the middle of its attack hurts nobody any more', () => {
    const t = battle({
      cards: { backfire: [at('attack.rolled').do((tx, _moment, _answers, self) => tx.destroy(self.on, 'damage'))] },
      beside: [['u1', 'backfire', CR90]],
    })
    t.choose('a', SHOT)
    expect(t.state.lost.map(({ id }) => id)).toEqual([CR90])
    expect(shipOf(t.state, VICTORY).shields.front).toBe(3)
    expect(t.state.stack.map(({ kind }) => kind)).not.toContain('attack')
    expect(t.open).not.toEqual([])
  })

  test('a granted attack that is forgone is told', () => {
    const t = battle({ beside: [['u1', 'overloaded-guns', CR90]] })
    t.choose('a', 'u1.0')
    t.choose('a', 'rear')
    expect(t.choose('a', 'none')).toContainEqual({ type: 'attacksEnded', attacker: CR90 })
    expect(t.asked('a').ask).toBe('attack.declare')
  })
})

test('a preview numbers its lasting effects after those that it knows', () => {
  const t = battle({
    arrange: (state) => {
      state.lasting.push({ id: 'l7', card: 'power-failure', source: 'u9', on: CR90, seat: 'a', until: 'round' })
      state.nextId = 8
    },
  })
  t.choose('a', SHOT)
  expect(knownState(t.view('b')).nextId).toBe(8)
  expect(attackOf(t).attacker).toBe(CR90)
})

test('a defense token that a card asks for is named with its owner: both ships have a token of that id (R6.25)', () => {
  const exhausting = at('attack.rolled')
    .needs('token', (g, { attack }) => shipOf(g, attack.defender).defense.map(({ id }) => id))
    .tokensOf(({ attack }) => attack.defender)
    .do((tx, { attack }, { token }) => tx.exhaustDefense(attack.defender, token))
  const t = battle({ cards: { ...CARD_RULES, exhausting: [exhausting] }, beside: [['u1', 'exhausting', CR90]] })
  t.choose('a', SHOT)
  expect([CR90, VICTORY].map((id) => shipOf(t.state, id).defense.map((token) => token.id))).toEqual([
    ['evade-1', 'evade-2', 'redirect-3'],
    ['brace-1', 'redirect-2', 'redirect-3'],
  ])
  expect(t.asked('a')).toMatchObject({
    options: ['brace-1', 'redirect-2', 'redirect-3'].map((id) => ({ id, tokenOf: VICTORY })),
  })
  t.choose('a', 'redirect-3')
  expect(shipOf(t.state, VICTORY).defense.map(({ exhausted }) => exhausted)).toEqual([false, false, true])
  expect(shipOf(t.state, CR90).defense.some(({ exhausted }) => exhausted)).toBe(false)
})
