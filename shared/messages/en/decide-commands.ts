import type { Command, HullZone } from '#shared/game/engine/terms'
import { attacking } from './decide-attack'
import { counted, terms } from './terms'

/** Dials, the ship to activate, and the use of its dial. */
export const commanding = {
  dials: {
    /** Behind the name of the ship, read aloud. */
    rowMore: (missing: number) => `: ${counted(missing, 'new dial', 'new dials')}`,
    slot: (round: number) => `Round ${round}`,
    /** Over a column. */
    column: (round: number) => `R${round}`,
    slotLong: (ship: string, round: number, content: string) => `${ship}, round ${round}: ${content}`,
    empty: 'empty',
    fills: (ship: string, round: number) => `Command for ${ship}, round ${round}`,
    allFilled: 'All dials are chosen. Choose a place to change it.',
    suggested: 'Suggested',
    repeat: 'As last round',
    meaning: {
      navigate: 'speed ±1, one more click',
      squadron: 'squadrons move and attack at once',
      repair: 'shields back, cards away',
      'concentrate-fire': 'one more die in an attack',
    } satisfies Record<Command, string>,
    ready: (dials: number) => `${terms.dials(dials)} chosen`,
    /** Under the button. */
    sealed: 'final once sent',
    toGo: (missing: number) => `${terms.dials(missing)} to go`,
  },

  /** Those on a card, which lie in no order. */
  storedDials: {
    slot: (n: number) => `Dial ${n}`,
    column: (n: number) => `${n}`,
    slotLong: (ship: string, n: number, content: string) => `${ship}, dial ${n} on its card: ${content}`,
    fills: (ship: string, n: number) => `Command for dial ${n} on the card of ${ship}`,
  },

  ship: {
    legend: 'Which ship acts now?',
    /** What it could hit from where it stands, and what could hit it. */
    aims: (unit: string, expected: number) => `${unit}: avg ${attacking.mean(expected)}`,
    aimsNowhere: 'nothing in range',
    threatened: (unit: string, zone: HullZone, expected: number) =>
      `by ${unit}, ${terms.zones[zone]}: avg ${attacking.mean(expected)}`,
    reveals: (command: Command) => `reveals ${terms.commands[command]}`,
    noDial: 'has no dial',
    dialLegend: (ship: string, command: Command) => `What does ${ship} do with ${terms.commands[command]}?`,
    later: 'Decide when it is revealed',
    activate: (ship: string) => `Activate ${ship}`,
    /** Under the button. */
    keeps: (command: Command) => `keep ${terms.commands[command]}`,
    takes: (command: Command) => `take a ${terms.commands[command]} token`,
  },

  dial: {
    legend: (command: Command) => `${terms.commands[command]} is revealed. Dial or token?`,
    below: (command: Command) => `Below it: ${terms.commands[command]}.`,
    keep: 'Keep the dial',
    keepText: (command: Command) => `now: ${commanding.dial.effects[command]}`,
    token: 'Take a token',
    tokenText: (command: Command) => `for later: ${commanding.dial.tokenEffects[command]}`,
    effects: {
      navigate: 'speed ±1 and one more click',
      squadron: 'as many squadrons as its squadron value move and attack',
      repair: 'its whole engineering value',
      'concentrate-fire': 'one more die in one attack',
    } satisfies Record<Command, string>,
    tokenEffects: {
      navigate: 'speed ±1 only',
      squadron: 'one squadron moves and attacks',
      repair: 'half the engineering value',
      'concentrate-fire': 'rerolls one die',
    } satisfies Record<Command, string>,
    /** Under what the dial would do, which finds nothing to do. */
    idle: {
      squadron: 'no squadron in range',
      repair: 'nothing to repair',
      'concentrate-fire': 'no target in range',
    } satisfies Record<Exclude<Command, 'navigate'>, string>,
    has: (command: Command) =>
      `The ship already has a ${terms.commands[command]} token; a second one would be discarded.`,
    full: 'The ship would have too many tokens; you would then choose one to discard.',
    keepButton: (command: Command) => `Keep ${terms.commands[command]}`,
    tokenButton: (command: Command) => `Take a ${terms.commands[command]} token`,
  },

  tokens: {
    legend: (ship: string) => `Which token does ${ship} discard?`,
    button: (command: Command) => `Discard ${terms.commands[command]}`,
  },
}
