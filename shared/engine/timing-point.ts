/** Every moment at which cards may act, and what it is about. A flow opens it as a window; total, so a typo is no moment. */
export const TIMING_POINTS = {
  /** R4.2 */
  'round.start': 'table',
  /** R14.5 */
  'round.end': 'table',
  /** Before any dial is chosen, and after both are done (R4.10). */
  'command.start': 'table',
  'command.end': 'table',
  /** R5.1 */
  'ship-phase.start': 'table',
  /** When a ship activates (R5.10). */
  'activation.start': 'ship',
  /** Before it reveals a command (R5.10). */
  'dial.before-reveal': 'ship',
  /** When it has revealed a dial; not if there was none (R5.11, R5.18). */
  'dial.revealed': 'ship',
  /** After the Reveal Command Dial step (R5.17). */
  'attack.start': 'ship',
  /** Before Determine Course (R10.2). */
  'maneuver.before-course': 'ship',
  /** After a maneuver is executed (R10.28 f). */
  'maneuver.after': 'ship',
  /** R5.21 */
  'activation.end': 'ship',
  'squadron-phase.start': 'table',
  /** R14.1 */
  'status.start': 'table',
  /** R14.5 */
  'status.end': 'table',
} as const satisfies Record<string, 'table' | 'ship'>

export type TimingPoint = keyof typeof TIMING_POINTS
