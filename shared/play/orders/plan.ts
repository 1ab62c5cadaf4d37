import type { Choice } from '#shared/game/engine/decision'
import type { Condition } from './condition'
import type { AttackAction } from './standing-order'

/**
 * One line of a script: what it answers, never a request id, and the answer (design 11). `by` instead of `choose`: dice of
 * an attack are dealt with as an order would, until that question is over.
 */
export type ScriptLine = {
  ask: string
  subject: string
  /** Must hold where luck or the other seat came between. */
  when?: Condition
} & ({ choose: Choice; by?: undefined } | { by: AttackAction; choose?: undefined })

/** A script that waits in secret for its first question. */
export interface Plan {
  /** Unique among the plans of its owner. */
  id: string
  lines: ScriptLine[]
  /** It does not play while one of these holds. */
  unless: Condition[]
  /** Played as soon as its first question opens; else by its owner's button. */
  plays: 'itself' | 'by-button'
  /** Why it last stopped, and before which of its lines. */
  stopped?: { code: string; subject?: string }
}

/** Why a plan cannot be played now, and from which line on. */
export interface PlanFault {
  line: number
  code: string
  subject?: string
}

/** Bounds of one seat (design 9). */
export const MOST_PLANS = 5
export const MOST_LINES = 40

/** The plans of a seat, with what is left of one in its place. */
export const withRest = (plans: readonly Plan[], { id }: Plan, rest: readonly Plan[]): Plan[] =>
  plans.flatMap((each) => (each.id === id ? rest : [each]))
