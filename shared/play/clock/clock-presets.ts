import type { BankRule } from './bank'

/** How long players have: a time for each hand-off, or what each adds to a bank. Hours. */
export interface TimeControl {
  hoursPerHandOff: number
  bank?: BankRule
}

export const CLOCK_PRESETS = {
  lively: { hoursPerHandOff: 24 },
  usual: { hoursPerHandOff: 72 },
  slow: { hoursPerHandOff: 168 },
  bank: { hoursPerHandOff: 12, bank: { hours: 336 } },
} as const satisfies Record<string, TimeControl>

export type ClockPresetId = keyof typeof CLOCK_PRESETS

/** What the fields of a new game take; hours. */
export const HOURS_MOST = 24 * 14
export const BANK_MOST = 24 * 60
export const HAND_OFF_MOST = 24 * 90
