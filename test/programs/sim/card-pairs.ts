import { isObjective } from '#shared/game/cards/catalog/objectives'
import { isSquadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade } from '#shared/game/cards/catalog/upgrades'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { aboutRule, topicOf } from './applied-rules'

/** Two cards whose rules touch the same moments, values, verbs or acts, so that one may disturb the other. */
export interface CardPair {
  readonly name: string
  readonly cards: readonly [string, string]
  readonly topics: readonly string[]
}

/** Cards that a fleet list brings, or its objectives. */
const isListed = (card: string): boolean => isUpgrade(card) || isSquadronCard(card) || isObjective(card)

/** Cards by what their rules are about. */
function cardsByTopic(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [card, rules] of Object.entries(CARD_RULES))
    for (const topic of rules.map(topicOf)) found.set(topic, (found.get(topic) ?? new Set()).add(card))
  return new Map([...found].map(([topic, cards]) => [topic, [...cards]]))
}

/** Objectives that add dust fields: nothing else does (R13.9, OB6, OB15, OB22). */
const BRINGING_DUST: readonly string[] = ['close-range-intel-scan', 'jamming-barrier', 'salvage-run']

/** A game has one objective. */
function canMeet(one: string, other: string): boolean {
  const [objective, more] = [one, other].filter(isObjective)
  if (objective === undefined) return true
  return more === undefined && (![one, other].includes('dust-field') || BRINGING_DUST.includes(objective))
}

function allPairs(): CardPair[] {
  const topics = new Map<string, { cards: [string, string]; topics: string[] }>()
  for (const [topic, cards] of cardsByTopic())
    for (const [i, one] of cards.entries())
      for (const other of cards.slice(i + 1)) {
        if (!canMeet(one, other)) continue
        const name = pairName(one, other)
        const pair = topics.get(name)
        if (pair) pair.topics.push(topic)
        else topics.set(name, { cards: [one, other], topics: [topic] })
      }
  return [...topics].map(([name, pair]) => ({ name, ...pair }))
}
/** The cards in the order of the catalogue. */
const pairName = (one: string, other: string): string => `${one} + ${other}`

/** Of all written cards. */
export const CARD_PAIRS: readonly CardPair[] = allPairs()

/** Those that lists can bring. */
export const LISTED_PAIRS: readonly CardPair[] = CARD_PAIRS.filter(({ cards }) => cards.every(isListed))

/** How often cards met whose rules touch the same topic. */
export interface PairReport {
  possible: number
  /** Pairs that were in one game. */
  together: number
  /** Pairs of which both applied to the same topic in one game. */
  met: number
  neverTogether: string[]
  neverMet: string[]
}

/** Counts pairs of cards that meet. */
export class PairCounter {
  readonly #together = new Set<string>()
  readonly #met = new Set<string>()

  /** A game is over. `cards`: those that were in it; `applied`: names of rules that did. */
  played(cards: ReadonlySet<string>, applied: readonly string[]): void {
    const by = new Map<string, Set<string>>()
    for (const { card, topic } of applied.flatMap(aboutRule)) by.set(topic, (by.get(topic) ?? new Set()).add(card))
    for (const { name, cards: both, topics } of CARD_PAIRS) {
      if (both.every((card) => cards.has(card))) this.#together.add(name)
      if (topics.some((topic) => both.every((card) => by.get(topic)?.has(card)))) this.#met.add(name)
    }
  }

  report(): PairReport {
    const without = (seen: ReadonlySet<string>) => CARD_PAIRS.flatMap(({ name }) => (seen.has(name) ? [] : [name]))
    return {
      possible: CARD_PAIRS.length,
      together: this.#together.size,
      met: this.#met.size,
      neverTogether: without(this.#together),
      neverMet: without(this.#met),
    }
  }
}
