import * as fc from 'fast-check'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { COMMANDS, DIE_COLORS, HULL_ZONES } from '#shared/game/engine/terms'
import type { Condition, WordFact } from '#shared/play/orders/condition'
import {
  type ActionOf,
  ORDER_KINDS,
  type OrderKind,
  type Orders,
  PRESET_NAMES,
} from '#shared/play/orders/standing-order'

const TOKENS = ['evade', 'brace', 'redirect', 'scatter', 'contain'] as const
const UNITS = Array.from({ length: 6 }, (_, i) => `ship-${i + 1}`)
const CARDS = [...Object.keys(SHIPS), ...Object.keys(SQUADRONS), ...Object.keys(UPGRADES)]
const FACES = ['hit', 'critical', 'hit+critical', 'double-hit', 'accuracy', 'blank', 'red double-hit', 'black hit']
const THINGS = [...COMMANDS, ...TOKENS, ...HULL_ZONES, 'any', 'done', 'none', 'faceup', 'd1', 'ship-1', 'squadron-1']

const some = <T>(of: readonly T[], most = 4): fc.Arbitrary<T[]> => fc.subarray([...of], { maxLength: most })
const oneOrMore = <T>(of: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...of], { minLength: 1 })

/** A fact that is one of some words. */
type Plain = Exclude<WordFact, { word: 'on-table' }>
const word = <W extends Plain['word'], T extends (Plain & { word: W })['in'][number]>(name: W, of: readonly T[]) =>
  fc.record({ word: fc.constant(name), in: oneOrMore(of) }) as unknown as fc.Arbitrary<Plain>

/** Of facts of every kind; whether there is such a fact at a moment is another matter. */
const fact: fc.Arbitrary<Condition> = fc.oneof(
  fc.record(
    {
      amount: fc.constantFrom(
        ...(['damage', 'hull-damage', 'expected-damage', 'hull', 'shields', 'dice', 'tokens'] as const),
        ...(['command-tokens', 'speed', 'round', 'attacks-to-come', 'victory-tokens', 'lead'] as const),
      ),
      of: fc.constantFrom('attacker', 'defender', 'subject', ...UNITS),
      zone: fc.constantFrom(...HULL_ZONES),
      color: fc.constantFrom(...DIE_COLORS),
      icon: fc.constantFrom('hit', 'critical', 'accuracy', 'blank', 'double-hit', 'hit+critical'),
      token: fc.constantFrom(...TOKENS),
      state: fc.constantFrom('readied', 'exhausted', 'locked'),
      min: fc.integer({ min: -1, max: 4 }),
      max: fc.integer({ min: 0, max: 9 }),
    },
    { requiredKeys: ['amount'] },
  ),
  word('attacker-kind', ['ship', 'squadron']),
  word('attacker', UNITS),
  word('defender', UNITS),
  word('range', ['close', 'medium', 'long']),
  word('attacking-zone', HULL_ZONES),
  word('defending-zone', HULL_ZONES),
  word('destroys', ['yes', 'no']),
  word('obstructed', ['yes', 'no']),
  fc.record({
    word: fc.constant('on-table' as const),
    unit: fc.constantFrom(...UNITS),
    in: oneOrMore(['yes', 'no'] as const),
  }),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: fact },
  fc.record({ not: fact }),
  fc.record({ all: fc.array(fact, { minLength: 1, maxLength: 2 }) }),
  fc.record({ any: fc.array(fact, { minLength: 1, maxLength: 3 }) }),
)

const count = fc.integer({ min: 0, max: 3 })
const attack: fc.Arbitrary<ActionOf['attack']> = fc.record({
  reroll: fc.constantFrom('none', 'blanks', 'weak'),
  lock: some(TOKENS),
  add: fc.boolean(),
})
const ACTIONS: { [K in OrderKind]: fc.Arbitrary<ActionOf[K]> } = {
  defense: fc.record(
    {
      spend: fc.array(
        fc.record(
          {
            token: fc.constantFrom(...TOKENS),
            mayDiscard: fc.boolean(),
            saves: count,
            leaves: count,
            keepFor: fc.constantFrom(...UNITS),
          },
          { requiredKeys: ['token'] },
        ),
        { maxLength: 5 },
      ),
      mostPerAttack: count,
      mostPerRound: count,
    },
    { requiredKeys: ['spend'] },
  ),
  evade: fc.record({ cancel: some(FACES), reroll: some(FACES) }),
  redirect: fc.record(
    {
      zones: some(HULL_ZONES),
      take: fc.oneof(fc.constantFrom('all' as const, 'reaching-hull' as const), fc.record({ leave: count })),
    },
    { requiredKeys: ['take'] },
  ),
  zone: fc.record({ zones: some(HULL_ZONES), spare: fc.boolean() }, { requiredKeys: ['spare'] }),
  counter: fc.record({ attack: fc.boolean() }),
  attack,
  place: fc.record(
    {
      aim: fc.oneof(
        fc.constantFrom('packed' as const, 'engage-most' as const, 'engage-least' as const),
        fc.record({ toward: fc.record({ x: fc.constant(300_000), y: fc.integer({ min: 0, max: 900_000 }) }) }),
        fc.record({ beside: fc.constantFrom(...UNITS), escorts: fc.boolean() }, { requiredKeys: ['beside'] }),
        fc.record({ outOfArc: fc.constantFrom(...UNITS), zone: fc.constantFrom(...HULL_ZONES) }),
      ),
      most: count,
    },
    { requiredKeys: ['aim'] },
  ),
  pick: fc.record({ first: some(THINGS) }),
  card: fc.record({ use: fc.boolean(), first: some(THINGS) }, { requiredKeys: ['use'] }),
  opponent: fc.record({ first: some(THINGS) }),
  window: fc.record({ use: some(CARDS) }),
}

const scope = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ on: 'match' as const }) },
  fc.record({ on: fc.constant('unit' as const), unit: fc.constantFrom(...UNITS) }),
  fc.record({ on: fc.constantFrom('type' as const, 'card' as const), card: fc.constantFrom(...CARDS) }),
)

function orderOf<K extends OrderKind>(kind: K) {
  const action = fc.oneof(
    { weight: 6, arbitrary: ACTIONS[kind] as fc.Arbitrary<ActionOf[K]> },
    fc.constantFrom('ask' as const, 'decline' as const, 'preset' as const),
  )
  return fc.record(
    {
      kind: fc.constant(kind),
      scope,
      rules: fc.array(fc.record({ when: condition, do: action }, { requiredKeys: ['do'] }), { maxLength: 3 }),
      otherwise: action,
      until: fc.record({ round: fc.integer({ min: 1, max: 6 }) }),
    },
    { requiredKeys: ['kind', 'scope', 'rules', 'otherwise'] },
  )
}

/** Whatever a player may order: some of every kind, and in this order. */
export const anyOrders: fc.Arbitrary<Orders> = fc
  .tuple(
    fc.constantFrom(...PRESET_NAMES),
    fc.tuple(...ORDER_KINDS.map((kind) => fc.array(orderOf(kind), { maxLength: 2 }))),
  )
  .map(([preset, orders]) => ({
    preset,
    orders: orders.flat().map((order, i) => ({ ...order, id: `${order.kind}-${i}` })) as Orders['orders'],
  }))
