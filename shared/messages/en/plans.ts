import { raisedBy } from '#shared/game/engine/commands'
import type { NavigateUse } from '#shared/game/engine/decision'
import type { Command, DefenseKind, DieColor, HullZone } from '#shared/game/engine/terms'
import { type Sentence, say, unit } from '../sentence'
import { counted, listed, terms } from './terms'

const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`

/** What stops a plan before it begins, or stopped it on its way. */
const STOPPED = {
  'luck-between': 'Dice or cards came in between, and the line does not say what to do then.',
  'answered-between': 'The other player answered in between, and the line does not say what to do then.',
  'condition-not-met': 'Its condition does not hold.',
  'waits-for-other': 'The other player must answer first.',
  'question-gone': 'Its question is not asked.',
  'stopped-by-reason': 'One of its reasons to stop holds.',
} satisfies Record<string, string>

/** Plans: their page, and their parts on the page of the game. */
export const plans = {
  title: (n: number) => `${counted(n, 'plan', 'plans')}; nobody else sees ${n === 1 ? 'it' : 'them'}.`,
  /** The next question of which side: `choose a ship`. */
  none: (next: string) => `No plan; the next question will be “${next}”.`,
  noneYet: 'No plan yet.',
  over: 'The game is over; nothing is left to plan.',
  notYours: 'Plans belong to players; you are watching.',
  lead: 'A plan is a prepared activation. It stays secret and waits until its first question is asked.',
  toGame: 'To the game',
  next: {
    dials: 'choose dials',
    ship: 'choose a ship',
    squadron: 'choose a squadron',
    other: 'what is asked now',
  },
  planNext: 'Plan the next activation',
  setUp: {
    obstacles: {
      button: 'Prepare my obstacles',
      text: 'Place as many obstacles as you like, the most important one first. In each of your turns the service places the next one that is left; if its place is no longer free, you are asked.',
    },
    turn: {
      button: 'Prepare the whole deployment',
      text: 'Place all your ships and squadrons in the order in which you want to deploy them. In each of your turns the service deploys the next one; if its place is no longer free, you are asked.',
    },
  },
  planNextText:
    'On the page of the game, choose as if you were asked. Then keep your choices as a plan instead of sending them.',
  full: (most: number) => `You can have at most ${most} plans.`,

  heading: (n: number) => `Plan ${n}`,
  first: 'First',
  afterwards: 'After that',
  ready: 'Its first question is asked now: you can play the plan.',
  waits: 'It waits for its first question.',
  stale: (why: string) => `Cannot be played now. ${why}`,
  /** Its first line fits. */
  staleAt: (why: string) => `Cannot be played now, because of the marked line. ${why}`,
  stopped: (why: string) => `Stopped here when it was last played. ${why}`,
  /** For a code without a sentence of its own. */
  stoppedAt: 'Its next answer is not possible.',
  why: STOPPED,
  plays: {
    legend: 'When its first question is asked',
    itself: 'it starts by itself',
    'by-button': 'I press the button',
  },
  unless: {
    heading: 'Stop if',
    none: 'You have not added a reason to stop.',
    add: 'Add a reason to stop',
    remove: (text: string) => `Remove: ${text}`,
    what: 'What',
    reasons: {
      hull: 'hull at most',
      shields: 'shields in all at most',
      gone: 'no longer on the table',
      lead: 'my lead in points at most',
      round: 'round, from',
    },
    unit: 'Unit',
    amount: 'Number',
    keep: 'Add',
    cancel: 'Cancel',
    most: (most: number) => `You can add at most ${most} reasons.`,
  },
  up: 'Earlier',
  upLong: (n: number) => `Earlier: plan ${n}`,
  down: 'Later',
  downLong: (n: number) => `Later: plan ${n}`,
  remove: 'Delete',
  removeSure: 'Press again to delete',
  saved: 'Saved.',
  changed: 'It was changed elsewhere in the meantime. You see the new version now.',
}

/** The lines of plans and scripts, one clause each. */
export const lines = {
  together: (clauses: readonly Sentence[]): Sentence =>
    clauses.flatMap((clause, i) => [...(i === 0 ? [] : ['; ']), ...clause]).concat('.'),
  when: (condition: string, clause: Sentence): Sentence => say`if ${condition}: ${clause}`,
  activate: (ship: string): Sentence => say`activate ${unit(ship)}`,
  keep: (ship: string): Sentence => say`${unit(ship)} keeps its dial`,
  token: (ship: string): Sentence => say`${unit(ship)} takes a token for its dial`,
  raid: (ship: string): Sentence => say`${unit(ship)} discards raid tokens`,
  discard: (ship: string, command: Command): Sentence => say`${unit(ship)} discards ${terms.commands[command]}`,
  command: (ship: string, command: Command, means: { dial: boolean; token: boolean }): Sentence =>
    say`${unit(ship)} resolves ${terms.commands[command]} by ${terms.means(means)}`,
  noCommand: (ship: string): Sentence => say`${unit(ship)} resolves no command`,
  repair: (ship: string, effects: readonly string[]): Sentence => say`${unit(ship)} repairs: ${listed(effects)}`,
  recovers: (zone: HullZone) => terms.shields(1, zone),
  movesShield: (from: HullZone, to: HullZone) => `${terms.zones[from]} shield to the ${terms.zones[to]}`,
  discardsCard: 'discards a damage card',
  attack: (attacker: string, from: HullZone | undefined, defender: string, zone: HullZone | undefined): Sentence =>
    say`${unit(attacker)} attacks${from === undefined ? '' : ` from its ${terms.zones[from]}`}: ${unit(defender)}${
      zone === undefined ? '' : `, ${terms.zones[zone]}`
    }`,
  noAttack: (attacker: string): Sentence => say`${unit(attacker)} ends its attacks`,
  removes: (color: DieColor): Sentence => say`without a ${terms.colors[color]} die`,
  locks: (kind: DefenseKind | undefined): Sentence =>
    kind === undefined ? say`accuracy locks a token` : say`accuracy locks ${terms.defense[kind]}`,
  fire: (color: DieColor | undefined): Sentence =>
    color === undefined ? say`Concentrate Fire rerolls a die` : say`Concentrate Fire adds a ${terms.colors[color]} die`,
  rerolls: say`rerolls dice`,
  doneDice: say`keeps the dice`,
  dice: (what: { reroll: 'none' | 'blanks' | 'weak'; lock: readonly DefenseKind[]; add: boolean }): Sentence => {
    const parts = [
      ...(what.add ? ['add what is free'] : []),
      ...(what.reroll === 'none' ? [] : [what.reroll === 'blanks' ? 'reroll blanks' : 'reroll weak dice']),
      ...(what.lock.length === 0 ? [] : [`lock ${what.lock.map((kind) => terms.defense[kind]).join(', then ')}`]),
    ]
    return say`its dice: ${parts.length === 0 ? 'as rolled' : listed(parts)}`
  },
  critical: (what: string | undefined): Sentence =>
    what === undefined ? say`no critical effect` : say`critical effect: ${what}`,
  standardCritical: 'the standard one',
  navigate: (ship: string, use: NavigateUse): Sentence => {
    const { speed } = use
    const parts = [...(speed === 0 ? [] : [`speed ${signed(speed)}`]), ...terms.raises(raisedBy(use))]
    return say`${unit(ship)} navigates by ${terms.means(use)}${parts.length === 0 ? '' : `: ${listed(parts)}`}`
  },
  course: (ship: string, clicks: readonly number[]): Sentence =>
    clicks.length === 0 ? say`${unit(ship)} stays, at speed 0` : say`${unit(ship)} moves: ${terms.course(clicks)}`,
  squadron: (squadron: string): Sentence => say`${unit(squadron)} acts`,
  noSquadron: say`no more squadrons`,
  idle: (squadron: string): Sentence => say`${unit(squadron)} does nothing more`,
  moves: (squadron: string, mm: number): Sentence =>
    mm === 0 ? say`${unit(squadron)} stays` : say`${unit(squadron)} moves ${mm} mm`,
  places: (squadrons: readonly string[], ship: string): Sentence =>
    say`${terms.squadrons(squadrons.length)} placed beside ${unit(ship)}`,
  counter: (squadron: string): Sentence => say`${unit(squadron)} uses Counter`,
  put: (piece: string, speed: number | undefined): Sentence =>
    speed === undefined ? say`place ${unit(piece)}` : say`deploy ${unit(piece)} at speed ${speed}`,
  /** Another answer: the name of what it is about, and what is chosen. */
  other: (about: Sentence, choice: string): Sentence => say`${about}: ${choice}`,
  nothing: 'nothing',
  yes: 'done',
}
