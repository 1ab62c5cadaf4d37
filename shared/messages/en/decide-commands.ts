import type { Command } from '#shared/game/engine/terms'
import { counted, terms } from './terms'

/** Dials, the ship to activate, and the use of its dial. */
export const commanding = {
  dials: {
    /** Behind the name of the ship, read aloud. */
    rowMore: (missing: number) => `: ${counted(missing, 'new dial', 'new dials')}`,
    slot: (round: number) => `Round ${round}`,
    slotLong: (ship: string, round: number, content: string) => `${ship}, round ${round}: ${content}`,
    empty: 'empty',
    fills: (ship: string, round: number) => `Command for ${ship}, round ${round}`,
    allFilled: 'All dials are chosen. Choose a place to change it.',
    suggested: 'Suggested',
    repeat: 'Repeat',
    keys: 'Keys 1 to 4 fill the marked place.',
    meaning: {
      navigate: 'change speed by one, or one more click at a joint; as a token: speed only',
      squadron: 'squadrons in range move and attack at once; as a token: one of them',
      repair: 'engineering points for shields and damage cards; as a token: half of them',
      'concentrate-fire': 'one more die in one attack; as a token: reroll one die',
    } satisfies Record<Command, string>,
    ready: (dials: number) => `${terms.dials(dials)} chosen`,
    /** Under the button. */
    sealed: 'secret until revealed, final once sent',
    toGo: (missing: number) => `${terms.dials(missing)} to go`,
  },

  /** Those on a card, which lie in no order. */
  storedDials: {
    slot: (n: number) => `Dial ${n}`,
    slotLong: (ship: string, n: number, content: string) => `${ship}, dial ${n} on its card: ${content}`,
    fills: (ship: string, n: number) => `Command for dial ${n} on the card of ${ship}`,
  },

  ship: {
    legend: 'Which ship acts now?',
    option: (ship: string, dial: string) => `${ship}: ${dial}`,
    reveals: (command: Command) => `reveals ${terms.commands[command]}`,
    noDial: 'has no dial',
    dialLegend: (ship: string, command: Command) => `What does ${ship} do with ${terms.commands[command]}?`,
    later: 'Decide when it is revealed',
    activate: (ship: string) => `Activate ${ship}`,
    activateKeep: (ship: string, command: Command) => `Activate ${ship}, keep ${terms.commands[command]}`,
    activateToken: (ship: string, command: Command) => `Activate ${ship}, take a ${terms.commands[command]} token`,
  },

  dial: {
    legend: (command: Command) => `${terms.commands[command]} is revealed. Dial or token?`,
    keep: 'Keep the dial',
    keepText: (command: Command) => `for its full effect in this activation: ${commanding.dial.effects[command]}`,
    token: 'Take a token',
    tokenText: (command: Command) => `for later: ${commanding.dial.tokenEffects[command]}`,
    effects: {
      navigate: 'change the speed by one and one more click at a joint',
      squadron: 'as many squadrons as its squadron value, at close or medium range, move and attack at once',
      repair: 'its whole engineering value, to spend at once',
      'concentrate-fire': 'one more die in one attack, of a color that was rolled',
    } satisfies Record<Command, string>,
    tokenEffects: {
      navigate: 'changes the speed by one',
      squadron: 'one squadron at close or medium range moves and attacks at once',
      repair: 'half the engineering value',
      'concentrate-fire': 'rerolls one die of an attack',
    } satisfies Record<Command, string>,
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
