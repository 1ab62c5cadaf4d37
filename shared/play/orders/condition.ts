import type { DefenseKind, DieColor, HullZone, RangeBand, UnitId } from '#shared/game/engine/terms'

/**
 * What an order or a line of a script looks at: facts that its owner may know at that moment, joined by and, or, not. A
 * fact that there is none of (an attack, when nobody attacks) makes the whole neither true nor false: it does not hold,
 * and neither does its opposite.
 */
export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | AmountFact | WordFact

/** The most levels and facts of a condition (design 9). */
export const MOST_DEPTH = 4
export const MOST_FACTS = 12

/** A unit: of the current attack, the subject of the question, or by its id. */
export type UnitReference = 'attacker' | 'defender' | 'subject' | UnitId

/** At least `min` and at most `max`; one of them may be missing. */
export interface AmountFact {
  amount: Amount
  /** For `hull`, `shields`, `tokens`, `command-tokens`, `speed`. Absent: the defender, or the subject of the question. */
  of?: UnitReference
  /** Of `shields`: absent, those of the zone that is attacked. */
  zone?: HullZone
  /** Of `dice`: of this color, with such an icon, or both of such icons; absent, any. */
  color?: DieColor
  icon?: Icon
  /** Of `tokens`: of this kind, in this state; absent, any. */
  token?: DefenseKind
  state?: 'readied' | 'exhausted' | 'locked'
  min?: number
  max?: number
}
export type Icon = 'hit' | 'critical' | 'accuracy' | 'blank' | 'double-hit' | 'hit+critical'
export type Amount =
  /** Damage of the current attack after the tokens spent so far; before the roll its mean. */
  | 'damage'
  /** How many damage cards it would deal if nothing more were spent, shields apart. */
  | 'hull-damage'
  /** Expected damage, with all luck still to come. */
  | 'expected-damage'
  | 'hull'
  | 'shields'
  | 'dice'
  | 'tokens'
  | 'command-tokens'
  | 'speed'
  | 'round'
  /** Attacks that enemies who have not activated yet could make on it this round from where they stand. */
  | 'attacks-to-come'
  | 'victory-tokens'
  /** Own score less theirs. */
  | 'lead'

/** One of these words. */
export type WordFact =
  | { word: 'attacker-kind'; in: ('ship' | 'squadron')[] }
  /** Ids of units, or cards. */
  | { word: 'attacker'; in: string[] }
  | { word: 'defender'; in: string[] }
  | { word: 'range'; in: RangeBand[] }
  | { word: 'attacking-zone'; in: HullZone[] }
  | { word: 'defending-zone'; in: HullZone[] }
  /** Whether the attack as it stands would destroy its target. */
  | { word: 'destroys'; in: ('yes' | 'no')[] }
  | { word: 'obstructed'; in: ('yes' | 'no')[] }
  /** Whether the unit is still on the table. */
  | { word: 'on-table'; unit: UnitId; in: ('yes' | 'no')[] }
