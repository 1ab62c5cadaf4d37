/**
 * Every moment at which cards may act, and what it is about. A flow opens it as a window. The list is complete, so the
 * compiler finds a wrong name.
 */
export const TIMING_POINTS = {
  /** The objective is chosen (R3.6). */
  'setup.objective': 'table',
  /** After the obstacles: what the objective adds to them (R3.12). */
  'setup.after-obstacles': 'table',
  /** Then, before anybody deploys (R3.12). */
  'setup.before-deploying': 'table',
  /** After all are deployed (R3.20). */
  'setup.after-deploying': 'table',
  /** R4.2 */
  'round.start': 'table',
  /** R14.5 */
  'round.end': 'table',
  /** Before any dial is chosen, and after both are done (R4.10). */
  'command.start': 'table',
  'command.end': 'table',
  /** R5.1 */
  'ship-phase.start': 'table',
  /** Instead of the activation of a ship that could be activated (R5.4). */
  'ship-phase.instead-of-activation': 'unit',
  /** A ship is about to gain a command token; only where a card could act. */
  'token.before-gain': 'token-gain',
  /** A command token was spent; the subject is `navigate@vic-1`. */
  'token.spent': 'token',
  /** When a ship activates (R5.10). */
  'activation.start': 'activation',
  /** Before it reveals a command (R5.10). */
  'dial.before-reveal': 'activation',
  /** When it has revealed a dial; not if there was none (R5.11, R5.18). */
  'dial.revealed': 'activation',
  /** After the Reveal Command Dial step (R5.17). */
  'reveal.after': 'activation',
  /** Around the Attack step; not part of an attack (hook A0). */
  'attack-step.start': 'activation',
  'attack-step.end': 'activation',
  /** The hooks of an attack. A target is declared and measured: A1b. */
  'attack.declared': 'attack',
  /** A2b, beside the removal of dice. */
  'attack.before-roll': 'attack',
  /** A2e */
  'attack.rolled': 'attack',
  /** A3, beside accuracy icons and Concentrate Fire. */
  'attack.modify': 'attack',
  /** A4, beside defense tokens. */
  'attack.defend': 'attack',
  /** A5a, beside the standard critical effect. */
  'attack.critical': 'attack',
  /** A critical effect has been resolved. */
  'critical.resolved': 'attack',
  /** A5b: before the damage is suffered. */
  'attack.damage': 'attack',
  /** A7 (R6.41) */
  'attack.after': 'attack',
  /** A ship resolves Repair: before it spends its engineering points, and when it spends no more of them (R7.10). */
  'repair.effect': 'repair',
  /** Before a faceup damage card is dealt to a ship. */
  'card.before-faceup': 'unit',
  /** The faceup card is known and not dealt yet; not where no card could act. */
  'card.revealed': 'faceup-card',
  /** A damage card was dealt or turned faceup (R9.10); the subject is the card. */
  'card.faceup': 'card',
  /** A unit would be destroyed by damage (R9.20). */
  'destruction.before': 'unit',
  /** A unit has just been put on the table (R3.15-17); what it landed on is dealt with. */
  'unit.deployed': 'unit',
  /** A unit has just left the table, destroyed (R9.17). */
  'unit.destroyed': 'unit',
  /** An obstacle has damaged a ship that lies on it, which may have destroyed it (R13.2-3). */
  'obstacle.damaged': 'unit',
  /** A ship's speed dial was changed by its own side, or by the enemy. */
  'speed.changed-by-owner': 'unit',
  'speed.changed-by-enemy': 'unit',
  /** Before Determine Course (R10.2). */
  'maneuver.before-course': 'maneuver',
  /** A ship begins to determine its course, before Navigate (R10.3); only where a card could act. */
  'course.start': 'maneuver',
  /** It has ended its movement; still part of Move Ship (R10.28 d). */
  'maneuver.moved': 'maneuver',
  /** After a maneuver is executed (R10.28 f). */
  'maneuver.after': 'maneuver',
  /** R5.21 */
  'activation.end': 'activation',
  /** R11.1, R11.8 */
  'squadron-phase.start': 'table',
  'squadron-phase.end': 'table',
  /** Instead of the attack of its activation. */
  'squadron.instead-of-attack': 'unit',
  /** When a squadron activates, and when its activation is over. */
  'squadron.activated': 'squadron-activation',
  'squadron.ended': 'unit',
  /** After it moved. */
  'squadron.moved': 'unit',
  /** A ship resolves a Squadron command, before it activates any; and after. */
  'squadron-command.start': 'squadron-command',
  'squadron-command.after': 'squadron-command',
  /** R14.1 */
  'status.start': 'table',
  /** R14.5 */
  'status.end': 'table',
  /** No window: the second half of an effect, after luck or a look (`effect.ts`). */
  'effect.second-half': 'table',
} as const satisfies Record<string, 'table' | 'unit' | 'card' | 'token' | FrameOfMoment>

/** Moments in the middle of one of these are about a unit, and carry its frame. */
export type FrameOfMoment =
  | 'attack'
  | 'activation'
  | 'maneuver'
  | 'squadron-command'
  | 'squadron-activation'
  | 'repair'
  | 'faceup-card'
  | 'token-gain'

export type TimingPoint = keyof typeof TIMING_POINTS
/** The moments of an attack. */
export type AttackPoint = { [P in TimingPoint]: (typeof TIMING_POINTS)[P] extends 'attack' ? P : never }[TimingPoint]
