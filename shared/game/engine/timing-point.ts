/**
 * Every moment at which cards may act, when it comes, and what it is about. A flow opens it as a window. The list is
 * complete, so the compiler finds a wrong name; the page of cards shows it.
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
  /** A round begins (R4.2). */
  'round.start': 'table',
  /** The Status Phase is over, before the next round (R14.5). */
  'round.end': 'table',
  /** Before any dial is chosen (R4.10). */
  'command.start': 'table',
  /** Both have chosen their dials (R4.10). */
  'command.end': 'table',
  /** Before the first ship is activated (R5.1). */
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
  /** A0: before the Attack step; not part of an attack. */
  'attack-step.start': 'activation',
  /** After the Attack step; not part of an attack. */
  'attack-step.end': 'activation',
  /** A1b: a target is declared and measured; no die is gathered. */
  'attack.declared': 'attack',
  /** A2b: the dice are gathered and not rolled, beside the die that an obstruction removes. */
  'attack.before-roll': 'attack',
  /** A2e: right after the roll, before anything of A3. */
  'attack.rolled': 'attack',
  /** A3: the attacker changes rolled dice, beside accuracy icons and Concentrate Fire, in any order. */
  'attack.modify': 'attack',
  /** A4: the defender acts, beside spending defense tokens. */
  'attack.defend': 'attack',
  /** A5a: a critical effect of a card is offered beside the standard one. */
  'attack.critical': 'attack',
  /** After a critical effect of A5a; only where another one could follow. */
  'critical.resolved': 'attack',
  /** A5b: the damage is counted and not suffered. */
  'attack.damage': 'attack',
  /** A7: the attack is over, Counter among what follows (R6.41). */
  'attack.after': 'attack',
  /** A ship resolves Repair, before it spends engineering points and when it spends no more (R7.10). */
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
  /** The speed dial of a ship was changed by its own side. */
  'speed.changed-by-owner': 'unit',
  /** The speed dial of a ship was changed by the enemy. */
  'speed.changed-by-enemy': 'unit',
  /** Before Determine Course (R10.2). */
  'maneuver.before-course': 'maneuver',
  /** A ship begins to determine its course, before Navigate (R10.3); only where a card could act. */
  'course.start': 'maneuver',
  /** It has ended its movement; still part of Move Ship (R10.28 d). */
  'maneuver.moved': 'maneuver',
  /** After a maneuver is executed (R10.28 f). */
  'maneuver.after': 'maneuver',
  /** The last of an activation, after its maneuver (R5.21). */
  'activation.end': 'activation',
  /** Before the first squadron is activated (R11.1). */
  'squadron-phase.start': 'table',
  /** After the last squadron (R11.8). */
  'squadron-phase.end': 'table',
  /** Instead of the attack of its activation. */
  'squadron.instead-of-attack': 'unit',
  /** When a squadron activates. */
  'squadron.activated': 'squadron-activation',
  /** Its activation is over. */
  'squadron.ended': 'unit',
  /** After a squadron moved. */
  'squadron.moved': 'unit',
  /** A ship resolves a Squadron command, before it activates any. */
  'squadron-command.start': 'squadron-command',
  /** After the last squadron of a Squadron command. */
  'squadron-command.after': 'squadron-command',
  /** Before tokens and cards are readied (R14.1). */
  'status.start': 'table',
  /** After everything is readied (R14.5). */
  'status.end': 'table',
  /** No window: after luck or a look within an effect, where its first half says so (`secondHalf`). */
  'effect.second-half': 'first half',
} as const satisfies Record<string, 'table' | 'unit' | 'card' | 'token' | 'first half' | FrameOfMoment>

/** Moments in the middle of one of these are about a unit, and carry its frame; a second half may, as its first half did. */
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
