import { type AttackRange, attackRange, rangeWithoutArc } from './attack-range'
import { type LineOfSight, lineOfSight, type OutlinedPiece } from './line-of-sight'
import type { DefendingSide, Side } from './ship-shape'

/** Why a target cannot be attacked with any dice: by the arc, the range measurement or the line of sight. */
export type SightRefusal = 'out-of-arc' | 'range-through-zone' | 'line-through-zone'

/** What an attack needs to know of the table, and what is drawn of it. */
export interface Sight extends LineOfSight {
  /** Any portion of the defender lies in the attacking zone's arc; squadrons attack all around (R11.24). */
  readonly inArc: boolean
  /** Out of arc: to the nearest part of the defender, to be drawn only. */
  readonly range: AttackRange
  /** The first reason in the order of the type; `undefined`: the dice decide. */
  readonly refusal: SightRefusal | undefined
}

/** Arc, attack range and line of sight from attacker to defender (R6.3, R6.6, R12). Plain numbers, no rules of attacks. */
export function sight(looked: {
  readonly attacker: Side
  readonly defender: DefendingSide
  /** All ships but these two. */
  readonly others: readonly OutlinedPiece[]
  readonly obstacles: readonly OutlinedPiece[]
}): Sight {
  const { attacker, defender, others, obstacles } = looked
  const within = attackRange(attacker, defender)
  const range = within ?? rangeWithoutArc(attacker, defender)
  const line = lineOfSight(attacker, defender, others, obstacles)
  return { ...line, inArc: within !== undefined, range, refusal: refusalOf(within, line) }
}

function refusalOf(range: AttackRange | undefined, { blockedBy }: LineOfSight): SightRefusal | undefined {
  if (!range) return 'out-of-arc'
  if (range.crosses.length > 0) return 'range-through-zone'
  return blockedBy.length > 0 ? 'line-through-zone' : undefined
}
