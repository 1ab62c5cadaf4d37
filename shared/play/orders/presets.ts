import { DEFAULT_ORDERS, UNLOCKING } from '#shared/game/cards/rules/in-advance'
import type { DefaultOrder } from '#shared/game/engine/card-rules'
import type { DefenseKind } from '#shared/game/engine/terms'
import type { Condition } from './condition'
import type {
  ActionOf,
  OrderKind,
  OrderOf,
  OrderRule,
  PresetName,
  Scope,
  SpendStep,
  StandingOrder,
} from './standing-order'

/**
 * The rules that a player starts from: ordinary orders, so that they can be read, copied and changed. They answer what comes
 * in the other's turn (K8); moments of one's own between turns stay with their player.
 */

/** What changes the dice before what halves them, and redirect when the total is known (DP-E14). */
const IN_ORDER: readonly DefenseKind[] = ['scatter', 'evade', 'contain', 'brace', 'redirect']

/** Contain saves no damage by itself, only what a critical would do (R8.12). */
const spending = (tokens: readonly DefenseKind[], saves: number, mayDiscard = false): SpendStep[] =>
  tokens.map((token) => ({
    token,
    ...(mayDiscard && { mayDiscard }),
    ...(token !== 'contain' && { saves }),
  }))
const spend = (...how: Parameters<typeof spending>): ActionOf['defense'] => ({ spend: spending(...how) })

const DESTROYS: Condition = { word: 'destroys', in: ['yes'] }
const hullDamage = (min: number): Condition => ({ amount: 'hull-damage', min })
/** Several enemies are still to come: the brace is kept for the worst of them. */
const SEVERAL_TO_COME: Condition = { amount: 'attacks-to-come', min: 2 }

const DEFENSES: Record<Exclude<PresetName, 'ask'>, Pick<OrderOf<'defense'>, 'rules' | 'otherwise'>> = {
  cautious: {
    rules: [{ when: { any: [DESTROYS, hullDamage(3)] }, do: spend(IN_ORDER, 1, true) }],
    otherwise: spend(IN_ORDER, 1),
  },
  stubborn: {
    rules: [
      { when: DESTROYS, do: spend(IN_ORDER, 1, true) },
      { when: { all: [hullDamage(1), { not: hullDamage(3) }, SEVERAL_TO_COME] }, do: spend(without('brace'), 1) },
      { when: hullDamage(1), do: spend(IN_ORDER, 1) },
      { when: SEVERAL_TO_COME, do: spend(without('brace'), 2) },
    ],
    otherwise: spend(IN_ORDER, 2),
  },
}
function without(kept: DefenseKind): DefenseKind[] {
  return IN_ORDER.filter((token) => token !== kept)
}

/** Of own command tokens and defense tokens the one that is missed least comes first (R5.14, DC12). */
const LEAST_MISSED = ['squadron', 'concentrate-fire', 'repair', 'navigate']
const SPARED = ['exhausted', 'doubled', 'contain', 'evade', 'redirect', 'brace', 'scatter']
/** It takes a token back that would then be spent, and that no readied one does instead (R6.23). */
function unlocking(worthBrace: Condition): OrderRule<'card'>[] {
  const locked = (token: DefenseKind): Condition => ({ amount: 'tokens', token, state: 'locked', min: 1 })
  const noneReadied = (token: DefenseKind): Condition => ({ amount: 'tokens', token, state: 'readied', max: 0 })
  const rule = (token: DefenseKind, ...when: Condition[]): OrderRule<'card'> => ({
    when: { all: [locked(token), noneReadied(token), ...when] },
    do: { use: true, first: [token] },
  })
  return [
    rule('scatter', { amount: 'damage', min: 1 }),
    rule('brace', worthBrace, { amount: 'damage', min: 2 }),
    // Brace comes first, and may leave nothing for the hull.
    rule('redirect', hullDamage(1), noneReadied('brace')),
    rule('evade', hullDamage(1), noneReadied('brace'), { word: 'range', in: ['long'] }),
  ]
}
const COUNTERMEASURES: Record<Exclude<PresetName, 'ask'>, OrderRule<'card'>[]> = {
  cautious: unlocking({ amount: 'damage', min: 2 }),
  stubborn: unlocking({ any: [DESTROYS, hullDamage(3), { all: [hullDamage(1), { not: SEVERAL_TO_COME }] }] }),
}
type CardOrder = Pick<OrderOf<'card'>, 'rules' | 'otherwise'>

/** Of dice those that hurt most, of tokens that which is missed least. */
const FEWER_DICE = [...SPARED, 'double-hit', 'hit+critical', 'hit', 'critical']
/** What an attack on the unit of the card must do to make it worth it. */
const WORTH = { 'hull-suffers': hullDamage(1), destroyed: DESTROYS }

/** What strikes back may destroy the attacker; or the card goes down with its unit. */
const mayFall = (max: number): Condition => ({ any: [DESTROYS, { amount: 'hull', of: 'attacker', max }] })

/** What the rule of a card says (`byOrder`), as an order. */
function defaultOrder({ use, first = FEWER_DICE }: DefaultOrder): CardOrder {
  if (use === 'always' || use === 'never') return { rules: [], otherwise: { use: use === 'always', first: [...first] } }
  return {
    rules: [
      { when: typeof use === 'string' ? WORTH[use] : mayFall(use.attackerHull), do: { use: true, first: [...first] } },
    ],
    // The question of a card that its player uses by hand may come in the other's turn, too.
    otherwise: { use: false, first: [...first, 'any'] },
  }
}

const MATCH: Scope = { on: 'match' }

function ordersOf(name: Exclude<PresetName, 'ask'>): StandingOrder[] {
  const order = <K extends OrderKind>(kind: K, otherwise: ActionOf[K]) => ({
    id: `${name}-${kind}`,
    kind,
    scope: MATCH,
    rules: [],
    otherwise,
  })
  const card = (id: string, how: CardOrder): OrderOf<'card'> => ({
    id: `${name}-card-${id}`,
    kind: 'card',
    scope: { on: 'card', card: id },
    ...how,
  })
  return [
    ...UNLOCKING.map((id) => card(id, { rules: COUNTERMEASURES[name], otherwise: { use: false } })),
    ...DEFAULT_ORDERS.map(([id, order]) => card(id, defaultOrder(order))),
    { id: `${name}-defense`, kind: 'defense', scope: MATCH, ...DEFENSES[name] },
    order('evade', { cancel: [], reroll: [] }),
    order('redirect', { take: 'reaching-hull' }),
    order('zone', { spare: true }),
    order('counter', { attack: true }),
    order('attack', { reroll: 'weak', lock: ['scatter', 'brace', 'redirect', 'evade', 'contain'], add: true }),
    order('place', { aim: name === 'cautious' ? 'engage-least' : 'engage-most' }),
    order('pick', { first: [...LEAST_MISSED, ...SPARED, 'weak', 'black', 'red', 'blue'] }),
    order('opponent', { first: ['speed', 'dial', 'most-shields', 'squadron', 'any'] }),
  ]
}

const PRESETS: Record<PresetName, readonly StandingOrder[]> = {
  ask: [],
  cautious: ordersOf('cautious'),
  stubborn: ordersOf('stubborn'),
}

/** The orders of a preset, the most specific first; none: asked every time. */
export const presetOrders = (name: PresetName): readonly StandingOrder[] => PRESETS[name]
