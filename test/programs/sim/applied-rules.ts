import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { CardRegistry, CardRule, EffectRule, PermissionRule } from '#shared/game/engine/card-rules'

/** What a rule is called in reports: its card, its place among the rules of the card, and what it is about. */
const nameOf = (card: string, place: number, rule: CardRule): string => `${card}.${place} ${subjectOf(rule)}`

const WORDS = { at: 'at', modify: 'modifies', permit: 'permits', forbid: 'forbids', score: '' }
const subjectOf = (rule: CardRule): string => `${WORDS[rule.kind]} ${topicOf(rule)}`.trim()

/** The moment, value or verb that a rule is about. */
export function topicOf(rule: CardRule): string {
  switch (rule.kind) {
    case 'at':
      return rule.point
    case 'modify':
      return rule.value
    case 'permit':
    case 'forbid':
      return rule.verb
    case 'score':
      return 'scores'
  }
}

const named = Object.entries(CARD_RULES).map(
  ([card, rules]) => [card, rules.map((rule, place) => ({ rule, name: nameOf(card, place, rule) }))] as const,
)

/** Every rule of every card that is played. */
export const RULE_NAMES: readonly string[] = named.flatMap(([, rules]) => rules.map(({ name }) => name))

const ABOUT = new Map(
  named.flatMap(([card, rules]) => rules.map(({ name, rule }) => [name, { card, topic: topicOf(rule) }] as const)),
)
/** The card of a rule, and what it is about. */
export const aboutRule = (name: string): readonly { card: string; topic: string }[] => [ABOUT.get(name) ?? []].flat()

/** The cards of the game, whose rules are noted when they act, change a value, allow, forbid or score. */
export class AppliedRules {
  readonly #applied = new Set<string>()
  readonly cards: CardRegistry = Object.fromEntries(
    named.map(([card, rules]) => [card, rules.map(({ rule, name }) => this.#noted(rule, name))]),
  )

  /** Which have applied since this was last asked. */
  take(): string[] {
    const applied = [...this.#applied]
    this.#applied.clear()
    return applied
  }

  #noted(rule: CardRule, name: string): CardRule {
    const note = () => this.#applied.add(name)
    switch (rule.kind) {
      case 'at': {
        const act: EffectRule['do'] = (...about) => {
          note()
          rule.do(...about)
        }
        return { ...rule, do: act }
      }
      case 'modify':
        return {
          ...rule,
          change: (value, ...about) => {
            const now = rule.change(value, ...about)
            if (!this.#applied.has(name) && JSON.stringify(now) !== JSON.stringify(value)) note()
            return now
          },
        }
      case 'permit':
      case 'forbid': {
        const when: PermissionRule['when'] = (...about) => {
          const applies = rule.when(...about)
          if (applies) note()
          return applies
        }
        return { ...rule, when }
      }
      case 'score':
        return {
          ...rule,
          points: (...args) => {
            const points = rule.points(...args)
            if (points !== 0) note()
            return points
          },
        }
    }
  }
}
