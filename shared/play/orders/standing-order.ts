import type { DefenseKind, HullZone, Point, UnitId } from '#shared/game/engine/terms'
import type { Condition } from './condition'

/** What a standing order says, by the kind of question it answers. */
export interface ActionOf {
  /** Defense tokens, in this order, as far as each is worth it; none: spend nothing. */
  defense: {
    spend: SpendStep[]
    mostPerAttack?: number
    /** No more once so many of its tokens lie exhausted, as they do until the Status Phase, or went in this attack. */
    mostPerRound?: number
  }
  /** The die that evade takes: the first of these faces in the pool; without any, the one that hurts most. */
  evade: { cancel: FaceName[]; reroll: FaceName[] }
  /** The zone that redirect names, in this order or by most shields, and how much it takes. */
  redirect: { zones?: HullZone[]; take: 'all' | 'reaching-hull' | { leave: number } }
  /** The zone that suffers damage without a named zone. */
  zone: { zones?: HullZone[]; spare: boolean }
  /** Counter, and attacks that an attack provokes. */
  counter: { attack: boolean }
  /** Dice of an attack made in the other's turn, or by a script. */
  attack: AttackAction
  place: { aim: PlaceAim; most?: number }
  /** One of several cards, tokens or dice: the first of these ids, kinds or commands that is offered. */
  pick: { first: string[] }
  /** An optional effect of a card, and what it then asks. */
  card: { use: boolean; first?: string[] }
  /** What the opponent chooses on a damaged ship: the first of these options that is offered. */
  opponent: { first: string[] }
  /** A moment between turns: uses these cards and nothing else. */
  window: { use: string[] }
}
export type OrderKind = keyof ActionOf
export const ORDER_KINDS = [
  'defense',
  'evade',
  'redirect',
  'zone',
  'counter',
  'attack',
  'place',
  'pick',
  'card',
  'opponent',
  'window',
] as const satisfies readonly OrderKind[]

export interface SpendStep {
  token: DefenseKind
  /** It may spend an exhausted one, too, which is then discarded (R8.1); absent: readied ones only. */
  mayDiscard?: boolean
  /** Only if it makes at least so much less damage; of redirect: keeps so much from the hull. */
  saves?: number
  /** Only if so many readied tokens are left afterwards. */
  leaves?: number
  /** Not before this enemy has activated this round, unless the ship would be destroyed. */
  keepFor?: UnitId
}

/** Faces by name, the dice of `data/dice.json`: `hit+critical`, `double-hit`, `hit+accuracy` … `red double-hit` names a color, too. */
export type FaceName = string

export interface AttackAction {
  /** The dice that it rerolls, where an effect lets it. */
  reroll: 'none' | 'blanks' | 'weak'
  /** The tokens that it locks by accuracy icons, most wanted first; none: it keeps the icons. */
  lock: DefenseKind[]
  /** It uses every effect that adds or improves dice at no cost, and a kept dial of Concentrate Fire. */
  add: boolean
}

export type PlaceAim =
  | 'packed'
  | 'engage-most'
  | 'engage-least'
  | { toward: Point }
  /** `escorts`: of those that are placed only squadrons with Escort; where the others go is no matter. */
  | { beside: UnitId; escorts?: boolean }
  /** Of a ship, however far away. */
  | { outOfArc: UnitId; zone: HullZone }

/** The whole match, one unit, all squadrons of a card, or one upgrade, squadron or damage card. */
export type Scope =
  | { on: 'match' }
  | { on: 'unit'; unit: UnitId }
  | { on: 'type'; card: string }
  | { on: 'card'; card: string }

/** Instead of an answer: asks its player, declines, or leaves the question to the preset. */
export type Word = 'ask' | 'decline' | 'preset'

export interface OrderRule<K extends OrderKind> {
  /** Absent: always. */
  when?: Condition
  do: ActionOf[K] | Word
}

export type OrderOf<K extends OrderKind> = {
  /** Unique among the orders of its owner. */
  id: string
  kind: K
  scope: Scope
  /** The first rule that holds and whose action is legal answers. */
  rules: OrderRule<K>[]
  /** The answer if none of them does. */
  otherwise: ActionOf[K] | Word
  /** It ends with this round or with this activation; absent: with the game. */
  until?: { round: number } | { frame: number }
  /** It answers later, at a random waking moment of its owner, as if by hand. */
  disguised?: boolean
}
export type StandingOrder = { [K in OrderKind]: OrderOf<K> }[OrderKind]

/** The preset that a player starts from; own orders come before it. */
export const PRESET_NAMES = ['ask', 'cautious', 'stubborn'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

/** All orders of one seat; secret to all others (R17.10a). */
export interface Orders {
  preset: PresetName
  orders: StandingOrder[]
  /** All its answers are disguised. */
  disguised?: boolean
  /** Asks its player even where the answer cannot matter (`cannot-matter.ts`). */
  askAlways?: boolean
}
export const NO_ORDERS: Orders = { preset: 'ask', orders: [] }

/** No order answers: the engine asks each question. */
export const orderNothing = ({ preset, orders }: Orders): boolean => preset === 'ask' && orders.length === 0

/** Bounds of one seat (design 9). */
export const MOST_ORDERS = 60
export const MOST_RULES = 10
