import { describe, expect, test } from 'vitest'
import { begin, hmacChance, isLegal, viewFor } from '#shared/game'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { TABLE } from '#shared/game/engine/state'
import { answerByOrders } from '#shared/play/orders/answer'
import { presetOrders } from '#shared/play/orders/presets'
import { MOST_ORDERS, MOST_RULES, ORDER_KINDS, type PresetName } from '#shared/play/orders/standing-order'
import { interrupts, turnOf } from '#shared/play/orders/turn'
import { type BotName, decisionOf } from '#test/programs/sim/bot'
import { type Fleets, openingOf } from '#test/programs/sim/fleets'
import { type AttackOnTable, type CardTable, type Changed, cardTable, type ShipOnTable } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { letOrdersAnswer, orderAnswer, rearAttack } from '#test/support/order-table'
import { seeded } from '#test/support/random-choice'

const SALT = '5'.repeat(32)
const REACTING: readonly PresetName[] = ['cautious', 'stubborn']

interface Asking {
  request: DecisionRequest
  /** In the other's turn, not between turns. */
  inTurn: boolean
  outcome: 'answered' | 'asks' | 'illegal'
}

/** Everything that a preset may answer by itself in a game, and how it does; half of what it says is played. */
function played(preset: PresetName, bot: BotName, fleets: Fleets, seed: number): Asking[] {
  const below = seeded(seed)
  const gameId = seed.toString(16).padStart(32, '0')
  const chance = hmacChance({ secret: gameId.repeat(2), gameId, salts: { a: SALT, b: SALT } })
  const run = begin(openingOf(fleets, { gameId, seed, chance, below }), chance)
  const { state } = run
  const asked: Asking[] = []
  for (let decisions = 0; !state.result && decisions < 5_000; decisions += 1) {
    const open = run.pending()
    let decision = decisionOf[bot](state, open, below)
    for (const request of open.filter((each) => interrupts(state, each))) {
      const view = viewFor(state, request.seat, open)
      const choice = answerByOrders({ view, request, salt: () => SALT }, { preset, orders: [] })?.choice
      const outcome = !choice ? 'asks' : isLegal(state, request, choice) ? 'illegal' : 'answered'
      // Whatever is asked about the whole table comes between turns.
      asked.push({ request, outcome, inTurn: turnOf(state) !== undefined && !isBetween(state.stack) })
      if (choice && decision.kind === 'answer' && decision.request === request.id && below(2) === 0)
        decision = { ...decision, choice }
    }
    expect(run.take(decision)).toBeUndefined()
  }
  return asked
}

/** A moment about the whole table, the start of the Ship Phase for instance, and what is asked in it. */
const isBetween = (stack: readonly { kind: string; subject?: string }[]): boolean =>
  stack.some(({ kind, subject }) => kind === 'window' && subject === TABLE)

describe('a preset', () => {
  test('is made of ordinary orders, each with an id of its own, within the bounds (design 9)', () => {
    expect(presetOrders('ask')).toEqual([])
    for (const preset of REACTING) {
      const orders = presetOrders(preset)
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
      expect(orders.length).toBeLessThanOrEqual(MOST_ORDERS)
      for (const { rules } of orders) expect(rules.length).toBeLessThanOrEqual(MOST_RULES)
    }
  })

  test('has an order of every kind, but none that would pass by moments of one’s own (SO-WIN)', () => {
    for (const preset of REACTING) {
      const kinds = new Set(presetOrders(preset).map(({ kind }) => kind))
      expect(ORDER_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['window'])
    }
  })

  describe.each(REACTING)('%s', (preset) => {
    test.each<[BotName, Fleets, number]>([
      ['random', 'battle', 31],
      ['random', 'battle', 32],
      ['practice', 'battle', 200],
      ['random', 'crowded', 300],
      ['random', 'learning', 5],
    ])('answers whatever comes in the other’s turn, legally: %s %s %i (K8)', (...game) => {
      const asked = played(preset, ...game)
      const bad = asked.filter(({ outcome, inTurn }) => outcome === 'illegal' || (inTurn && outcome === 'asks'))
      expect(bad).toEqual([])
      expect(asked.some(({ outcome, inTurn }) => inTurn && outcome === 'answered')).toBe(true)
    })
  })
})

type Others = Changed<CardTable>['ships']
const attacked = (pool: string[], vic: ShipOnTable = {}, ships: Others = {}, attacking: AttackOnTable = {}) =>
  rearAttack({ range: 'medium', pool, ...attacking }, vic, { ships })
/** Enemies who are still to come, behind it. */
const SEVERAL: Others = {
  n1: { card: 'nebulon-b-escort-frigate', at: [400, 330], heading: 0 },
  n2: { card: 'nebulon-b-escort-frigate', at: [520, 330], heading: 0 },
}
const does = (preset: PresetName, ...table: Parameters<typeof attacked>) =>
  orderAnswer(attacked(...table), 'b', { preset, orders: [] })?.choice

describe('Electronic Countermeasures (K8, DP-E13)', () => {
  /** What a preset does about an attack on the Victory's rear, whose tokens accuracy icons name. */
  const answers = (preset: PresetName, attacking: AttackOnTable, vic: ShipOnTable = {}, ships: Others = {}) => {
    const t = attacked(['red hit', 'red hit'], { upgrades: ['electronic-countermeasures'], ...vic }, ships, attacking)
    const chosen: unknown[] = []
    while (t.open.some(({ seat }) => seat === 'b')) {
      const { choice = { option: 'asks' } } = orderAnswer(t, 'b', { preset, orders: [] }) ?? {}
      t.answer('b', choice)
      chosen.push('option' in choice ? choice.option : choice)
    }
    return chosen
  }
  const CARD = 'electronic-countermeasures@vic.0'

  test.each(REACTING)('%s takes a brace back that then saves something', (preset) => {
    const all = ['red double hit', 'red double hit']
    expect(answers(preset, { locked: ['brace'], pool: all }).slice(0, 2)).toEqual([CARD, 'brace-1'])
  })

  test.each(REACTING)('%s takes a redirect back only where no other and no brace is readied', (preset) => {
    const only = { defense: ['redirect'] }
    expect(answers(preset, { locked: ['redirect'] }, only)).toEqual([CARD, 'redirect-1', 'left', '1'])
    expect(answers(preset, { locked: ['redirect'] })).not.toContain(CARD)
    expect(answers(preset, { locked: ['redirect'] }, { shields: { rear: 4 } })).not.toContain(CARD)
  })

  test('is not used where nothing could be saved', () => {
    expect(answers('cautious', { locked: ['brace'], pool: ['red hit'] })).toEqual(['done'])
    expect(answers('stubborn', { locked: ['brace'] }, { shields: { rear: 4 } })).toEqual(['done'])
    expect(answers('stubborn', { locked: ['brace'] }, {}, SEVERAL)).not.toContain(CARD)
  })
})

describe.each(REACTING)('%s and cards that guard a ship (K8)', (preset) => {
  /** With an obstacle, for Captain Brunson. */
  const choices = (card: string, pool: string[], vic: ShipOnTable = {}) => {
    const guarded = { upgrades: [card], defense: [], ...vic }
    const t = rearAttack({ range: 'medium', pool }, guarded, { obstacles: { 'asteroid-1': { at: [457, 740] } } })
    const chosen: unknown[] = []
    while (t.open.some(({ seat }) => seat === 'b')) {
      const { choice = { option: 'asks' } } = orderAnswer(t, 'b', { preset, orders: [] }) ?? {}
      chosen.push('option' in choice ? choice.option : choice)
      // These dice would be rolled.
      if (!('option' in choice)) break
      t.answer('b', choice)
    }
    return chosen
  }

  test('Captain Brunson cancels the worst die where the hull would suffer', () => {
    const [used, die] = choices('captain-brunson', ['red hit', 'red double hit'])
    expect([used, die]).toEqual(['captain-brunson@vic.0', 'd2'])
    expect(choices('captain-brunson', ['red hit'])).not.toContain('captain-brunson@vic.0')
  })

  test('Lando Calrissian is discarded only where the ship would be destroyed', () => {
    expect(choices('lando-calrissian', ['red hit', 'red double hit'])).not.toContain('lando-calrissian@vic.0')
    const [used, dice] = choices('lando-calrissian', ['red blank', 'red double hit'], { hull: 1 })
    expect([used, dice]).toEqual(['lando-calrissian@vic.0', { options: ['d2'] }])
  })
})

describe.each(REACTING)('%s and other cards that react in the other’s turn (K8)', (preset) => {
  const playedOut = (t: FixtureGame) => letOrdersAnswer(t, 'b', ...presetOrders(preset))

  test('Medical Team throws the first crew card away', () => {
    const vic: ShipOnTable = { upgrades: ['medical-team'], shields: { rear: 0 } }
    const t = rearAttack({ step: 'critical', pool: ['red critical'] }, vic, { deck: ['crew-panic'] })
    t.choose('a', 'standard')
    expect(playedOut(t)).toContain('medical-team@vic.0')
  })

  test('Cluster Bombs are discarded where they may destroy the squadron, or go down with the ship', () => {
    const attacked = (tie: number, cr90: ShipOnTable = {}) =>
      playedOut(
        cardTable({
          factions: { a: 'imperial', b: 'rebel' },
          phase: 'squadron',
          attacking: { by: 'tie', at: 'cr90.front', step: 'total', pool: ['black hit'] },
          ships: {
            victory: { card: 'victory-ii-class-star-destroyer', at: [100, 100], activated: true },
            cr90: {
              card: 'cr90-corvette-a',
              at: [457, 500],
              heading: 180,
              activated: true,
              upgrades: ['cluster-bombs'],
              ...cr90,
            },
            nebulon: { card: 'nebulon-b-escort-frigate', at: [100, 800], activated: true },
          },
          squadrons: { tie: { card: 'tie-bomber-squadron', at: [457, 440], hull: tie } },
          luck: [{ dice: ['blue hit', 'blue hit', 'blue hit', 'blue hit'] }],
        }),
      )
    expect(attacked(5)).toEqual(['pass'])
    expect(attacked(3)).toEqual(['cluster-bombs@cr90.0'])
    expect(attacked(5, { hull: 1, shields: { front: 0 } })).toEqual(['cluster-bombs@cr90.0'])
  })

  test('Interdictor readies the card that an enemy’s activation needs most', () => {
    const spent = (card: string) => ({ card, state: 'exhausted' }) as const
    const upgrades = ['interdictor', spent('targeting-scrambler'), spent('g-8-experimental-projector')]
    const t = cardTable({
      activating: { ship: 'cr90', step: 'activate' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 600], dials: ['repair'] },
        int: { card: 'interdictor-suppression-refit', at: [457, 300], activated: true, upgrades },
      },
    })
    expect(playedOut(t).slice(0, 2)).toEqual(['interdictor@int.0', 'g-8-experimental-projector@int'])
  })
})

describe('Cautious guards its ships', () => {
  test('spends a readied token for a single damage less (R8.10)', () => {
    expect(does('cautious', ['red hit', 'red hit'], { shields: { rear: 4 } })).toEqual({ option: 'brace-1' })
    expect(does('stubborn', ['red hit', 'red hit'], { shields: { rear: 4 } })).toEqual({ option: 'done' })
  })

  test('discards one only if it would be destroyed or dealt three cards (R8.1)', () => {
    const exhausted = { defense: ['brace exhausted'] }
    expect(does('cautious', ['red double hit', 'red hit'], exhausted)).toEqual({ option: 'done' })
    expect(does('cautious', ['red double hit', 'red double hit'], exhausted)).toEqual({ option: 'brace-1' })
    expect(does('cautious', ['red hit', 'red hit'], { ...exhausted, hull: 1 })).toEqual({ option: 'brace-1' })
  })
})

describe('Stubborn holds out', () => {
  test('spends what saves two, or keeps one from the hull', () => {
    expect(does('stubborn', ['red double hit', 'red double hit'], { shields: { rear: 4 } })).toEqual({
      option: 'brace-1',
    })
    expect(does('stubborn', ['red hit', 'red hit'])).toEqual({ option: 'brace-1' })
  })

  test('keeps its brace while several enemies are still to attack, unless three cards or its end are near', () => {
    expect(does('stubborn', ['red hit', 'red hit'], {}, SEVERAL)).toEqual({ option: 'redirect-2' })
    expect(does('stubborn', ['red double hit', 'red double hit'], { shields: { rear: 4 } }, SEVERAL)).toEqual({
      option: 'done',
    })
    expect(does('stubborn', ['red double hit', 'red double hit'], {}, SEVERAL)).toEqual({ option: 'brace-1' })
    expect(does('stubborn', ['red hit', 'red hit'], { hull: 1 }, SEVERAL)).toEqual({ option: 'brace-1' })
  })

  test('never discards one unless it would be destroyed (R8.1)', () => {
    const exhausted = { defense: ['brace exhausted'] }
    expect(does('stubborn', ['red double hit', 'red double hit'], exhausted)).toEqual({ option: 'done' })
    expect(does('stubborn', ['red double hit', 'red double hit'], { ...exhausted, hull: 3 })).toEqual({
      option: 'brace-1',
    })
  })
})
