import { readFileSync, writeFileSync } from 'node:fs'
import type { SimReport } from '../sim/report'

/** Games whose hand-offs are told: those that a newcomer, a box and a club play. */
export const COMPARED = ['learning', 'core-set', 'casual-400'] as const
export type ComparedFleets = (typeof COMPARED)[number]

/** The same games without orders and with them; bots play both the same way, as far as the same is asked of them. */
export interface Comparison {
  fleets: ComparedFleets
  games: number
  none: Figures
  /** Nothing is ordered: only what cannot matter is not asked. */
  default: Figures
  standard: Figures
  /** And both sides plan their set-up ahead. */
  planned: Figures
}
export type Figures = Pick<
  SimReport,
  'handOffs' | 'turns' | 'interrupts' | 'returns' | 'submissions' | 'decided' | 'awaited'
>

/** What the tables of hand-offs are made of; `npm run handoffs` plays them anew. */
export const FIGURES = 'test/programs/handoffs/figures.json'

export const comparisons = (): Comparison[] => JSON.parse(readFileSync(FIGURES, 'utf8')) as Comparison[]
export const keep = (of: readonly Comparison[]): void => writeFileSync(FIGURES, `${JSON.stringify(of, undefined, 2)}\n`)
