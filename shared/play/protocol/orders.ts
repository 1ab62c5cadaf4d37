import * as z from 'zod/mini'
import { DIE_COLORS, HULL_ZONES } from '#shared/game/engine/terms'
import { type Condition, MOST_DEPTH, MOST_FACTS } from '#shared/play/orders/condition'
import { MOST_LINES, MOST_PLANS, type Plan, type ScriptLine } from '#shared/play/orders/plan'
import {
  type AttackAction,
  MOST_ORDERS,
  MOST_RULES,
  type OrderKind,
  type Orders,
  PRESET_NAMES,
} from '#shared/play/orders/standing-order'
import { choice } from './choice'
import { absentOr, atMost, id, micrometres, option, subject } from './fields'

// Every question tries the things in these lists, so they are short.
const MOST_WORDS = 40
const MOST_STEPS = 12
const MOST_ICONS = 8

const words = (most = MOST_WORDS) => z.array(option).check(z.maxLength(most))
const yesOrNo = z.array(z.enum(['yes', 'no'])).check(z.minLength(1), z.maxLength(2))
const zones = z.array(z.enum(HULL_ZONES)).check(z.minLength(1), z.maxLength(HULL_ZONES.length))
const defenseKind = z.enum(['evade', 'brace', 'redirect', 'scatter', 'contain'])
const amount = z.number().check(z.minimum(-10_000), z.maximum(10_000))
const count = z.int().check(z.minimum(0), z.maximum(100))
/** `hit+critical`, `red double-hit` */
const face = z.string().check(z.regex(/^[a-z][a-z+ -]{0,39}$/))

const amountFact = z.strictObject({
  amount: z.enum([
    'damage',
    'hull-damage',
    'expected-damage',
    'hull',
    'shields',
    'dice',
    'tokens',
    'command-tokens',
    'speed',
    'round',
    'attacks-to-come',
    'victory-tokens',
    'lead',
  ]),
  of: z.exactOptional(subject),
  zone: z.exactOptional(z.enum(HULL_ZONES)),
  color: z.exactOptional(z.enum(DIE_COLORS)),
  icon: z.exactOptional(z.enum(['hit', 'critical', 'accuracy', 'blank', 'double-hit', 'hit+critical'])),
  token: z.exactOptional(defenseKind),
  state: z.exactOptional(z.enum(['readied', 'exhausted', 'locked'])),
  min: z.exactOptional(amount),
  max: z.exactOptional(amount),
})
const names = z.array(subject).check(z.minLength(1), z.maxLength(MOST_WORDS))
const wordFact = z.discriminatedUnion('word', [
  z.strictObject({
    word: z.literal('attacker-kind'),
    in: z.array(z.enum(['ship', 'squadron'])).check(z.minLength(1), z.maxLength(2)),
  }),
  z.strictObject({ word: z.literal('attacker'), in: names }),
  z.strictObject({ word: z.literal('defender'), in: names }),
  z.strictObject({
    word: z.literal('range'),
    in: z.array(z.enum(['close', 'medium', 'long'])).check(z.minLength(1), z.maxLength(3)),
  }),
  z.strictObject({ word: z.literal('attacking-zone'), in: zones }),
  z.strictObject({ word: z.literal('defending-zone'), in: zones }),
  z.strictObject({ word: z.literal('destroys'), in: yesOrNo }),
  z.strictObject({ word: z.literal('obstructed'), in: yesOrNo }),
  z.strictObject({ word: z.literal('on-table'), unit: subject, in: yesOrNo }),
])
const fact = z.union([amountFact, wordFact])

/** Built to its greatest depth, so that no input makes the reader go deeper. */
function conditionOf(depth: number): z.ZodMiniType<Condition> {
  if (depth === 0) return fact
  const inner = conditionOf(depth - 1)
  const several = z.array(inner).check(z.minLength(1), z.maxLength(MOST_FACTS))
  return z.union([
    fact,
    z.strictObject({ all: several }),
    z.strictObject({ any: several }),
    z.strictObject({ not: inner }),
  ])
}

function factsIn(condition: Condition): number {
  if ('not' in condition) return factsIn(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  return parts === undefined ? 1 : parts.reduce((sum, part) => sum + factsIn(part), 0)
}

/** Each fact may stand alone at the end of a chain as long as there is. */
const MOST_PARTS = MOST_FACTS * (MOST_DEPTH + 1)

/** How many parts something of the form of a condition has, up to one too many. */
function partsIn(value: unknown): number {
  let parts = 0
  const left = [value]
  while (left.length > 0 && parts <= MOST_PARTS) {
    const part = left.pop()
    parts += 1
    if (typeof part !== 'object' || part === null) continue
    const { all, any, not } = part as Record<string, unknown>
    for (const inner of [all, any]) if (Array.isArray(inner)) left.push(...inner.slice(0, MOST_FACTS + 1))
    if (not !== undefined) left.push(not)
  }
  return parts
}

/**
 * Facts of a condition, joined at most four times into one another and at most twelve of them (design 9). They are counted
 * before they are read: a malformed one is tried as every kind that there is.
 */
export const condition: z.ZodMiniType<Condition> = z.pipe(
  z.unknown().check(z.refine((whole) => partsIn(whole) <= MOST_PARTS)),
  conditionOf(MOST_DEPTH).check(z.refine((whole) => factsIn(whole) <= MOST_FACTS)),
)

const attackAction: z.ZodMiniType<AttackAction> = z.strictObject({
  reroll: z.enum(['none', 'blanks', 'weak']),
  lock: z.array(defenseKind).check(z.maxLength(MOST_ICONS)),
  add: z.boolean(),
})

const ACTIONS = {
  defense: z.strictObject({
    spend: z
      .array(
        z.strictObject({
          token: defenseKind,
          mayDiscard: z.exactOptional(z.boolean()),
          saves: z.exactOptional(count),
          leaves: z.exactOptional(count),
          keepFor: z.exactOptional(subject),
        }),
      )
      .check(z.maxLength(MOST_STEPS)),
    mostPerAttack: z.exactOptional(count),
    mostPerRound: z.exactOptional(count),
  }),
  evade: z.strictObject({
    cancel: z.array(face).check(z.maxLength(MOST_STEPS)),
    reroll: z.array(face).check(z.maxLength(MOST_STEPS)),
  }),
  redirect: z.strictObject({
    zones: z.exactOptional(z.array(z.enum(HULL_ZONES)).check(z.maxLength(HULL_ZONES.length))),
    take: z.union([z.enum(['all', 'reaching-hull']), z.strictObject({ leave: count })]),
  }),
  zone: z.strictObject({
    zones: z.exactOptional(z.array(z.enum(HULL_ZONES)).check(z.maxLength(HULL_ZONES.length))),
    spare: z.boolean(),
  }),
  counter: z.strictObject({ attack: z.boolean() }),
  attack: attackAction,
  place: z.strictObject({
    aim: z.union([
      z.enum(['packed', 'engage-most', 'engage-least']),
      z.strictObject({ toward: z.strictObject({ x: micrometres, y: micrometres }) }),
      z.strictObject({ beside: subject, escorts: z.exactOptional(z.boolean()) }),
      z.strictObject({ outOfArc: subject, zone: z.enum(HULL_ZONES) }),
    ]),
    most: z.exactOptional(count),
  }),
  pick: z.strictObject({ first: words() }),
  card: z.strictObject({ use: z.boolean(), first: z.exactOptional(words()) }),
  opponent: z.strictObject({ first: words() }),
  window: z.strictObject({ use: words(20) }),
}

const scope = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('match') }),
  z.strictObject({ on: z.literal('unit'), unit: subject }),
  z.strictObject({ on: z.literal('type'), card: subject }),
  z.strictObject({ on: z.literal('card'), card: subject }),
])

function orderOf<K extends OrderKind>(kind: K) {
  const action = z.union([ACTIONS[kind], z.enum(['ask', 'decline', 'preset'])])
  return z.strictObject({
    id,
    kind: z.literal(kind),
    scope,
    rules: atMost(MOST_RULES, z.strictObject({ when: absentOr(condition), do: action })),
    otherwise: action,
    until: z.exactOptional(
      z.union([
        z.strictObject({ round: z.int().check(z.minimum(1), z.maximum(1000)) }),
        z.strictObject({ frame: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) }),
      ]),
    ),
    disguised: z.exactOptional(z.boolean()),
  })
}

const standingOrder = z.discriminatedUnion('kind', [
  orderOf('defense'),
  orderOf('evade'),
  orderOf('redirect'),
  orderOf('zone'),
  orderOf('counter'),
  orderOf('attack'),
  orderOf('place'),
  orderOf('pick'),
  orderOf('card'),
  orderOf('opponent'),
  orderOf('window'),
])

const haveOwnIds = (all: readonly { id: string }[]): boolean => new Set(all.map((one) => one.id)).size === all.length

const orders: z.ZodMiniType<Orders> = z.strictObject({
  preset: z.enum(PRESET_NAMES),
  orders: atMost(MOST_ORDERS, standingOrder).check(z.refine(haveOwnIds)),
  disguised: z.exactOptional(z.boolean()),
  askAlways: z.exactOptional(z.boolean()),
})

/** A line names its question, never a request id, and has an answer or a rule (design 11). */
export const scriptLine: z.ZodMiniType<ScriptLine> = z.union([
  z.strictObject({ ask: id, subject, when: absentOr(condition), choose: choice }),
  z.strictObject({ ask: id, subject, when: absentOr(condition), by: attackAction }),
])
export const script = atMost(MOST_LINES, scriptLine).check(z.minLength(1))

const plan: z.ZodMiniType<Plan> = z.strictObject({
  id,
  lines: script,
  unless: atMost(MOST_RULES, condition),
  plays: z.enum(['itself', 'by-button']),
  stopped: z.exactOptional(z.strictObject({ code: id, subject: z.exactOptional(subject) })),
})

/** The edition of a seat's orders and plans that a change starts from. */
const edition = z.int().check(z.minimum(0))
/** PUT /games/:id/orders */
export const ordersChange = z.strictObject({ edition, orders })
/** PUT /games/:id/plans */
export const plansChange = z.strictObject({
  edition,
  plans: atMost(MOST_PLANS, plan).check(z.refine(haveOwnIds)),
})
/** POST /games/:id/plans/:plan/play and /games/:id/answer-by-order; `answers`: the open request it is for. */
export const automaticAnswer = z.strictObject({ submissionId: id, answers: id })
/** POST /games/:id/preview */
export const previewed = z.strictObject({
  script: atMost(MOST_LINES, scriptLine),
  /** What to suppose of luck and the other side, to try the lines after them; absent: it stops there. */
  suppose: z.exactOptional(z.enum(['nothing', 'blank'])),
})
/** POST /games/:id/cards/:card/switch */
export const cardSwitch = z.strictObject({ submissionId: id, on: z.boolean() })

export type OrdersChange = z.infer<typeof ordersChange>
export type PlansChange = z.infer<typeof plansChange>
export type AutomaticAnswer = z.infer<typeof automaticAnswer>
export type PreviewedScript = z.infer<typeof previewed>
