import { counted, type HandOffTime, type Outage } from './time-control'

const HOUR = 3_600_000

/** Time that is saved up: each hand-off adds to what is left of those before. Hours. */
export interface BankRule {
  /** What is in it at first. */
  hours: number
  /** What a hand-off has at most, the time that it adds included; absent: no limit. */
  most?: number
}

/** A hand-off that was answered, as far as an outage that is not known yet may give time back. */
export interface SpentTime extends HandOffTime {
  to: number
  /** The revision that told its seat of it (design 19). */
  told?: number
}

/** What a seat has for a hand-off, ms: what is in its bank and what the hand-off adds; without a bank this alone. */
export function timeGiven(rule: BankRule | undefined, added: number, left: number | undefined): number {
  if (rule === undefined) return added
  const all = (left ?? rule.hours * HOUR) + added
  return rule.most === undefined ? all : Math.min(all, rule.most * HOUR)
}

/** What is left in the bank after a hand-off, ms: nothing, if it was late. */
export const leftAfter = (spent: SpentTime, outages: readonly Outage[]): number =>
  Math.max(0, spent.time - counted(spent, outages, { from: spent.since, to: spent.to }))

/** What goes back into the bank for outages that were not known when hand-offs were answered, ms. */
export const refund = (spent: readonly SpentTime[], outages: readonly Outage[]): number =>
  spent.reduce((sum, one) => sum + leftAfter(one, outages) - leftAfter(one, []), 0)
