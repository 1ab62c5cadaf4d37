import type { DefenseKind } from '#shared/game/engine/terms'
import { type Amount, type AmountFact, type Condition, MOST_FACTS, type WordFact } from '#shared/play/orders/condition'
import type {
  ActionOf,
  OrderKind,
  OrderRule,
  Orders,
  PresetName,
  Scope,
  StandingOrder,
} from '#shared/play/orders/standing-order'

export type AnyRule = OrderRule<OrderKind>
export type AnyAct = AnyRule['do']
export type AnyAction = ActionOf[OrderKind]
export type Fact = AmountFact | WordFact
export type WordName = WordFact['word']

/** What each kind of order does until its player says otherwise. */
const USUAL: { [K in OrderKind]: ActionOf[K] } = {
  defense: { spend: [{ token: 'brace' }] },
  evade: { cancel: [], reroll: [] },
  redirect: { take: 'reaching-hull' },
  zone: { spare: true },
  counter: { attack: true },
  attack: { reroll: 'blanks', lock: ['brace', 'redirect', 'evade'], add: true },
  place: { aim: 'packed' },
  pick: { first: ['any'] },
  card: { use: true },
  opponent: { first: ['any'] },
  window: { use: [] },
}
export const usualAction = (kind: OrderKind): AnyAction => USUAL[kind]

/** A new id beside those that are there: `o1`, `o2`, … */
function newId(orders: readonly StandingOrder[]): string {
  const taken = orders.map(({ id }) => Number(/^o(\d{1,6})$/.exec(id)?.[1] ?? 0))
  return `o${Math.max(0, ...taken) + 1}`
}

/** Rules and actions of one kind fit each other by how they are made here; the union of kinds cannot say so. */
const made = (order: Omit<StandingOrder, 'rules' | 'otherwise'> & { rules: AnyRule[]; otherwise: AnyAct }) =>
  order as StandingOrder

export const newOrder = (orders: readonly StandingOrder[], kind: OrderKind, scope: Scope): StandingOrder =>
  made({
    id: newId(orders),
    kind,
    scope,
    rules: [{ do: usualAction(kind) }],
    otherwise: kind === 'defense' ? 'decline' : 'ask',
  })

/** "Brace at 3 or more": the order most players begin with. */
export const spendingAt = (
  orders: readonly StandingOrder[],
  scope: Scope,
  token: DefenseKind,
  min: number,
  preset: PresetName,
): StandingOrder =>
  made({
    id: newId(orders),
    kind: 'defense',
    scope,
    rules: [{ when: { amount: 'damage', min }, do: { spend: [{ token }] } }],
    // The question comes again after each token; asking about the rest would ask every time.
    otherwise: preset === 'ask' ? 'decline' : 'preset',
  })

export const added = (orders: Orders, order: StandingOrder): Orders => ({
  ...orders,
  orders: [...orders.orders, order],
})

/** An order of a preset, or one's own, as a beginning for another scope. */
export const copyOf = (orders: readonly StandingOrder[], order: StandingOrder, scope: Scope): StandingOrder => ({
  ...order,
  id: newId(orders),
  scope,
})

export const replaced = (orders: Orders, order: StandingOrder): Orders => ({
  ...orders,
  orders: orders.orders.map((each) => (each.id === order.id ? order : each)),
})

export const removed = (orders: Orders, id: string): Orders => ({
  ...orders,
  orders: orders.orders.filter((each) => each.id !== id),
})

export const rulesOf = (order: StandingOrder): readonly AnyRule[] => order.rules
export const withRules = (order: StandingOrder, rules: AnyRule[]): StandingOrder => made({ ...order, rules })
export const withOtherwise = (order: StandingOrder, otherwise: AnyAct): StandingOrder =>
  made({ ...order, rules: [...order.rules], otherwise })

/** Another kind of question needs other answers: what only the old kind allows starts again. */
export const withKind = (order: StandingOrder, kind: OrderKind): StandingOrder => ({
  ...made({
    ...order,
    kind,
    rules: rulesOf(order).map(({ when, do: act }) => ({
      ...(when && { when }),
      do: typeof act === 'string' ? act : usualAction(kind),
    })),
    otherwise: typeof order.otherwise === 'string' ? order.otherwise : usualAction(kind),
  }),
})

export const withUntil = ({ until: _, ...order }: StandingOrder, until: StandingOrder['until']): StandingOrder =>
  (until ? { ...order, until } : order) as StandingOrder

export const withDisguise = ({ disguised: _, ...order }: StandingOrder, disguised: boolean): StandingOrder =>
  (disguised ? { ...order, disguised } : order) as StandingOrder

export function withRule(rules: readonly AnyRule[], at: number, rule: AnyRule): AnyRule[] {
  return rules.map((each, i) => (i === at ? rule : each))
}

/** One of a list a place further up or down. */
export function movedBy<T>(items: readonly T[], at: number, by: 1 | -1): T[] {
  const other = at + by
  const [one, two] = [items[at], items[other]]
  if (one === undefined || two === undefined) return [...items]
  return items.map((each, i) => (i === at ? two : i === other ? one : each))
}

export const withoutAt = <T>(items: readonly T[], at: number): T[] => items.filter((_, i) => i !== at)

/** A key is left out where nothing is set. */
export function set<T extends object, K extends keyof T>(thing: T, key: K, value: T[K] | undefined): T {
  const { [key]: _, ...rest } = thing
  return (value === undefined ? rest : { ...rest, [key]: value }) as T
}

export const AMOUNTS = [
  'damage',
  'hull-damage',
  'expected-damage',
  'dice',
  'attacks-to-come',
  'hull',
  'shields',
  'tokens',
  'command-tokens',
  'speed',
  'round',
  'victory-tokens',
  'lead',
] as const satisfies readonly Amount[]
export const WORDS = [
  'range',
  'destroys',
  'attacker-kind',
  'attacker',
  'defender',
  'attacking-zone',
  'defending-zone',
  'obstructed',
  'on-table',
] as const satisfies readonly WordName[]

/** These amounts belong to a unit. */
export const OF_UNIT: ReadonlySet<Amount> = new Set(['hull', 'shields', 'tokens', 'command-tokens', 'speed'])

/** @param some a unit to begin with, where a fact needs one */
export function newFact(name: Amount | WordName, some: { own: string; enemy: string }): Fact {
  switch (name) {
    case 'range':
      return { word: name, in: ['close', 'medium'] }
    case 'attacker-kind':
      return { word: name, in: ['ship'] }
    case 'attacker':
      return { word: name, in: [some.enemy] }
    case 'defender':
      return { word: name, in: [some.own] }
    case 'attacking-zone':
    case 'defending-zone':
      return { word: name, in: ['front'] }
    case 'destroys':
    case 'obstructed':
      return { word: name, in: ['yes'] }
    case 'on-table':
      return { word: name, unit: some.own, in: ['yes'] }
    case 'damage':
    case 'hull-damage':
    case 'expected-damage':
      return { amount: name, min: 3 }
    case 'round':
    case 'hull':
    case 'lead':
    case 'shields':
    case 'dice':
    case 'tokens':
    case 'command-tokens':
    case 'speed':
    case 'attacks-to-come':
    case 'victory-tokens':
      return { amount: name, min: 1 }
  }
}

export function factsIn(condition: Condition | undefined): number {
  if (condition === undefined) return 0
  if ('not' in condition) return factsIn(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  return parts === undefined ? 1 : parts.reduce((sum, part) => sum + factsIn(part), 0)
}
export const hasRoom = (condition: Condition | undefined): boolean => factsIn(condition) < MOST_FACTS

/** How deep groups and opposites lie in one another. */
export function depthOf(condition: Condition): number {
  if ('not' in condition) return 1 + depthOf(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  return parts === undefined ? 0 : 1 + Math.max(0, ...parts.map(depthOf))
}
